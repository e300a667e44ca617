import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import {
  TIMER_KINDS,
  type Timer,
  type TimerKind,
  type TimerStore,
} from '../../../table/timers/timer-store.ts';
import { type Database, isOwn, rowWriter, serverOf } from '../database.ts';

/** When things of matches fall due. Set and cleared with every move, so that is prepared. */
export function timerQueries(
  database: Database,
): Pick<TimerStore, 'setTimers' | 'clearTimers' | 'dueTimers'> {
  const {
    db,
    prepared,
    tables: { match, timer },
  } = database;
  const matchId = sql.placeholder('matchId');
  const kind = (row: number) => sql.placeholder(`kind${row}`);
  const dueAt = (row: number) => sql.placeholder(`dueAt${row}`);
  const set = rowWriter<Pick<Timer, 'kind' | 'dueAt'>>(database, {
    query: (rows) =>
      db
        .insert(timer)
        .values(
          rows.map((row) => ({
            ...{ matchId, kind: kind(row), dueAt: dueAt(row) },
            serverId: serverOf(database, matchId),
          })),
        )
        .onConflictDoUpdate({
          target: [timer.matchId, timer.kind],
          set: { dueAt: sql`excluded.due_at` },
        }),
    fill(slots, one, row) {
      slots[`kind${row}`] = one.kind;
      slots[`dueAt${row}`] = one.dueAt;
    },
  });
  const clear = rowWriter<TimerKind>(database, {
    query: (rows) =>
      db.delete(timer).where(and(eq(timer.matchId, matchId), inArray(timer.kind, rows.map(kind)))),
    fill(slots, one, row) {
      slots[`kind${row}`] = one;
    },
  });
  const clearAll = prepared(db.delete(timer).where(eq(timer.matchId, matchId)));
  const { serverId, channelId } = match;
  const due = prepared(
    db
      .select({
        ...{ matchId: timer.matchId, kind: timer.kind, dueAt: timer.dueAt },
        ...{ serverId, channelId },
      })
      .from(timer)
      .innerJoin(match, eq(match.id, timer.matchId))
      .where(and(lte(timer.dueAt, sql.placeholder('now')), isOwn(database, serverId)))
      .orderBy(asc(timer.dueAt), asc(timer.matchId), asc(timer.kind)),
  );
  return {
    async setTimers(id, changes) {
      const toSet: Pick<Timer, 'kind' | 'dueAt'>[] = [];
      const toClear: TimerKind[] = [];
      for (const one of TIMER_KINDS) {
        const at = changes[one];
        if (at === null) toClear.push(one);
        else if (at !== undefined) toSet.push({ kind: one, dueAt: at });
      }
      await set(toSet, { matchId: id });
      await clear(toClear, { matchId: id });
    },
    async clearTimers(id) {
      await clearAll({ matchId: id });
    },
    async dueTimers(now) {
      const rows = await due({ now });
      return rows.map(({ serverId, channelId, ...one }) => {
        return { ...one, where: { serverId, channelId } };
      });
    },
  };
}
