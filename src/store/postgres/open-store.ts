import { NO_METER } from '../../meter.ts';
import { ONE_SHARD } from '../../model/shards.ts';
import { refuseStranger, type User } from '../queries/application.ts';
import {
  type DatabaseStore,
  meterStore,
  type OpenOptions,
  storeOver,
  watchContents,
} from '../store-over.ts';
import { aloneOn, type Client, type Pool } from './client.ts';
import { type Driver, postgresConnection } from './connection.ts';
import { connected, databaseNameOf, loadDriver, settingsFor, workAt } from './driver.ts';
import { explained } from './explain.ts';
import { migrate, migrationsIn } from './migrations.ts';
import { type Host, holdShards, LOCK_SETTINGS } from './shard-lock.ts';

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
  return workAt(address, async () => {
    const pool = new pg.Pool({
      ...settingsFor(address),
      max: CONNECTIONS,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: IDLE_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
    });
    // A connection that fails while nobody waits for an answer: the pool, or the next query, knows.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const connectAlone = async (onEnd: () => void): Promise<Client> => {
      const client = await connected(address, onEnd);
      await client.query(LOCK_SETTINGS);
      return { query: client.query.bind(client), release: () => void client.end() } as Client;
    };
    return await openOn({ pool: pool as Pool, drizzle, connectAlone, called }, opening);
  });
}

export interface PostgresOptions extends OpenOptions {
  /**
   * How long to wait for shards that a process may hold that is gone, and for what became of a commit that was
   * not answered, in milliseconds; shorter in a test.
   */
  readonly patience?: number;
}

/**
 * Opens the store over a driver; throws `StoreError` if the database is not the bot's to use, as
 * `migrate` and `lockShards` say.
 */
export async function openOn(
  driver: Driver & Host,
  opening: PostgresOptions,
): Promise<DatabaseStore> {
  const { pool, called } = driver;
  const { meter = NO_METER, user, shards, onTaken = () => {}, patience } = opening;
  let held: { release(): void } | undefined;
  try {
    held = await holdShards(driver, shards ?? ONE_SHARD, { onTaken, patience });
    await migrated(driver, user);
  } catch (error) {
    held?.release();
    await pool.end().catch(() => {});
    throw error;
  }
  const connection = postgresConnection({ ...driver, shards, patience });
  const ask = <T>(work: (client: Asked) => Promise<T>) =>
    work(aloneOn(pool)).catch((error) => {
      throw explained(error, called.name);
    });
  meter.watch('hanafuda_database_size_bytes', async () => [
    { labels: { file: 'database' }, value: await ask(bytesOf) },
  ]);
  watchContents(connection, meter);
  return {
    ...storeOver(connection, meterStore(meter)),
    // What is deleted is gone for every query at once; its space is the server's to clean.
    emptyLog: async () => true,
    info: () =>
      ask(async (client) => {
        const schema = await migrationsIn(client);
        return { database: called.name, bytes: await bytesOf(client), schema };
      }),
    async close() {
      held.release();
      await pool.end();
    },
  };
}

type Asked = Pick<Client, 'query'>;

async function bytesOf(client: Asked): Promise<number> {
  const { rows } = await client.query(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return rows[0]?.bytes;
}

async function migrated({ pool, called }: Driver, user: User | undefined): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(client, called, (facts) => user && refuseStranger(user, facts, called));
  } finally {
    client.release(true);
  }
}
