import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGuard } from '../../src/bot/failure/guard.ts';
import { RedrawQueue } from '../../src/bot/redraw-queue.ts';
import { createLogger } from '../../src/log.ts';
import { AKI, BENI, CHIKA, HERE, lobby, type Room, room } from '../table/support/a-table.ts';

let made: Room;
let redraw: RedrawQueue;
/** The versions that were shown, in order. */
let shown: number[];

beforeEach(async () => {
  made = room();
  shown = [];
  await lobby(made.tables, 'suhara-bana', AKI);
  await settled();
  redraw = new RedrawQueue({
    tables: made.tables,
    tableMessages: { show: ({ version }) => void shown.push(version) },
    hands: { refresh: async () => {} },
    guard: createGuard(createLogger({ level: 'silent' })),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Once all that is due now is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a change is shown without anybody asking for it', async () => {
  await made.tables.lobby.join(HERE, BENI);
  await settled();
  expect(shown).toEqual([1]);
});

test('what an interaction changed is shown once it is answered, and though its answer fails', async () => {
  const answer = Promise.withResolvers<void>();
  const told = new Promise((resolve) => made.tables.onChange(resolve));
  const answered = redraw.after(async () => {
    await made.tables.lobby.join(HERE, BENI);
    await answer.promise;
  });
  await told;
  expect(shown).toEqual([]);
  answer.reject(new Error('no'));
  await expect(answered).rejects.toThrow('no');
  expect(shown).toEqual([1]);
});

test('an answer that takes long keeps nobody else waiting', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<void>();
  const answered = redraw.after(async () => {
    await made.tables.lobby.join(HERE, BENI);
    await answer.promise;
  });
  await vi.advanceTimersByTimeAsync(1500);
  expect(shown).toEqual([1]);
  answer.resolve();
  await answered;
});

test('a display that fails keeps no other from being shown', async () => {
  const versions: number[] = [];
  const failing = new RedrawQueue({
    tables: made.tables,
    tableMessages: {
      show: ({ version }) => {
        versions.push(version);
        throw new Error('no');
      },
    },
    hands: { refresh: async () => {} },
    guard: createGuard(createLogger({ level: 'silent' })),
  });
  await failing.after(async () => {
    await made.tables.lobby.join(HERE, BENI);
    await made.tables.lobby.join(HERE, CHIKA);
  });
  await settled();
  expect(versions).toEqual([1, 2]);
});

test('nothing is shown once it is stopped', async () => {
  redraw.stop();
  await made.tables.lobby.join(HERE, BENI);
  await settled();
  expect(shown).toEqual([]);
});
