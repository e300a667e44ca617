/** What is said to people who begin: the bare command, and a match to begin with. */
export interface FirstStepsWords {
  /** To somebody who typed no game. */
  readonly welcome: string;
  /** At most 38 characters each. */
  readonly buttons: {
    /** A first match at one press. */
    readonly playNow: string;
  };
  /** In the menu of the games of which a table can be opened. */
  readonly choose: string;
}
