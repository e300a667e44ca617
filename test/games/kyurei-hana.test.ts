import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const kyurei = rowsOf('kyurei-hana');

describe('the field of Kyūrei-hana', () => {
  const FIELDS = [
    ['maple.deer', '', '2'],
    ['plum.warbler paulownia.phoenix', '', '4 2'],
    ['maple.deer plum.warbler willow.rainman', '', '4 2 2'],
    ['willow.rainman', '2', '2 4'],
    ['clover.boar', '4 2', '4 2'],
    ['clover.boar', '', '1'],
  ] as const;
  const WAITS = 'times 2 oba 2, captured *';
  kyurei({
    'multiplies by great cards and by what waits, and leaves the rest (test positions 1–4, example 1)':
      FIELDS.map(([great, carried, factors]) => {
        const field = `${great} pine.chaff1 plum.chaff1 iris.chaff1 peony.chaff1`;
        return `deals field ${field}, carried ${carried}, hands 7 / 7 / 7 => factors ${factors}`;
      }),
    'with four of a month is dealt again, and keeps the queue (test position 11)': [
      'deals field susuki.* pine.chaff1 plum.chaff1, carried 4, hands 7 / 7 / 7',
      '=> misdeal four-of-a-month-on-field, carried 4',
    ],
    'lapses after the last round (KR1; test position 12)': [
      `ends round 12, ${WAITS} => asks over`,
      `ends round 11, ${WAITS} => carried 2`,
    ],
  });
});

describe('the score of a round of Kyūrei-hana', () => {
  kyurei({
    'makes the best the next oya, of equals the earliest (KR2)':
      'ends oya 2, captured iris.bridge / clover.boar / chrys.cup, out * => next 2',
  });
});
