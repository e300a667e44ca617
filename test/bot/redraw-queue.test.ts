import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGuard } from '../../src/bot/failure/guard.ts';
import { createUntilDone } from '../../src/bot/failure/retry.ts';
import { RedrawQueue } from '../../src/bot/redraw-queue.ts';
import { createLogger } from '../../src/log.ts';
import { StoreFailure } from '../../src/table/store-failure.ts';
import { type Room, room } from '../table/support/a-table.ts';
import { lobby } from '../table/support/matches.ts';
import { AKI, BENI, CHIKA, HERE } from '../table/support/people.ts';

let made: Room;
let redraw: RedrawQueue;
/** The versions that were shown, in order. */
let shown: number[];

beforeEach(async () => {
  made = room();
  shown = [];
  await lobby(made.tables, 'suhara-bana', AKI);
  await settled();
  redraw = redrawOver(made.tables);
});

function redrawOver(
  tables: Room['tables'],
  show: (match: { readonly version: number }) => void = ({ version }) => void shown.push(version),
): RedrawQueue {
  const log = createLogger({ level: 'silent' });
  return new RedrawQueue({
    tables,
    tableMessages: { show },
    hands: { refresh: () => {} },
    guard: createGuard(log),
    untilDone: createUntilDone({ log, signal: new AbortController().signal }),
  });
}

afterEach(() => {
  vi.useRealTimers();
});

/** Once all that is due now is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

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
  const failing = redrawOver(made.tables, ({ version }) => {
    versions.push(version);
    throw new Error('no');
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

test('what may have changed without anybody knowing is shown once it can be read', async () => {
  const { stored } = made.tables;
  let tries = 0;
  const newestMatch = async (channelId: string) => {
    tries += 1;
    if (tries === 1) throw new StoreFailure('cannot be reached', 'transient');
    return await stored.newestMatch(channelId);
  };
  redrawOver({ ...made.tables, stored: { ...stored, newestMatch } }).showAgain(HERE.channelId);
  await expect.poll(() => [tries, shown]).toEqual([2, [0]]);
});
