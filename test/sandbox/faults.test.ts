import type { ClientOptions } from 'discord.js';
import { expect, test } from 'vitest';
import { tooManyRequests } from '../../src/sandbox/faults.ts';
import { smallWorld } from './support/client.ts';

const POST = { method: 'POST', path: /\/messages$/ };

async function channelWorld(clientOptions: Partial<ClientOptions> = {}) {
  const world = await smallWorld({}, clientOptions);
  const channel = world.client.channels.cache.get(world.room.id);
  if (!channel?.isSendable()) throw new Error('the channel is not there');
  const posts = () =>
    world.sandbox.requests.filter(({ method, path }) => method === 'POST' && POST.path.test(path));
  return { ...world, channel, posts };
}

test('an injected 429 makes discord.js wait and try again', async () => {
  await using world = await channelWorld();
  world.sandbox.injectFault({ ...POST, ...tooManyRequests(50) });
  await world.channel.send('a');
  expect(world.posts().map(({ status }) => status)).toEqual([429, 200]);
});

test('an injected 5xx hits as often as it says', async () => {
  await using world = await channelWorld();
  world.sandbox.injectFault({ ...POST, status: 502, times: 2 });
  await world.channel.send('a');
  expect(world.posts().map(({ status }) => status)).toEqual([502, 502, 200]);
});

test('a connection closed before an answer is an error, and nothing was done', async () => {
  await using world = await channelWorld();
  world.sandbox.injectFault({ ...POST, hangUp: 'before' });
  await expect(world.channel.send('a')).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  expect(world.ann.view(world.room)).toEqual([]);
});

test('a lost answer leaves the message, and a nonce keeps a second try from doubling it', async () => {
  await using world = await channelWorld({ enforceNonce: true, rest: { timeout: 80 } });
  world.sandbox.injectFault({ ...POST, delayMs: 160 });
  await world.channel.send('a');
  await world.sandbox.waitForRequest((request) => request === world.posts()[0]);
  expect(world.posts()).toHaveLength(2);
  expect(world.ann.view(world.room)).toHaveLength(1);
  world.sandbox.injectFault({ ...POST, hangUp: 'after' });
  await expect(world.channel.send('b')).rejects.toBeDefined();
  expect(world.ann.view(world.room)).toHaveLength(2);
});

test('without a nonce a second try doubles the message, as on Discord', async () => {
  await using world = await channelWorld({ rest: { timeout: 80 } });
  world.sandbox.injectFault({ ...POST, delayMs: 160 });
  await world.channel.send('a');
  await world.sandbox.waitForRequest((request) => request === world.posts()[0]);
  expect(world.ann.view(world.room)).toHaveLength(2);
});

test('faults that are left over are cleared', async () => {
  await using world = await channelWorld();
  world.sandbox.injectFault({ ...POST, status: 500, times: 99 });
  world.sandbox.clearFaults();
  await world.channel.send('a');
});

test('an interaction can be delivered twice; the second answer gets 40060', async () => {
  await using world = await channelWorld();
  const codes: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  world.client.on('interactionCreate', async (i) => {
    if (!i.isChatInputCommand()) return;
    await i.reply('a').catch((error) => codes.push(error.code));
    if (codes.length > 0) resolve();
  });
  const press = world.ann.command(world.room, 'go');
  await press.done;
  world.sandbox.deliverAgain(press);
  await promise;
  expect(codes).toEqual([40060]);
  expect(world.ann.view(world.room)).toHaveLength(1);
});
