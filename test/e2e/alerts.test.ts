import type { Actor, Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { type Club, eachInATimedClub } from './support/club.ts';
import { buttonFor, buttonsFor, isPrivate, textOf } from './support/reading.ts';

let club: Club;

const time = eachInATimedClub((opened) => {
  club = opened;
});

/** Asks to be told of tables, with the button below their list. */
async function ask(who: Actor): Promise<Message> {
  const tables = await who.command(club.room, 'hanafuda table', { all: true }).message();
  return who.click(tables, buttonFor(tables, 'alert').id).message();
}

/** What the bot has written to somebody. */
function written(who: Actor): readonly Message[] {
  return who.view(club.sandbox.directChannel(who));
}

/** A table opens, and whoever is to be told of it is. */
async function open(who: Actor): Promise<Message> {
  const table = await who.command(club.room, 'hanafuda start', { game: 'koi-koi' }).message();
  await expect.poll(() => club.tables.messages.find(1)).toBeDefined();
  time.now += 10_000;
  return table;
}

test('a direct message tells of an open table and links to it, and one press ends that', async () => {
  const { ann, bob, cho } = club;
  const menu = await ask(bob);
  expect(isPrivate(menu)).toBe(true);
  expect(buttonsFor(menu, 'alert').map(({ label }) => label)).toEqual(['Stop these messages']);
  const table = await open(ann);
  await expect.poll(() => written(bob)).toHaveLength(1);
  const [told] = written(bob);
  expect(textOf(told!)).toContain('**Koi-Koi** · **Ann** opened a table');
  expect(textOf(told!)).toContain(`/${club.server.id}/${club.room.id}/${table.id})`);
  expect([written(ann), written(cho)]).toEqual([[], []]);
  const muted = await bob.click(told!, buttonFor(told!, 'mute').id).message();
  expect(muted.id).toBe(told!.id);
  expect(await club.tables.alerts.find({ serverId: club.server.id, personId: bob.id })).toBe(
    undefined,
  );
});

test('nobody is told of a table in a channel that they do not see', async () => {
  const { sandbox, ann, bob, cho, room } = club;
  await ask(bob);
  await ask(cho);
  sandbox.hideChannel(room, [bob]);
  await open(ann);
  await expect.poll(() => written(cho)).toHaveLength(1);
  expect(written(bob)).toEqual([]);
});

test('whose direct messages are closed is not written to again, and told at their next command', async () => {
  const { sandbox, ann, bob } = club;
  await ask(bob);
  sandbox.setUser(bob, { takesDirectMessages: false });
  await open(ann);
  await expect.poll(() => club.tables.alerts.refusal(bob.id)).not.toBeNull();
  await bob.command(club.room, 'hanafuda table', { all: true }).message();
  const note = await sandbox.waitForMessage((one) => textOf(one).includes('couldn’t send you'));
  expect(isPrivate(note)).toBe(true);
  expect(await club.tables.alerts.tellRefusal(bob.id)).toBe(false);
});

test('a table that was opened before a restart is told after it', async () => {
  const { ann, bob } = club;
  await ask(bob);
  await ann.command(club.room, 'hanafuda start', { game: 'koi-koi' }).message();
  await club.stopBot();
  time.now += 10_000;
  await club.startBot();
  // The time in which the bot was away does not count.
  await expect.poll(() => club.store.dueAt(1, 'alert')).toBe(time.now + 10_000);
  time.now += 10_000;
  await expect.poll(() => written(bob)).toHaveLength(1);
});
