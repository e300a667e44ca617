import type { Queries } from '../queries/store-queries.ts';
import { outdated } from '../store-error.ts';
import type { Pool } from './client.ts';
import { postgresConnection } from './connection.ts';
import { databaseNameOf, loadDriver, settingsFor, workAt } from './driver.ts';

/**
 * Runs a few queries in a bot's database while the bot may be using it. Throws `StoreError` with a sentence for the
 * owner, also if the database is not up to date.
 */
export async function askServer<T>(
  address: string,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const { pg, drizzle } = await loadDriver();
  const called = { name: databaseNameOf(address), remedy: '' };
  const pool = new pg.Pool({ ...settingsFor(address), max: 1 });
  pool.on('error', () => {});
  const options = { pool: pool as Pool, drizzle, called, shards: undefined };
  return workAt(address, async () => {
    const { rows } = await pool.query("select to_regclass('bar') is not null as known");
    if (rows[0]?.known !== true) throw outdated(called.name);
    return await postgresConnection(options).transaction(work);
  }).finally(() => pool.end());
}
