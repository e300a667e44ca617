/**
 * What falls due in a match. `idle`: nothing has happened in a lobby for long, it closes. `warning`:
 * little time is left for a move. `move`: the time for a move is over. `call`: somebody who seemed to
 * be there when they were asked, and was not called, has not moved yet.
 */
export const TIMER_KINDS = ['idle', 'warning', 'move', 'call'] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

/** So long may nothing happen in a lobby, in milliseconds: then it closes. */
export const IDLE_TIME = 30 * 60_000;

/** Something of a match that falls due at a time, in milliseconds since 1970. */
export interface Timer {
  readonly matchId: number;
  readonly kind: TimerKind;
  readonly dueAt: number;
}

/** When things fall due. Synchronous; what a finished call wrote is on the disk. */
export interface TimerStore {
  /** In place of the match's earlier timer of this kind. */
  setTimer(matchId: number, kind: TimerKind, dueAt: number): void;
  clearTimer(matchId: number, kind: TimerKind): void;
  /** All of a match. */
  clearTimers(matchId: number): void;
  /** What falls due at `now` or before, the earliest first. */
  dueTimers(now: number): readonly Timer[];
}
