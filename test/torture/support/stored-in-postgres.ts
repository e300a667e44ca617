import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { NO_METER } from '../../../src/meter.ts';
import { drizzleOverPostgres } from '../../../src/store/drizzle.ts';
import type { Pool } from '../../../src/store/postgres/client.ts';
import { postgresConnection } from '../../../src/store/postgres/connection.ts';
import { meterStore, storeOver } from '../../../src/store/store-over.ts';
import { faultsInContent, type Stored } from './stored.ts';

const BIGINT = 20;
/** As long as the server may be down. */
const DOWN_MS = 120_000;
const LOOK_EVERY_MS = 100;

/** A PostgreSQL database beside the processes that use it, also while its server is restarted. */
export interface StoredInPostgres extends Stored {
  close(): Promise<void>;
}

export function storedInPostgres(address: string): StoredInPostgres {
  const getTypeParser = (oid: number) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid));
  const pool = new pg.Pool({ connectionString: address, max: 4, types: { getTypeParser } });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const called = { name: 'of the torture', remedy: '' };
  const connection = postgresConnection({
    pool: pool as Pool,
    drizzle: drizzleOverPostgres(),
    called,
    shards: undefined,
  });
  // Without a lock on the shards: it is only read, beside the processes that have theirs.
  const store = {
    ...storeOver(connection, meterStore(NO_METER)),
    emptyLog: async () => true,
  };
  const query = <Row>(sql: string, ...values: readonly unknown[]) =>
    whileDown(async () => (await pool.query(numbered(sql), [...values])).rows as readonly Row[]);
  return {
    query,
    faults: (moves) => whileDown(() => faultsInContent({ query }, store, moves)),
    close: () => pool.end(),
  };
}

/** PostgreSQL's places of values have numbers. */
function numbered(sql: string): string {
  let next = 1;
  return sql.replaceAll('?', () => `$${next++}`);
}

/** Asks again while the server is being restarted. */
async function whileDown<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + DOWN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(LOOK_EVERY_MS);
    }
  }
}
