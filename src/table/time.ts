import type { Seat } from '../engine/core/game.ts';
import type { Outcome, Where } from './match.ts';
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
  /** When the bot was last known to be there for people; undefined before the first time. */
  aliveAt(): number | undefined;
  putAliveAt(at: number): void;
  /** When each seat's person last moved themselves, by seat. */
  lastMoves(matchId: number): ReadonlyMap<Seat, number>;
}

/** The use cases of time. */
export interface TimeCases {
  /**
   * Lets time pass: to be called every few seconds while the bot can hear people, and with `wasAway`
   * once it can hear them again. Time during which people could not move does not count for them:
   * everything falls due later by it, everywhere after an absence, else where `isReachable` denies.
   *
   * @returns the matches whose time is now another, where they can be reached
   */
  passTime(request: {
    readonly wasAway: boolean;
    readonly isReachable: (where: Where) => boolean;
  }): readonly Timed[];
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
