import type { Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { buttonFor, isPrivate, textOf } from './support/reading.ts';

const club = eachInAClub();

const isLobby = (one: Message) => !isPrivate(one) && textOf(one).includes('waiting for players');

test('an invited person is mentioned once, and has their seat to themselves', async () => {
  const { ann, bob, cho, room, sandbox } = club;
  const table = await ann.command(room, 'hanafuda start', { game: 'koi-koi' }).message();
  const menu = await ann.click(table, buttonFor(table, 'invite').id).message();
  expect(isPrivate(menu)).toBe(true);
  const done = await ann.select(menu, 'keep/1/0/', [bob.id]).message();
  expect(textOf(done)).toContain(`<@${bob.id}>`);
  const lobby = await sandbox.waitForMessage((one) => isLobby(one) && one.id !== table.id);
  expect(lobby.mentions.map(({ id }) => id)).toEqual([bob.id]);
  expect(textOf(lobby)).toContain(`kept for <@${bob.id}>`);
  const refused = await cho.click(lobby, buttonFor(lobby, 'join').id).message();
  expect(textOf(refused)).toContain('kept for invited people');
  const declined = await bob.click(lobby, buttonFor(lobby, 'decline').id).message();
  expect(textOf(declined)).not.toContain('kept for');
  expect(declined.id).toBe(lobby.id);
});

test('seats are kept from the command on, and the invitation survives a restart', async () => {
  const { ann, bob, room, sandbox } = club;
  const options = { game: 'koi-koi', invite: `<@${bob.id}>` };
  const table = await ann.command(room, 'hanafuda start', options).message();
  expect(table.mentions.map(({ id }) => id)).toEqual([bob.id]);
  await expect.poll(() => club.tables.messages.find(1)).toBeDefined();
  await club.stopBot();
  await club.startBot();
  await bob.click(table, buttonFor(table, 'join').id).message();
  expect((await club.tables.stored.match(1))?.status).toBe('playing');
  await sandbox.waitForMessage((one) => textOf(one).includes('it’s your turn'));
});

test('nobody is invited who could not come: a bot, or somebody who does not see the channel', async () => {
  const { ann, bob, room, sandbox } = club;
  sandbox.hideChannel(room, [bob]);
  const bot = sandbox.world.bot.id;
  const options = { game: 'koi-koi', invite: `<@${bob.id}> <@${bot}>` };
  const refused = await ann.command(room, 'hanafuda start', options).message();
  expect(isPrivate(refused)).toBe(true);
  expect(textOf(refused)).toContain(`<@${bob.id}> <@${bot}>`);
  expect(await club.tables.stored.newestMatch(room.id)).toBeUndefined();
});

test('whoever names people without mentioning them is told how, and no table opens', async () => {
  const { ann, room } = club;
  const refused = await ann
    .command(room, 'hanafuda start', { game: 'koi-koi', invite: 'Bob' })
    .message();
  expect(isPrivate(refused)).toBe(true);
  expect(textOf(refused)).toContain('type @ and their name');
  expect(await club.tables.stored.newestMatch(room.id)).toBeUndefined();
});
