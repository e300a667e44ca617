import type { Seat } from '../../engine/core/game.ts';
import { SILENCE_TIME } from '../../model/clock.ts';
import { holidayOf, standsUntil } from '../../model/holiday.ts';
import { hasEnded, type Match } from '../../model/match.ts';
import { isPresent } from '../../model/seats.ts';
import { type AllTimers, type MatchTimers, NO_TIMERS, SINGLE_KINDS } from '../../model/timers.ts';
import { announcedAt } from '../alerts/alerts.ts';
import { KEPT_TIME } from '../lobby/lobby-changes.ts';
import type { TimedChange } from '../matches/followers.ts';
import { thinkerToAct } from '../play/running-match.ts';
import type { TimerChanges } from './timer-store.ts';
import { type TimerDeps, turnTimers } from './turn-timers.ts';

/** So long may nothing happen in a lobby, in milliseconds: then it closes. */
export const IDLE_TIME = 30 * 60_000;

/** A computer that has to think is asked as soon as this is committed, and again after this many milliseconds. */
const THINKING_TIME = 2000;

/**
 * Sets all that falls due in a match, within the transaction that changes it. No deadline stands anywhere else, and
 * nothing else begins one: what has no cause any more goes, and what has one and is not set is set.
 */
export async function keepTimers(deps: TimerDeps, change: TimedChange): Promise<AllTimers> {
  const { store } = deps;
  const { id } = change.match;
  if (hasEnded(change.match)) {
    await store.clearTimers(id);
    return NO_TIMERS;
  }
  const stored = await store.timersOf(id);
  const timers = await timersAfter(deps, stored, change);
  await store.setTimers(id, changesTo(stored, timers));
  return timers;
}

async function timersAfter(
  deps: TimerDeps,
  stored: MatchTimers,
  change: TimedChange,
): Promise<AllTimers> {
  const { before, match, steps } = change;
  const now = deps.now();
  const isOpen = match.status === 'open';
  const pause = pausedUntil(stored, change, now);
  const isThinking = pause === null && thinkerToAct(deps, match) !== undefined;
  const thinksUntil = steps.length === 0 ? stored.computer : undefined;
  const alert = before === null ? await announcedAt(deps, match) : stored.alert;
  return {
    idle: isOpen ? now + IDLE_TIME : null,
    alert: isOpen ? (alert ?? null) : null,
    // A player who waits in a running match waits to its end.
    kept: Object.fromEntries(
      (isOpen ? match.invited : []).map(({ person: { id } }) => [
        id,
        stored.kept[id] ?? now + KEPT_TIME,
      ]),
    ),
    holiday: nextReturn(match, now),
    pause,
    // Nobody's time runs in the pause.
    ...(await turnTimers(deps, stored, { ...change, from: pause ?? now })),
    stop: stopAfter(stored, change, now),
    computer: isThinking ? (thinksUntil ?? now + THINKING_TIME) : null,
  };
}

/** A round's end begins the pause, and whoever moves after it ends it. */
function pausedUntil({ pause: until }: MatchTimers, { steps, pause }: TimedChange, now: number) {
  if (pause > 0) return now + pause;
  return steps.length > 0 ? null : (until ?? null);
}

/** When a table is redrawn because someone is back. */
function nextReturn({ players }: Match, now: number): number | null {
  const ends = players.flatMap((one) => holidayOf(one) ?? []).filter((end) => end > now);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Until when an offer to stop waits for answers: the holidays of who owes one do not count. */
function stopAfter({ stop }: MatchTimers, { before, match }: TimedChange, now: number) {
  if (match.stopVotes.length === 0) return null;
  const begin = standsUntil(match, unanswered(match), now);
  if (stop === undefined || !before?.stopVotes.length) return begin + SILENCE_TIME[match.clock];
  return stop + begin - standsUntil(before, unanswered(before), now);
}

/** The seats of those who have not said whether to stop. */
function unanswered({ players, stopVotes }: Match): readonly Seat[] {
  return players.flatMap((player, seat) =>
    isPresent(player) && !stopVotes.includes(player.person.id) ? [seat] : [],
  );
}

/** What has to be written, so that no timer is that stands already. */
function changesTo(stored: MatchTimers, timers: AllTimers): TimerChanges {
  const changes: { -readonly [Kind in keyof TimerChanges]: TimerChanges[Kind] } = {};
  for (const kind of SINGLE_KINDS) {
    const dueAt = timers[kind];
    if (dueAt !== (stored[kind] ?? null)) changes[kind] = dueAt;
  }
  const isNew = ([id, dueAt]: readonly [string, number]) => stored.kept[id] !== dueAt;
  const gone = Object.keys(stored.kept).filter((id) => timers.kept[id] === undefined);
  changes.kept = Object.fromEntries([
    ...Object.entries(timers.kept).filter(isNew),
    ...gone.map((id) => [id, null] as const),
  ]);
  return changes;
}
