import { and, countDistinct, eq, gte, lt, min, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { RankingStore } from '../../../table/ranking/ranking-store.ts';
import { person, result } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

type Results = Sync<Pick<RankingStore, 'addResults' | 'putPerson' | 'played'>>;

/** What matches brought, and who has played. */
export function resultQueries(db: BetterSQLite3Database): Results {
  return {
    addResults(match, results, at) {
      const { id: matchId, game } = match;
      const { serverId } = match.where;
      const rows = results.map(({ seat, person, score, place, fled, best }) => ({
        ...{ matchId, seat, serverId, game, score, place, fled, finishedAt: at },
        personId: person?.id ?? null,
        bestYaku: best?.id ?? null,
        bestYakuValue: best?.value ?? null,
      }));
      db.insert(result).values(rows).run();
    },
    putPerson(serverId, { id, name }) {
      db.insert(person)
        .values({ serverId, id, name })
        .onConflictDoUpdate({ target: [person.serverId, person.id], set: { name } })
        .run();
    },
    played(serverId, { from, to }) {
      const { finishedAt, seat, personId } = result;
      const row = db
        .select({
          // Each of them has a result for its first seat.
          matches: sql<number>`count(*) filter (where ${seat} = 0)`,
          people: countDistinct(personId),
          since: min(finishedAt),
        })
        .from(result)
        .where(and(eq(result.serverId, serverId), gte(finishedAt, from), lt(finishedAt, to)))
        .get();
      return row ?? { matches: 0, people: 0, since: null };
    },
  };
}
