import type { Seat } from '../../engine/core/game.ts';
import type { Where } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { Timer } from './timer.ts';

/** Something that has fallen due, and where. */
export interface Due extends Timer {
  readonly where: Where;
}

/** A match that something falls due in. */
export interface Timed {
  readonly matchId: number;
  readonly where: Where;
}

/**
 * What the clocks need kept beside the timers. Synchronous, times in milliseconds since 1970; what a
 * finished call wrote is on the disk.
 */
export interface TimeStore {
  /** When it falls due; undefined when no such timer is set. */
  dueAt(matchId: number, kind: Timer['kind']): number | undefined;
  /** Every match with a timer. */
  timedMatches(): readonly Timed[];
  /** Everything of these matches falls due so many milliseconds later. */
  delayTimers(matchIds: readonly number[], by: number): void;
  /**
   * Every instant from which time is counted, in any match or server, is so many milliseconds later; by a
   * negative number, earlier.
   */
  shiftInstants(by: number): void;
  /** When the bot was last known to be there for people; undefined before the first time. */
  aliveAt(): number | undefined;
  putAliveAt(at: number): void;
  /** When each seat's person last moved themselves, by seat. */
  lastMoves(matchId: number): ReadonlyMap<Seat, number>;
}

/** The use cases of time. */
export interface TimeCases {
  /**
   * The bot is there for people again, after a start: the time since it was there last does not count, and
   * everything falls due later by it.
   *
   * @returns the matches whose time is now another
   */
  wasAway(): readonly Timed[];
  /** Every match in which something falls due. */
  timed(): readonly Timed[];
  /**
   * Notes that the bot is there for people: to be called every few seconds.
   *
   * @param late by how many milliseconds everything of a match falls due later, as people could not play
   */
  passTime(late: ReadonlyMap<number, number>): void;
  /** The clock that `now` is read from leaps by so many milliseconds, and all that is due with it. */
  clockWasSet(by: number): void;
  /** What has fallen due, the earliest first. */
  due(): readonly Due[];
  /** Done with: it does not fall due again. */
  settle(timer: Timer): void;
  /**
   * The time for a move is over: the computer makes it for whoever owes it, and plays their seat
   * from then on when that has happened too often in a row. Null when nothing is due there any more.
   */
  timeOver(matchId: number): Outcome | null;
  /** When the time for the move that is asked for is over; null where there is no limit. */
  moveDueAt(matchId: number): number | null;
}
