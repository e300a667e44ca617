import type { Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { type CardEmoji, cardEmojis } from '../../src/render/deck/emojis.ts';
import { clubOfEach, openClub } from './support/club.ts';
import { annAndBob, startMatch, takeHand } from './support/playing.ts';
import { buttonsFor, pictureOf } from './support/reading.ts';

const { club, open } = clubOfEach();

/** One pixel, so that no test waits for drawings. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const cards = async (): Promise<readonly CardEmoji[]> =>
  (await cardEmojis()).map((card) => ({ ...card, draw: async () => PIXEL }));

const CARDS = 65;
const uploaded = ({ sandbox } = club) => expect.poll(() => sandbox.world.emojis.size).toBe(CARDS);

/** The emojis of the buttons of a hand's cards, in order, without their hashes; null for words alone. */
function picturesOn(hand: Message): readonly (string | null)[] {
  return buttonsFor(hand, 'move').map(({ emoji }) => emoji?.replace(/_[0-9a-f]{8}$/, '') ?? null);
}

describe('the buttons of a hand', () => {
  test('carry their cards in the order of the hand, beside their numbers', async () => {
    await open({ cards });
    await uploaded();
    const { hand } = await annAndBob(club);
    const pictures = picturesOn(hand);
    for (const name of pictures) expect(name).toMatch(/^[a-z]+_[a-z]+[12]?$/);
    const numbers = buttonsFor(hand, 'move').map(({ label }) => Number.parseInt(label, 10));
    expect(numbers).toEqual(pictures.map((_, at) => at + 1));
  });

  test('carry the Korean face where that deck is played with', async () => {
    await open({ cards });
    await uploaded();
    const { ann, bob } = club;
    await startMatch(club, [ann, bob], { game: 'matgo' });
    const hands = [await takeHand(club, ann), await takeHand(club, bob)];
    const pictures = hands.flatMap(picturesOn);
    expect(pictures.some((name) => name?.endsWith('_k'))).toBe(true);
    expect(pictures).not.toContain(null);
  });

  test('have words alone until all cards are there', async () => {
    await open();
    const { hand } = await annAndBob(club);
    expect(new Set(picturesOn(hand))).toEqual(new Set([null]));
  });

  test('have words alone once an emoji is gone, and cards again when it is uploaded again', async () => {
    await using other = Object.assign(await openClub({ cards }), {
      [Symbol.asyncDispose]: () => other.close(),
    });
    const { emojis } = other.sandbox.world;
    await uploaded(other);
    const { asked, hand } = await annAndBob(other);
    for (const id of [...emojis.keys()]) emojis.delete(id);
    expect(pictureOf(await takeHand(other, asked))).toBe('hand');
    await uploaded(other);
    const shown = async () => picturesOn(await takeHand(other, asked));
    await expect.poll(shown).toEqual(picturesOn(hand));
    const { violations } = other.sandbox;
    expect(violations.filter((one) => !one.includes('Invalid emoji'))).toEqual([]);
  });
});
