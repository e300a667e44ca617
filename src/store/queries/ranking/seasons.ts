import { desc, eq } from 'drizzle-orm';
import type { RankingStore } from '../../../table/ranking/ranking-store.ts';
import type { Database } from '../database.ts';

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
