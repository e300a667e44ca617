import { and, count, eq } from '../drizzle.ts';
import { type Database, isOwn, upsert } from './database.ts';
import { isActive } from './matches/match-row.ts';

/** Single values about the whole, by their keys. */
export function factQueries({ db, fact }: Database) {
  const read = async (key: string): Promise<string | undefined> => {
    const [row] = await db.select().from(fact).where(eq(fact.key, key));
    return row?.value;
  };
  return {
    read,
    async put(key: string, value: string): Promise<void> {
      if ((await read(key)) !== value) await upsert({ db }, fact, { key: { key }, set: { value } });
    },
    /** Keeps a value if there is none; resolves to the one that is kept. */
    async keepFirst(key: string, fresh: string): Promise<string> {
      await db.insert(fact).values({ key, value: fresh }).onConflictDoNothing();
      return (await read(key)) ?? fresh;
    },
  };
}

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
