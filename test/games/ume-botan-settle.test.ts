import { describe } from 'vitest';
import type { CardSet } from '../../src/engine/core/card-set.ts';
import { dealOut } from '../support/deal-out.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { rowsOf } from './rows.ts';

/** A round in which neither the month's cards nor the field are at stake. */
const ROUND = 7;
const ume = rowsOf('ume-botan', { round: ROUND });

/** Captured cards worth so much, without a yaku but dandruff, told as in a row. */
function plain(points: readonly number[], named: readonly string[] = []): string {
  const setup = {
    ...{ game: 'ume-botan', seats: points.length, seed: '' },
    options: { rounds: 12, dandruff: 'yaku' },
  };
  const isPlain = (pile: CardSet) =>
    printedCount(setup, ROUND, pile).every((yaku) => yaku.startsWith('fuke'));
  const accept = (piles: readonly CardSet[]) => piles.every(isPlain);
  return dealOut({ points, named, accept, value: ({ standard }) => standard }).join(' / ');
}

describe('dandruff in Ume Botan (U18)', () => {
  const few = (points: number, made: string, seats = 3) => {
    const rest = seats === 3 ? [130, 134 - points] : [90, 90, 84 - points];
    return `ends seats ${seats}, captured ${plain([points, ...rest])} => yaku ${made}`;
  };
  const RAIN = 'willow.rainman willow.swallow wisteria.chaff1 wisteria.chaff2';
  ume({
    'is 50 for 20 points of three players, 40 for 15 of four': [
      few(20, 'fuke 50'),
      few(21, ''),
      few(15, 'fuke 40', 4),
      few(16, '', 4),
    ],
    'of two players is scored by both, and is nothing between them (U19)': [
      'ends captured pine.chaff1 pine.chaff2 iris.bridge / * / plum.chaff1 plum.chaff2 clover.ribbon clover.boar',
      '=> points 12 235 17, yaku fuke 50 / goko 50 omote-dango 20 ura-dango 20 aotan 20 fujishima 20 kirishima 20 / fuke 50, scores -176 347 -171',
    ],
    'leaves willows out of the count where the house says so (dandruff)': [
      `ends captured ${RAIN} / pine.* iris.* maple.* plum.* / * => yaku /`,
      `ends house dandruff=cancels-round, captured ${RAIN} / pine.* iris.* maple.* plum.* / *`,
      '=> yaku fuke 50 /',
    ],
    'cancels all other scores of the round there (dandruff)': [
      'ends house dandruff=cancels-round',
      'captured willow.rainman wisteria.chaff1 wisteria.chaff2 / paulownia.* pine.* iris.* maple.* / *',
      '=> scores 100 -50 -50, yaku fuke 50 /, void / kirishima',
      'payments 1>0 50 yaku & 2>0 50 yaku',
    ],
  });
});

describe('the seats of the next round of Ume Botan', () => {
  const next = (points: readonly number[], before: string, after: string) =>
    `ends seats ${points.length}, seating ${before}, order ${before}, captured ${plain(points)} => seating ${after}, order ${after}, asks play ${after[0]}`;
  ume({
    'are led by the highest, the lowest is last': [
      next([80, 110, 74], '0 1 2', '1 0 2'),
      // All stay when they are in order already; the one behind the winner may be lowest.
      next([110, 80, 74], '0 1 2', '0 1 2'),
      next([74, 110, 80], '0 1 2', '1 2 0'),
    ],
    'are led by the earlier in turn order of those highest': [
      next([94, 76, 94], '2 1 0', '2 0 1'),
      next([94, 76, 94], '0 1 2', '0 2 1'),
    ],
    'are last for the later in turn order of those lowest (U20)': [
      next([80, 104, 80], '0 1 2', '1 0 2'),
      next([80, 104, 80], '2 1 0', '1 2 0'),
      next([52, 52, 80, 80], '0 1 2 3', '2 3 0 1'),
    ],
    'are unchanged when all are level (U21)': next([88, 88, 88], '1 2 0', '1 2 0'),
    'of four go on from the winner as they sit, the loser lifted out from between (U22)': [
      next([60, 72, 80, 52], '0 1 2 3', '2 0 1 3'),
      next([60, 52, 80, 72], '0 1 2 3', '2 3 0 1'),
      // By the seating, not the seat numbers.
      next([60, 52, 80, 72], '3 2 1 0', '2 0 3 1'),
      next([80, 52, 60, 72], '0 1 2 3', '0 2 3 1'),
    ],
  });
});
