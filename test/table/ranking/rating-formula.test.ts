import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STRENGTHS } from '../../../src/model/match.ts';
import {
  RATED_FOR_SURE,
  ratingsAfter,
  shownRating,
  UNRATED,
} from '../../../src/table/ranking/rating-formula.ts';

/** Skills before and after a match, each as mu and sigma. */
interface Recorded {
  readonly before: readonly (readonly [number, number])[];
  readonly places: readonly number[];
  readonly after: readonly (readonly [number, number])[];
}

describe('a rating', () => {
  test('is what OpenSkill has made of recorded matches, so that stored ones stay valid', () => {
    const lines = readFileSync('test/fixtures/openskill-5.0.1.ndjson', 'utf8').trim().split('\n');
    const matches = lines.map((line) => JSON.parse(line) as Recorded);
    expect(new Set(matches.map(({ places }) => places.length))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7]),
    );
    for (const { before, places, after } of matches) {
      const entrants = before.map(([mu, sigma], index) => ({
        rating: { mu, sigma, matches: 0 },
        place: places[index] ?? 0,
      }));
      for (const [index, rated] of ratingsAfter(entrants).entries()) {
        expect(rated?.mu).toBeCloseTo(after[index]?.[0] ?? Number.NaN, 12);
        expect(rated?.sigma).toBeCloseTo(after[index]?.[1] ?? Number.NaN, 12);
      }
    }
  });

  test('does not depend on the order of the seats', () => {
    const rating = fc.record({
      mu: fc.double({ min: 5, max: 45, noNaN: true }),
      sigma: fc.double({ min: 1, max: 9, noNaN: true }),
      matches: fc.nat(50),
    });
    const entrants = fc.array(fc.record({ rating, place: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 2,
      maxLength: 5,
    });
    fc.assert(
      fc.property(entrants, (some) => {
        const turned = ratingsAfter(some.toReversed()).toReversed();
        ratingsAfter(some).forEach((rated, index) => {
          expect(rated?.mu).toBeCloseTo(turned[index]?.mu ?? Number.NaN, 9);
          expect(rated?.sigma).toBeCloseTo(turned[index]?.sigma ?? Number.NaN, 9);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('rises more by beating a strong computer than an easy one, and computers get none', () => {
    const gains = STRENGTHS.map((computer) => {
      const [own, other] = ratingsAfter([
        { rating: UNRATED, place: 1 },
        { rating: computer, place: 2 },
      ]);
      expect(other).toBeNull();
      return (own?.mu ?? 0) - UNRATED.mu;
    });
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
    expect(gains[0]).toBeGreaterThan(0);
  });
});

test('a shown rating begins at 1500, very unsure, and is provisional for the first matches', () => {
  expect(shownRating(UNRATED)).toEqual({ value: 1500, spread: 500, isProvisional: true });
  const sure = { ...UNRATED, matches: RATED_FOR_SURE };
  expect(shownRating(sure).isProvisional).toBe(false);
  expect(shownRating({ ...sure, matches: RATED_FOR_SURE - 1 }).isProvisional).toBe(true);
});
