import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SerialQueue } from '../../../src/bot/interaction/serial-queue.ts';
import { createLogger } from '../../../src/log.ts';
import { RecordingMeter } from '../../support/recording-meter.ts';

const lines: string[] = [];
const log = createLogger({ level: 'error', pretty: false, write: (line) => lines.push(line) });

test('a lane does one thing at a time, in order, and lanes do not wait for each other', async () => {
  const queue = new SerialQueue(log);
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  queue.add('a', '1', async () => {
    await gate.promise;
    done.push('a1');
  });
  queue.add('a', '2', async () => void done.push('a2'));
  queue.add('b', '1', async () => void done.push('b1'));
  await turn();
  expect(done).toEqual(['b1']);
  gate.resolve();
  await queue.idle();
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('what waits under a key is done once, the newest way', async () => {
  const queue = new SerialQueue(log);
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  queue.add('a', 'show', async () => {
    await gate.promise;
    done.push('first');
  });
  await turn();
  for (const name of ['second', 'third', 'fourth']) {
    queue.add('a', 'show', async () => void done.push(name));
  }
  gate.resolve();
  await queue.idle();
  expect(done).toEqual(['first', 'fourth']);
});

test('work that fails is written down, and the lane goes on', async () => {
  const queue = new SerialQueue(log);
  let isDone = false;
  queue.add('a', 'bad', async () => {
    throw new Error('broken');
  });
  queue.add('a', 'good', async () => {
    isDone = true;
  });
  await queue.idle();
  expect(isDone).toBe(true);
  expect(lines.join('')).toContain('broken');
});

test('work that is waited for gives its failure to who asked', async () => {
  const queue = new SerialQueue(log);
  await expect(queue.run('a', () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  expect(await queue.run('a', async () => 7)).toBe(7);
});

test('how much waits, and how long it did, is told', async () => {
  const meter = new RecordingMeter();
  const queue = new SerialQueue(log, { meter });
  const waiting = async () => (await meter.readings('hanafuda_queue_waiting'))[0]?.value;
  const gate = Promise.withResolvers<void>();
  queue.add('a', '1', () => gate.promise);
  await turn();
  queue.add('a', '2', async () => {});
  queue.add('a', '3', async () => {});
  expect(await waiting()).toBe(2);
  expect(meter.values('hanafuda_queue_wait_seconds')).toHaveLength(1);
  gate.resolve();
  await queue.idle();
  expect(await waiting()).toBe(0);
  expect(meter.values('hanafuda_queue_wait_seconds')).toHaveLength(3);
});

test("work that waits to be admitted is in nobody's way, and is not done where it is turned away", async () => {
  const gate = Promise.withResolvers<boolean>();
  const queue = new SerialQueue(log, { admit: () => gate.promise });
  const done: string[] = [];
  queue.add('a', 'show', async () => void done.push('first'));
  queue.add('a', 'show', async () => void done.push('newest'));
  await queue.run('a', async () => void done.push('answer'));
  expect(done).toEqual(['answer']);
  gate.resolve(true);
  await queue.idle();
  expect(done).toEqual(['answer', 'newest']);

  const closed = new SerialQueue(log, { admit: async () => false });
  closed.add('a', 'show', async () => void done.push('nothing'));
  await closed.idle();
  expect(done).toHaveLength(2);
});

test('what waits to be admitted is done before nothing is left to do', async () => {
  const admission = Promise.withResolvers<boolean>();
  const queue = new SerialQueue(log, { admit: () => admission.promise });
  const drawing = Promise.withResolvers<void>();
  let isDone = false;
  queue.add('a', 'show', async () => {
    await drawing.promise;
    isDone = true;
  });
  const atTheEnd = queue.idle().then(() => isDone);
  admission.resolve(true);
  await turn();
  drawing.resolve();
  expect(await atTheEnd).toBe(true);
});
