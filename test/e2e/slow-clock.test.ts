import { expect, test } from 'vitest';
import { type Club, eachInATimedClub } from './support/club.ts';
import { startMatch } from './support/playing.ts';
import { isPrivate, pictureOf, textOf, versionOf } from './support/reading.ts';

const HOUR = 60 * 60 * 1000;

let club: Club;

const time = eachInATimedClub(async (opened) => {
  club = opened;
  await club.store.putServerSettings(club.server.id, { clock: '24h' });
});

/** A day cannot be waited for: what falls due is put so near. */
async function fallsDueNow(kind: 'warning' | 'move'): Promise<void> {
  await club.store.setTimers(1, { [kind]: time.now });
}

/** How often in a row somebody let their time pass. */
async function missedBy(personId: string): Promise<number | undefined> {
  const players = (await club.tables.matches.find(1))?.players ?? [];
  return players.flatMap((one) =>
    one.type === 'person' && one.person.id === personId ? [one.missed] : [],
  )[0];
}

test('a game with a day for each move tells it, warns three hours before, and then plays on', async () => {
  const { ann, bob, store } = club;
  const table = await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  const [, seconds] = /<t:(\d+):R>/.exec(textOf(table)) ?? [];
  expect(Math.abs(Number(seconds) * 1000 - (time.now + 24 * HOUR))).toBeLessThan(2000);
  expect(await store.dueAt(1, 'move')).toBe(time.now + 24 * HOUR);
  expect(await store.dueAt(1, 'warning')).toBe(time.now + 21 * HOUR);
  const asked = textOf(table).includes(`<@${ann.id}>`) ? ann : bob;
  await expect.poll(async () => (await club.tables.messages.find(1))?.messageId).toBe(table.id);

  await fallsDueNow('warning');
  const warned = await club.sandbox.waitForMessage(
    (one) => one.id !== table.id && pictureOf(one) === 'table' && !isPrivate(one),
  );
  expect(textOf(warned)).toContain(`<@${asked.id}>`);
  expect(warned.mentions.map(({ id }) => id)).toEqual([asked.id]);

  await fallsDueNow('move');
  await expect.poll(() => missedBy(asked.id)).toBe(1);
  await club.sandbox.waitForMessage(
    (one) => !isPrivate(one) && pictureOf(one) === 'table' && versionOf(one) > versionOf(warned),
  );
});
