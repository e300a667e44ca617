import { REST, RESTEvents } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discordErrorKind } from '../../../src/bot/failure/discord-error.ts';
import { outliveSetBackClock } from '../../../src/bot/gateway/clients.ts';

const HOUR = 60 * 60_000;

// discord.js has no other clock than the machine's.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A Discord that lets a route be asked once in a tenth of a second. */
async function answer(): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-ratelimit-limit': '1',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset-after': '0.1',
    'x-ratelimit-bucket': 'one',
  };
  return new Response('{}', { headers });
}

/** Where the route's limit is known already, and free again. */
async function createRest(): Promise<REST> {
  const rest = new REST({ makeRequest: answer }).setToken('a token');
  outliveSetBackClock(rest);
  await rest.get('/channels/1');
  setClock(1000);
  return rest;
}

function setClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

test('a clock that is set back does not hold requests up for as long', async () => {
  const rest = await createRest();
  await rest.get('/channels/1');
  setClock(-HOUR);
  const error: unknown = await rest.get('/channels/1').catch((thrown: unknown) => thrown);
  expect(discordErrorKind(error)).toBe('transient');
  expect(await rest.get('/channels/1')).toEqual({});
});

test('nor does one that was set ahead and back', async () => {
  const rest = await createRest();
  setClock(HOUR);
  await rest.get('/channels/1');
  setClock(-HOUR);
  await expect(rest.get('/channels/1')).rejects.toThrow();
  expect(await rest.get('/channels/1')).toEqual({});
});

test('nor where the limit of all routes together was reached', async () => {
  const rest = await createRest();
  rest.globalRemaining = 0;
  rest.globalReset = Date.now() + 100;
  setClock(-HOUR);
  await expect(rest.get('/channels/1')).rejects.toThrow();
  expect(await rest.get('/channels/1')).toEqual({});
});

test('a limit is waited for otherwise', async () => {
  const rest = await createRest();
  await rest.get('/channels/1');
  let waits = 0;
  rest.on(RESTEvents.RateLimited, ({ timeToReset }) => {
    waits += 1;
    setClock(timeToReset);
  });
  expect(await rest.get('/channels/1')).toEqual({});
  expect(waits).toBe(1);
});
