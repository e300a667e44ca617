import type { People } from './people.ts';

/** What is said to people at a running table beside the cards. Names come ready to print. */
export interface PlayingWords {
  /** `when`: a time as Discord shows it, which counts down by itself: `in 2 minutes`. */
  timeLeft(when: string): string;
  /** The same once little of it is left. */
  hurry(when: string): string;
  /** To the others, where the account of the player who is to move was deleted. */
  gone(others: People): string;
  /** Below the result of a round, while it stands alone. */
  readonly nextAutomatically: string;
  /** The computer moved for `who`, whose time was over: so often in a row, of so many at most. */
  playedFor(who: People, times: number, most: number): string;
  /** One or several, whose seats the computer plays. */
  away(who: People): string;
  /** Asked of a person who wants to be asked before each move; `move` as its button says it. */
  really(move: string): string;
  /** At most 38 characters each where nothing else is said. */
  readonly buttons: {
    readonly back: string;
    /** Gives a silent player's seat to the computer; at most 80 characters with the name. */
    replace(who: People): string;
    readonly now: string;
    readonly sure: string;
    readonly unsure: string;
  };
  /** To somebody who has come back, or who was there anyway. */
  readonly youAreBack: string;
  readonly youAreHere: string;
  readonly now: NowWords;
}

/** What somebody can do now, sentence by sentence. */
export interface NowWords {
  readonly noTable: string;
  readonly inLobby: string;
  readonly inLobbyHost: string;
  readonly atLobby: string;
  readonly lobbyFull: string;
  readonly ended: string;
  /** Before the list of moves. */
  readonly yourMoves: string;
  readonly howToMove: string;
  readonly waiting: string;
  readonly away: string;
  readonly watching: string;
}
