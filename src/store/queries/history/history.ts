import { and, count, desc, eq } from 'drizzle-orm';
import type { HistoryStore } from '../../../table/history/history-store.ts';
import type { Database } from '../database.ts';

/** What people have played, from the results. */
export function historyQueries({ db, tables: { person, result } }: Database): HistoryStore {
  return {
    async history({ serverId, personId, game, limit, offset }) {
      const wanted = and(
        eq(result.serverId, serverId),
        eq(result.personId, personId),
        game === null ? undefined : eq(result.game, game),
      );
      const { matchId, score, place, finishedAt } = result;
      const matches = await db
        .select({ matchId, score, place, finishedAt })
        .from(result)
        .where(wanted)
        .orderBy(desc(finishedAt), desc(matchId))
        .limit(limit)
        .offset(offset);
      const [counted] = await db.select({ total: count() }).from(result).where(wanted);
      return { matches, total: counted?.total ?? 0 };
    },
    async personOf(serverId, personId) {
      const [found] = await db
        .select({ id: person.id, name: person.name })
        .from(person)
        .where(and(eq(person.serverId, serverId), eq(person.id, personId)));
      return found;
    },
  };
}
