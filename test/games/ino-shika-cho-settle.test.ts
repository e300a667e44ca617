import { describe } from 'vitest';
import type { CardSet } from '../../src/engine/core/card-set.ts';
import { dealOut } from '../support/deal-out.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { rowsOf } from './rows.ts';

const ino = rowsOf('ino-shika-cho', { seats: 3 });

const chaffZero = ({ standard, type }: { standard: number; type: string }) =>
  type === 'C' ? 0 : standard;

/** Captured cards worth so much, with no yaku, told as in a row. */
function plain(points: readonly number[]): string {
  const setup = { game: 'ino-shika-cho', seats: points.length, seed: '', options: {} };
  const accept = (piles: readonly CardSet[]) =>
    piles.every((pile) => printedCount(setup, 1, pile).length === 0);
  return dealOut({ points, accept, value: chaffZero }).join(' / ');
}

describe('the round score of Ino-Shika-Chō', () => {
  // Seat 0 has 205 points less what the others have, and 90 in yaku from each; seat 1 has 35 points, and 20 from each.
  const SCORES = ['275 -35', '365 -15 -110', '455 5 -110 -110'];
  ino({
    'gets each yaku from every other: the sum stays 240 (I15)': SCORES.map(
      (scores, at) =>
        `ends seats ${at + 2}, captured iris.* maple.* * / wisteria.* paulownia.* => scores ${scores}`,
    ),
  });
});

describe('the next oya of Ino-Shika-Chō (I12)', () => {
  const next = (points: readonly number[], oya: number, seat: number) =>
    `ends oya ${oya}, captured ${plain(points)} => next ${seat}, winner ${seat}, order ${[0, 1, 2].map((turn) => (seat + turn) % 3).join(' ')}`;
  ino({
    'has the highest score, the earliest in turn order of equals': [
      next([60, 100, 80], 0, 1),
      next([60, 100, 80], 2, 1),
      next([90, 60, 90], 0, 0),
      next([90, 60, 90], 1, 2),
      next([90, 60, 90], 2, 2),
      next([80, 80, 80], 1, 1),
    ],
    'is found clockwise where the house plays so (I11, direction)': [
      `ends oya 1, house direction=clockwise, captured ${plain([90, 60, 90])} => order 0 2 1`,
    ],
  });
});
