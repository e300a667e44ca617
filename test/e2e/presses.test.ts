import type { Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import {
  annAndBob,
  firstMove,
  playToTheEnd,
  startMatch,
  storedVersion,
  tableOf,
  takeHand,
} from './support/playing.ts';
import { buttonFor, buttonsFor, buttonsOf, isPrivate, textOf } from './support/reading.ts';

const club = eachInAClub();

describe('a press on a hand', () => {
  test('that is out of date changes nothing and gives the hand as it is now', async () => {
    const { asked } = await annAndBob(club);
    const hand = await takeHand(club, asked);
    const [first, second] = buttonsFor(hand, 'move');
    await asked.click(hand, first!.id).message();
    const after = await storedVersion(club);

    const answer = await asked.click(hand, second!.id, { isStale: true }).done;

    expect(await storedVersion(club)).toBe(after);
    expect(answer.kind).toBe('update');
    const fresh = answer.kind === 'update' ? answer.message : undefined;
    expect(textOf(fresh!)).toContain('out of date');
    expect(buttonsOf(fresh!).map(({ id }) => id)).not.toContain(second!.id);
  });

  test('delivered twice by Discord moves once and is answered once', async () => {
    const { asked } = await annAndBob(club);
    const hand = await takeHand(club, asked);
    const [first] = buttonsFor(hand, 'move');
    const before = (await storedVersion(club)) ?? 0;

    const press = asked.click(hand, first!.id);
    club.sandbox.deliverAgain(press);
    await press.message();
    club.sandbox.deliverAgain(press);
    // Whatever the second delivery led to has happened when a later press is answered.
    await takeHand(club, asked);

    expect(await storedVersion(club)).toBe(before + 1);
    const answers = club.sandbox.requests.filter(({ path }) => path.includes(press.id));
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  test('by somebody who has left moves nothing and says how to come back', async () => {
    const { asked } = await annAndBob(club);
    const hand = await takeHand(club, asked);
    const [first] = buttonsFor(hand, 'move');
    await asked.command(club.room, 'hanafuda leave').message();
    const after = await storedVersion(club);

    const answer = await asked.click(hand, first!.id, { isStale: true }).message();

    expect(await storedVersion(club)).toBe(after);
    expect(textOf(answer)).toContain('/hanafuda join');
    expect(buttonsFor(answer, 'move')).toEqual([]);
  });

  test('shows, while others are asked, the hand without moves and who is waited for', async () => {
    const { waiting, asked } = await annAndBob(club);
    const hand = await takeHand(club, waiting);
    expect(buttonsOf(hand).map(({ id }) => id.split('/')[0])).toEqual(['yaku']);
    expect(textOf(hand)).toContain(`**${asked.name}**`);
  });
});

describe('a press on a public message', () => {
  test('of a lobby that is full or not theirs is answered in private', async () => {
    const { ann, bob, cho, room } = club;
    const lobby = await ann.command(room, 'hanafuda start', { game: 'botan-cho' }).message();
    const isStale = { isStale: true };
    const full = await ann.click(lobby, buttonFor(lobby, 'add').id).message();
    const before = await storedVersion(club);
    const answers = [
      await cho.click(lobby, buttonFor(lobby, 'join').id, isStale).message(),
      await bob.click(lobby, buttonFor(lobby, 'join').id, isStale).message(),
      await bob.click(lobby, buttonFor(lobby, 'add').id, isStale).message(),
      await bob.click(full, buttonFor(full, 'start').id).message(),
      await bob.click(lobby, buttonFor(lobby, 'rules').id).message(),
      await cho.click(lobby, buttonFor(lobby, 'leave').id).message(),
    ];
    for (const answer of answers) {
      expect(isPrivate(answer)).toBe(true);
      expect(textOf(answer)).not.toBe('');
    }
    expect(new Set(answers.map(textOf)).size).toBe(3);
    expect(await storedVersion(club)).toBe(before);
  });

  test('of a match that is over is answered in private', async () => {
    const { ann } = club;
    await startMatch(club, [ann], { game: 'botan-cho', rules: 'rounds=3', computers: 1 });
    const table = tableOf(club)!;
    await takeHand(club, ann);
    let last: Message | undefined;
    await playToTheEnd(club, [ann], (asked) => {
      last = asked.hand;
      return firstMove(asked);
    });
    const hand = last!;

    const handAnswer = await ann.click(table, buttonFor(table, 'hand').id, { isStale: true });
    expect(textOf(await handAnswer.message())).toContain('match is over');
    const [move] = buttonsFor(hand, 'move');
    const moveAnswer = await ann.click(hand, move!.id, { isStale: true }).message();
    expect(textOf(moveAnswer)).toBe('The match is over.');
    expect(buttonsFor(moveAnswer, 'move')).toEqual([]);
  });
});
