import { once } from 'node:events';
import { type Client, Events, type Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { SandboxOptions } from '../../src/options.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import type { Server } from '../../src/world/world.ts';
import { logIn, PATIENT } from '../support/client.ts';

let sandbox: Sandbox;
let now: number;
const clients: Client[] = [];

beforeEach(() => open());
afterEach(async () => {
  for (const client of clients.splice(0)) await client.destroy();
  await sandbox.close();
});

async function open(options: SandboxOptions = {}): Promise<void> {
  now = Date.now();
  sandbox = await createSandbox({ ...PATIENT, clock: () => now, identifyWindowMs: 0, ...options });
}

/** A bot's process with some of its shards. */
async function processOf(shards: readonly number[], shardCount: number): Promise<Client> {
  const client = await logIn(sandbox, { shards: [...shards], shardCount });
  clients.push(client);
  return client;
}

/** A server of each of two shards. */
function serverOfEach(): readonly [Server, Server] {
  const servers = [0, 1].map((shard) => {
    while (shardOf(`${BigInt(now - 1_420_070_400_000) << 22n}`) !== shard) now += 1;
    return sandbox.addServer(`Server of shard ${shard}`);
  });
  return servers as [Server, Server];
}

function shardOf(serverId: string): number {
  return Number((BigInt(serverId) >> 22n) % 2n);
}

function namesIn(client: Client): readonly string[] {
  return client.guilds.cache.map(({ name }) => name);
}

test('each of two processes is told of the servers of its shards alone, and so of new ones', async () => {
  const before = serverOfEach();
  const processes = [await processOf([0], 2), await processOf([1], 2)];
  expect(processes.map(namesIn)).toEqual(before.map(({ name }) => [name]));
  const joined = processes.map((one) => once(one, Events.GuildCreate));
  now += 1;
  const after = serverOfEach();
  const heard = await Promise.all(joined);
  expect(heard.map(([{ id }]) => id)).toEqual(after.map(({ id }) => id));
});

test('an interaction goes to the process of its server, which answers it', async () => {
  const servers = serverOfEach();
  const ann = sandbox.addUser('Ann');
  const processes = [await processOf([0], 2), await processOf([1], 2)];
  await processes[0]?.application?.commands.set([{ name: 'who', description: 'Who are you?' }]);
  for (const [at, client] of processes.entries())
    client.on(Events.InteractionCreate, (i: Interaction) => {
      if (i.isRepliable()) void i.reply(`process ${at}`);
    });
  const rooms = servers.map((server) => sandbox.addChannel(server, 'room'));
  const answers = rooms.map((room) => ann.command(room, 'who').message());
  expect((await Promise.all(answers)).map(({ content }) => content)).toEqual([
    'process 0',
    'process 1',
  ]);
  const direct = await ann.command(sandbox.directChannel(ann), 'who').message();
  expect(direct.content).toBe('process 0');
});

test('a process whose connection is lost misses nothing of its servers, and others hear of nothing else', async () => {
  const servers = serverOfEach();
  const [, second] = [await processOf([0], 2), await processOf([1], 2)];
  const heard: string[] = [];
  for (const client of clients)
    client.on(
      Events.GuildUpdate,
      (_, { name }) => void heard.push(`${clients.indexOf(client)} ${name}`),
    );
  const resumed = once(second, Events.ShardResume);
  sandbox.dropSockets({ kind: 'terminate' }, 1);
  for (const server of servers) sandbox.setServer(server, { name: `new ${shardOf(server.id)}` });
  await resumed;
  await expect.poll(() => heard.toSorted()).toEqual(['0 new 0', '1 new 1']);
});

test('the connections are told with their shards, and which one is the one of a server', async () => {
  serverOfEach();
  await processOf([0], 2);
  const whole = sandbox.waitForShards(2);
  expect(sandbox.connections).toEqual([{ shard: 0, shards: 2, since: now }]);
  await processOf([1], 2);
  await whole;
  expect(sandbox.connections.map(({ shard }) => shard)).toEqual([0, 1]);
  await clients[0]?.destroy();
  await expect.poll(() => sandbox.connections.map(({ shard }) => shard)).toEqual([1]);
});

test('two processes of the same shard are both told, and the second answer is refused', async () => {
  const room = sandbox.addChannel(sandbox.addServer('Club'), 'room');
  const ann = sandbox.addUser('Ann');
  for (const _ of [1, 2]) await processOf([0], 1);
  await clients[0]?.application?.commands.set([{ name: 'who', description: 'Who are you?' }]);
  const results: Promise<unknown>[] = [];
  for (const client of clients)
    client.on(Events.InteractionCreate, (i: Interaction) => {
      if (i.isRepliable()) results.push(i.reply('me').catch((error) => error.code));
    });
  await ann.command(room, 'who').message();
  await expect.poll(() => results).toHaveLength(2);
  expect(await Promise.all(results)).toContain(40060);
});

test.each([
  [[2, 2], 4010],
  [[-1, 2], 4010],
  [[0, 0], 4010],
  [[0, 1], 4011],
])('IDENTIFY as shard %j is refused with %i', async (shard, code) => {
  await sandbox.close();
  await open({ serversPerShard: 1 });
  serverOfEach();
  expect(await answerTo(shard)).toBe(code);
});

test('shards of the same remainder by the allowed concurrency begin one after another, others at once', async () => {
  await sandbox.close();
  await open({ maxConcurrency: 2, identifyWindowMs: 5000 });
  const answers = [];
  for (const shard of [0, 1, 2]) answers.push(await answerTo([shard, 3]));
  expect(answers).toEqual([READY, READY, INVALID_SESSION]);
  now += 5000;
  expect(await answerTo([2, 3])).toBe(READY);
});

test('discord.js begins with its shards at the pace that the sandbox tells it', async () => {
  await sandbox.close();
  await open({ maxConcurrency: 4, identifyWindowMs: 5000, shards: 4 });
  const client = await logIn(sandbox, { shards: 'auto' });
  clients.push(client);
  expect(sandbox.connections).toHaveLength(4);
});

const READY = 0;
const INVALID_SESSION = 9;

/** What a bare connection that asks to be a shard is answered: an opcode, or the code of the close. */
async function answerTo(shard: readonly number[]): Promise<unknown> {
  const socket = new WebSocket(sandbox.url.replace('http', 'ws').replace(/\/$/, '/gateway'));
  await once(socket, 'message');
  const closed = once(socket, 'close').then(([code]) => code);
  const heard = once(socket, 'message').then(([data]) => JSON.parse(String(data)).op);
  socket.send(
    JSON.stringify({ op: 2, d: { token: sandbox.token, intents: 1, properties: {}, shard } }),
  );
  return await Promise.race([closed, heard]);
}
