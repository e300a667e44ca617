import type { Match } from '../../model/match.ts';
import type { TimerStore } from '../timers/timer-store.ts';

/** So long may nothing happen in a lobby, in milliseconds: then it closes. */
export const IDLE_TIME = 30 * 60_000;

/**
 * Sets the idle timer of a lobby, and clears it once the match has begun. Call with each change, in
 * its transaction.
 */
export function watchLobby(store: TimerStore, match: Match, now: number): Promise<void> {
  if (match.status === 'open') return store.setTimer(match.id, 'idle', now + IDLE_TIME);
  if (match.status === 'playing') return store.clearTimer(match.id, 'idle');
  return store.clearTimers(match.id);
}
