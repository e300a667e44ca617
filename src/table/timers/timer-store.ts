import type { Seat } from '../../engine/core/game.ts';
import type { Where } from '../../model/match.ts';
import type { MatchTimers, SingleKind, TimerKind } from '../../model/timers.ts';

/** When timers of a match fall due; null: it is cleared; absent: it stays as it is. */
export type TimerChanges = { readonly [Kind in SingleKind]?: number | null } & {
  readonly kept?: Readonly<Record<string, number | null>>;
};

/** Something that falls due in a match; times in milliseconds since 1970. */
export interface Timer {
  readonly matchId: number;
  readonly kind: TimerKind;
  readonly dueAt: number;
}

/** A timer that has fallen due, and where its match is played. */
export interface DueTimer extends Timer {
  readonly where: Where;
}

export type TimedMatch = Pick<DueTimer, 'matchId' | 'where'>;

/** A match by its number, a server by its id. */
export type TimedId = number | string;

/** A match in which something falls due, or a server whose deletion is to come. */
export interface Timed {
  readonly id: TimedId;
  readonly where: Where;
}

/** Where people reach a server whichever of its channels they are in. */
export function wholeServer(serverId: string): Where {
  return { serverId, channelId: '' };
}

/** When things fall due, and whose time runs. Times in milliseconds since 1970. */
export interface TimerStore {
  /** Sets timers, each in place of the match's earlier one of its kind, and clears others. */
  setTimers(matchId: number, changes: TimerChanges): Promise<void>;
  clearTimers(matchId: number): Promise<void>;
  /** Removes those of a kind that fall due by an instant; false if none does. */
  takeTimers(matchId: number, kind: TimerKind, by: number): Promise<boolean>;
  /** Removes a timer unless it has been set again. */
  clearTimer(timer: Timer): Promise<void>;
  timersOf(matchId: number): Promise<MatchTimers>;
  /** What falls due at `now` or before, the earliest first. */
  dueTimers(now: number): Promise<readonly DueTimer[]>;
  /** When the first of a kind falls due; undefined when no such timer is set. */
  dueAt(matchId: number, kind: Timer['kind']): Promise<number | undefined>;
  /** By id: the matches that are played and that nothing moves on but a person who is asked. */
  untimedMatches(): Promise<readonly number[]>;
  timedMatches(): Promise<readonly TimedMatch[]>;
  /** Everything of these matches but `holiday` falls due this many milliseconds later. */
  delayTimers(matchIds: readonly number[], by: number): Promise<void>;
  /**
   * Moves every stored instant from which time is counted by this many milliseconds; negative:
   * earlier. Not `holiday`.
   */
  shiftInstants(by: number): Promise<void>;
  /** When the bot was last known to be reachable; undefined before the first time. */
  aliveAt(): Promise<number | undefined>;
  putAliveAt(at: number): Promise<void>;
  lastMoves(matchId: number): Promise<ReadonlyMap<Seat, number>>;
  /** When cards were last dealt or played in a match, by whomever; 0 before that. */
  lastStepAt(matchId: number): Promise<number>;
}
