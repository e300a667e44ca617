import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { HANG_MS } from './hang.ts';

const TEMPLATE = inject('postgres');

/** Whether there is a PostgreSQL server to test with. */
export const HAS_POSTGRES = TEMPLATE !== null;

export function addressOf(database: string): string {
  if (TEMPLATE === null) throw new Error('there is no PostgreSQL server');
  return TEMPLATE.replace('$DATABASE', database);
}

/** Makes an empty database; resolves to its address. */
export async function createDatabase(name = randomName()): Promise<string> {
  await administer(`create database ${name}`);
  return addressOf(name);
}

function randomName(): string {
  return `test_${randomBytes(8).toString('hex')}`;
}

/** Drops a database, whoever is connected to it. */
export async function dropDatabase(address: string): Promise<void> {
  await administer(`drop database "${nameIn(address)}" with (force)`);
}

export const nameIn = (address: string) => new URL(address).pathname.slice(1);

/** Runs SQL as the owner of the server. */
export async function administer(sql: string, database = 'postgres'): Promise<readonly unknown[]> {
  const client = await connected(addressOf(database));
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** The server may still be starting. */
async function connected(address: string): Promise<pg.Client> {
  const until = performance.now() + HANG_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const isStarting = ['ENOENT', 'ECONNREFUSED', '57P03'].includes(code);
      if (!isStarting || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
