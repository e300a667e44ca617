import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { type FinishSpec, finish, formatPayments } from '../support/finish.ts';
import { theEvent } from '../support/play.ts';

const botan = (spec: FinishSpec) => finish('botan-cho', spec);

describe('the round score of Botan-chō', () => {
  test('is own cards − 120 + own yaku − the opponent’s, paid by the loser', () => {
    // Pine 27, plum 17, cherry 27: 71 points and sanko; the other 169 and nothing of the four.
    const { settlement } = botan({
      captured: [`pine.* plum.* cherry.* wisteria.chaff1 paulownia.chaff1`, '*'],
    });
    expect(settlement.points).toEqual([73, 167]);
    expect(settlement.scores).toEqual([-22, 23]);
    expect(formatPayments(settlement.payments)).toEqual([
      '0>1 22 round-score',
      'bank>1 1 round-counter',
    ]);
    expect(settlement.totals).toEqual([180 - 22, 180 + 22 + 1]);
    expect(settlement.winner).toBe(1);
  });

  test('may take a total below nothing (B8)', () => {
    const { settlement, state } = botan({ totals: [5, 355], captured: ['iris.* maple.*', '*'] });
    // 17 + 17 = 34 against 206 with Five Brights, Three Brights, wisterias and paulownias.
    expect(settlement.totals).toEqual([5 - (86 + 75), 355 + (86 + 75) + 1]);
    expect(state.phase).toMatchObject({ type: 'play' });
  });
});

describe('a round of Botan-chō that ends 0–0', () => {
  /** 60 + 17 + 17 + 10 + 10 + 4 = 118 points and no yaku. */
  const LEVEL =
    'pine.crane susuki.moon paulownia.phoenix iris.* maple.* pine.ribbon plum.ribbon wisteria.cuckoo' +
    ' pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2';

  test('is level', () => {
    const { settlement } = botan({ captured: [`${LEVEL} willow.lightning wisteria.chaff1`, '*'] });
    expect(settlement.points).toEqual([120, 120]);
    expect([settlement.yaku[0], settlement.yaku[1]]).toEqual([[], []]);
  });

  test.each([
    [0, `${LEVEL} willow.lightning wisteria.chaff1`],
    [1, `${LEVEL} wisteria.chaff1 wisteria.chaff2`],
  ])(
    'is won by seat %d, who captured the lightning: the counter and nothing else (B7)',
    (winner, mine) => {
      const { settlement, state } = botan({ captured: [mine, '*'] });
      expect(settlement.winner).toBe(winner);
      expect(formatPayments(settlement.payments)).toEqual([`bank>${winner} 1 round-counter`]);
      expect(settlement.scores[winner]).toBe(1);
      expect(settlement.scores[1 - winner]).toBe(0);
      expect(oyaOf(state)).toBe(winner);
    },
  );
});

describe('the match of Botan-chō', () => {
  test.each([
    ['*', 'iris.* maple.*', 0],
    ['iris.* maple.*', '*', 1],
  ])('is dealt next by the winner of the round (B9): %s against %s', (mine, theirs, winner) => {
    for (const oya of [0, 1]) {
      const { state, events } = finish('botan-cho', { oya, captured: [mine, theirs] });
      expect([oyaOf(state), state.round]).toEqual([winner, 2]);
      expect(state.order).toEqual([winner, 1 - winner]);
      expect(theEvent(events, 'round-started')).toMatchObject({ round: 2, month: 2, oya: winner });
    }
  });
});
