/** What is said around a match that one person plays for themselves. Names come ready to print. */
export interface PracticeWords {
  /** Above the hand when it is asked for. */
  readonly note: string;
  /** In place of the hand of a match that was left. */
  readonly ended: string;
  /** Asks whether `other` is to take the place of the game that goes on. */
  instead(current: string, other: string): string;
  /** At most 38 characters each, but for the names of games. */
  readonly buttons: {
    /** Another match like the one that is over. */
    readonly again: string;
    /** Stays with the game that goes on. */
    goOn(game: string): string;
    begin(game: string): string;
  };
}
