import type { Channel } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { isPrivate, textOf } from './support/reading.ts';

const club = eachInAClub();

const GAME = { game: 'botan-cho' };

/** A thread that the bot has not been told of: it was put away when the bot started. */
async function unknownThread(): Promise<Channel> {
  const thread = club.sandbox.addThread(club.room, 'a thread');
  await club.stopBot();
  club.sandbox.setThread(thread, { isArchived: true });
  await club.startBot();
  return thread;
}

test('a table is opened in a thread that was put away, where its channel is one for tables', async () => {
  const thread = await unknownThread();
  await club.store.putServerSettings(club.server.id, { channels: [club.room.id] });
  const lobby = await club.ann.command(thread, 'hanafuda start', GAME).message();
  expect(isPrivate(lobby)).toBe(false);
  expect(textOf(lobby)).toContain('Players: 1');
});

test('in a thread that was put away it is asked for what a thread needs', async () => {
  const thread = await unknownThread();
  club.sandbox.setPermissions(club.room, { without: ['sendMessages'] });
  const lobby = await club.ann.command(thread, 'hanafuda start', GAME).message();
  expect(textOf(lobby)).toContain('Players: 1');
  await club.ann.command(thread, 'hanafuda stop').message();
  club.sandbox.setPermissions(club.room, { without: ['sendMessagesInThreads'] });
  const refused = await club.ann.command(thread, 'hanafuda start', GAME).message();
  expect(textOf(refused)).toContain('Send Messages in Threads');
});

test('in a channel for voice Connect is asked for', async () => {
  const hall = club.sandbox.addChannel(club.server, 'hall', { isVoice: true });
  club.sandbox.setPermissions(hall, { without: ['connect'] });
  const refused = await club.ann.command(hall, 'hanafuda start', GAME).message();
  expect(textOf(refused)).toContain('Connect');
  club.sandbox.setPermissions(hall, { without: [] });
  const lobby = await club.ann.command(hall, 'hanafuda start', GAME).message();
  expect(textOf(lobby)).toContain('Players: 1');
});
