import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Contest, Contestant } from '../../bench/support/contestants.ts';
import { shareOfMatches } from '../../bench/support/match-contest.ts';
import { readMatches, readRounds } from '../../bench/support/measured.ts';
import { playRounds, type RoundsPlayed } from '../../bench/support/round-contest.ts';
import { estimateOf, strengthTable } from '../../bench/support/strength-page.ts';
import { gameOf } from '../support/position.ts';

const contest = (one: Contestant, seed = 1): Contest => ({
  ...{ game: gameOf('hana-awase'), seats: 4, one, others: 'normal', seed },
});

const untimed = ({ rounds, sum, squares }: RoundsPlayed) => ({ rounds, sum, squares });

describe('rounds of one computer among others', () => {
  test('come out the same from the same seed, and otherwise from another', () => {
    const [one, again, other] = [1, 1, 2].map((seed) =>
      untimed(playRounds(contest('strong', seed), 1)),
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('bring an equal nothing, to the point', () => {
    expect(untimed(playRounds(contest('normal'), 8))).toEqual({ rounds: 8, sum: 0, squares: 0 });
  });

  test('are won by who sees all cards, and lost by who plays at random', () => {
    expect(playRounds(contest('cheater'), 4).sum).toBeGreaterThan(0);
    expect(playRounds(contest('random'), 4).sum).toBeLessThan(0);
  });

  test('come to one estimate, in however many pieces they were measured', () => {
    const pieces = [1, 2].map((seed) => ({ seed, ...playRounds(contest('easy', seed), 10) }));
    const [one, other] = pieces.map((piece) => estimateOf({ pieces: [piece] }));
    const both = estimateOf({ pieces });
    expect(both.rounds).toBe(20);
    expect(both.mean).toBeCloseTo(((one?.mean ?? 0) + (other?.mean ?? 0)) / 2, 6);
    expect(both.within).toBeLessThan(Math.max(one?.within ?? 0, other?.within ?? 0));
  });
});

test('matches among equals are won by each as often as by any other', () => {
  expect(shareOfMatches(contest('normal'), 2)).toBe(1 / 4);
});

test('the table in docs/STRENGTH.md is made of what was measured', () => {
  const page = readFileSync(new URL('../../docs/STRENGTH.md', import.meta.url), 'utf8');
  expect(page).toContain(strengthTable({ rounds: readRounds(), matches: readMatches() }));
});

test('no seed is measured twice for one row', () => {
  for (const { pieces } of readRounds()) {
    expect(new Set(pieces.map(({ seed }) => seed)).size).toBe(pieces.length);
  }
});
