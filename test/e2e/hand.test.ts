import type { Actor, Message } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import { playRound } from '../table/support/matches.ts';
import { eachInAClub } from './support/club.ts';
import {
  annAndBob,
  currentMatch,
  press,
  startMatch,
  storedVersion,
  takeHand,
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

function handsOf(who: Actor): readonly Message[] {
  return who.view(club.room).filter((one) => isPrivate(one) && pictureOf(one) === 'hand');
}

describe('a hand', () => {
  test('asked for again takes the place of the one before', async () => {
    const { asked, hand } = await annAndBob(club);
    const again = await takeHand(club, asked);
    expect(again.id).not.toBe(hand.id);
    await expect.poll(() => handsOf(asked).map(({ id }) => id)).toEqual([again.id]);
    const typed = await asked.command(club.room, 'hanafuda hand').message();
    await expect.poll(() => handsOf(asked).map(({ id }) => id)).toEqual([typed.id]);
  });

  test('is refreshed in its reader’s language, also after a restart', async () => {
    const { ann, bob, sandbox } = club;
    sandbox.setUser(bob, { locale: 'ja' });
    await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
    const bobs = await takeHand(club, bob);
    const fresh = () => textOf(bob.view(club.room).find(({ id }) => id === bobs.id)!);
    expect(fresh()).toMatch(/[ぁ-ん]/);
    await club.stopBot();
    await club.startBot();
    const before = fresh();
    await playRound(club.tables, await currentMatch(club));
    await expect.poll(fresh).not.toBe(before);
    expect(fresh()).toMatch(/[ぁ-ん]/);
    expect(fresh()).not.toMatch(/Your|Choose|card/);
  });

  test('tells its owner all that the others did since', async () => {
    const { ann, bob, cho, room, sandbox } = club;
    const people = [ann, bob, cho, sandbox.addUser('Dan')];
    await startMatch(club, people, { game: 'suhara-bana' });
    for (const who of people) await takeHand(club, who);
    const handOf = (who: Actor) => who.view(room).findLast((one) => pictureOf(one) === 'hand');
    const movesOf = (who: Actor) => {
      const hand = handOf(who);
      return hand === undefined ? [] : buttonsFor(hand, 'move');
    };
    const stayed: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await expect.poll(() => people.some((who) => movesOf(who).length > 0)).toBe(true);
      const asked = people.find((who) => movesOf(who).length > 0);
      const hand = asked && handOf(asked);
      if (asked === undefined || hand === undefined) throw new Error('nobody is asked');
      for (const name of stayed) expect(textOf(hand)).toContain(`**${name}** stays.`);
      stayed.push(asked.name);
      await asked.click(hand, movesOf(asked)[0]!.id).message();
    }
    expect(new Set(stayed).size).toBe(3);
    // The fourth is forced out; whoever passes does not play the round.
    await expect.poll(() => people.some((who) => movesOf(who).length > 0)).toBe(true);
    const out = people.find((who) => movesOf(who).length > 0)!;
    const pass = movesOf(out).find(({ label }) => label === 'Pass');
    await out.click(handOf(out)!, pass!.id).message();
    const now = await out.command(room, 'hanafuda hand').message();
    expect(textOf(now)).toContain('You’re sitting this round out.');
  });
});

describe('who regrets a move', () => {
  test('is asked before each from then on, if they like, and has nothing to regret before the first', async () => {
    const { asked, hand } = await annAndBob(club);
    expect(buttonsFor(hand, 'oops')).toEqual([]);
    const after = await press(asked, hand, 'move');
    const told = await press(asked, after, 'oops');
    expect(toldAlone(told)).toContain('can’t be taken back');
    const settings = await press(asked, told, 'me');
    expect(buttonsOf(settings).map(({ label }) => label)).toContain('Confirm moves: on');
    const { confirms } = await club.store.personSettings(asked.id);
    expect(confirms).toBe(true);
    const fresh = await takeHand(club, asked);
    expect(buttonsFor(fresh, 'oops')).toEqual([]);
  });
});

describe('who wants to be asked before each move', () => {
  beforeEach(async () => {
    for (const { id } of [club.ann, club.bob])
      await club.store.putPersonSettings(id, { confirms: true });
  });

  test('is asked by name of the card, and the second press makes the move', async () => {
    const { asked, hand } = await annAndBob(club);
    const [move] = buttonsFor(hand, 'move');
    const before = await storedVersion(club);
    const question = await asked.click(hand, move!.id).message();
    expect(question.id).toBe(hand.id);
    expect(textOf(question)).toContain(`Confirm: **${move!.label}**?`);
    expect(buttonsOf(question).map(({ id }) => parseCustomId(id)?.verb)).toEqual([
      'sure',
      'unsure',
    ]);
    expect(await storedVersion(club)).toBe(before);
    await press(asked, question, 'sure');
    expect(await storedVersion(club)).toBeGreaterThan(before);
  });
});

describe('what can I do now', () => {
  const ask = async (who: Actor) => textOf(await who.command(club.room, 'hanafuda hand').message());

  test('is answered where there is no table', async () => {
    expect(await ask(club.ann)).toContain('/hanafuda start');
  });

  test('is answered in a lobby, to the host, to who sits, and to who could', async () => {
    const { ann, bob, cho, room } = club;
    const lobby = await ann.command(room, 'hanafuda start', { game: 'hana-awase' }).message();
    await bob.click(lobby, buttonFor(lobby, 'join').id).done;
    expect(await ask(ann)).toContain('Start');
    expect(await ask(bob)).toContain('Leave');
    expect(await ask(cho)).toContain('Join');
  });

  test('is answered at the table by the button on it: moves, waiting, watching, away', async () => {
    const { asked, waiting, hand } = await annAndBob(club);
    const table = club.cho.view(club.room).findLast((one) => pictureOf(one) === 'table')!;
    const now = async (who: Actor) => {
      const answer = await press(who, table, 'now');
      expect(isPrivate(answer)).toBe(true);
      return textOf(answer);
    };
    const mine = await now(asked);
    const cards = buttonsFor(hand, 'move').map(({ label }) => label);
    for (const card of cards) expect(mine).toContain(card);
    const others = [await now(waiting), await now(club.cho)];
    for (const text of others) {
      expect(text).toContain(`**${asked.name}**`);
      for (const card of cards) expect(text).not.toContain(card);
    }
    await waiting.command(club.room, 'hanafuda leave').done;
    expect(await ask(waiting)).toContain('I’m back');
  });

  test('is answered once the match has ended', async () => {
    const { asked } = await annAndBob(club);
    await club.tables.servers.channelDeleted(club.room.id);
    expect(await ask(asked)).toContain('match is over');
  });
});

test('a hint stands above the hand, for its reader alone, and changes nothing', async () => {
  const { ann, cho, room } = club;
  await startMatch(club, [ann], { game: 'botan-cho', computers: 1 });
  const hand = await takeHand(club, ann);
  const before = await currentMatch(club);
  const open = () =>
    cho.view(room).map((one) => `${one.id} ${textOf(one)} ${one.edited_timestamp}`);
  const seen = open();
  const hint = await press(ann, hand, 'hint');
  expect([hint.id, isPrivate(hint)]).toEqual([hand.id, true]);
  expect(textOf(hint)).toMatch(/^Hint: a strong computer would play \*\*/);
  expect(buttonsFor(hint, 'move')).toEqual(buttonsFor(hand, 'move'));
  expect(textOf(await ann.command(room, 'hanafuda hint').message())).toBe(textOf(hint));
  expect(await currentMatch(club)).toEqual(before);
  expect(open()).toEqual(seen);
});
