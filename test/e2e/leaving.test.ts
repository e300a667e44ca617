import type { Actor, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { personToAct } from '../../src/bot/match-view.ts';
import { moveOn } from '../table/support/matches.ts';
import { done } from '../table/support/outcomes.ts';
import { eachInAClub } from './support/club.ts';
import { pressForged } from './support/forged.ts';
import {
  addComputers,
  calledBy,
  currentMatch,
  press,
  startMatch,
  tableOf,
  takeHand,
  untilItCanStart,
  untilShown,
} from './support/playing.ts';
import {
  buttonFor,
  buttonsFor,
  buttonsOf,
  isPrivate,
  pictureOf,
  textOf,
  toldAlone,
} from './support/reading.ts';

const club = eachInAClub();

async function annAndBob(): Promise<void> {
  await startMatch(club, [club.ann, club.bob], { game: 'botan-cho', rules: 'rounds=3' });
}

/** Whoever is asked plays their first card. */
async function somebodyPlays(): Promise<void> {
  done(await moveOn(club.tables, await currentMatch(club)));
}

/** The menu of the match, for their eyes alone. */
async function about(who: Actor): Promise<Message> {
  const table = tableOf(club);
  if (table === undefined) throw new Error('there is no table');
  return await press(who, table, 'about');
}

const verbsOf = (message: Message) => buttonsOf(message).map(({ id }) => id.split('/')[0]);
const status = async () => (await club.tables.stored.newestMatch(club.room.id))?.status;

describe('the menu of a match', () => {
  test('tells the rules and the clock to anybody, and the ways out to those who play', async () => {
    await annAndBob();
    const annsMenu = await about(club.ann);
    expect(toldAlone(annsMenu)).toContain('Rounds (3 rounds)');
    expect(textOf(annsMenu)).toContain('Pace: 3 minutes per move');
    expect(verbsOf(annsMenu)).toEqual(['deals', 'quit', 'offer', 'stop']);
    expect(verbsOf(await about(club.bob))).toEqual(['deals', 'quit', 'offer']);
    expect(textOf(annsMenu)).toContain('If you leave');
    const chosMenu = await about(club.cho);
    expect(textOf(chosMenu)).toContain('Rounds (3 rounds)');
    expect(textOf(chosMenu)).not.toMatch(/you (leave|are|’re)/);
    expect(verbsOf(chosMenu)).toEqual(['deals']);
    await somebodyPlays();
    expect(verbsOf(await about(club.ann))).toEqual(['deals', 'quit', 'offer']);
  });
});

describe('a Leave button from before the match began', () => {
  test('on the private answer to Join asks first, and leaves when that is affirmed', async () => {
    const { ann, room } = club;
    const options = { game: 'botan-cho', players: 2 };
    const lobby = await ann.command(room, 'hanafuda start', options).message();
    const seated = await press(ann, lobby, 'join');
    const old = buttonFor(seated, 'quit').id;
    await addComputers(ann, lobby, 1);
    await press(ann, await untilItCanStart(club, lobby), 'start');
    const asked = await ann.click(seated, old).message();
    expect([asked.id, verbsOf(asked)]).toEqual([seated.id, ['quit', 'stop']]);
    expect(textOf(asked)).toContain('the match ends if you leave');
    expect(await status()).toBe('playing');
    const left = await press(ann, asked, 'quit');
    expect(textOf(left)).toContain('the match ended');
    expect(await status()).toBe('stopped');
  });

  test('on a lobby of an earlier version asks first, in private, and can be thought better of', async () => {
    const { ann, bob, room } = club;
    const lobby = await ann.command(room, 'hanafuda start', { game: 'botan-cho' }).message();
    await bob.click(lobby, buttonFor(lobby, 'join').id).done;
    const asked = await pressForged(club, bob, 'leave/1/0/');
    expect([isPrivate(asked), verbsOf(asked)]).toEqual([true, ['quit', 'stop']]);
    const kept = await press(bob, asked, 'stop');
    expect([kept.id, textOf(kept)]).toEqual([asked.id, 'The match goes on.']);
    for (const one of [ann, bob]) {
      expect(await club.tables.stored.seatsOf(one.id)).toHaveLength(1);
    }
  });
});

describe('an offer to stop', () => {
  test('is not needed by somebody who manages the channel, who is asked first', async () => {
    await annAndBob();
    await somebodyPlays();
    const dan = club.sandbox.addUser('Dan', { permissions: ['manageChannels'] });
    const asked = await dan.command(club.room, 'hanafuda stop').message();
    expect([isPrivate(asked), verbsOf(asked)]).toEqual([true, ['stop', 'stop']]);
    expect(await status()).toBe('playing');
    const menu = await about(dan);
    const again = await press(dan, menu, 'stop');
    expect([again.id, textOf(again)]).toEqual([menu.id, textOf(asked)]);
    expect(await status()).toBe('playing');
    await press(dan, asked, 'stop');
    const closed = await untilShown(
      club,
      `<@${dan.id}>, who manages this channel, closed this table`,
    );
    expect([pictureOf(closed), verbsOf(closed)]).toEqual(['closed', ['again', 'deals']]);
    expect(closed.mentions).toEqual([]);
  });

  test('stands on the table, where a player refuses it, and stops the match when the other agrees', async () => {
    const { ann, bob, cho, room, store, tables } = club;
    await annAndBob();
    await somebodyPlays();
    expect(textOf(await press(bob, await about(bob), 'offer'))).toContain('**Ann**');
    const table = await untilShown(club, '**Bob** would like to stop. 1 of 2 agree');
    expect(textOf(table)).toContain('If nobody presses “Keep playing”, the match also ends <t:');
    expect(isPrivate(await press(cho, table, 'goon'))).toBe(true);
    expect(await store.dueAt(1, 'stop')).toBeDefined();
    await ann.click(table, buttonFor(table, 'goon').id).done;
    await expect.poll(async () => (await tables.stored.match(1))?.stopVotes).toEqual([]);
    await bob.command(room, 'hanafuda stop').message();
    const again = await untilShown(club, '1 of 2 agree');
    await ann.click(again, buttonFor(again, 'agree').id).done;
    await untilShown(club, 'Everyone who was still here agreed to stop');
  });
});

describe('a player who has been silent for long', () => {
  test('is replaced by a computer when another presses so, until they are back', async () => {
    const { cho, store, tables } = club;
    await store.putServerSettings(club.server.id, { clock: 'none' });
    await annAndBob();
    const { asked: silent, waiting: other } = calledBy(tableOf(club)!, club);
    await club.stopBot();
    await store.setTimers(1, { silence: Date.now() });
    await club.startBot();
    const shown = () => buttonsOf(tableOf(club)!).find(({ id }) => id.startsWith('replace/'));
    await expect.poll(() => shown()?.label).toBe(`Let a computer play for ${silent.name}`);
    const table = tableOf(club)!;
    const button = shown()!;
    expect(isPrivate(await cho.click(table, button.id).message())).toBe(true);
    expect(textOf(await silent.click(table, button.id).message())).toContain('Nothing was changed');
    await other.click(table, button.id).done;
    await untilShown(
      club,
      `A computer is playing for **${silent.name}** until they press “I’m back”`,
    );
    const back = tableOf(club)!;
    await press(silent, back, 'back');
    await expect.poll(async () => tables.stored.seatsOf(silent.id)).toHaveLength(1);
  });
});

describe('a friend who has missed two moves', () => {
  test.each([
    ['My hand', (silent: Actor) => press(silent, tableOf(club)!, 'hand')],
    ['the help of the table', (silent: Actor) => press(silent, tableOf(club)!, 'help')],
    ['a command', (silent: Actor) => silent.command(club.room, 'hanafuda hand').message()],
  ])('has their seat back by one press: %s', async (_, comesBack) => {
    const { store, tables } = club;
    await annAndBob();
    const { asked: silent, waiting: other } = calledBy(tableOf(club)!, club);
    await store.setTimers(1, { move: Date.now() });
    await untilShown(club, '1 of 2 in a row');
    expect(buttonsFor(tableOf(club)!, 'replace')).toHaveLength(1);
    while (personToAct((await tables.stored.match(1))!) !== silent.id) {
      const hand = await takeHand(club, other);
      await press(other, hand, 'move');
    }
    await store.setTimers(1, { move: Date.now() });
    await untilShown(club, 'A computer is playing for');
    expect(await tables.stored.seatsOf(silent.id)).toEqual([]);
    await comesBack(silent);
    expect(await tables.stored.seatsOf(silent.id)).toHaveLength(1);
    await expect.poll(() => textOf(tableOf(club)!)).not.toContain('A computer is playing for');
  });

  test('is not brought back where they had said that they leave', async () => {
    const { bob, tables } = club;
    await annAndBob();
    await bob.command(club.room, 'hanafuda leave').message();
    await press(bob, tableOf(club)!, 'help');
    expect(await tables.stored.seatsOf(bob.id)).toEqual([]);
  });
});

describe('/hanafuda leave', () => {
  test('leaves the only table there is, from any channel', async () => {
    const { bob, ann, sandbox, server, room } = club;
    const other = sandbox.addChannel(server, 'talk');
    await annAndBob();
    const said = await bob.command(other, 'hanafuda leave').message();
    expect(toldAlone(said)).toContain(`<#${room.id}>`);
    expect(await club.tables.stored.seatsOf(bob.id)).toEqual([]);
    await untilShown(club, '**Bob**');
    const none = await bob.command(other, 'hanafuda leave').message();
    expect(textOf(none)).toContain('not at any table');
    expect(await club.tables.stored.seatsOf(ann.id)).toHaveLength(1);
  });

  test('leaves the table of this channel first, and of several others the one chosen', async () => {
    const { ann, bob, sandbox, server, room } = club;
    const rooms = ['one', 'two', 'talk'].map((name) => sandbox.addChannel(server, name));
    const [one, two, talk] = rooms;
    for (const place of [room, one!, two!]) {
      const options = { game: 'suhara-bana' };
      const lobby = await ann.command(place, 'hanafuda start', options).message();
      await press(bob, lobby, 'join');
    }
    await bob.command(room, 'hanafuda leave').message();
    const seats = async () =>
      (await club.tables.stored.seatsOf(bob.id)).map(({ where }) => where.channelId);
    expect(await seats()).toEqual([one!.id, two!.id]);
    const menu = await bob.command(talk!, 'hanafuda leave').message();
    expect(textOf(menu)).toContain(`<#${two!.id}>`);
    expect(await seats()).toHaveLength(2);
    const [, second] = await club.tables.stored.seatsOf(bob.id);
    await bob.select(menu, 'quit/0/0/', [String(second!.id)]).message();
    expect(await seats()).toEqual([one!.id]);
  });
});
