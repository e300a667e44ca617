import { and, count } from 'drizzle-orm';
import { type Database, isOwn } from './database.ts';
import { factQueries } from './facts.ts';
import { isActive } from './matches/match-row.ts';

/** Where a backup notes when it was made, in milliseconds since 1970. */
export const LAST_BACKUP = 'lastBackup';

export type GaugeQueries = ReturnType<typeof gaugeQueries>;

/** What monitoring asks. */
export function gaugeQueries(database: Database) {
  const { db, match } = database;
  const { read } = factQueries(database);
  return {
    /** How many of the process's own tables are open, and how many are played. */
    countTablesByStatus: async () =>
      db
        .select({ status: match.status, tables: count() })
        .from(match)
        .where(and(isActive, isOwn(database, match.serverId)))
        .groupBy(match.status),
    async lastBackup(): Promise<number | undefined> {
      const at = await read(LAST_BACKUP);
      return at === undefined ? undefined : Number(at);
    },
  };
}
