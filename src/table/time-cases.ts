import { playForAbsent } from './absence.ts';
import { change } from './change.ts';
import type { Outcome } from './match.ts';
import { refuse, type TableParts } from './parts.ts';
import { running } from './play.ts';
import type { TimeCases } from './time.ts';

/** Without a sign of life for so long, the bot was away. */
const ABSENCE_MS = 20_000;

/** The clocks over a store; who calls is told at `TimeCases`. */
export function timeCases(parts: TableParts): TimeCases {
  const { store, now } = parts;
  return {
    passTime: (request) => store.transaction(() => passTime(parts, request)),
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

type Passing = Parameters<TimeCases['passTime']>[0];

function passTime(
  { store, now }: TableParts,
  { wasAway, isReachable }: Passing,
): ReturnType<TimeCases['passTime']> {
  const at = now();
  const passed = Math.max(0, at - (store.aliveAt() ?? at));
  store.putAliveAt(at);
  if (passed === 0) return [];
  const isForAll = wasAway || passed > ABSENCE_MS;
  const late = store.timedMatches().filter(({ where }) => isForAll || !isReachable(where));
  store.delayTimers(
    late.map(({ matchId }) => matchId),
    passed,
  );
  return late.filter(({ where }) => isReachable(where));
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
