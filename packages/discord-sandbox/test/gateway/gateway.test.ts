import { once } from 'node:events';
import { Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import { clientFor, logIn, PATIENT, smallWorld } from '../support/client.ts';

test('interactions missed while the connection is lost are sent, in order, when it is resumed', async () => {
  await using world = await smallWorld();
  const heard: string[] = [];
  world.client.on('interactionCreate', async (i) => {
    heard.push(i.id);
    if (i.isChatInputCommand()) await i.reply('x');
  });
  world.sandbox.dropSockets();
  const presses = [world.ann.command(world.room, 'go'), world.bob.command(world.room, 'go')];
  const outcomes = await Promise.all(presses.map(({ done }) => done));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['reply', 'reply']);
  expect(heard).toEqual(presses.map(({ id }) => id));
});

test.each([[{ kind: 'reconnect' }], [{ kind: 'close', code: 4000 }]] as const)(
  'a client resumes after %j',
  async (loss) => {
    await using world = await smallWorld();
    const resumed = once(world.client, Events.ShardResume);
    world.sandbox.dropSockets(loss);
    await resumed;
    await world.sandbox.waitForBot();
  },
);

test('a bot that is away misses presses, and another that comes finds world and commands as they were', async () => {
  await using world = await smallWorld();
  const channel = world.client.channels.cache.get(world.room.id);
  if (channel?.isSendable()) await channel.send('before');
  await world.client.destroy();
  await world.sandbox.waitForNoBot();
  const { settings } = world.sandbox.world;
  Object.assign(settings, { deadlineMs: 100 });
  expect(await world.ann.command(world.room, 'go').done).toMatchObject({ kind: 'failed' });
  Object.assign(settings, PATIENT);
  const next = await logIn(world.sandbox);
  const heard: Interaction[] = [];
  next.on('interactionCreate', async (i) => {
    heard.push(i);
    if (i.isChatInputCommand()) await i.reply('after');
  });
  await world.ann.command(world.room, 'go').done;
  expect(heard).toHaveLength(1);
  expect(world.ann.view(world.room).map(({ content }) => content)).toEqual(['before', 'after']);
  await next.destroy();
});

test('a wrong token is refused, and a reset token ends the connection with 4004', async () => {
  await using world = await smallWorld();
  await expect(clientFor(world.sandbox).login('wrong')).rejects.toMatchObject({
    code: 'TokenInvalid',
  });
  const closed = once(world.client, Events.ShardDisconnect);
  world.sandbox.resetToken();
  const [{ code }] = await closed;
  expect(code).toBe(4004);
});

test('intents that are not allowed are refused', async () => {
  const sandbox = await createSandbox({ allowedIntents: GatewayIntentBits.Guilds });
  const client = clientFor(sandbox, {
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent],
  });
  await expect(client.login(sandbox.token)).rejects.toThrow('disallowed intents');
  await sandbox.close();
});

test('each IDENTIFY is counted, and one too many resets the token', async () => {
  const sandbox = await createSandbox({ identifyBudget: 1 });
  const { token } = sandbox;
  const client = await logIn(sandbox);
  await client.destroy();
  await expect(clientFor(sandbox).login(token)).rejects.toThrow('Not enough sessions remaining');
  const socket = new WebSocket(gatewayOf(sandbox));
  await once(socket, 'message');
  socket.send(JSON.stringify({ op: 2, d: { token, intents: 1, properties: {} } }));
  const [code] = await once(socket, 'close');
  expect(code).toBe(4004);
  expect(sandbox.token).not.toBe(token);
  await sandbox.close();
});

test('a session cannot be resumed beyond what it was sent', async () => {
  const sandbox = await createSandbox({ token: TOKEN });
  const first = new WebSocket(gatewayOf(sandbox));
  await once(first, 'message');
  first.send(identify({}));
  const { d: ready } = JSON.parse(String((await once(first, 'message'))[0]));
  const second = new WebSocket(gatewayOf(sandbox));
  await once(second, 'message');
  second.send(resume({ session_id: ready.session_id, seq: 99 }));
  expect((await once(second, 'close'))[0]).toBe(4007);
  await sandbox.close();
});

test.each([4, 8, 31, 43])('op %i is taken, and has no effect', async (op) => {
  const sandbox = await createSandbox({ token: TOKEN });
  const socket = new WebSocket(gatewayOf(sandbox));
  await once(socket, 'message');
  socket.send(identify({}));
  await once(socket, 'message');
  socket.send(JSON.stringify({ op, d: {} }));
  socket.send(JSON.stringify({ op: 1, d: null }));
  expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ op: 11 });
  await sandbox.close();
});

test('messages are told only to those who asked for them', async () => {
  await using world = await smallWorld();
  const listener = await logIn(world.sandbox, {
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  });
  let told = 0;
  world.client.on('messageCreate', () => (told += 1));
  const heard = once(listener, 'messageCreate');
  world.ann.post(world.room, 'hello');
  const [message] = await heard;
  expect(message.content).toBe('');
  // What it is told of later comes after what it was told of before.
  const pressed = once(world.client, Events.InteractionCreate);
  world.ann.command(world.room, 'go');
  await pressed;
  expect(told).toBe(0);
  await listener.destroy();
});

test('a server belongs to the shard that its id says', async () => {
  const sandbox = await createSandbox();
  const servers = Array.from({ length: 6 }, (_, at) => sandbox.addServer(`S${at}`));
  const client = await logIn(sandbox, { shards: [0, 1], shardCount: 2 });
  const shards = servers.map(({ id }) => client.guilds.cache.get(id)?.shardId);
  expect(shards).toEqual(servers.map(({ id }) => Number((BigInt(id) >> 22n) % 2n)));
  await client.destroy();
  await sandbox.close();
});

function gatewayOf(sandbox: Sandbox): string {
  return sandbox.url.replace('http', 'ws').replace(/\/$/, '/gateway');
}

const TOKEN = 'token';
const identify = (more: object) =>
  JSON.stringify({ op: 2, d: { token: TOKEN, intents: 1, properties: {}, ...more } });
const resume = (more: object) =>
  JSON.stringify({ op: 6, d: { token: TOKEN, session_id: 'a', seq: 1, ...more } });

/** A bare gateway connection; the code with which it is closed. */
async function closeCodeOf(sends: readonly string[]): Promise<number> {
  const sandbox = await createSandbox({ token: TOKEN });
  const socket = new WebSocket(gatewayOf(sandbox));
  await once(socket, 'message');
  for (const data of sends) socket.send(data);
  const [code] = await once(socket, 'close');
  await sandbox.close();
  return code;
}

test.each([
  ['words that are no JSON', ['{'], 4002],
  ['an unknown opcode', ['{"op":99}'], 4001],
  ['a presence before IDENTIFY', ['{"op":3}'], 4003],
  ['over 4,096 bytes', [JSON.stringify({ op: 1, d: 'a'.repeat(4096) })], 4002],
  ['half a shard', [identify({ shard: [0, 1.5] })], 4002],
  ['endless shards', [identify({ shard: [0, 1] }).replace('[0,1]', '[0,1e999]')], 4002],
  ['a shard beyond the last', [identify({ shard: [1, 1] })], 4010],
  ['a word for intents', [identify({ intents: 'all' })], 4002],
  ['an intent that there is not', [identify({ intents: 2 ** 26 })], 4013],
  ['an object for the session to resume', [resume({ session_id: { toString: 1 } })], 4002],
  ['an object for a sequence', [resume({ seq: { valueOf: 1 } })], 4002],
  ['no properties', [identify({ properties: undefined })], 4002],
  ['words for properties', [identify({ properties: 'linux' })], 4002],
  ['a threshold beyond 250', [identify({ large_threshold: 251 })], 4002],
  ['a word for compression', [identify({ compress: 'yes' })], 4002],
  ['no token', ['{"op":2,"d":null}'], 4002],
  ['over 120 payloads a minute', Array.from({ length: 121 }, () => '{"op":1,"d":null}'), 4008],
])('the gateway closes a connection that sends %s', async (_, sends, code) => {
  expect(await closeCodeOf(sends)).toBe(code);
});

test.each([
  ['?v=5', 4012],
  ['?v=99&encoding=json', 4012],
  ['?v=10&encoding=json', undefined],
  ['?v=9', undefined],
  ['', undefined],
])('a connection to the gateway with "%s" is closed with %s', async (query, code) => {
  const sandbox = await createSandbox();
  const socket = new WebSocket(`${gatewayOf(sandbox)}${query}`);
  const [first] = await Promise.race([once(socket, 'message'), once(socket, 'close')]);
  expect(typeof first === 'number' ? first : undefined).toBe(code);
  socket.terminate();
  await sandbox.close();
});
