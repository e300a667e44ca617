import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isBrief, MalformedAnswer } from '../../../src/bot/failure/discord-error.ts';
import { createUntilDone, retryRequest, retryStoring } from '../../../src/bot/failure/retry.ts';
import { createLogger } from '../../../src/log.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';
import { brokenOff, DOWN } from '../support/discord-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BUSY = new StoreFailure('The database is in use by another program.', 'transient');

/** Work that fails so, one after the other, before it is done; and the pauses in between. */
function failing(...failures: readonly unknown[]) {
  const triedAt: number[] = [];
  const work = vi.fn(async (_isAgain?: boolean) => {
    const at = triedAt.push(performance.now()) - 1;
    if (at < failures.length) throw failures[at];
    return 'done';
  });
  const pauses = () => triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
  return { work, pauses };
}

/** What comes of it, however long that takes. */
async function settled<T>(outcome: Promise<T>): Promise<T> {
  outcome.catch(() => {});
  await vi.runAllTimersAsync();
  return await outcome;
}

function often(failure: unknown): readonly unknown[] {
  return Array.from({ length: 1000 }, () => failure);
}

describe('work that must be done', () => {
  const log = createLogger({ level: 'silent' });

  test('is tried until it is, after pauses that grow to five minutes', async () => {
    const untilDone = createUntilDone({ log, signal: new AbortController().signal });
    const { work, pauses } = failing(...often(DOWN).slice(0, 11));
    expect(await settled(untilDone('it', work))).toBe('done');
    expect(pauses().map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test('is given up after a bug', async () => {
    const untilDone = createUntilDone({ log, signal: new AbortController().signal });
    const { work } = failing(new RangeError('ours'));
    await expect(settled(untilDone('it', work))).rejects.toThrow('ours');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('is left, at once, when it need not be done any more', async () => {
    const ending = new AbortController();
    const untilDone = createUntilDone({ log, signal: ending.signal });
    const { work } = failing(...often(DOWN));
    const left = untilDone('it', work);
    await vi.advanceTimersByTimeAsync(3500);
    ending.abort();
    expect(await left).toBeUndefined();
    expect(await untilDone('it', work)).toBeUndefined();
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('is left where that turns out while it is tried', async () => {
    const ending = new AbortController();
    const untilDone = createUntilDone({ log, signal: ending.signal });
    const ended = untilDone('it', async () => {
      ending.abort();
      throw DOWN;
    });
    expect(await ended).toBeUndefined();
  });
});

describe('what is to be stored', () => {
  test('is tried again until the database is free, after pauses that grow', async () => {
    const { work, pauses } = failing(...often(BUSY).slice(0, 6));
    expect(await settled(retryStoring(work))).toBe('done');
    expect(pauses()).toEqual([50, 100, 200, 400, 500, 500]);
  });

  test('is given up when it takes too long', async () => {
    const { work, pauses } = failing(...often(BUSY));
    await expect(settled(retryStoring(work, { patience: 1000 }))).rejects.toBe(BUSY);
    expect(pauses()).toEqual([50, 100, 200, 400]);
  });

  test.each([
    ['where that would be twice', BUSY, false],
    ['on a full disk', new StoreFailure('full', 'permanent'), true],
    ['where it may be stored', new StoreFailure('cut off', 'transient', { isUnsure: true }), true],
    ['after a bug', new RangeError('ours'), true],
  ])('is not tried again %s', async (_, error, may) => {
    const { work } = failing(error);
    await expect(settled(retryStoring(work, { mayRetry: () => may }))).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a request', () => {
  test('is made again when its connection was closed, and told so', async () => {
    const { work, pauses } = failing(brokenOff('EPIPE'), brokenOff('ECONNRESET'));
    expect(await settled(retryRequest(work))).toBe('done');
    expect(work.mock.calls).toEqual([[false], [true], [true]]);
    expect(pauses()).toEqual([150, 300]);
  });

  test('is given up after two more tries', async () => {
    const { work } = failing(...often(new MalformedAnswer()));
    await expect(settled(retryRequest(work))).rejects.toThrow(MalformedAnswer);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['that took too long', brokenOff('UND_ERR_HEADERS_TIMEOUT')],
    ['that Discord refuses', new RangeError('refused')],
  ])('%s is not made again at once', async (_, failure) => {
    const { work } = failing(failure);
    await expect(settled(retryRequest(work, isBrief))).rejects.toBe(failure);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
