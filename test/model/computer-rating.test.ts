import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import matches from '../../src/model/computer-matches.json' with { type: 'json' };
import { type MeasuredMatches, ratingOfComputer } from '../../src/model/computer-rating.ts';
import { STRENGTHS, type Strength } from '../../src/model/match.ts';

/** What a strong one plays like that won this share of this many matches of Koi-Koi. */
function rated(won: number, many = 10_000, seats = 2) {
  const row = { game: 'koi-koi', seats, strength: 'strong', matches: many, won };
  return ratingOfComputer('koi-koi', 'strong', [row]);
}

describe('what a computer plays like', () => {
  test('hangs on a normal one, which stands where everybody begins', () => {
    expect(ratingOfComputer('koi-koi', 'normal', [])).toEqual({ value: 1500, spread: 0 });
    expect(rated(0.5)?.value).toBe(1500);
    expect(rated(0.25, 10_000, 4)?.value).toBe(1500);
  });

  test('follows the scale of people: three of four matches of two are some 200 points', () => {
    expect(rated(0.755)?.value).toBeCloseTo(1700, -1);
    expect(rated(0.245)?.value).toBeCloseTo(1300, -1);
  });

  test('is the surer the more was played, and unknown where little was', () => {
    expect(rated(0.6, 100)?.spread).toBeGreaterThan(rated(0.6, 1000)?.spread ?? 0);
    expect(rated(1, 8)).toBeNull();
    expect(ratingOfComputer('koi-koi', 'master', [])).toBeNull();
  });

  test('takes all numbers of seats together, by how much each says', () => {
    const row = { game: 'koi-koi', strength: 'strong', matches: 1000 };
    const rows: readonly MeasuredMatches[] = [
      { ...row, seats: 2, won: 0.5 },
      { ...row, seats: 3, won: 0.6 },
    ];
    const value = ratingOfComputer('koi-koi', 'strong', rows)?.value ?? 0;
    expect(value).toBeGreaterThan(1500);
    expect(value).toBeLessThan(rated(0.6, 1000, 3)?.value ?? 0);
  });

  test('comes from matches of games that there are, each noted once', () => {
    const known = (strength: string): strength is Strength =>
      STRENGTHS.some((one) => one === strength);
    for (const { game, seats, strength, matches: many, won } of matches) {
      expect(GAMES.find(({ id }) => id === game)?.seats).toContain(seats);
      expect(known(strength) && strength !== 'normal').toBe(true);
      expect(many % seats).toBe(0);
      expect(won).toBeGreaterThanOrEqual(0);
      expect(won).toBeLessThanOrEqual(1);
    }
    const keys = matches.map(({ game, seats, strength }) => `${game} ${seats} ${strength}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
