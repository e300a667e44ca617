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
import { buttonFor, buttonsFor, textOf } from './support/reading.ts';

const club = eachInAClub();

describe('a press on a hand', () => {
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
});

describe('a press on a public message', () => {
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
