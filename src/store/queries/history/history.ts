import { and, count, desc, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { HistoryStore } from '../../../table/history/history-store.ts';
import { person, result } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

/** What people have played, from the results. */
export function historyQueries(db: BetterSQLite3Database): Sync<HistoryStore> {
  return {
    history({ serverId, personId, game, limit, offset }) {
      const wanted = and(
        eq(result.serverId, serverId),
        eq(result.personId, personId),
        game === null ? undefined : eq(result.game, game),
      );
      const { matchId, score, place, finishedAt } = result;
      const matches = db
        .select({ matchId, score, place, finishedAt })
        .from(result)
        .where(wanted)
        .orderBy(desc(finishedAt), desc(matchId))
        .limit(limit)
        .offset(offset)
        .all();
      const [counted] = db.select({ total: count() }).from(result).where(wanted).all();
      return { matches, total: counted?.total ?? 0 };
    },
    personOf: (serverId, personId) =>
      db
        .select({ id: person.id, name: person.name })
        .from(person)
        .where(and(eq(person.serverId, serverId), eq(person.id, personId)))
        .get(),
  };
}
