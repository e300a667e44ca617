import type { Actor, Channel, Message, Sandbox, SandboxOptions, Server } from 'discord-sandbox';
import { createSandbox } from 'discord-sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shardOf } from '../../src/model/shards.ts';
import { NO_LIMITS, openProcess, type Process } from './support/club.ts';
import { buttonsFor } from './support/reading.ts';

/** A place of each of two shards, and the processes that serve them. */
let sandbox: Sandbox;
let servers: readonly Server[];
let rooms: readonly Channel[];
let ann: Actor;
let now: number;
const processes: Process[] = [];

beforeEach(() => openSandbox({ clock: () => now }));

async function openSandbox(options: SandboxOptions): Promise<void> {
  now = Date.now();
  sandbox = await createSandbox({ ...NO_LIMITS, ...options });
  servers = [0, 1].map(serverOf);
  rooms = servers.map((server) => sandbox.addChannel(server, 'cards'));
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

/** A server of this shard of two. */
function serverOf(shard: number): Server {
  for (;;) {
    now += 1;
    const server = sandbox.addServer(`Server of shard ${shard}`);
    if (shardOf(server.id, 2) === shard) return server;
    sandbox.removeBot(server);
  }
}

async function startProcess(shard: number): Promise<Process> {
  const process = await openProcess(sandbox, { now: () => now, part: { count: 2, ids: [shard] } });
  processes.push(process);
  return process;
}

function openTable(room: Channel): Promise<Message> {
  return ann.command(room, 'hanafuda start', { game: 'hana-awase' }).message();
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

test('each answers in its own servers, and one goes on while the other is down', async () => {
  const [first, second] = [await startProcess(0), await startProcess(1)];
  for (const room of rooms) await openTable(room);
  const matches = await Promise.all([first, second].map(({ tables }) => tables.matches.find(1)));
  expect(matches.map((one) => one?.where.serverId)).toEqual(servers.map(({ id }) => id));
  await first.stopBot();
  const lobby = sandbox.world.messagesIn(rooms[1]!.id)[0]!.message;
  const bob = sandbox.addUser('Bob');
  const joined = await bob.click(lobby, buttonsFor(lobby, 'join')[0]!.id).done;
  expect(joined.kind).toBe('update');
  await first.startBot();
  expect(puts()).toBe(1);
  expect([first, second].flatMap(({ logged }) => logged)).toEqual([]);
});

test('two that log in at once come in one after another', async () => {
  await sandbox.close();
  await openSandbox({ maxConcurrency: 1, identifyWindowMs: 1000 });
  await Promise.all([startProcess(0), startProcess(1)]);
  expect(sandbox.connections.map(({ shard }) => shard)).toEqual([0, 1]);
  expect(processes.flatMap(({ logged, fatal }) => [...logged, ...fatal])).toEqual([]);
}, 30_000);
