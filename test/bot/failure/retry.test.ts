import { HTTPError } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isBrief, MalformedAnswer } from '../../../src/bot/failure/discord-error.ts';
import { createUntilDone, retryRequest, retryStoring } from '../../../src/bot/failure/retry.ts';
import { createLogger } from '../../../src/log.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';

const pauses = vi.hoisted((): number[] => []);

vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (ms: number) => {
    pauses.push(ms);
    vi.advanceTimersByTime(ms);
  },
}));

beforeEach(() => {
  pauses.length = 0;
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => void vi.useRealTimers());

const BUSY = new StoreFailure('The database is in use by another program.', 'transient');
const DOWN = new HTTPError(502, 'Bad Gateway', 'POST', 'url', {
  body: undefined,
  files: undefined,
});

function failed(code: string): Error {
  return Object.assign(new Error('failed'), { code });
}

/** Work that fails so, one after the other, before it is done. */
function failing(...failures: readonly unknown[]) {
  const left = [...failures];
  return vi.fn(async (_isAgain?: boolean) => {
    if (left.length > 0) throw left.shift();
    return 'done';
  });
}

function often(failure: unknown): readonly unknown[] {
  return Array.from({ length: 1000 }, () => failure);
}

describe('work that must be done', () => {
  const log = createLogger({ level: 'silent' });

  test('is tried until it is, after pauses that grow to five minutes', async () => {
    const untilDone = createUntilDone({ log, signal: new AbortController().signal });
    expect(await untilDone('it', failing(...often(DOWN).slice(0, 11)))).toBe('done');
    expect(pauses.map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test('is given up after a bug, and once it need not be done any more', async () => {
    const ending = new AbortController();
    const untilDone = createUntilDone({ log, signal: ending.signal });
    await expect(untilDone('it', failing(new RangeError('ours')))).rejects.toThrow('ours');
    const work = failing(...often(DOWN));
    const ended = untilDone('it', () => {
      if (work.mock.calls.length === 3) ending.abort();
      return work();
    });
    expect(await ended).toBeUndefined();
    expect(work).toHaveBeenCalledTimes(4);
    expect(await untilDone('it', work)).toBeUndefined();
    expect(work).toHaveBeenCalledTimes(4);
  });
});

describe('what is to be stored', () => {
  test('is tried again until the database is free, after pauses that grow', async () => {
    expect(await retryStoring(failing(...often(BUSY).slice(0, 6)))).toBe('done');
    expect(pauses).toEqual([50, 100, 200, 400, 500, 500]);
  });

  test('lets others go first in between', async () => {
    const order: string[] = [];
    const waiting = retryStoring(failing(BUSY)).then(() => order.push('waited'));
    order.push('other');
    await waiting;
    expect(order).toEqual(['other', 'waited']);
  });

  test('is given up when it takes too long', async () => {
    const work = failing(...often(BUSY));
    await expect(retryStoring(work, { patience: 1000 })).rejects.toBe(BUSY);
    expect(pauses).toEqual([50, 100, 200, 400]);
  });

  test.each([
    ['where that would be twice', BUSY, false],
    ['on a full disk', new StoreFailure('full', 'permanent'), true],
    ['where it may be stored', new StoreFailure('cut off', 'transient', { isUnsure: true }), true],
    ['after a bug', new RangeError('ours'), true],
  ])('is not tried again %s', async (_, error, may) => {
    const work = failing(error);
    await expect(retryStoring(work, { mayRetry: () => may })).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a request', () => {
  test('is made again when its connection was closed, and told so', async () => {
    const request = failing(failed('EPIPE'), failed('ECONNRESET'));
    expect(await retryRequest(request)).toBe('done');
    expect(request.mock.calls).toEqual([[false], [true], [true]]);
    expect(pauses).toEqual([150, 300]);
  });

  test('is given up after two more tries', async () => {
    const request = failing(...often(new MalformedAnswer()));
    await expect(retryRequest(request)).rejects.toThrow(MalformedAnswer);
    expect(request).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['that took too long', failed('UND_ERR_HEADERS_TIMEOUT')],
    ['that Discord refuses', new RangeError('refused')],
  ])('%s is not made again at once', async (_, failure) => {
    const request = failing(failure);
    await expect(retryRequest(request, isBrief)).rejects.toBe(failure);
    expect(request).toHaveBeenCalledTimes(1);
  });
});
