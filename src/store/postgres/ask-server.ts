import type { Queries } from '../queries/store-queries.ts';
import { StoreError } from '../store-error.ts';
import type { Pool } from './client.ts';
import { postgresConnection } from './connection.ts';
import { databaseNameOf, failureAt, loadDriver, settingsFor } from './driver.ts';

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
  try {
    const { rows } = await pool.query("select to_regclass('bar') is not null as known");
    if (rows[0]?.known !== true) {
      throw new StoreError(
        `The database ${called.name} is of an older version. Start the bot once.`,
      );
    }
    const connection = postgresConnection({
      pool: pool as Pool,
      drizzle,
      called,
      shards: undefined,
    });
    return await connection.transaction(work);
  } catch (error) {
    throw failureAt(address, error);
  } finally {
    await pool.end();
  }
}
