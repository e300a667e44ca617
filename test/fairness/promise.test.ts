import { describe, expect, test } from 'vitest';
import { promiseOf, secretFrom, seedOfChance, sha256Of } from '../../src/fairness/promise.ts';
import type { Contribution } from '../../src/model/match.ts';

/** The bytes 0 to 31. */
const secret = secretFrom(Uint8Array.from({ length: 32 }, (_, index) => index));

// Every value was computed apart, with Python's hashlib and hmac.
const WORDS = 'e43b305394fda66a5cf73c676a0509f9cb193e6e3b358a1cf50f448c3d30d70e';
const ANN: readonly Contribution[] = [
  { by: 'open', id: '1303000000000000001' },
  { by: 'cut', id: '1303000000000000005', words: WORDS },
  { by: 'start', id: '1303000000000000009' },
];
const BOB: readonly Contribution[] = [{ by: 'join', id: '1303000000000000003' }];

describe('the promise', () => {
  test('is SHA-256 over three lines', () => {
    expect(promiseOf({ match: 12, secret })).toBe(
      '62de9e64302945d31e4b708d1bd72de2ff28c0c2c041f91c0dbc25090302fbcd',
    );
  });

  test('is another for another match by the same secret', () => {
    expect(promiseOf({ match: 13, secret })).not.toBe(promiseOf({ match: 12, secret }));
  });

  test.each([0, 16, 31, 33])('is not made of %d bytes', (length) => {
    expect(() => secretFrom(new Uint8Array(length))).toThrow(RangeError);
  });
});

describe('one’s own words', () => {
  test('count as their SHA-256', () => {
    expect(sha256Of('松に鶴 – Fuji at dawn')).toBe(WORDS);
  });
});

describe('the seed', () => {
  test('is HMAC-SHA-256, keyed by the secret, over the match and the contributions', () => {
    expect(seedOfChance({ match: 12, secret, contributions: [ANN, BOB] })).toBe(
      'hmac256:6d1293fb227a1564a4d77871b7252caf1596aef6e547411e533288bf9798cd21',
    );
  });

  test('follows from the secret alone where nobody added anything', () => {
    expect(seedOfChance({ match: 12, secret, contributions: [[], []] })).toBe(
      'hmac256:a0323dd297312b4607f882b65529325b4b727e0b86234b88f1abc11a63d5daea',
    );
  });

  test.each<[string, readonly (readonly Contribution[])[]]>([
    ['seat', [BOB, ANN]],
    ['order', [ANN.toReversed(), BOB]],
    ['id', [ANN, [{ by: 'join', id: '1303000000000000004' }]]],
    ['kind', [ANN, [{ by: 'cut', id: '1303000000000000003' }]]],
    ['contribution less', [ANN.slice(0, 2), BOB]],
  ])('is another by one other %s', (_, contributions) => {
    const seed = seedOfChance({ match: 12, secret, contributions: [ANN, BOB] });
    expect(seedOfChance({ match: 12, secret, contributions })).not.toBe(seed);
  });
});
