import { MOVE_TIME } from '../../model/clock.ts';
import type { Outcome } from '../../model/outcome.ts';
import { seatAsked } from '../../model/seats.ts';
import { type Deps, gameOfMatch, type TransactionDeps, transact } from '../deps.ts';
import { changeAt, changeDue, refuse, whilePlaying } from '../matches/change.ts';
import { playForAbsent } from '../play/absence.ts';
import { continued, running } from '../play/running-match.ts';
import { planAgain } from '../posting/posting.ts';
import {
  type DueTimer,
  type Timed,
  type TimedId,
  type TimedMatch,
  wholeServer,
} from './timer-store.ts';

/** What falls due in matches, and the time in which people could not play. */
export function timers(deps: Deps) {
  const { store, now } = deps;
  return {
    /**
     * Call after a start. The time since the bot was last reachable does not count: everything
     * falls due that much later.
     *
     * @returns the matches whose timers moved, and by how many milliseconds
     */
    wasAway: (): Promise<MovedTimers> => transact(deps, wasAway),
    /** Every match in which something falls due, and every server whose deletion is to come. */
    timed: async (): Promise<readonly Timed[]> => [
      ...(await store.timedMatches()).map(({ matchId, where }) => ({ id: matchId, where })),
      ...(await store.deletionsPlanned()).map((id) => ({ id, where: wholeServer(id) })),
    ],
    /**
     * Notes that the bot is reachable. Call every few seconds.
     *
     * @param late by match, or server: how many milliseconds later everything falls due, because people could
     * not press
     */
    passTime: (late: ReadonlyMap<TimedId, number>): Promise<void> =>
      transact(deps, (tx) => passTime(tx, late)),
    /**
     * The clock behind `now` is about to jump by this many milliseconds: moves everything due with
     * it.
     */
    clockWasSet: (by: number): Promise<void> =>
      transact(deps, async (tx) => {
        const at = now() + by;
        await shift({ ...tx, now: () => at }, by);
        await tx.store.putAliveAt(at);
      }),
    /** What has fallen due, the earliest first. */
    due: (): Promise<readonly DueTimer[]> => store.dueTimers(now()),
    /**
     * Makes the overdue moves by computer, and gives it the seats of people who have missed too
     * many in a row. Null if no move is overdue.
     */
    timeOver: (matchId: number): Promise<Outcome | null> =>
      changeDue(
        deps,
        { matchId, kind: 'move' },
        whilePlaying((match, tx) => playForAbsent(tx, running(match))),
      ),
    /**
     * Has a match go on that waits for nobody, or for somebody whose time does not run, by whatever mistake. Refuses
     * if all is well.
     */
    revive: (matchId: number): Promise<Outcome> => changeAt(deps, { matchId }, revive),
    /** When the time for the move that is asked for is over; null if there is no limit. */
    moveDueAt: async (matchId: number): Promise<number | null> =>
      (await store.dueAt(matchId, 'move')) ?? null,
    /** When silence is consent to the offer to stop; null without an offer. */
    stopDueAt: async (matchId: number): Promise<number | null> =>
      (await store.dueAt(matchId, 'stop')) ?? null,
  };
}

interface MovedTimers {
  readonly matches: readonly TimedMatch[];
  readonly by: number;
}

async function wasAway(deps: TransactionDeps): Promise<MovedTimers> {
  const { store, now } = deps;
  const at = now();
  const away = at - ((await store.aliveAt()) ?? at);
  await store.putAliveAt(at);
  if (away === 0) return { matches: [], by: 0 };
  const matches = await store.timedMatches();
  // The clock was set back meanwhile, so stored instants lie in its future.
  if (away < 0) await shift(deps, away);
  else {
    const ids = matches.map(({ matchId }) => matchId);
    await delay(deps, [...ids, ...(await store.deletionsPlanned())], away);
  }
  return { matches, by: away };
}

/** The clock was set by this many milliseconds: everything due moves with it, except for dates of the calendar. */
async function shift(deps: TransactionDeps, by: number): Promise<void> {
  await deps.store.shiftInstants(by);
  if (by < 0) await planAgain(deps);
}

async function passTime(deps: TransactionDeps, late: ReadonlyMap<TimedId, number>): Promise<void> {
  const idsBy = Map.groupBy(late.keys(), (id) => late.get(id) ?? 0);
  for (const [by, ids] of idsBy) await delay(deps, ids, by);
  await deps.store.putAliveAt(deps.now());
}

async function delay(
  { store }: TransactionDeps,
  ids: readonly TimedId[],
  by: number,
): Promise<void> {
  const matches = ids.filter((id) => typeof id === 'number');
  const servers = ids.filter((id) => typeof id === 'string');
  if (matches.length > 0) await store.delayTimers(matches, by);
  if (servers.length > 0) await store.delayDeletions(servers, by);
}

const revive = whilePlaying(async (match, deps) => {
  const { move, pause, computer } = await deps.store.timersOf(match.id);
  const isMovedOn = (move ?? pause ?? computer) !== undefined;
  const isAsked = seatAsked(gameOfMatch(deps, match), match) !== undefined;
  const isTimed = MOVE_TIME[match.clock] !== null;
  if (isMovedOn || (isAsked && !isTimed)) return refuse({ reason: 'stale', match });
  return continued(deps, running(match), []);
});
