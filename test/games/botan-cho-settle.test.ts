import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const botan = rowsOf('botan-cho');

describe('the round score of Botan-chō', () => {
  botan({
    // Pine 27, plum 17, cherry 27: 71 points and sanko; the other 169 and nothing of the four.
    'is own cards − 120 + own yaku − the opponent’s, paid by the loser': [
      'ends captured pine.* plum.* cherry.* wisteria.chaff1 paulownia.chaff1 / *',
      '=> points 73 167, scores -22 23, payments 0>1 22 round-score & bank>1 1 round-counter',
      'totals 158 203, winner 1',
    ],
    // 17 + 17 = 34 against 206 with Five Brights, Three Brights, wisterias and paulownias.
    'may take a total below nothing (B8)': [
      'ends totals 5 355, captured iris.* maple.* / *',
      `=> totals ${5 - (86 + 75)} ${355 + (86 + 75) + 1}, asks play 1`,
    ],
  });
});

describe('a round of Botan-chō that ends 0–0', () => {
  /** 60 + 17 + 17 + 10 + 10 + 4 = 118 points and no yaku. */
  const LEVEL =
    'pine.crane susuki.moon paulownia.phoenix iris.* maple.* pine.ribbon plum.ribbon wisteria.cuckoo pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2';
  botan({
    'is won by who captured the lightning: the counter and nothing else (B7)': [
      `ends captured ${LEVEL} willow.lightning wisteria.chaff1 / * => points 120 120, yaku /`,
      'winner 0, payments bank>0 1 round-counter, scores 1 0, next 0',
      `ends captured ${LEVEL} wisteria.chaff1 wisteria.chaff2 / * => points 120 120, yaku /`,
      'winner 1, payments bank>1 1 round-counter, scores 0 1, next 1',
    ],
  });
});

describe('the match of Botan-chō', () => {
  const PILES = ['* / iris.* maple.*', 'iris.* maple.* / *'];
  botan({
    'is dealt next by the winner of the round (B9)': PILES.flatMap((captured, winner) =>
      [0, 1].map(
        (oya) =>
          `ends oya ${oya}, captured ${captured} => next ${winner}, round 2, order ${winner} ${1 - winner}, round-started 2 2 ${winner}`,
      ),
    ),
  });
});
