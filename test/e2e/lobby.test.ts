import { type Actor, type Message, walk } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import type { Verb } from '../../src/bot/interaction/custom-id.ts';
import { IDLE_TIME } from '../../src/table/timers/keep-timers.ts';
import { eachInAClub } from './support/club.ts';
import { playToTheEnd, startMatch, tableOf, takeHand, untilShown } from './support/playing.ts';
import { buttonFor, buttonsOf, isPrivate, textOf } from './support/reading.ts';

const club = eachInAClub();

/** The newest message that everybody sees. */
function shown(): Message {
  const last = club.ann.view(club.room).findLast((one) => !isPrivate(one));
  if (last === undefined) throw new Error('the channel is empty');
  return last;
}

async function open(who: Actor, game: string): Promise<Message> {
  return await who.command(club.room, 'hanafuda start', { game }).message();
}

/** Presses the button of a verb on the newest public message. */
async function press(who: Actor, verb: Verb): Promise<Message> {
  const lobby = shown();
  return await who.click(lobby, buttonFor(lobby, verb).id).message();
}

async function add(who: Actor, strength: string): Promise<Message> {
  return await who
    .click(shown(), `add/${(await club.tables.stored.newestMatch(club.room.id))?.id}/0/${strength}`)
    .message();
}

describe('the host of a lobby', () => {
  test('frees a seat, which is told kindly and is for others then', async () => {
    const { ann, bob, cho } = club;
    await open(ann, 'suhara-bana');
    await press(bob, 'join');
    await add(ann, 'normal');
    const menu = await press(ann, 'seats');
    const fewer = await ann.select(menu, 'free/1/0/', [bob.id]).message();
    const lobby = await untilShown(club, 'The host removed **Bob**');
    expect(textOf(lobby)).not.toMatch(/\d\. \*\*Bob/);
    const refused = await press(bob, 'join');
    expect(isPrivate(refused)).toBe(true);
    expect(textOf(refused)).toContain('removed you from this table');
    expect(textOf(await press(cho, 'join'))).toContain('**Cho**');
    await ann.select(fewer, 'free/1/0/', ['c1']).message();
    await untilShown(club, 'Players: 2 of 5');
  });
});

describe('the number of players', () => {
  /** The numbers to choose from, the one in force in brackets. */
  const sizesOn = (menu: Message) =>
    walk(menu.components)
      .filter(({ custom_id: id }) => id?.startsWith('size/'))
      .flatMap(({ options = [] }) => options)
      .map((option) => (option.default ? `[${option.label}]` : option.label));

  test('stands on Join, and who sits there is told so, with the way to leave', async () => {
    const { ann, bob } = club;
    expect(buttonFor(await open(ann, 'ino-shika-cho'), 'join').label).toBe('Join (1/3)');
    expect(buttonFor(await press(bob, 'join'), 'join').label).toBe('Join (2/3)');
    const said = await press(bob, 'join');
    expect(isPrivate(said)).toBe(true);
    expect(textOf(said)).toContain('already at this table');
    const left = await bob.click(said, buttonFor(said, 'quit').id).message();
    expect([left.id, textOf(left)]).toEqual([said.id, 'You left the table.']);
    expect(buttonFor(await untilShown(club, 'Players: 1 of 3'), 'join').label).toBe('Join (1/3)');
  });

  test('is no menu in a game with but one, nor below those who sit there', async () => {
    const { ann, bob, cho } = club;
    await open(ann, 'koi-koi');
    expect(textOf(await press(ann, 'seats'))).not.toContain('**Players**');
    await ann.command(club.room, 'hanafuda stop').message();
    await open(ann, 'hana-awase');
    const menu = await press(ann, 'seats');
    await press(bob, 'join');
    await press(cho, 'join');
    const refused = await ann.select(menu, 'size/2/0/', ['2']).message();
    expect(textOf(refused)).toBe(
      '3 players are already at this table, so it can’t have fewer seats. Remove a player first.',
    );
    expect(sizesOn(await press(ann, 'seats'))).toEqual(['3 players', '[4 players]']);
  });

  test('may be typed, and brings the house rules that go with it', async () => {
    const { ann, room } = club;
    const start = 'hanafuda start';
    const wrong = await ann.command(room, start, { game: 'koi-koi', players: 3 }).message();
    expect(isPrivate(wrong)).toBe(true);
    expect(textOf(wrong)).toBe('Koi-Koi is for 2 players. Please choose one of these numbers.');
    const rules = 'hand-of-two=10';
    const none = await ann.command(room, start, { game: 'hana-awase', rules }).message();
    expect(textOf(none)).toBe(
      '“Hand size with two” applies with 2 players only. Choose that number of players first.',
    );
    const values = { game: 'hana-awase', players: 2, rules };
    const lobby = await ann.command(room, start, values).message();
    expect(textOf(lobby)).toContain('Players: 1 of 2');
    expect(textOf(await press(ann, 'rules'))).toContain('Hand size with two');
    await ann.select(await press(ann, 'seats'), 'size/1/0/', ['3']).message();
    await untilShown(club, 'Players: 1 of 3');
    expect(textOf(await press(ann, 'rules'))).not.toContain('Hand size with two');
    expect(textOf(shown())).not.toContain('Hand size with two');
  });
});

test('a lobby says that it begins with its last seat, and does', async () => {
  const { ann, bob } = club;
  expect(textOf(await open(ann, 'botan-cho'))).toContain('takes the last of the 2 seats');
  const started = await press(bob, 'join');
  expect(textOf(started)).toContain('The match has begun');
  expect(buttonsOf(started)).toEqual([]);
  await club.sandbox.waitForMessage(() => tableOf(club) !== undefined);
  expect(await club.tables.stored.newestMatch(club.room.id)).toMatchObject({
    status: 'playing',
    isRated: true,
  });
});

test('a lobby in which nothing happens closes and says why', async () => {
  const begun = Date.now();
  await open(club.ann, 'suhara-bana');
  await press(club.bob, 'join');
  // As if nobody had come for half an hour: a clock that jumps is taken for an absence of the bot.
  expect(await club.store.dueAt(1, 'idle')).toBeGreaterThanOrEqual(begun + IDLE_TIME);
  await club.store.setTimers(1, { idle: Date.now() });
  const closed = await untilShown(club, 'half an hour');
  expect(buttonsOf(closed).map(({ label }) => label)).toEqual(['Check the deals']);
  expect(await club.tables.stored.match(1)).toMatchObject({
    status: 'stopped',
    stopReason: 'idle',
  });
});

describe('a rematch', () => {
  /** A match of Ann and Bob that was played to its end. */
  async function played(): Promise<Message> {
    const { ann, bob } = club;
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    for (const one of [ann, bob]) await takeHand(club, one);
    return await playToTheEnd(club, [ann, bob]);
  }

  test('seats the same people with one press, and is one table for all who press', async () => {
    const { ann, bob, room, tables } = club;
    const standing = await played();
    const { id } = buttonFor(standing, 'again');
    const lobby = await bob.click(standing, id).message();
    expect(textOf(lobby)).toContain('Rematch: everyone');
    expect(textOf(lobby)).toContain('**Bob** (host)');
    expect(textOf(lobby)).toContain('1. **Ann**');
    expect(textOf(lobby)).toContain('Rounds (3 rounds)');
    const second = await ann.click(standing, id).message();
    expect(isPrivate(second)).toBe(true);
    expect(textOf(second)).toContain('already at this table');
    expect(await tables.stored.newestMatch(room.id)).toMatchObject({
      status: 'open',
      rematchOf: 1,
    });
    await bob.click(lobby, buttonFor(lobby, 'start').id).done;
    await club.sandbox.waitForMessage(() => tableOf(club) !== undefined);
    expect(await tables.stored.newestMatch(room.id)).toMatchObject({
      id: 2,
      status: 'playing',
      rematchOf: 1,
    });
  });
});

describe('a server', () => {
  test('says where tables may be opened, threads included', async () => {
    const { ann, sandbox, server, room, store } = club;
    const games = sandbox.addChannel(server, 'games');
    await store.putServerSettings(server.id, { channels: [games.id] });
    const refused = await open(ann, 'botan-cho');
    expect(isPrivate(refused)).toBe(true);
    expect(textOf(refused)).toContain(`<#${games.id}>`);
    expect(await club.tables.stored.newestMatch(room.id)).toBeUndefined();
    const thread = sandbox.addThread(games, 'evening');
    await ann.command(thread, 'hanafuda start', { game: 'botan-cho' }).message();
    expect((await club.tables.stored.newestMatch(thread.id))?.status).toBe('open');
  });

  test('has so many tables at a time, and a list of them', async () => {
    const { ann, bob, sandbox, server, room, store } = club;
    const other = sandbox.addChannel(server, 'games');
    const list = async () =>
      textOf(await bob.command(room, 'hanafuda table', { all: true }).message());
    expect(await list()).toContain('no tables you can see');
    await store.putServerSettings(server.id, { tableCap: 1 });
    await open(ann, 'botan-cho');
    const refused = await bob.command(other, 'hanafuda start', { game: 'botan-cho' }).message();
    expect(textOf(refused)).toContain('with **all** shows where');
    expect(await list()).toContain(
      `<#${room.id}> · **Botan-chō** · in the lobby: Ann (1 seat free)`,
    );
    await store.putServerSettings(server.id, { tableCap: 2 });
    await bob.command(other, 'hanafuda start', { game: 'mushi' }).message();
    expect(await list()).toContain(`<#${other.id}> · **Mushi**`);
  });
});
