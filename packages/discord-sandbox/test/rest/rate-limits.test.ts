import { expect, test } from 'vitest';
import type { SandboxOptions } from '../../src/options.ts';
import { createSandbox } from '../../src/sandbox.ts';
import { smallWorld } from '../support/client.ts';
import { raw } from '../support/raw.ts';

const WINDOW = 200;
const HOUR = 60 * 60_000;

async function rawWorld(options: SandboxOptions) {
  let now = Date.now();
  const sandbox = await createSandbox({ clock: () => now, ...options });
  const room = sandbox.addChannel(sandbox.addServer('Club'), 'room');
  const path = `/channels/${room.id}/messages`;
  const post = (content = 'a') => raw(sandbox, `POST ${path}`, { body: { content } });
  const { body } = await post();
  const edit = () => raw(sandbox, `PATCH ${path}/${body['id']}`, { body: { content: 'b' } });
  return {
    sandbox,
    room,
    post,
    edit,
    pass: (ms: number) => {
      now += ms;
    },
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
}

test('edits in a channel are limited, each answer says what is left, and the limit comes back', async () => {
  await using world = await rawWorld({ editLimit: { count: 2, windowMs: 5000 } });
  const first = await world.edit();
  expect(first.headers.get('x-ratelimit-remaining')).toBe('1');
  expect(first.headers.get('x-ratelimit-limit')).toBe('2');
  await world.edit();
  const third = await world.edit();
  expect(third).toMatchObject({ status: 429, body: { global: false, retry_after: 5 } });
  expect(third.headers.get('retry-after')).toBe('5');
  expect(third.headers.get('x-ratelimit-scope')).toBe('user');
  world.pass(5000);
  expect((await world.edit()).status).toBe(200);
});

test('new messages in a channel are limited', async () => {
  await using world = await rawWorld({ postLimit: { count: 2, windowMs: 5000 } });
  expect((await world.post()).status).toBe(200);
  expect((await world.post()).status).toBe(429);
});

test('all requests with the bot token together are limited', async () => {
  await using world = await rawWorld({ globalLimit: { count: 3, windowMs: 1000 } });
  await raw(world.sandbox, 'GET /users/@me');
  await raw(world.sandbox, 'GET /users/@me');
  const over = await raw(world.sandbox, 'GET /users/@me');
  expect(over).toMatchObject({ status: 429, body: { global: true } });
  expect(over.headers.get('x-ratelimit-global')).toBe('true');
});

test('a bot with too many invalid requests is shut out for a while, by a page', async () => {
  await using world = await rawWorld({ invalidLimit: { count: 2, windowMs: 5000 } });
  const wrong = () =>
    raw(world.sandbox, 'GET /users/@me', { headers: { authorization: 'Bot wrong' } });
  expect([(await wrong()).status, (await wrong()).status]).toEqual([401, 401]);
  const path = `${world.sandbox.api}/v10/users/@me`;
  const ask = () => fetch(path, { headers: { authorization: `Bot ${world.sandbox.token}` } });
  const shutOut = await ask();
  expect([shutOut.status, shutOut.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await shutOut.text()).toContain('<h1>');
  world.pass(5000);
  expect((await ask()).status).toBe(200);
});

test('messages older than an hour take few edits, with code 30046', async () => {
  await using world = await rawWorld({ oldEditLimit: { count: 1, windowMs: 6000 } });
  world.pass(HOUR);
  expect((await world.edit()).status).toBe(200);
  expect(await world.edit()).toMatchObject({ status: 429, body: { code: 30046, retry_after: 6 } });
  world.pass(6000);
  expect((await world.edit()).status).toBe(200);
});

test('messages younger than an hour do not count as old', async () => {
  await using world = await rawWorld({ oldEditLimit: { count: 0, windowMs: 6000 } });
  world.pass(HOUR - 1);
  expect((await world.edit()).status).toBe(200);
});

test('edits by an interaction token have a limit of their own, outside the global one', async () => {
  const limits = {
    globalLimit: { count: 8, windowMs: 60_000 },
    webhookLimit: { count: 2, windowMs: 60_000 },
  };
  await using world = await smallWorld(limits);
  const { promise, resolve } = Promise.withResolvers<number[]>();
  world.client.on('interactionCreate', async (i) => {
    if (!i.isChatInputCommand()) return;
    await i.reply('0');
    const path = `/webhooks/${i.applicationId}/${i.token}/messages/@original`;
    const headers = { authorization: '' };
    const statuses: number[] = [];
    for (const content of ['1', '2', '3']) {
      statuses.push(
        (await raw(world.sandbox, `PATCH ${path}`, { body: { content }, headers })).status,
      );
    }
    resolve(statuses);
  });
  world.ann.command(world.room, 'go');
  expect(await promise).toEqual([200, 200, 429]);
});

test('discord.js waits for a limit by itself and gets through', async () => {
  await using world = await smallWorld({ postLimit: { count: 2, windowMs: WINDOW } });
  for (const content of ['1', '2', '3']) await world.channel.send(content);
  const posts = world.sandbox.requests.filter(({ method, path }) => {
    return method === 'POST' && path.endsWith('/messages');
  });
  expect(posts.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(world.ann.view(world.room)).toHaveLength(3);
});
