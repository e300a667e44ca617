/** Stones on plates, in a game that is played for them. Amounts in black-stone units. */
export interface Stakes {
  readonly borrowed: readonly number[];
  /** What each seat has put in the pot this round. */
  readonly pot: readonly number[];
}
