import { desc, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { RankingStore } from '../../../table/ranking/ranking-store.ts';
import { season } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

/** The seasons that were closed. */
export function seasonQueries(
  db: BetterSQLite3Database,
): Sync<Pick<RankingStore, 'seasons' | 'addSeason'>> {
  const { number, startedAt, endedAt } = season;
  return {
    seasons: (serverId) =>
      db
        .select({ number, startedAt, endedAt })
        .from(season)
        .where(eq(season.serverId, serverId))
        .orderBy(desc(number))
        .all(),
    addSeason(serverId, closed) {
      db.insert(season)
        .values({ serverId, ...closed })
        .run();
    },
  };
}
