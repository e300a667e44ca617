import { expect, test } from 'vitest';
import { retryTransient } from '../../../src/bot/failure/store-retry.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';

const BUSY = new StoreFailure('The database is in use by another program.', 'transient');

/** Work that fails so many times before it is done. */
function failing(times: number, error: Error = BUSY) {
  const work = {
    tries: 0,
    run: () => {
      if (++work.tries <= times) throw error;
      return 'done';
    },
  };
  return work;
}

test('is done again until the database is free', async () => {
  const work = failing(3);
  expect(await retryTransient(work.run)).toBe('done');
  expect(work.tries).toBe(4);
});

test('leaves the database alone in between, longer each time', async () => {
  const begunAt = performance.now();
  await retryTransient(failing(3).run);
  // 50, 100 and 200 ms; timers may be a little early.
  expect(performance.now() - begunAt).toBeGreaterThan(340);
});

test('others go first in between', async () => {
  const order: string[] = [];
  const work = failing(1);
  const waiting = retryTransient(work.run).then(() => order.push('waited'));
  order.push('other');
  await waiting;
  expect(order).toEqual(['other', 'waited']);
});

test('is given up when it takes too long', async () => {
  const work = failing(Number.POSITIVE_INFINITY);
  await expect(retryTransient(work.run, { patience: 1000 })).rejects.toBe(BUSY);
  expect(work.tries).toBeGreaterThan(1);
});

test('is not done again where that would be twice', async () => {
  const work = failing(1);
  await expect(retryTransient(work.run, { mayRetry: () => false })).rejects.toBe(BUSY);
  expect(work.tries).toBe(1);
});

test.each([
  new StoreFailure('full', 'permanent'),
  new StoreFailure('cut off', 'transient', { isUnsure: true }),
  new RangeError('ours'),
])('is not done again after %s', async (error) => {
  const work = failing(1, error);
  await expect(retryTransient(work.run)).rejects.toBe(error);
  expect(work.tries).toBe(1);
});
