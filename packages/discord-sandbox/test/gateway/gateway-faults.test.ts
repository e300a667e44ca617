import { once } from 'node:events';
import { type Client, Events } from 'discord.js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { EventFault } from '../../src/faults.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import { clientFor, logIn, smallWorld } from '../support/client.ts';

/** The next line of discord.js's own account that says this. */
function saying(client: Client, words: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  client.on(Events.Debug, (line) => line.includes(words) && resolve(line));
  return promise;
}

test('a client whose heartbeats nobody acknowledges takes another connection, and resumes', async () => {
  await using world = await smallWorld({ heartbeatMs: 1000 });
  world.sandbox.injectFault({ on: 'heartbeat', times: 2 });
  const zombie = saying(world.client, 'Zombie connection');
  await once(world.client, Events.ShardResume);
  await zombie;
});

test('a half-open connection carries nothing either way, and its session is resumed on another', async () => {
  await using sandbox = await listening();
  sandbox.addServer('Club');
  const first = await identified(sandbox);
  let heard = 0;
  first.socket.on('message', () => (heard += 1));
  sandbox.dropSockets({ kind: 'half-open' });
  first.socket.send(JSON.stringify({ op: 1, d: null }));
  sandbox.sendEvent('TEST', {});
  const socket = await resuming(sandbox, { ...first.ready, seq: 2 });
  expect(await next(socket)).toMatchObject({ t: 'TEST' });
  expect(first.socket.readyState).toBe(WebSocket.OPEN);
  expect(heard).toBe(0);
});

test.each([
  [4004, 'Authentication failed'],
  [4011, 'Sharding is required'],
  [4014, 'disallowed intents'],
])('IDENTIFY is answered with close code %i', async (close, reason) => {
  await using sandbox = await listening();
  sandbox.injectFault({ on: 'identify', close });
  const client = clientFor(sandbox);
  await expect(client.login(sandbox.token)).rejects.toThrow(reason);
  await client.destroy();
});

test('a RESUME is answered with op 9', async () => {
  await using sandbox = await listening();
  const first = await identified(sandbox);
  sandbox.injectFault({ on: 'resume', send: [{ op: 9, d: false }] });
  first.socket.terminate();
  const socket = await resuming(sandbox, { ...first.ready, seq: 1 });
  expect(await next(socket)).toMatchObject({ op: 9, d: false });
});

test.each([
  [true, 'RESUMED'],
  [false, null],
])('after op 9 with %j a session is resumed or not', async (resumable, name) => {
  await using sandbox = await listening();
  const { socket, ready } = await identified(sandbox);
  sandbox.dropSockets({ kind: 'invalid-session', resumable });
  expect(await next(socket)).toMatchObject({ op: 9, d: resumable });
  socket.terminate();
  const again = await resuming(sandbox, { ...ready, seq: 1 });
  expect(await next(again)).toMatchObject(name === null ? { op: 9, d: false } : { t: name });
});

test('a token that was reset is refused by the API as well, and the new one taken', async () => {
  await using sandbox = await listening();
  const { token } = sandbox;
  sandbox.resetToken();
  const ask = (by: string) =>
    fetch(`${sandbox.api}/v10/users/@me`, { headers: { authorization: `Bot ${by}` } });
  expect((await ask(token)).status).toBe(401);
  expect((await ask(sandbox.token)).status).toBe(200);
});

test('a connection that is not greeted hears nothing', async () => {
  await using sandbox = await listening();
  sandbox.injectFault({ on: 'connect' });
  const silent = new WebSocket(gatewayOf(sandbox));
  let heard = 0;
  silent.on('message', () => (heard += 1));
  await once(silent, 'open');
  expect(await next(new WebSocket(gatewayOf(sandbox)))).toMatchObject({ op: 10 });
  expect(heard).toBe(0);
});

const HEARD: readonly [string, Omit<EventFault, 'event'>, readonly string[]][] = [
  ['twice', { copies: 2 }, ['it', 'it', 'the next']],
  ['not at all', { copies: 0 }, ['the next']],
  ['late', { delayMs: 50 }, ['the next', 'it']],
];
test.each(HEARD)('an event is sent %s', async (_, fault, heard) => {
  await using world = await smallWorld();
  const ids: string[] = [];
  world.client.on('interactionCreate', (i) => void ids.push(i.id));
  world.sandbox.injectFault({ event: 'INTERACTION_CREATE', ...fault });
  const { id } = world.ann.command(world.room, 'go');
  world.ann.command(world.room, 'go');
  await expect.poll(() => ids.map((one) => (one === id ? 'it' : 'the next'))).toEqual(heard);
});

test('an interaction comes without a locale', async () => {
  await using world = await smallWorld();
  const change = (data: object) => ({ ...data, locale: undefined });
  world.sandbox.injectFault({ event: 'INTERACTION_CREATE', change });
  const heard = once(world.client, Events.InteractionCreate);
  world.ann.command(world.room, 'go');
  expect((await heard)[0].locale).toBeUndefined();
});

test('an event that Discord should not send reaches the bot as it is, and so does half a payload', async () => {
  await using sandbox = await listening();
  const { socket } = await identified(sandbox);
  sandbox.sendEvent('THREAD_CREATE', { id: '1', thread: null });
  expect(await next(socket)).toMatchObject({ t: 'THREAD_CREATE', d: { thread: null } });
  const frame = once(socket, 'message');
  sandbox.sendFrame('{"op":0,');
  expect(String((await frame)[0])).toBe('{"op":0,');
});

test('more servers than one connection may serve need shards, each with its own', async () => {
  let now = Date.now();
  await using sandbox = await listening({ serversPerShard: 2, clock: () => now++ });
  const servers = Array.from({ length: 4 }, (_, at) => sandbox.addServer(`S${at}`));
  const alone = clientFor(sandbox, { shardCount: 1, shards: [0] });
  await expect(alone.login(sandbox.token)).rejects.toThrow('Sharding is required');
  await alone.destroy();
  const client = clientFor(sandbox, { shards: 'auto' });
  const ready = once(client, Events.ClientReady);
  await client.login(sandbox.token);
  await ready;
  expect(client.ws.shards.size).toBe(2);
  expect(client.guilds.cache.size).toBe(servers.length);
  const resumed = once(client, Events.ShardResume);
  sandbox.dropSockets({ kind: 'reconnect' }, 1);
  expect((await resumed)[0]).toBe(1);
  await client.destroy();
});

test('the number of shards that is recommended is what the sandbox was told', async () => {
  await using sandbox = await listening({ shards: 3 });
  const client = await logIn(sandbox, { shards: 'auto' });
  expect(client.ws.shards.size).toBe(3);
  await client.destroy();
});

test('a server just joined says nothing of being unavailable, one known before does', async () => {
  await using sandbox = await listening();
  sandbox.addServer('old');
  const { socket, created } = await identified(sandbox);
  expect(created).toMatchObject([{ d: { name: 'old', unavailable: false } }]);
  sandbox.addServer('new');
  const joined = await next(socket);
  expect(joined).toMatchObject({ t: 'GUILD_CREATE', d: { name: 'new' } });
  expect(joined.d).not.toHaveProperty('unavailable');
});

async function listening(options = {}) {
  const sandbox = await createSandbox(options);
  return Object.assign(sandbox, { [Symbol.asyncDispose]: () => sandbox.close() });
}

function gatewayOf(sandbox: Sandbox): string {
  return sandbox.url.replace('http', 'ws').replace(/\/$/, '/gateway');
}

async function next(socket: WebSocket) {
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}

/** A bare connection that has asked to resume a session. */
async function resuming(
  sandbox: Sandbox,
  { session_id, seq }: { session_id: string; seq: number },
) {
  const socket = new WebSocket(gatewayOf(sandbox));
  await next(socket);
  socket.send(JSON.stringify({ op: 6, d: { token: sandbox.token, session_id, seq } }));
  return socket;
}

/** A bare connection that has identified; with the READY and the GUILD_CREATE that it was sent. */
async function identified(sandbox: Sandbox) {
  const socket = new WebSocket(gatewayOf(sandbox));
  await next(socket);
  const payloads: { t: string; d: { guilds: unknown[]; session_id: string } }[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const note = (data: unknown) => {
    payloads.push(JSON.parse(String(data)));
    if (payloads.length > (payloads[0]?.d.guilds.length ?? 0)) resolve();
  };
  socket.on('message', note);
  socket.send(JSON.stringify({ op: 2, d: { token: sandbox.token, intents: 1, properties: {} } }));
  await promise;
  socket.off('message', note);
  return { socket, ready: payloads[0]!.d, created: payloads.slice(1) };
}
