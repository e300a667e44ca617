import { and, countDistinct, eq, gte, lt, max, min, sql } from 'drizzle-orm';
import { isPractice } from '../../../model/seats.ts';
import type { RankingStore } from '../../../table/ranking/ranking-store.ts';
import { type Database, slot } from '../database.ts';

type Results = Pick<RankingStore, 'addResults' | 'putPerson' | 'played' | 'finishedGames'>;

/** What matches brought, and who has played. */
export function resultQueries({ db, prepared, person, result }: Database): Results {
  const finished = prepared(
    db
      .select({ game: result.game })
      .from(result)
      .where(and(eq(result.serverId, slot('serverId')), eq(result.personId, slot('personId'))))
      .limit(slot('most')),
  );
  return {
    finishedGames: async (query) => (await finished({ ...query })).map(({ game }) => game),
    async addResults(match, results, at) {
      const { id: matchId, game } = match;
      const { serverId } = match.where;
      const ofAll = { matchId, serverId, game, finishedAt: at, isRanked: !isPractice(match) };
      const rows = results.map(({ person, best, ...rest }) => {
        const yaku = { bestYaku: best?.id ?? null, bestYakuValue: best?.value ?? null };
        return { ...ofAll, ...rest, ...yaku, personId: person?.id ?? null };
      });
      await db.insert(result).values(rows);
    },
    async putPerson(serverId, { id, name }) {
      await db
        .insert(person)
        .values({ serverId, id, name })
        .onConflictDoUpdate({ target: [person.serverId, person.id], set: { name } });
    },
    async played(serverId, { from, to }) {
      const { finishedAt, seat, personId } = result;
      const [row] = await db
        .select({
          // Each of them has a result for its first seat.
          matches: sql`count(*) filter (where ${seat} = 0)`.mapWith(Number),
          people: countDistinct(personId),
          since: min(finishedAt),
          until: max(finishedAt),
        })
        .from(result)
        .where(
          and(
            eq(result.serverId, serverId),
            gte(finishedAt, from),
            lt(finishedAt, to),
            eq(result.isRanked, true),
          ),
        );
      return row ?? { matches: 0, people: 0, since: null, until: null };
    },
  };
}
