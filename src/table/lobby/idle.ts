import type { Match } from '../../model/match.ts';
import type { TimerStore } from '../timers/timer-store.ts';

/** So long may nothing happen in a lobby, in milliseconds: then it closes. */
export const IDLE_TIME = 30 * 60_000;

/**
 * Sets the timers of a lobby, and clears them once the match has begun. Call with each change, in
 * its transaction.
 */
export async function watchLobby(store: TimerStore, match: Match, now: number): Promise<void> {
  const { id, status, invited } = match;
  if (status !== 'open' && status !== 'playing') return await store.clearTimers(id);
  if (status === 'open') await store.setTimer(id, 'idle', now + IDLE_TIME);
  else await store.clearTimer(id, 'idle');
  const lapses = Math.min(...invited.map(({ until }) => until));
  if (invited.length > 0) await store.setTimer(id, 'kept', lapses);
  else await store.clearTimer(id, 'kept');
}
