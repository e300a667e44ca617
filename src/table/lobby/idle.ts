import type { Match } from '../../model/match.ts';
import type { TimerChanges } from '../timers/timer-store.ts';

/** So long may nothing happen in a lobby, in milliseconds: then it closes. */
export const IDLE_TIME = 30 * 60_000;

/** A lobby's timers are set with each change of it, and cleared once the match has begun. */
export function lobbyTimers({ status, invited }: Match, now: number): TimerChanges {
  const lapses = Math.min(...invited.map(({ until }) => until));
  return {
    idle: status === 'open' ? now + IDLE_TIME : null,
    kept: invited.length > 0 ? lapses : null,
  };
}
