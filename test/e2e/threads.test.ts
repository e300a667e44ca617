import { type Actor, type Channel, type Message, refusal } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { shortest } from '../support/length.ts';
import { playOut } from '../table/support/matches.ts';
import { publicIn } from '../torture/support/channels.ts';
import { eachInAClub } from './support/club.ts';
import { currentMatch, startMatch } from './support/playing.ts';
import { buttonFor, buttonsFor, isPrivate, pictureOf, textOf } from './support/reading.ts';

const club = eachInAClub({ mayLog: true });

const GAME = 'botan-cho';
const LOBBY = { game: GAME, players: 2 };
const SHORT = { game: GAME, rules: shortest(GAME) };

const threads = () => club.sandbox.world.threadsOf(club.room.id);

/** Opens a table where another is, and gives the thread that it gets, with what its host is told. */
async function openBelow(host: Actor, room: Channel = club.room) {
  const said = await host.command(room, 'hanafuda start', LOBBY).message();
  const [, id = ''] = /<#(\d+)>/.exec(textOf(said)) ?? [];
  const thread = club.sandbox.world.channels.get(id);
  if (thread?.kind !== 'thread') throw new Error(`no thread: ${textOf(said)}`);
  return { thread, said };
}

/** The lobby or table that stands in a channel. */
function tableIn(room: Channel): Message {
  const table = publicIn(club.sandbox, room.id).find(
    (one) => buttonsFor(one, 'join').length + buttonsFor(one, 'hand').length > 0,
  );
  if (table === undefined) throw new Error('there is no table');
  return table;
}

async function sitDown(who: Actor, room: Channel): Promise<void> {
  await who.click(tableIn(room), buttonFor(tableIn(room), 'join').id).done;
  await club.sandbox.waitForMessage(
    (one) => one.channel_id === room.id && pictureOf(one) === 'table',
  );
}

/** Each presses the first move that they can, then their match in a channel is played to its end. */
async function playToTheEnd(room: Channel, people: readonly Actor[]): Promise<Message> {
  for (const who of people) {
    const hand = await who.command(room, 'hanafuda hand').message();
    const [move] = buttonsFor(hand, 'move');
    if (move !== undefined) await who.click(hand, move.id).message();
  }
  await playOut(club.tables, await currentMatch({ ...club, room }));
  return await club.sandbox.waitForMessage(
    (one) => one.channel_id === room.id && pictureOf(one) === 'standing',
  );
}

test('the second table of a channel is played in a thread, which is put away and opened again', async () => {
  const { ann, bob, cho, room } = club;
  await startMatch(club, [ann, bob], SHORT);
  const { thread, said } = await openBelow(cho);
  expect(isPrivate(said)).toBe(true);
  expect(thread.name).toBe('Botan-chō · Cho');
  const line = ann.view(room).find(({ id }) => id === thread.id);
  expect(line && textOf(line)).toContain(`<@${cho.id}>`);
  const list = await ann.command(room, 'hanafuda table', { all: true }).message();
  expect(textOf(list)).toContain(`<#${room.id}>`);
  expect(textOf(list)).toContain(`<#${thread.id}>`);
  await sitDown(ann, thread);

  const standing = await playToTheEnd(thread, [ann, cho]);
  await expect.poll(() => threads()).toMatchObject([{ id: thread.id, isArchived: true }]);
  await playToTheEnd(room, [ann, bob]);

  const again = await cho.click(standing, buttonFor(standing, 'again').id).message();
  expect(again).toMatchObject({ channel_id: thread.id, mentions: [{ id: ann.id }] });
  const hand = await ann.click(standing, buttonFor(standing, 'again').id).message();
  expect(pictureOf(hand)).toBe('hand');
  await expect.poll(() => threads()).toMatchObject([{ id: thread.id, isArchived: false }]);
});

test('whoever plays again while the thread of the next match is made joins it there', async () => {
  const { ann, bob, cho, room, sandbox } = club;
  await startMatch(club, [ann, bob], SHORT);
  const at = { channelId: room.id };
  await club.tables.leaving.leave(at, ann);
  await club.tables.leaving.stop({ at, person: bob, mayManage: true });
  const standing = await sandbox.waitForMessage((one) => buttonsFor(one, 'again').length > 0);
  await cho.command(room, 'hanafuda start', LOBBY).message();
  const tableIsLate = new RegExp(`^/channels/(?!${room.id})\\d+/messages$`);
  const { promise: until, resolve: post } = Promise.withResolvers<void>();
  sandbox.injectFault({ method: 'POST', path: tableIsLate, until });
  const { id } = buttonFor(standing, 'again');
  const host = bob.click(standing, id).message();
  await expect.poll(threads).toHaveLength(1);
  const guest = await ann.click(standing, id).message();
  expect(isPrivate(guest)).toBe(true);
  post();
  const [thread = room] = threads();
  expect(textOf(await host)).toContain(thread.id);
  // Both have asked, so that it is dealt.
  await sandbox.waitForMessage((one) => one.channel_id === thread.id && pictureOf(one) === 'table');
});

test('in the thread of a table the next one gets a thread beside it', async () => {
  await startMatch(club, [club.ann, club.bob], SHORT);
  const first = await openBelow(club.cho);
  const second = await openBelow(club.bob, first.thread);
  expect(second.thread.parentId).toBe(club.room.id);
  expect(threads()).toHaveLength(2);
});

test('whoever plays again too while the thread of that is being made, is told of it', async () => {
  const { ann, bob, room, server, store } = club;
  await startMatch(club, [ann, bob], SHORT);
  const standing = await playToTheEnd(room, [ann, bob]);
  await store.putServerSettings(server.id, { threads: 'always' });
  const presses = [ann, bob].map((who) => who.click(standing, buttonFor(standing, 'again').id));
  const [first, second] = await Promise.all(presses.map((press) => press.message()));
  const [thread] = threads();
  expect(first && textOf(first)).toContain(`<#${thread?.id}>`);
  expect(second && textOf(second)).toContain(`<#${thread?.id}>`);
  await club.sandbox.waitForMessage(
    (one) => one.channel_id === thread?.id && pictureOf(one) === 'table',
  );
  await club.stopBot();
  expect(publicIn(club.sandbox, room.id).map(pictureOf)).not.toContain('lobby');
});

test('without the permissions for threads the refusal names them, and the way to give them', async () => {
  await startMatch(club, [club.ann, club.bob], SHORT);
  const without = ['createPublicThreads', 'sendMessagesInThreads'] as const;
  club.sandbox.setPermissions(club.room, { without });
  const refused = await club.cho.command(club.room, 'hanafuda start', LOBBY).message();
  expect(textOf(refused)).toContain('in progress here');
  expect(textOf(refused)).toContain('Create Public Threads, Send Messages in Threads');
  expect(textOf(refused)).toContain('Channel settings → Permissions');
  expect(threads()).toEqual([]);
});

test('a server has every table in a thread, or none', async () => {
  const { server, store, room, ann, bob, cho } = club;
  await store.putServerSettings(server.id, { threads: 'always', channels: [room.id] });
  const { thread } = await openBelow(ann);
  expect(tableIn(thread)).toBeDefined();
  await store.putServerSettings(server.id, { threads: 'never' });
  await startMatch(club, [ann, bob], SHORT);
  const refused = await cho.command(room, 'hanafuda start', LOBBY).message();
  expect(textOf(refused)).toContain('in progress here');
  expect(textOf(refused)).not.toContain('thread');
});

test('where Discord lets nobody start one more thread, the host is told and no table stays', async () => {
  await startMatch(club, [club.ann, club.bob], SHORT);
  club.sandbox.injectFault({ method: 'POST', path: /\/threads$/, ...refusal(160006) });
  const said = await club.cho.command(club.room, 'hanafuda start', LOBBY).message();
  expect(textOf(said)).toContain('too many open threads');
  expect(await club.tables.stored.activeMatches(club.server.id)).toHaveLength(1);
  // Nothing announces it any more.
  await expect.poll(() => publicIn(club.sandbox, club.room.id)).toHaveLength(1);
  expect(club.logged).toMatchObject([expect.stringContaining('cannot be made')]);
});

/** A thread that the bot has not been told of: it was archived when the bot started. */
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
  const lobby = await club.ann.command(thread, 'hanafuda start', LOBBY).message();
  expect(isPrivate(lobby)).toBe(false);
  expect(pictureOf(lobby)).toBe('lobby');
});

test('in a thread that was put away it is asked for what a thread needs', async () => {
  const thread = await unknownThread();
  club.sandbox.setPermissions(club.room, { without: ['sendMessages'] });
  const lobby = await club.ann.command(thread, 'hanafuda start', LOBBY).message();
  expect(pictureOf(lobby)).toBe('lobby');
  await club.ann.command(thread, 'hanafuda stop').message();
  club.sandbox.setPermissions(club.room, { without: ['sendMessagesInThreads'] });
  const refused = await club.ann.command(thread, 'hanafuda start', LOBBY).message();
  expect(textOf(refused)).toContain('Send Messages in Threads');
});

test('in a channel for voice Connect is asked for', async () => {
  const hall = club.sandbox.addChannel(club.server, 'hall', { isVoice: true });
  club.sandbox.setPermissions(hall, { without: ['connect'] });
  const refused = await club.ann.command(hall, 'hanafuda start', LOBBY).message();
  expect(textOf(refused)).toContain('Connect');
  club.sandbox.setPermissions(hall, { without: [] });
  const lobby = await club.ann.command(hall, 'hanafuda start', LOBBY).message();
  expect(pictureOf(lobby)).toBe('lobby');
});
