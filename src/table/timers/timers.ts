import type { Outcome } from '../../model/outcome.ts';
import type { Deps } from '../deps.ts';
import { change } from '../matches/change.ts';
import { refuse } from '../matches/outcomes.ts';
import { playForAbsent } from '../play/absence.ts';
import { running } from '../play/running-match.ts';
import type { DueTimer, TimedMatch, Timer } from './timer-store.ts';

/** What falls due in matches, and the time in which people could not play. */
export function timers(deps: Deps) {
  const { store, now } = deps;
  return {
    /**
     * Call after a start. The time since the bot was last reachable does not count: everything
     * falls due that much later.
     *
     * @returns the matches whose timers moved
     */
    wasAway: (): readonly TimedMatch[] => store.transaction(() => wasAway(deps)),
    /** Every match in which something falls due. */
    timedMatches: (): readonly TimedMatch[] => store.timedMatches(),
    /**
     * Notes that the bot is reachable. Call every few seconds.
     *
     * @param late by match: how many milliseconds later everything falls due, because people could
     * not play
     */
    passTime: (late: ReadonlyMap<number, number>): void =>
      store.transaction(() => passTime(deps, late)),
    /**
     * The clock behind `now` is about to jump by so many milliseconds: moves everything due with
     * it.
     */
    clockWasSet: (by: number): void =>
      store.transaction(() => {
        store.shiftInstants(by);
        store.putAliveAt(now() + by);
      }),
    /** What has fallen due, the earliest first. */
    due: (): readonly DueTimer[] =>
      store.dueTimers(now()).flatMap((timer) => {
        const where = store.match(timer.matchId)?.where;
        return where === undefined ? [] : [{ ...timer, where }];
      }),
    /** Clears a timer that has been handled. */
    clear: ({ matchId, kind }: Timer): void => store.clearTimer(matchId, kind),
    /**
     * Makes the overdue moves by computer, and gives it the seats of people who have missed too
     * many in a row. Null if no move is overdue.
     */
    timeOver: (matchId: number): Outcome | null => store.transaction(() => timeOver(deps, matchId)),
    /** When the time for the move that is asked for is over; null where there is no limit. */
    moveDueAt: (matchId: number): number | null => store.dueAt(matchId, 'move') ?? null,
  };
}

function wasAway({ store, now }: Deps): readonly TimedMatch[] {
  const at = now();
  const away = at - (store.aliveAt() ?? at);
  store.putAliveAt(at);
  if (away === 0) return [];
  const late = store.timedMatches();
  // The clock was set back meanwhile, so stored instants lie in its future.
  if (away < 0) store.shiftInstants(away);
  else
    store.delayTimers(
      late.map(({ matchId }) => matchId),
      away,
    );
  return late;
}

function passTime({ store, now }: Deps, late: ReadonlyMap<number, number>): void {
  const matchesBy = Map.groupBy(late.keys(), (matchId) => late.get(matchId) ?? 0);
  for (const [by, matchIds] of matchesBy) store.delayTimers(matchIds, by);
  store.putAliveAt(now());
}

function timeOver(deps: Deps, matchId: number): Outcome | null {
  const { store, now } = deps;
  const dueAt = store.dueAt(matchId, 'move');
  if (dueAt === undefined || dueAt > now()) return null;
  store.clearTimer(matchId, 'move');
  return change(deps, { matchId }, (match) =>
    match.status === 'playing'
      ? playForAbsent(deps, running(match))
      : refuse({ reason: 'not-playing', match }),
  );
}
