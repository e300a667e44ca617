import type pg from 'pg';
import { drizzleOverPostgres } from '../drizzle.ts';
import { StoreError } from '../store-error.ts';
import type { Drizzle } from './connection.ts';
import { explained, withoutValues } from './explain.ts';

const CONNECT_TIMEOUT = 5000;

/** How each connection is made. */
export function settingsFor(address: string): pg.ClientConfig {
  return {
    connectionString: address,
    application_name: 'hanafuda',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Asks a database at an address, on a connection of its own. Throws `StoreError` if it cannot be asked. */
export async function askAt<T>(
  address: string,
  work: (client: Pick<pg.Client, 'query'>) => Promise<T>,
): Promise<T> {
  const { pg } = await loadDriver();
  try {
    const client = new pg.Client(settingsFor(address));
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  } catch (error) {
    throw failureAt(address, error);
  }
}

/** What went wrong with a database at an address, as a `StoreError` that never tells the password. */
export function failureAt(address: string, error: unknown): StoreError {
  const said = explained(withoutValues(error), databaseNameOf(address));
  if (said instanceof StoreError) return said;
  // Of the driver, about the address or a file that it names.
  const why = error instanceof Error ? error.message : String(error);
  return new StoreError(`DATABASE_URL cannot be used: ${withoutPassword(why, address)}`);
}

export function databaseNameOf(address: string): string {
  const { pathname, host, searchParams } = new URL(address);
  const name = decodeURIComponent(pathname.slice(1)) || searchParams.get('dbname') || '(unnamed)';
  return `${name} on ${host || searchParams.get('host') || 'localhost'}`;
}

function withoutPassword(text: string, address: string): string {
  const { password } = new URL(address);
  if (password === '') return text;
  return text.replaceAll(decodeURIComponent(password), '***').replaceAll(password, '***');
}

/** The driver is an optional package, and not loaded by those who have no use for it. */
export async function loadDriver(): Promise<{
  readonly pg: typeof pg;
  readonly drizzle: Drizzle;
}> {
  try {
    const { default: driver } = await import('pg');
    return { pg: driver, drizzle: drizzleOverPostgres() };
  } catch (error) {
    const message =
      'DATABASE_URL names a PostgreSQL database, but the package pg is not installed. Install it: npm install --ignore-scripts --include=optional';
    throw new StoreError(message, { cause: error });
  }
}
