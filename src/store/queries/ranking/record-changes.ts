import { aliasedTable, and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { RankingStore } from '../../../table/ranking/ranking-store.ts';
import type { Database } from '../database.ts';

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
      const rows = await db
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
      return rows;
    },
  };
}
