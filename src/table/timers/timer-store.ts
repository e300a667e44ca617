import type { Seat } from '../../engine/core/game.ts';
import type { Where } from '../../model/match.ts';

/**
 * What falls due in a match. `idle`: nothing has happened in a lobby for long, it closes. `warning`:
 * little time is left for a move. `move`: the time for a move is over. `call`: somebody who seemed to
 * be there when they were asked, and was not called, has not moved yet.
 */
export const TIMER_KINDS = ['idle', 'warning', 'move', 'call'] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

/** Something of a match that falls due at a time, in milliseconds since 1970. */
export interface Timer {
  readonly matchId: number;
  readonly kind: TimerKind;
  readonly dueAt: number;
}

/** Something that has fallen due, and where. */
export interface DueTimer extends Timer {
  readonly where: Where;
}

/** A match that something falls due in. */
export interface TimedMatch {
  readonly matchId: number;
  readonly where: Where;
}

/** When things fall due, and whose time runs. Times in milliseconds since 1970. */
export interface TimerStore {
  /** In place of the match's earlier timer of this kind. */
  setTimer(matchId: number, kind: TimerKind, dueAt: number): void;
  clearTimer(matchId: number, kind: TimerKind): void;
  /** All of a match. */
  clearTimers(matchId: number): void;
  /** What falls due at `now` or before, the earliest first. */
  dueTimers(now: number): readonly Timer[];
  /** When it falls due; undefined when no such timer is set. */
  dueAt(matchId: number, kind: Timer['kind']): number | undefined;
  /** Every match with a timer. */
  timedMatches(): readonly TimedMatch[];
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
