import type { DatabaseStore } from '../store-over.ts';
import type { Client, Pool } from './client.ts';
import { databaseNameOf, failureAt, loadDriver, settingsFor } from './driver.ts';
import { LOCK_SETTINGS } from './shard-lock.ts';
import { openOn, type PostgresOptions } from './store-on.ts';

/** Connections of a process. A transaction takes one, and lasts a few milliseconds. */
const CONNECTIONS = 10;
/** The server's patience with a statement, and with a transaction in which nothing happens. */
const STATEMENT_TIMEOUT = 15_000;
const IDLE_TIMEOUT = 10_000;
/** Ours, past the server's: the connection was cut. */
const ANSWER_TIMEOUT = 20_000;

/**
 * Opens the store in the database at an address (`postgres://…`), creates its tables if there are none,
 * and migrates them. Throws `StoreError` with a sentence for the owner, which never tells the password:
 * the driver is not installed, the server cannot be reached or refuses, or what is said at `openOn`. Later
 * failures of the database come as `StoreError` too.
 */
export async function openPostgres(
  address: string,
  opening: PostgresOptions = {},
): Promise<DatabaseStore> {
  const called = { name: databaseNameOf(address), remedy: 'name another database in DATABASE_URL' };
  const { pg, drizzle } = await loadDriver();
  const settings = settingsFor(address);
  try {
    const pool = new pg.Pool({
      ...settings,
      max: CONNECTIONS,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: IDLE_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
    });
    // A connection that fails while nobody waits for an answer: the pool, or the next query, knows.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const connectAlone = async (onEnd: () => void): Promise<Client> => {
      const client = new pg.Client(settings);
      client.on('error', () => {});
      client.once('end', onEnd);
      await client.connect();
      await client.query(LOCK_SETTINGS);
      return { query: client.query.bind(client), release: () => void client.end() } as Client;
    };
    return await openOn({ pool: pool as Pool, drizzle, connectAlone, called }, opening);
  } catch (error) {
    throw failureAt(address, error);
  }
}
