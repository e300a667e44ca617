import { describe, expect, test } from 'vitest';
import { closed } from '../support/opened.ts';
import { gameOf, position } from '../support/position.ts';
import { IRISES, JUNE, less, MAY, PLAIN, POETRY, REST, shareOut } from '../support/suhara-piles.ts';
import { formatPayments } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const suhara = rowsOf('suhara-bana', { round: JUNE, totals: [50, 50, 50, 50] });
const FOUR = 'answers stay stay stay drop, pot 0 0 0 6';
const ELDER = 'pine.crane susuki.moon paulownia.phoenix';
const RICH = 'totals 300 300 300 300';
const shared = (points: readonly number[]) => `captured ${shareOut(points).join(' / ')}`;

describe('the settlement of a round', () => {
  suhara({
    'is paid in its order: chase penalty, card points, dekiyaku, blue bonus, pot (S27)': [
      `ends ${FOUR}, ${RICH}, order 0 1 2, chased 2>3`,
      `captured ${less(IRISES, 'peony.ribbon')} / ${POETRY} peony.ribbon chrys.ribbon maple.ribbon / ${REST}`,
      '=> payments 3>pot 6 dropout & 2>3 4 chase-penalty & 2>0 1 card-points & 2>1 2 card-points & 0>1 8 dekiyaku & 2>1 8 dekiyaku & 0>1 10 blue-bonus & 2>1 10 blue-bonus & 3>1 5 blue-bonus & pot>1 4 pot-share & pot>3 2 dropout-returned',
    ],
    // 110, 95 and 95 points; a hai is 20 points, 4 units at the small field: 3, 1 and 0 hai.
    'pays dekiyaku by difference between each two, and who dropped out but the pot (S25, S34)': [
      `ends round ${MAY}, captured ${IRISES} / ${POETRY} / ${REST}, ${RICH}, ${FOUR}`,
      '=> yaku dori-shima 3 / ko-sugawara 1 /',
      'payments 3>pot 6 dropout & 1>0 1 card-points & 2>0 1 card-points & 1>0 8 dekiyaku & 2>0 12 dekiyaku & 2>1 4 dekiyaku & pot>0 6 pot-share',
    ],
    'pays the penalty of a chase to whom it displaced, unless the chaser has 100 points (S9)': [
      `ends ${RICH}, order 0 1 2, chased 2>3, captured ${PLAIN.join(' / ')}`,
      '=> payments 2>3 4 chase-penalty & 1>0 1 card-points & 2>0 1 card-points',
      `ends ${RICH}, order 0 1 2, chased 0>3, captured ${PLAIN.join(' / ')}`,
      '=> payments 1>0 1 card-points & 2>0 1 card-points',
    ],
    'pays for blue ribbons that crane, moon and phoenix cancel (S24)': [
      `ends ${RICH}, captured ${ELDER} / peony.ribbon chrys.ribbon maple.ribbon pine.ribbon / ${REST}`,
      '=> yaku goroju 4 / /, payments 0>2 2 card-points & 1>2 16 card-points & 1>0 16 dekiyaku & 2>0 16 dekiyaku & 0>1 10 blue-bonus & 2>1 10 blue-bonus & 3>1 5 blue-bonus',
    ],
    'shares the pot between two who have the best yaku (S26)': [
      `ends ${RICH}, ${FOUR}, captured ${less(IRISES, 'peony.ribbon')} chrys.cup / ${POETRY} peony.ribbon / ${REST}`,
      '=> yaku hanami 1 / ko-sugawara 1 /, payments 3>pot 6 dropout & 2>0 3 card-points & 2>0 4 dekiyaku & 2>1 4 dekiyaku & pot>0 1 pot-share & pot>1 1 pot-share & pot>3 4 dropout-returned',
    ],
    'has the later of two with the most card points deal next, as it was played (S31)': [
      `ends ${RICH}, order 0 1 2, ${shared([110, 110, 80])} => next 1`,
      `ends ${RICH}, order 1 2 0, ${shared([110, 110, 80])} => next 0`,
    ],
    'is void with exactly 100 for all three: pot returned, same oya, same month (S32, S33)': [
      `ends ${FOUR}, oya 1, order 1 2 0, totals 50 50 50 44, ${shared([100, 100, 100])}`,
      '=> settled none, redealt all-level, paid pot>3 6 dropout-returned',
      `round ${JUNE}, next 1, totals 50 50 50 50, asks entry 1`,
    ],
  });
});

describe('a low man', () => {
  suhara({
    'wins the round and deals next; neither card points nor yaku count (S12)': [
      `ends ${RICH}, ${shared([15, 120, 165])} => winner 0, next 0, yaku / /`,
      'payments 1>0 4 low-man-out & 2>0 4 low-man-out & 3>0 4 low-man-out',
    ],
    'is the lower of two, and of equal ones the earlier as it was played (S13)': [
      `ends ${RICH}, ${shared([15, 10, 275])} => winner 1`,
      `ends ${RICH}, order 0 1 2, ${shared([10, 10, 280])} => winner 0`,
      `ends ${RICH}, order 1 2 0, ${shared([10, 10, 280])} => winner 1`,
    ],
    'without a card point wins the match at once, and every stone with it (S14)': [
      `ends ${FOUR}, totals 50 60 30 54, ${shared([0, 120, 180])}`,
      '=> sums 200 0 0 0, over no-points 400 0 0 0 0 1+2+3',
      'payments 3>pot 6 dropout & 1>0 60 no-points & 2>0 30 no-points & 3>0 54 no-points & pot>0 6 no-points',
    ],
    'without a card point leaves borrowed plates to be paid back (S2, S14)': [
      `ends totals 50 100 50 50, borrowed 0 1 0 0, ${shared([0, 120, 180])}`,
      '=> over no-points 500 -100 0 0',
    ],
  });
});

describe('stones as bills', () => {
  test.each([
    [50, 0, 100, 'a plate of 11 white and 6 black (S1)'],
    [49, 0, 95, 'the plate of 11 and 5 that does not add up (S1)'],
    [0, 0, 0, 'nothing'],
    [1, 0, 0, 'one black is dropped'],
    [2, 0, 5, 'two black'],
    [4, 0, 5, 'one white'],
    [5, 0, 10, 'one white and one black'],
    [6, 0, 10, 'one white and two black: one is dropped'],
    [7, 0, 15, 'one white and three black'],
    [123, 0, 245, 'two plates, four tens and three units'],
    [130, 1, 160, 'eighty after a loan'],
    [100, 2, 0, 'two loans'],
    [49, 1, 0, 'one unit short: dropped as well'],
    [48, 1, -5, 'two units short'],
    [3, 1, -95, 'forty-seven units short: nine tens and two units'],
    [20, 2, -160, 'eighty units short'],
  ])('%d units with %d plates borrowed are %d: %s (S2)', (units, plates, bills) => {
    const spec = { totals: [units, 50, 50, 50], borrowed: [plates, 0, 0, 0] };
    const { seats } = gameOf('suhara-bana').view(position('suhara-bana', spec), 'spectator');
    expect(seats[0]?.score).toBe(bills);
  });
});

describe('who runs out of stones', () => {
  // Seats 1 and 2 owe seat 0 5 points each: 1 unit at the small field.
  const OWED = `captured ${PLAIN.join(' / ')}`;
  suhara({
    'borrows a plate, and the small field becomes the middle one (S30)': [
      `ends ${OWED}, totals 80 60 1 59 => borrowed 2 middle, totals 82 59 50 59, scores 2 -1 -1 0`,
    ],
    // 158 − 50 = 108, 88 − 50 = 38, 0 and 54 units as bills.
    'ends the match at the main field': [
      `ends ${OWED}, totals 150 92 4 54, borrowed 1 1 0 0`,
      '=> totals 158 88 0 54, asks over, over ruin 215 75 0 105 0 3 1 2',
    ],
    'by dropping out borrows when the round is over before it began (S29, S30)': [
      'at asks entry 0, totals 6 60 67 67, moves drop drop stay stay => borrowed 0 middle',
    ],
  });

  test.each([
    [
      [0, 1, 2],
      ['2>0 3 card-points', '2>1 0 card-points'],
    ],
    [
      [1, 2, 0],
      ['2>1 1 card-points', '2>0 2 card-points'],
    ],
  ])(
    'pays the creditors in seat order from the oya, and the rest is forgiven: %j (S28)',
    (order, paid) => {
      // C owes A 6 units and B 1.
      const captured = shareOut([130, 105, 65]);
      const spec = { captured, totals: [77, 60, 3, 60], oya: order[0] ?? 0, order, round: JUNE };
      const { payments } = closed('suhara-bana', spec).settlement;
      const ofCards = payments.filter(({ why }) => why === 'card-points');
      expect(formatPayments(ofCards)).toEqual(paid);
    },
  );

  test('sees the middle field next, where a point costs twice as much (S30)', () => {
    const state = position('suhara-bana', { borrowed: [0, 0, 1, 0] });
    expect(gameOf('suhara-bana').view(state, 0)).toMatchObject({
      ...{ stage: 'middle', unitsPerFivePoints: 2 },
    });
  });
});

suhara({
  'a round that ended without play counts for the length of a match (length, S33)': [
    'at house length=3, round 3, asks entry 0, moves drop drop stay stay',
    '=> over rounds 85 85 110 110',
  ],
});
