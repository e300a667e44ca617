import type { Outcome } from '../../model/outcome.ts';
import { refuse, type TableParts } from '../deps.ts';
import { change } from '../matches/change.ts';
import { playForAbsent } from '../play/absence.ts';
import { running } from '../play/running.ts';
import type { TimeCases, Timed } from './timer-store.ts';

/** The clocks over a store; who calls is told at `TimeCases`. */
export function timeCases(parts: TableParts): TimeCases {
  const { store, now } = parts;
  return {
    wasAway: () => store.transaction(() => wasAway(parts)),
    timed: () => store.timedMatches(),
    passTime: (late) => store.transaction(() => passTime(parts, late)),
    clockWasSet: (by) =>
      store.transaction(() => {
        store.shiftInstants(by);
        store.putAliveAt(now() + by);
      }),
    due: () =>
      store.dueTimers(now()).flatMap((timer) => {
        const where = store.match(timer.matchId)?.where;
        return where === undefined ? [] : [{ ...timer, where }];
      }),
    settle: ({ matchId, kind }) => store.clearTimer(matchId, kind),
    timeOver: (matchId) => store.transaction(() => timeOver(parts, matchId)),
    moveDueAt: (matchId) => store.dueAt(matchId, 'move') ?? null,
  };
}

function wasAway({ store, now }: TableParts): readonly Timed[] {
  const at = now();
  const away = at - (store.aliveAt() ?? at);
  store.putAliveAt(at);
  if (away === 0) return [];
  const late = store.timedMatches();
  // The clock was set back meanwhile: what was counted from then on is in its future.
  if (away < 0) store.shiftInstants(away);
  else
    store.delayTimers(
      late.map(({ matchId }) => matchId),
      away,
    );
  return late;
}

function passTime({ store, now }: TableParts, late: ReadonlyMap<number, number>): void {
  const matchesBy = Map.groupBy(late.keys(), (matchId) => late.get(matchId) ?? 0);
  for (const [by, matchIds] of matchesBy) store.delayTimers(matchIds, by);
  store.putAliveAt(now());
}

function timeOver(parts: TableParts, matchId: number): Outcome | null {
  const { store, now } = parts;
  const dueAt = store.dueAt(matchId, 'move');
  if (dueAt === undefined || dueAt > now()) return null;
  store.clearTimer(matchId, 'move');
  return change(parts, { matchId }, (match) =>
    match.status === 'playing'
      ? playForAbsent(parts, running(match))
      : refuse({ reason: 'not-playing', match }),
  );
}
