import { beforeEach, expect, test } from 'vitest';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import { openTestStore } from '../support/test-store.ts';
import { eachInAClub } from './support/club.ts';
import { move, nextStep, startMatch, takeHands } from './support/playing.ts';

/** The calls that the store gets, those of transactions included. */
const calls: string[] = [];

function counted<T extends object>(queries: T): T {
  return new Proxy(queries, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      if (name === 'transaction') {
        return (work: (tx: object) => Promise<unknown>) =>
          Reflect.apply(call, target, [(tx: object) => work(counted(tx))]);
      }
      return (...args: readonly unknown[]) => {
        calls.push(String(name));
        return Reflect.apply(call, target, args);
      };
    },
  });
}

const club = eachInAClub({
  open: async (options): Promise<DatabaseStore> => counted(await openTestStore(options)),
  // Nothing but presses asks for anything.
  upkeepMs: 3_600_000,
});

beforeEach(async () => {
  await startMatch(club, [club.ann, club.bob], { game: 'koi-koi' });
  await takeHands(club, [club.ann, club.bob]);
  await expect.poll(async () => (await club.store.hands(1, Date.now())).length).toBe(2);
});

test('a move asks the store for little, and replays nothing, until both hands and the table show it', async () => {
  const { ann, bob } = club;
  const pressed = new Set<string>();
  const asked = await nextStep(club, [ann, bob], pressed);
  if (!('asked' in asked)) throw new Error('the match is over');
  const { who, hand } = asked.asked;
  calls.length = 0;
  await move(club, hand, who);
  // All that a press has to show is shown before the bot ends.
  await club.stopBot();
  const ofPress = calls.filter((name) => name !== 'erasures');
  const other = await nextStep(club, [who === ann ? bob : ann], pressed);
  expect('asked' in other && other.asked.who).not.toBe(who);
  expect(ofPress).not.toContain('records');
  expect(ofPress.length, ofPress.join()).toBeLessThanOrEqual(14);
  expect(ofPress).toContain('putMessage');
});

test('a command that shows the table reads the channel’s match once, and replays nothing', async () => {
  calls.length = 0;
  await club.ann.command(club.room, 'hanafuda table').message();
  expect(calls.filter((name) => name === 'newestMatch')).toHaveLength(1);
  expect(calls).not.toContain('records');
});
