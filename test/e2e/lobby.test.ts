import type { Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { press } from './support/playing.ts';
import { altOf, pictureOf, textOf, toldAlone } from './support/reading.ts';

const club = eachInAClub();

function start(values: Readonly<Record<string, string | number>>): Promise<Message> {
  return club.ann.command(club.room, 'hanafuda start', values).message();
}

test('the number of players may be typed, and brings the house rules that go with it', async () => {
  const { ann, sandbox } = club;
  const rules = 'hand-of-two=10';
  expect(textOf(await start({ game: 'hana-awase', rules }))).toContain('2 players only');
  const lobby = await start({ game: 'hana-awase', players: 2, rules });
  expect(altOf(lobby)).toMatch(/Seat 2: Free seat\.$/);
  expect(textOf(lobby)).toContain('Hand size with two');
  const menu = await press(ann, lobby, 'seats');
  expect(textOf(await press(ann, menu, 'rules'))).toContain('Hand size with two');
  await ann.select(menu, 'size/1/0/', ['3']).message();
  const larger = await sandbox.waitForMessage((one) => altOf(one).endsWith('Seat 3: Free seat.'));
  expect(textOf(await press(ann, menu, 'rules'))).not.toContain('Hand size with two');
  expect(textOf(larger)).not.toContain('Hand size with two');
});

test('a table is opened for a short match, and made longer where players and pace are chosen', async () => {
  const { ann } = club;
  const lobby = await start({ game: 'koi-koi' });
  expect(altOf(lobby)).toContain('3 rounds');
  const menu = await press(ann, lobby, 'seats');
  const chosen = await ann.select(menu, 'length/1/0/length', ['12']).message();
  expect(textOf(chosen)).toContain('Pace');
  await club.sandbox.waitForMessage((one) => altOf(one).includes('12 rounds'));
});

test('an invited person is mentioned once, and has their seat to themselves', async () => {
  const { ann, bob, cho, sandbox } = club;
  const table = await start({ game: 'koi-koi' });
  const menu = await press(ann, table, 'seats');
  const done = await ann.select(menu, 'keep/1/0/', [bob.id]).message();
  expect(textOf(done)).toContain(`<@${bob.id}>`);
  const lobby = await sandbox.waitForMessage(
    (one) => pictureOf(one) === 'lobby' && one.id !== table.id,
  );
  expect(lobby.mentions.map(({ id }) => id)).toEqual([bob.id]);
  expect(textOf(lobby)).toContain(`kept for <@${bob.id}>`);
  expect(textOf(await press(cho, lobby, 'join'))).toContain('kept for invited people');
  const declined = await press(bob, lobby, 'decline');
  expect([declined.id, textOf(declined).includes('kept for')]).toEqual([lobby.id, false]);
});

test('nobody is invited who could not come, or who is not mentioned', async () => {
  const { bob, room, sandbox } = club;
  sandbox.hideChannel(room, [bob]);
  const people = `<@${bob.id}> <@${sandbox.world.bot.id}>`;
  for (const [invite, said] of [
    [people, people],
    ['Bob', 'type @ and their name'],
  ] as const) {
    const refused = await start({ game: 'koi-koi', invite });
    expect(toldAlone(refused)).toContain(said);
  }
  expect(await club.tables.stored.newestMatch(room.id)).toBeUndefined();
});
