import type { Actor, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { type CardEmoji, cardEmojis } from '../../src/render/deck/emojis.ts';
import { type Club, clubOfEach, openClub } from './support/club.ts';
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

/** Somebody's hand, once the bot knows of the cards that were uploaded. */
async function pictured(where: Club, who: Actor): Promise<Message> {
  await expect.poll(async () => picturesOn(await takeHand(where, who))).not.toContain(null);
  return await takeHand(where, who);
}

describe('the buttons of a hand', () => {
  test('carry their cards in the order of the hand, beside their numbers', async () => {
    await open({ cards });
    await uploaded();
    const hand = await pictured(club, (await annAndBob(club)).asked);
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
    const hands = [await pictured(club, ann), await pictured(club, bob)];
    expect(hands.flatMap(picturesOn).some((name) => name?.endsWith('_k'))).toBe(true);
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
    const { asked } = await annAndBob(other);
    const hand = await pictured(other, asked);
    for (const id of [...emojis.keys()]) emojis.delete(id);
    expect(pictureOf(await takeHand(other, asked))).toBe('hand');
    await uploaded(other);
    const shown = async () => picturesOn(await takeHand(other, asked));
    await expect.poll(shown).toEqual(picturesOn(hand));
    const { violations } = other.sandbox;
    expect(violations.filter((one) => !one.includes('Invalid emoji'))).toEqual([]);
  });
});
