import { isPractice } from '../../../model/seats.ts';
import type { RankingStore } from '../../../table/ranking/ranking-store.ts';
import {
  aliasedTable,
  and,
  asc,
  countDistinct,
  desc,
  eq,
  gte,
  isNotNull,
  lt,
  max,
  min,
  sql,
} from '../../drizzle.ts';
import { type Database, upsert } from '../database.ts';

/** What matches brought, and who has played. */
export function resultQueries({ db, person, result }: Database) {
  return {
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
    putPerson: (serverId, { id, name }) =>
      upsert({ db }, person, { key: { serverId, id }, set: { name } }),
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
  } satisfies Partial<RankingStore>;
}

export function seasonQueries(database: Database): Pick<RankingStore, 'seasons' | 'addSeason'> {
  const { db, season } = database;
  const { number, startedAt, endedAt } = season;
  return {
    seasons: async (serverId) =>
      db
        .select({ number, startedAt, endedAt })
        .from(season)
        .where(eq(season.serverId, serverId))
        .orderBy(desc(number)),
    async addSeason(serverId, closed) {
      await db.insert(season).values({ serverId, ...closed });
    },
  };
}

export function recordChangeQueries(database: Database): Pick<RankingStore, 'recordChanges'> {
  const { db, result, ratingStep } = database;
  const after = aliasedTable(ratingStep, 'after');
  const before = aliasedTable(ratingStep, 'before');
  /** Matches of the same kind that the person had finished by then. */
  const earlier = sql`own.server_id = result.server_id and own.game = result.game
    and own.person_id = result.person_id and own.is_ranked = result.is_ranked
    and own.finished_at <= result.finished_at`;
  const streak = sql`(
    select count(*) from ${result} as own
    where ${earlier} and own.place = 1 and own.finished_at > coalesce((
      select max(own.finished_at) from ${result} as own where ${earlier} and own.place > 1
    ), 0)
  )`.mapWith(Number);
  return {
    async recordChanges(matchId) {
      return await db
        .select({
          seat: result.seat,
          streak,
          after: { mu: after.mu, sigma: after.sigma, matches: after.matches },
          before: { mu: before.mu, sigma: before.sigma, matches: before.matches },
        })
        .from(result)
        .leftJoin(
          after,
          and(
            eq(after.matchId, result.matchId),
            eq(after.serverId, result.serverId),
            eq(after.game, result.game),
            eq(after.personId, result.personId),
          ),
        )
        .leftJoin(
          before,
          and(
            eq(before.serverId, after.serverId),
            eq(before.game, after.game),
            eq(before.personId, after.personId),
            eq(before.matches, sql`${after.matches} - 1`),
          ),
        )
        .where(and(eq(result.matchId, matchId), isNotNull(result.personId)))
        .orderBy(asc(result.seat));
    },
  };
}
