import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawsOf,
  isSeed,
  seedFrom,
  seedOf,
  seedWithin,
  shuffle,
} from '../../../src/engine/core/random.ts';
import { uniformityOf } from '../../support/uniformity.ts';

const DECK = Array.from({ length: 48 }, (_, index) => index);

function keyOf(number: number): string {
  return `hmac256:${number.toString(16).padStart(64, '0')}`;
}

/** The bytes 0 to 31. */
const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);

describe('a seed', () => {
  test('is the name of its algorithm and the 32 bytes in hexadecimal', () => {
    const seed = seedFrom(KEY);
    expect(seed).toBe('hmac256:000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    expect(isSeed(seed)).toBe(true);
  });

  test('of 16 bytes is one of the algorithm before', () => {
    const seed = seedFrom(Uint8Array.from({ length: 16 }, (_, index) => index * 17));
    expect(seed).toBe('sfc32:00112233445566778899aabbccddeeff');
    expect(isSeed(seed)).toBe(true);
  });

  test.each([0, 15, 17, 31, 33])('is not made from %d bytes', (length) => {
    expect(() => seedFrom(new Uint8Array(length))).toThrow(RangeError);
  });

  test.each([
    '',
    'sfc32:',
    `mulberry:${'0'.repeat(32)}`,
    `sfc32:${'0'.repeat(31)}`,
    `sfc32:${'0'.repeat(33)}`,
    `sfc32:${'G'.repeat(32)}`,
    `sfc32:${'0'.repeat(32)}\n`,
    `sfc32:${'0'.repeat(64)}`,
    `hmac256:${'0'.repeat(32)}`,
    `hmac256:${'0'.repeat(63)}G`,
  ])('is not %j, and nothing is shuffled with it', (text) => {
    expect(isSeed(text)).toBe(false);
    expect(() => shuffle(DECK, text, 'deal')).toThrow(RangeError);
  });
});

describe('the seed of another purpose', () => {
  test('is what HMAC-SHA-256 gives over its name', () => {
    // Computed apart, with Python's hmac and hashlib.
    expect(seedWithin(seedFrom(KEY), 'computers')).toBe(
      'hmac256:5ca6699913ea5558a3c78d00c019dec9a0e1a0e8e63d0e03f251c0efad622dc9',
    );
  });

  test('is that of the match itself in a match of before, which goes on as it would have', () => {
    expect(seedWithin(seedOf(7), 'computers')).toBe(seedOf(7));
  });
});

describe('a shuffle', () => {
  test('keeps every card and leaves its argument alone', () => {
    const deck = Object.freeze([...DECK]);
    for (let number = 0; number < 200; number++) {
      const order = shuffle(deck, seedOf(number), 'deal');
      expect([...order].sort((a, b) => a - b)).toEqual(DECK);
    }
    expect(deck).toEqual(DECK);
  });

  test('is the same for the same seed and label, another for another', () => {
    const order = shuffle(DECK, seedOf(7), 'deal');
    expect(shuffle(DECK, seedOf(7), 'deal')).toEqual(order);
    expect(shuffle(DECK, seedOf(8), 'deal')).not.toEqual(order);
    expect(shuffle(DECK, seedOf(7), 'deal/2')).not.toEqual(order);
  });

  test('stays as it was: an old match must replay', () => {
    expect(shuffle(DECK, seedOf(1), 'deal').join(' ')).toMatchInlineSnapshot(
      `"23 25 45 30 18 12 39 36 10 41 35 22 43 21 17 37 16 24 44 20 31 3 46 33 6 5 8 14 40 2 32 7 19 38 27 29 42 4 47 34 0 1 13 26 9 28 15 11"`,
    );
  });

  // Computed apart, with Python's hmac and hashlib.
  test.each([
    [
      'deal 1',
      '26 47 15 31 0 44 36 1 7 21 3 42 39 25 6 32 19 5 43 34 14 18 24 11 45 30 2 22 27 4 16 29 35 41 37 8 23 13 10 12 33 38 40 28 17 46 9 20',
    ],
    [
      'deal 松',
      '41 29 10 28 37 4 8 44 16 20 36 25 19 34 3 22 13 0 12 15 6 40 23 45 38 11 24 7 27 32 47 35 39 43 30 2 26 18 46 42 17 5 31 14 9 21 33 1',
    ],
  ])('for "%s" is what HMAC-SHA-256 gives', (label, order) => {
    expect(shuffle(DECK, seedFrom(KEY), label).join(' ')).toBe(order);
  });

  // `npm run bench -- shuffles` tries a million.
  test('brings every card to every place, and every pair together, equally often', () => {
    const orders = Array.from({ length: 20_000 }, (_, number) =>
      shuffle(DECK, keyOf(number), 'uniform'),
    );
    const scores = Object.values(uniformityOf(orders));
    expect(scores).toHaveLength(4);
    for (const score of scores) expect(Math.abs(score)).toBeLessThan(5);
  });
});

describe('draws', () => {
  test('by HMAC-SHA-256 take a byte for a small bound and four for a large one', () => {
    const draw = drawsOf(seedFrom(KEY), 'words');
    // Computed apart, with Python's hmac and hashlib.
    expect([1000, 7, 2 ** 32 - 5, 256, 257].map(draw)).toEqual([767, 4, 2135330519, 124, 2]);
  });

  test.each([
    ...[3, 200, 300, 3_000_000_000].map((bound) => ['HMAC-SHA-256', bound, seedFrom(KEY)] as const),
    // 32 bits do not divide by it: without the rejection half of the draws would be low.
    ['sfc32', 3 * 2 ** 30, seedOf(11)] as const,
  ])('by %s are fair below %d', (_, bound, seed) => {
    const draw = drawsOf(seed, `fair ${bound}`);
    const draws = 9_000;
    let low = 0;
    for (let number = 0; number < draws; number++) if (draw(bound) < bound / 3) low++;
    const expected = (draws * Math.ceil(bound / 3)) / bound;
    // A third of them: 3000, standard deviation 45.
    expect(Math.abs(low - expected)).toBeLessThan(5 * 45);
  });

  test('stay below their bound and reach every value below it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (bound, number) => {
        const draw = drawsOf(seedOf(number), 'bound');
        const seen = new Set(Array.from({ length: bound * 40 }, () => draw(bound)));
        for (const value of seen) expect(value >= 0 && value < bound).toBe(true);
        expect(seen.size).toBeGreaterThan(bound * 0.9);
      }),
    );
  });
});
