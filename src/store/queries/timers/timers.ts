import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { TimerStore } from '../../../table/timers/timer-store.ts';
import { timer } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

/** When things of matches fall due. Set and cleared with every move, so that is prepared. */
export function timerQueries(
  db: BetterSQLite3Database,
): Sync<Pick<TimerStore, 'setTimer' | 'clearTimer' | 'clearTimers' | 'dueTimers'>> {
  const matchId = sql.placeholder('matchId');
  const kind = sql.placeholder('kind');
  const set = db
    .insert(timer)
    .values({ matchId, kind, dueAt: sql.placeholder('dueAt') })
    .onConflictDoUpdate({
      target: [timer.matchId, timer.kind],
      set: { dueAt: sql`excluded.due_at` },
    })
    .prepare();
  const clear = db
    .delete(timer)
    .where(and(eq(timer.matchId, matchId), eq(timer.kind, kind)))
    .prepare();
  const clearAll = db.delete(timer).where(eq(timer.matchId, matchId)).prepare();
  const due = db
    .select()
    .from(timer)
    .where(lte(timer.dueAt, sql.placeholder('now')))
    .orderBy(asc(timer.dueAt), asc(timer.matchId))
    .prepare();
  return {
    setTimer(id, of, dueAt) {
      set.run({ matchId: id, kind: of, dueAt });
    },
    clearTimer(id, of) {
      clear.run({ matchId: id, kind: of });
    },
    clearTimers(id) {
      clearAll.run({ matchId: id });
    },
    dueTimers: (now) => due.all({ now }),
  };
}
