import type { Actor, Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { type Club, eachInATimedClub } from './support/club.ts';
import { startMatch } from './support/playing.ts';
import { buttonFor, isPrivate, pictureOf, textOf } from './support/reading.ts';

let club: Club;

const time = eachInATimedClub(async (opened) => {
  club = opened;
  await club.store.putServerSettings(club.server.id, { clock: '24h' });
});

/** What the bot has written to somebody. */
function written(who: Actor): readonly Message[] {
  return who.view(club.sandbox.directChannel(who));
}

/** A match of Ann and Bob, who both want messages; whose turn it is, with the table. */
async function begun(): Promise<{ readonly table: Message; readonly asked: Actor }> {
  const { ann, bob, store } = club;
  for (const { id } of [ann, bob]) await store.putPersonSettings(id, { turnMessages: true });
  const table = await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  await expect.poll(async () => (await club.tables.messages.find(1))?.messageId).toBe(table.id);
  return { table, asked: textOf(table).includes(`<@${ann.id}>`) ? ann : bob };
}

/** What falls due is put so near. */
async function fallsDueNow(): Promise<void> {
  expect(await club.store.dueAt(1, 'direct')).toBeGreaterThan(time.now);
  await club.store.setTimers(1, { direct: time.now });
}

test('a direct message tells whose turn it is, links to the table, and names no card', async () => {
  const { table, asked } = await begun();
  expect(table.mentions).toEqual([]);
  await fallsDueNow();
  await expect.poll(() => written(asked)).toHaveLength(1);
  const [told] = written(asked);
  expect(textOf(told!)).toContain('It’s your turn in');
  expect(textOf(told!)).toContain(`/${club.room.id}/${table.id})`);
  expect(told!.attachments).toEqual([]);
  await expect.poll(() => club.store.dueAt(1, 'direct')).toBeUndefined();
  const muted = await asked.click(told!, buttonFor(told!, 'mute').id).message();
  expect(textOf(muted)).toContain('No more messages on your turn');
  expect((await club.store.personSettings(asked.id)).turnMessages).toBe(false);
});

test('whose direct messages are closed is called to the table instead', async () => {
  const { table, asked } = await begun();
  club.sandbox.setUser(asked, { takesDirectMessages: false });
  await fallsDueNow();
  const called = await club.sandbox.waitForMessage(
    (one) => one.id !== table.id && pictureOf(one) === 'table' && !isPrivate(one),
  );
  expect(called.mentions.map(({ id }) => id)).toEqual([asked.id]);
});

test('a message that was due before a restart is sent once after it', async () => {
  const { asked } = await begun();
  await club.stopBot();
  await fallsDueNow();
  await club.startBot();
  await expect.poll(() => written(asked)).toHaveLength(1);
  await expect.poll(() => club.store.dueAt(1, 'direct')).toBeUndefined();
  expect(written(asked)).toHaveLength(1);
});
