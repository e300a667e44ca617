import { ONE_SHARD } from '../../model/shards.ts';
import { StoreError } from '../store-error.ts';
import type { Client } from './client.ts';
import { connected, databaseNameOf, workAt } from './driver.ts';
import { migrate } from './migrations.ts';
import { lockShards } from './shard-lock.ts';

/** A database with the bot's tables and nothing in them, which no bot uses. */
export interface EmptyDatabase {
  readonly name: string;
  readonly client: Client;
  /** Runs work as one transaction. */
  fill<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database at an address for whoever fills it. Throws `StoreError` with a sentence for the owner: what
 * `openPostgres` says, or that the database is not empty.
 */
export async function openEmpty(address: string): Promise<EmptyDatabase> {
  const called = { name: databaseNameOf(address), remedy: 'name another database' };
  return workAt(address, async () => {
    const connection = await connected(address);
    const close = () => connection.end();
    const client = { query: connection.query.bind(connection), release: () => {} } as Client;
    try {
      await lockShards(client, ONE_SHARD, called);
      await migrate(client, called, () => {});
      await refuseFull(client, called.name);
    } catch (error) {
      await close().catch(() => {});
      throw error;
    }
    return {
      name: called.name,
      client,
      fill: (work) =>
        workAt(address, async () => {
          // Without a commit nothing of it is there, however the process ends.
          await client.query('begin');
          const result = await work();
          await client.query('commit');
          await client.query('analyze');
          return result;
        }),
      close,
    };
  });
}

/** Tables with something in them, if only whose they are. */
async function refuseFull(client: Client, name: string): Promise<void> {
  const tables = ['match', 'server', 'person', 'profile', 'erasure', 'seen_interaction', 'fact'];
  for (const table of tables) {
    const { rows } = await client.query(`select 1 from ${table} limit 1`);
    if (rows.length === 0) continue;
    throw new StoreError(
      `The database ${name} is not empty: there is something in its table ${table}. Name another database, or drop this one and create it anew.`,
    );
  }
}
