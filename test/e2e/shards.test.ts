import type { Actor, Channel, Sandbox, SandboxOptions } from 'discord-sandbox';
import { createSandbox } from 'discord-sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open-store.ts';
import { createDatabase, HAS_POSTGRES } from '../support/databases.ts';
import { publicIn } from '../torture/support/channels.ts';
import { openProcess, type Process } from './support/club.ts';
import { NO_LIMITS } from './support/no-limits.ts';
import { altOf, buttonFor, textOf } from './support/reading.ts';
import { addServerOf } from './support/server-of-shard.ts';

/** A place of each of two shards, and the processes that serve them. */
let sandbox: Sandbox;
let rooms: readonly Channel[];
let ann: Actor;
let now: number;
/** The address of the database that the processes share; undefined if each has its own. */
let database: string | undefined;
const processes: Process[] = [];

beforeEach(() => openSandbox({ clock: () => now }));

async function openSandbox(options: SandboxOptions): Promise<void> {
  now = Date.now();
  database = undefined;
  sandbox = await createSandbox({ ...NO_LIMITS, ...options });
  rooms = [0, 1].map((shard) => {
    const server = addServerOf(sandbox, `Server of shard ${shard}`, { shard, shards: 2 });
    return sandbox.addChannel(server, 'cards');
  });
  ann = sandbox.addUser('Ann');
}

afterEach(async () => {
  const { violations } = sandbox;
  const closed = processes.splice(0);
  for (const one of closed) await one.stopBot();
  await sandbox.close();
  for (const one of closed) await one.close();
  expect(violations).toEqual([]);
});

async function startProcess(shard: number): Promise<Process> {
  const address = database;
  const process = await openProcess(sandbox, {
    now: () => now,
    part: { count: 2, ids: [shard] },
    ...(address !== undefined && { open: (options) => openPostgres(address, options) }),
  });
  processes.push(process);
  return process;
}

async function startBoth(): Promise<readonly [Process, Process]> {
  return [await startProcess(0), await startProcess(1)];
}

/** What the bot shows to everybody in a place of ours. */
function textIn({ id }: Channel): string {
  return publicIn(sandbox, id)
    .map((one) => `${textOf(one)}\n${altOf(one)}`)
    .join('\n');
}

function puts(): number {
  return sandbox.requests.filter(({ method }) => method === 'PUT').length;
}

test('the commands are registered once, by the process with the first shard, and others wait for it', async () => {
  const second = startProcess(1);
  await sandbox.waitForRequest(({ path }) => path.endsWith('/commands'));
  expect(puts()).toBe(0);
  const first = await startProcess(0);
  expect(first.ups.map(({ commands }) => commands)).toEqual(['registered']);
  expect((await second).ups.map(({ commands }) => commands)).toEqual(['unchanged']);
  expect(puts()).toBe(1);
});

test('each tells in how many servers the bot is, not only of its own', async () => {
  await startBoth();
  for (const room of rooms) {
    expect(textOf(await ann.command(room, 'hanafuda help').message())).toContain('on 2 servers');
  }
});

test('two that log in at once come in one after another', async () => {
  await sandbox.close();
  await openSandbox({ maxConcurrency: 1, identifyWindowMs: 1000 });
  await Promise.all([startProcess(0), startProcess(1)]);
  expect(sandbox.connections.map(({ shard }) => shard)).toEqual([0, 1]);
  expect(processes.flatMap(({ logged }) => logged)).toEqual([]);
});

if (!HAS_POSTGRES) {
  console.warn('NO POSTGRESQL FOUND: processes that share a database are not tested.');
}

describe.runIf(HAS_POSTGRES)('over one database', () => {
  beforeEach(async () => {
    database = await createDatabase();
  });

  test('whoever has their data deleted is gone from the tables of every process', async () => {
    const [, second] = await startBoth();
    const bob = sandbox.addUser('Bob');
    for (const room of rooms) {
      const lobby = await ann.command(room, 'hanafuda start', { game: 'hana-awase' }).message();
      await bob.click(lobby, buttonFor(lobby, 'join').id).done;
      await expect.poll(() => textIn(room)).toContain('Bob');
    }
    await second.tables.privacy.forgetPerson({ id: bob.id, name: 'Bob' });
    for (const room of rooms) await expect.poll(() => textIn(room)).not.toContain('Bob');
    const erased = await Promise.all(
      processes.map(({ tables }) => tables.privacy.finishErasures()),
    );
    expect(erased.flat().length).toBeLessThanOrEqual(1);
    const data = await second.tables.privacy.personalData(bob.id);
    expect(data).toMatchObject({ names: [], matches: [] });
  });
});
