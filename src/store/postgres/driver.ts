import type pg from 'pg';
import { drizzleOverPostgres } from '../drizzle.ts';
import { messageOf, StoreError } from '../store-error.ts';
import { explained } from './explain.ts';

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

/** Connects alone; `onEnd` is called when the connection ends. */
export async function connected(address: string, onEnd = () => {}): Promise<pg.Client> {
  const { pg } = await loadDriver();
  const client = new pg.Client(settingsFor(address));
  client.on('error', () => {});
  client.once('end', onEnd);
  await client.connect();
  return client;
}

/** Works with a database at an address; what goes wrong comes as a `StoreError`. */
export async function workAt<T>(address: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureAt(address, error);
  }
}

/** Asks a database at an address, on a connection of its own. Throws `StoreError` if it cannot be asked. */
export async function askAt<T>(
  address: string,
  work: (client: Pick<pg.Client, 'query'>) => Promise<T>,
): Promise<T> {
  return workAt(address, async () => {
    const client = await connected(address);
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  });
}

/** What went wrong with a database at an address, as a `StoreError` that never tells the password. */
export function failureAt(address: string, error: unknown): StoreError {
  const said = explained(error, databaseNameOf(address));
  if (said instanceof StoreError) return said;
  // Of the driver, about the address or a file that it names.
  const why = withoutPassword(messageOf(error), address);
  return new StoreError(`DATABASE_URL cannot be used: ${why}`);
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
export async function loadDriver() {
  try {
    const { default: driver } = await import('pg');
    return { pg: driver, drizzle: drizzleOverPostgres() };
  } catch (error) {
    const message =
      'DATABASE_URL names a PostgreSQL database, but the package pg is not installed. Install it: npm install --ignore-scripts --include=optional';
    throw new StoreError(message, { cause: error });
  }
}
