import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Contest, Contestant } from '../../bench/support/contestants.ts';
import { estimateOf } from '../../bench/support/estimate.ts';
import { shareOfMatches } from '../../bench/support/match-contest.ts';
import {
  readFormer,
  readMatches,
  readRounds,
  readSlips,
  withoutMaster,
} from '../../bench/support/measured.ts';
import { Program } from '../../bench/support/program.ts';
import { playRounds, type RoundsPlayed } from '../../bench/support/round-contest.ts';
import { formerTable, slipsTable, strengthTable } from '../../bench/support/strength-page.ts';
import { shortfallsOf } from '../../bench/support/targets.ts';
import { strengthsIn } from '../../src/model/computer-rating.ts';
import { STRENGTHS } from '../../src/model/match.ts';
import unoffered from '../../src/model/without-master.json' with { type: 'json' };
import { gameOf } from '../support/position.ts';

const contest = (one: Contestant, seed = 1): Contest => ({
  ...{ game: gameOf('hana-awase'), seats: 4, one, others: 'normal', seed },
});

const untimed = ({ rounds, sum, squares }: RoundsPlayed) => ({ rounds, sum, squares, p95: 0 });

describe('rounds of one computer among others', () => {
  test('come out the same from the same seed, and otherwise from another', () => {
    const [one, again, other] = [1, 1, 2].map((seed) =>
      untimed(playRounds(contest('strong', seed), 1)),
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('bring an equal nothing, to the point', () => {
    expect(untimed(playRounds(contest('normal'), 3))).toEqual({
      rounds: 3,
      sum: 0,
      squares: 0,
      p95: 0,
    });
  });

  test('are won by who sees all cards, and lost by who plays at random', () => {
    expect(playRounds(contest('cheater'), 4).sum).toBeGreaterThan(0);
    expect(playRounds(contest('random'), 4).sum).toBeLessThan(0);
  });

  test('come to one estimate, in however many pieces they were measured', () => {
    const pieces = [1, 2].map((seed) => untimed(playRounds(contest('easy', seed), 4)));
    const [one, other] = pieces.map((piece) => estimateOf([piece]));
    const both = estimateOf(pieces);
    expect(both.rounds).toBe(8);
    expect(both.mean).toBeCloseTo(((one?.mean ?? 0) + (other?.mean ?? 0)) / 2, 6);
    expect(both.within).toBeLessThan(Math.max(one?.within ?? 0, other?.within ?? 0));
  });
});

test('rounds that were broken off go on where they stopped', () => {
  const asked = contest('easy');
  const all = playRounds(asked, 5);
  const first = playRounds(asked, 2);
  const whole = playRounds(asked, 5, first);
  expect(whole.rounds).toBe(5);
  expect(whole.sum).toBeCloseTo(all.sum, 2);
  expect(whole.luck?.products).toBeCloseTo(all.luck?.products ?? 0, 2);
});

test('what was won by luck is taken out of an estimate', () => {
  const lucks = [-2, 1, 0, 5, -4, 3];
  const gains = lucks.map((luck) => 3 + 2 * luck);
  const sumOf = (of: (luck: number, gain: number) => number) =>
    lucks.reduce((sum, luck, at) => sum + of(luck, gains[at] ?? 0), 0);
  const played = {
    ...{
      rounds: lucks.length,
      sum: sumOf((_, gain) => gain),
      squares: sumOf((_, gain) => gain ** 2),
    },
    luck: {
      sum: sumOf((luck) => luck),
      squares: sumOf((luck) => luck ** 2),
      products: sumOf((luck, gain) => luck * gain),
    },
    p95: 0,
  };
  const { mean, within } = estimateOf([played]);
  expect(mean).toBeCloseTo(3, 6);
  expect(within).toBeCloseTo(0, 3);
  expect(estimateOf([untimed(played)]).mean).toBeCloseTo(4, 6);
});

describe('a program of somebody else', () => {
  const against = (command: string) => {
    const program = new Program(command);
    try {
      return playRounds({ ...contest('program'), game: gameOf('koi-koi'), seats: 2, program }, 2);
    } finally {
      program.close();
    }
  };

  test('is asked a line a decision, and plays what it answers', () => {
    const command = `${process.execPath} bench/support/example-program.mjs`;
    const played = untimed(against(command));
    expect(played.rounds).toBe(2);
    expect(untimed(against(command))).toEqual(played);
  });

  test.each([
    [
      'answers with no move',
      'while read -r line; do echo nonsense; done',
      /nonsense is none of play:/,
    ],
    ['ends', 'true', /ended without an answer/],
  ])('that %s is given up', (_, command, why) => {
    expect(() => against(command)).toThrow(why);
  });
});

test('matches among equals are won by each as often as by any other', () => {
  expect(shareOfMatches(contest('normal'), 1)).toBe(1 / 4);
});

test('the tables in docs/STRENGTH.md are made of what was measured', () => {
  const page = readFileSync(new URL('../../docs/STRENGTH.md', import.meta.url), 'utf8');
  const measured = {
    rounds: readRounds(),
    matches: readMatches(),
    former: readFormer(),
    slips: readSlips(),
  };
  expect(page, 'npm run renew -- strength').toContain(strengthTable(measured));
  expect(page, 'npm run renew -- strength').toContain(formerTable(measured));
  expect(page, 'npm run renew -- strength').toContain(slipsTable(measured));
});

test('a master is offered unless it wins less than strong ones', () => {
  expect(unoffered).toEqual(withoutMaster(readRounds()));
  const [game, seats] = ['koi-koi', 2] as const;
  expect(strengthsIn(game, seats, [])).toEqual(STRENGTHS);
  expect(strengthsIn(game, seats, [{ game, seats: 3 }])).toContain('master');
  expect(strengthsIn(game, seats, [{ game, seats }])).toEqual([
    'gentle',
    'easy',
    'normal',
    'strong',
  ]);
});

test('no seed is measured twice for one row', () => {
  for (const { pieces } of readRounds()) {
    expect(new Set(pieces.map(({ seed }) => seed)).size).toBe(pieces.length);
  }
});

describe('what a strong computer falls short of', () => {
  const gain = { mean: 9.5, within: 3, rounds: 100, p95: 20 };
  const matches = { game: 'botan-cho', seats: 2, strength: 'strong', matches: 40, won: 0.7 };
  const master = { mean: 1, within: 0.9, rounds: 100, p95: 200 };
  const met = { game: 'botan-cho', seats: 2, gain, matches, master };

  test('is nothing where it gains what was aimed at', () => {
    expect(shortfallsOf(met)).toEqual([]);
  });

  test.each([
    ['8.9 ± 3.0 a round, aimed at 9', { gain: { ...gain, mean: 8.9 } }],
    ['9.5 ± 9.6 a round, which could be chance', { gain: { ...gain, within: 9.6 } }],
    ['21 ms, aimed at 20 at most', { gain: { ...gain, p95: 21 } }],
    ['a master gains 1.0 ± 1.0 over strong ones', { master: { ...master, within: 1 } }],
    ['a master, 201 ms, aimed at 200 at most', { master: { ...master, p95: 201 } }],
    ['55 % of 40 matches, aimed at 60 %', { matches: { ...matches, won: 0.55 } }],
  ])('is said with its figure: %s', (figure, short) => {
    expect(shortfallsOf({ ...met, ...short })).toEqual([`botan-cho for 2: ${figure}`]);
  });
});
