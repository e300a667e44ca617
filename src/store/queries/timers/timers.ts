import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { TimerStore } from '../../../table/timers/timer-store.ts';
import { type Database, isOwn, PREPARED, serverOf } from '../database.ts';

/** When things of matches fall due. Set and cleared with every move, so that is prepared. */
export function timerQueries(
  database: Database,
): Pick<TimerStore, 'setTimer' | 'clearTimer' | 'clearTimers' | 'dueTimers'> {
  const {
    db,
    tables: { match, timer },
  } = database;
  const matchId = sql.placeholder('matchId');
  const kind = sql.placeholder('kind');
  const set = db
    .insert(timer)
    .values({
      ...{ matchId, kind, dueAt: sql.placeholder('dueAt') },
      serverId: serverOf(database, matchId),
    })
    .onConflictDoUpdate({
      target: [timer.matchId, timer.kind],
      set: { dueAt: sql`excluded.due_at` },
    })
    .prepare(PREPARED);
  const clear = db
    .delete(timer)
    .where(and(eq(timer.matchId, matchId), eq(timer.kind, kind)))
    .prepare(PREPARED);
  const clearAll = db.delete(timer).where(eq(timer.matchId, matchId)).prepare(PREPARED);
  const { serverId, channelId } = match;
  const due = db
    .select({
      ...{ matchId: timer.matchId, kind: timer.kind, dueAt: timer.dueAt },
      ...{ serverId, channelId },
    })
    .from(timer)
    .innerJoin(match, eq(match.id, timer.matchId))
    .where(and(lte(timer.dueAt, sql.placeholder('now')), isOwn(database, serverId)))
    .orderBy(asc(timer.dueAt), asc(timer.matchId), asc(timer.kind))
    .prepare(PREPARED);
  return {
    async setTimer(id, of, dueAt) {
      await set.execute({ matchId: id, kind: of, dueAt });
    },
    async clearTimer(id, of) {
      await clear.execute({ matchId: id, kind: of });
    },
    async clearTimers(id) {
      await clearAll.execute({ matchId: id });
    },
    async dueTimers(now) {
      const rows = await due.execute({ now });
      return rows.map(({ serverId, channelId, ...one }) => {
        return { ...one, where: { serverId, channelId } };
      });
    },
  };
}
