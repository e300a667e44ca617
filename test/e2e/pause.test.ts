import type { Message } from 'discord-sandbox';
import { beforeEach, expect, test } from 'vitest';
import { publicIn } from '../torture/support/channels.ts';
import { eachInATimedClub } from './support/club.ts';
import { press, startMatch, takeHand } from './support/playing.ts';
import {
  altOf,
  buttonFor,
  buttonsFor,
  isPrivate,
  nextRoundOn,
  pictureOf,
  textOf,
  toldAlone,
} from './support/reading.ts';

const { club } = eachInATimedClub();

beforeEach(async () => {
  await club.store.putServerSettings(club.server.id, { pause: '60' });
});

/** What stands in the channel for everybody, by its pictures. */
function standing(): readonly string[] {
  return publicIn(club.sandbox, club.room.id).flatMap((one) => pictureOf(one) ?? []);
}

/** Ann plays against a computer until the result of the first round stands in place of her hand. */
async function playRound(): Promise<{ readonly card: Message; readonly sheet: Message }> {
  const { ann } = club;
  await startMatch(club, [ann], { game: 'koi-koi', rules: 'length=3', computers: 1 });
  let hand = await takeHand(club, ann);
  while (pictureOf(hand) === 'hand') {
    const [move] = buttonsFor(hand, 'move');
    if (move === undefined) throw new Error(`no move on: ${textOf(hand)}`);
    hand = await ann.click(hand, move.id).message();
  }
  const sheet = await club.sandbox.waitForMessage(
    (one) => !isPrivate(one) && pictureOf(one) === 'round',
  );
  return { card: hand, sheet };
}

test('a round ends with its result in the hand, and with one message in the channel', async () => {
  const { card, sheet } = await playRound();

  expect(pictureOf(card)).toBe('result');
  expect(textOf(card)).toMatch(/^### (You win|Your koi-koi|.*CPU 1.* wins|Nobody scores)/);
  // The picture shows the rest, and its description says it: nothing stands there twice.
  expect(textOf(card).split('\n')).toHaveLength(1);
  expect(altOf(card)).toMatch(/Round 1.*Totals: Ann.*CPU 1/s);
  expect(buttonsFor(card, 'move')).toEqual([]);
  expect(standing()).toEqual(['round']);
  expect(sheet.attachments.length).toBe(1);

  const counted = await press(club.bob, sheet, 'counted');
  expect(toldAlone(counted)).toContain('Totals:');
});

test('“Next round” shows the new hand below the table that follows the score sheet', async () => {
  const { ann, room } = club;
  const { card, sheet: paused } = await playRound();
  expect(textOf(paused)).toContain('next round begins automatically');

  const hand = await ann.click(card, nextRoundOn(card)?.id ?? '').message();

  expect(pictureOf(hand)).toBe('hand');
  const seen = () => ann.view(room).flatMap((one) => pictureOf(one) ?? []);
  await expect.poll(seen).toEqual(['round', 'table', 'hand']);
  const sheet = ann.view(room).find((one) => pictureOf(one) === 'round');
  expect(sheet && buttonsFor(sheet, 'next')).toEqual([]);
  expect(sheet && textOf(sheet)).not.toContain('automatically');
  expect(buttonsFor(hand, 'move').length).toBeGreaterThan(0);
});

test('anybody at the table can go on from the score sheet, and nobody else', async () => {
  const { ann, bob } = club;
  const { sheet } = await playRound();
  const next = buttonFor(sheet, 'next').id;
  expect(textOf(await bob.click(sheet, next).message())).toContain('not in this match');
  expect(standing()).toEqual(['round']);
  // Whoever is slower does no harm.
  await Promise.all([ann.click(sheet, next).done, ann.click(sheet, next).done]);
  await expect.poll(standing).toEqual(['round', 'table']);
});
