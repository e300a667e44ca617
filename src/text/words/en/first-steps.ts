/** What is said to people who begin: the bare command, and a match to begin with. */
export const FIRST_STEPS = {
  /** To somebody who typed no game. */
  welcome:
    '### Hanafuda\n**Play now** shows you how in three turns, then deals three rounds of Koi-Koi against an easy computer. Or choose a game below to open a table that others can join.',
  /** At most 38 characters each. */
  buttons: {
    /** A first match at one press. */
    playNow: 'Play now',
  },
  /** In the menu of the games of which a table can be opened. */
  choose: 'Choose a game to open a table',
};
