import { setTimeout as wait } from 'node:timers/promises';
import type { ClientOptions } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  type RequestFault,
  refusal,
  tooManyRequests,
  UNAUTHORIZED,
  webPage,
} from '../src/faults.ts';
import { createSandbox, Sandbox } from '../src/sandbox.ts';
import { smallWorld } from './support/client.ts';

const POST = { method: 'POST', path: /\/messages$/ };

async function channelWorld(clientOptions: Partial<ClientOptions> = {}) {
  const world = await smallWorld({}, clientOptions);
  const posts = () =>
    world.sandbox.requests.filter(({ method, path }) => method === 'POST' && POST.path.test(path));
  return { ...world, posts };
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

/** Of a client that asks again after a second, for as long as it takes until it hears an answer in one. */
const IMPATIENT = { timeout: 1000, retries: Infinity };

test('a lost answer leaves the message, and a nonce keeps a second try from doubling it', async () => {
  await using world = await channelWorld({ enforceNonce: true, rest: IMPATIENT });
  world.sandbox.injectFault({ ...POST, delayMs: 1500 });
  await world.channel.send('a');
  await world.sandbox.waitForRequest((request) => request === world.posts()[0]);
  expect(world.posts().length).toBeGreaterThanOrEqual(2);
  expect(world.ann.view(world.room)).toHaveLength(1);
});

test('an answer that is lost with its connection leaves the message', async () => {
  await using world = await channelWorld({ enforceNonce: true });
  world.sandbox.injectFault({ ...POST, hangUp: 'after' });
  await expect(world.channel.send('a')).rejects.toBeDefined();
  expect(world.ann.view(world.room)).toHaveLength(1);
});

test('without a nonce a second try doubles the message, as on Discord', async () => {
  await using world = await channelWorld({ rest: IMPATIENT });
  world.sandbox.injectFault({ ...POST, delayMs: 1500 });
  await world.channel.send('a');
  await world.sandbox.waitForRequest((request) => request === world.posts()[0]);
  const tries = world.posts().length;
  expect(tries).toBeGreaterThanOrEqual(2);
  expect(world.ann.view(world.room)).toHaveLength(tries);
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

describe('a request meets', () => {
  /** A channel in which one post meets a fault, as a bare HTTP client sees it. */
  async function postInto(fault: Omit<RequestFault, 'path'>, init: RequestInit = {}) {
    const sandbox = await createSandbox();
    const ann = sandbox.addUser('ann');
    const room = sandbox.addChannel(sandbox.addServer('Club'), 'room');
    sandbox.injectFault({ ...POST, ...fault });
    const url = `${sandbox.api}/v10/channels/${room.id}/messages`;
    const headers = { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' };
    const body = '{"content":"a"}';
    const answer = fetch(url, { method: 'POST', headers, body, ...init });
    const done = () => ann.view(room).length;
    return { sandbox, answer, done, [Symbol.asyncDispose]: () => sandbox.close() };
  }

  const codes = [
    ['401', UNAUTHORIZED, 401, { message: '401: Unauthorized', code: 0 }],
    ['40333', refusal(40333), 403, { message: 'internal network error', code: 40333 }],
    ['403 without a code', { status: 403 }, 403, {}],
    ['a global 429', tooManyRequests(1500, 'global'), 429, { global: true, retry_after: 1.5 }],
  ] as const;
  test.each(codes)('%s, and nothing is done', async (_, fault, status, body) => {
    await using world = await postInto(fault);
    const answer = await world.answer;
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
    expect(world.done()).toBe(0);
  });

  test.each([
    ['user', null],
    ['shared', null],
    ['global', 'true'],
  ] as const)('a 429 of scope %s, which its headers tell', async (scope, isGlobal) => {
    await using world = await postInto(tooManyRequests(50, scope));
    const { headers } = await world.answer;
    expect(headers.get('x-ratelimit-scope')).toBe(scope);
    expect(headers.get('x-ratelimit-global')).toBe(isGlobal);
    expect(headers.get('retry-after')).toBe('1');
  });

  test.each([429, 500, 502, 503, 504])('%i as a page', async (status) => {
    await using world = await postInto(webPage(status));
    const answer = await world.answer;
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain(`<h1>Error ${status}</h1>`);
  });

  test.each(['{"id":', '', '<html>'])('the answer %j with 200, and all is done', async (body) => {
    await using world = await postInto({ body });
    const answer = await world.answer;
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await answer.text()).toBe(body);
    expect(world.done()).toBe(1);
  });

  test.each([
    ['unread', 0],
    ['before', 0],
    ['after', 1],
  ] as const)('a connection closed %s', async (hangUp, done) => {
    await using world = await postInto({ hangUp });
    await expect(world.answer).rejects.toThrow('fetch failed');
    expect(world.done()).toBe(done);
    expect(world.sandbox.requests).toMatchObject([{ method: 'POST', status: null }]);
  });

  test('a connection closed while it is still being sent', async () => {
    const large = JSON.stringify({ content: 'a'.repeat(20_000_000) });
    await using world = await postInto({ hangUp: 'unread' }, { body: large });
    const { cause } = await world.answer.then(
      () => new Error('it was answered'),
      (error: Error) => error,
    );
    expect(cause).toMatchObject({ code: expect.stringMatching(/EPIPE|ECONNRESET|UND_ERR_SOCKET/) });
  });

  test('half an answer', async () => {
    await using world = await postInto({ hangUp: 'halfway' });
    const answer = await world.answer;
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(world.done()).toBe(1);
  });

  test.each([
    ['nothing is done', { delayMs: Infinity }, 0],
    ['it is done', { answerDelayMs: Infinity }, 1],
  ])('silence, and %s', async (_, fault, done) => {
    const patience = new AbortController();
    await using world = await postInto(fault, { signal: patience.signal });
    await expect.poll(() => world.sandbox.requests).toMatchObject([{ status: null }]);
    await expect.poll(world.done).toBe(done);
    patience.abort();
    await expect(world.answer).rejects.toThrow('aborted');
    expect(world.sandbox.requests).toMatchObject([{ status: null }]);
  });

  test('a slow answer to what was done at once', async () => {
    await using world = await postInto({ answerDelayMs: 200 });
    await world.sandbox.waitForMessage(() => true);
    expect(world.sandbox.requests).toMatchObject([{ status: null }]);
    // Of two timers that were set in one turn the shorter goes off first, however late both are.
    expect(await Promise.race([world.answer, wait(100, 'nothing yet')])).toBe('nothing yet');
    expect((await world.answer).status).toBe(200);
  });
});

test('within a process as through a socket, nothing is sent that was given up before', async () => {
  const sandbox = new Sandbox();
  const { makeRequest } = await sandbox.connectWithin();
  const url = 'http://sandbox.local/api/v10/gateway';
  const givenUp = makeRequest(url, { signal: AbortSignal.abort() });
  await expect(givenUp).rejects.toThrow('aborted');
  await makeRequest(url, {});
  expect(sandbox.requests).toHaveLength(1);
});

test('after an answer that was lost, the second try of a callback meets 40060', async () => {
  await using world = await smallWorld();
  world.sandbox.injectFault({ path: /\/callback$/, hangUp: 'after' });
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  world.client.on('interactionCreate', async (i) => {
    if (!i.isChatInputCommand()) return;
    const codes: unknown[] = [];
    const note = ({ code }: { code: unknown }) => codes.push(code);
    await i.reply('a').catch(note);
    await i.reply('a').catch(note);
    resolve(codes);
  });
  const press = world.ann.command(world.room, 'go');
  expect(await promise).toEqual(['UND_ERR_SOCKET', 40060]);
  expect(await press.done).toMatchObject({ kind: 'reply' });
});

test.each([
  ['before it is done', 'until', 0],
  ['once it is done', 'answerUntil', 1],
] as const)('a request that is held %s is answered when it is let go', async (_, fault, done) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await using world = await channelWorld();
  world.sandbox.injectFault({ ...POST, [fault]: promise });
  const sent = world.channel.send('a');
  await expect.poll(() => world.posts().map(({ status }) => status)).toEqual([null]);
  expect(world.ann.view(world.room)).toHaveLength(done);
  resolve();
  await sent;
  expect(world.ann.view(world.room)).toHaveLength(1);
});
