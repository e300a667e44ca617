import { describe, expect, test } from 'vitest';
import { formatCard } from '../../src/engine/core/cards.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import {
  beforeLastTurn,
  type FinishSpec,
  finish,
  formatPayments,
  yakuIds,
} from '../support/finish.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { shareOut } from '../support/share-out.ts';
import { IRISES, JUNE, less, MAY, POETRY, REST, RICH, STAGES } from '../support/suhara-piles.ts';

const suhara = (spec: FinishSpec) => finish('suhara-bana', { round: JUNE, ...spec });

/** The payments of one reason: `1>0 4`, who pays whom how many units. */
function paid(spec: FinishSpec, why: string): readonly string[] {
  return formatPayments(suhara({ totals: RICH, ...spec }).settlement.payments)
    .filter((line) => line.endsWith(` ${why}`))
    .map((line) => line.slice(0, -why.length - 1));
}

/** A round in which each player has exactly 100, the oya 1. */
function voidRound(pot: readonly number[]) {
  const { state, last } = beforeLastTurn('suhara-bana', {
    round: JUNE,
    oya: 1,
    order: [1, 2, 0],
    totals: [50, 50, 50, 44],
    answers: ['stay', 'stay', 'stay', 'drop'],
    pot,
    captured: shareOut([100, 100, 100]),
  });
  return play(state, `play:${formatCard(last)}`);
}

describe('card points', () => {
  test.each([
    [
      [130, 90, 80],
      ['1>0 2', '2>0 4'],
    ],
    [
      [130, 105, 65],
      ['2>0 6', '2>1 1'],
    ],
    [
      [65, 130, 105],
      ['0>1 6', '0>2 1'],
    ],
    [[80, 120, 100], ['0>1 4']],
    [
      [180, 60, 60],
      ['1>0 8', '2>0 8'],
    ],
  ])('%j are measured against 100 and paid: %j', (points, payments) => {
    expect(paid({ captured: shareOut(points) }, 'card-points')).toEqual(payments);
  });

  test.each([
    ['small', 5],
    ['middle', 10],
    ['main', 20],
  ])(
    'of 25 are 1 white and 1 black, 2 and 2, or 5 white: at the %s field %d units',
    (stage, units) => {
      const { borrowed } = STAGES.find((one) => one.stage === stage) ?? STAGES[0];
      const spec = { captured: shareOut([125, 100, 75]), borrowed, totals: RICH };
      const payment = suhara(spec).settlement.payments.find(({ why }) => why === 'card-points');
      expect(payment).toMatchObject({ from: 2, to: 0, points: 25, amount: units, owed: units });
    },
  );

  test.each([
    [0, [120, 120, 60], 1],
    [1, [120, 120, 60], 0],
    [2, [120, 120, 60], 1],
    [0, [120, 60, 120], 2],
    [2, [120, 60, 120], 0],
  ])('tied make the latest in turn order from the oya %d next (S31): %j', (oya, points, next) => {
    const order = [oya, (oya + 1) % 3, (oya + 2) % 3];
    const { state } = suhara({ oya, order, captured: shareOut(points) });
    expect(oyaOf(state)).toBe(next);
  });

  test('exactly 100 for all three void the round: pot returned, same oya, same month (S32, S33)', () => {
    const { state, events } = voidRound([0, 0, 0, 6]);
    expect(eventsOf(events, 'settled')).toEqual([]);
    expect(theEvent(events, 'redealt').why).toBe('all-level');
    const back = eventsOf(events, 'paid').map(({ payment }) => payment);
    expect(formatPayments(back)).toEqual(['pot>3 6 dropout-returned']);
    expect(state.totals).toEqual([50, 50, 50, 50]);
    expect([state.round, oyaOf(state), state.stakes?.pot]).toEqual([JUNE, 1, [0, 0, 0, 0]]);
    expect(state.phase).toEqual({ type: 'entry', seat: 1 });
  });
});

describe('dekiyaku', () => {
  test('are paid by difference between each two: 3, 1 and 0 hai (S25)', () => {
    const spec = { round: MAY, captured: [IRISES, POETRY, REST] };
    const { settlement } = suhara(spec);
    expect([0, 1, 2].map((seat) => yakuIds(settlement, seat))).toEqual([
      ['dori-shima'],
      ['ko-sugawara'],
      [],
    ]);
    // B pays A 2 hai; C pays A 3 and B 1; a hai is 20 points, 4 units at the small field.
    expect(paid(spec, 'dekiyaku')).toEqual(['1>0 8', '2>0 12', '2>1 4']);
  });

  test.each(STAGES)('cost $times × 4 units a hai at the $stage field', ({ borrowed, times }) => {
    const captured = [IRISES, POETRY, REST];
    const costs = ['0>1', '2>1'].map((who) => `${who} ${4 * times}`);
    expect(paid({ captured, borrowed }, 'dekiyaku')).toEqual(costs);
  });
});

describe('the blue ribbons', () => {
  const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
  const mimu = `${less(POETRY, 'plum.ribbon')} ${BLUE}`;
  const others = less(IRISES, 'peony.ribbon');

  test.each(STAGES)(
    'bring 50 points from each other player, 25 from who sits out: $stage field (S24, S34)',
    ({ borrowed, times }) => {
      const captured = [others, mimu, REST];
      expect(paid({ captured, borrowed }, 'blue-bonus')).toEqual([
        `0>1 ${10 * times}`,
        `2>1 ${10 * times}`,
        `3>1 ${5 * times}`,
      ]);
    },
  );
});

describe('the settlement of a round', () => {
  test('is paid in its order: chase penalty, card points, dekiyaku, blue bonus, pot (S27)', () => {
    const { settlement, events } = suhara({
      totals: RICH,
      order: [0, 1, 2],
      answers: ['stay', 'stay', 'stay', 'drop'],
      chases: [{ by: 2, displaced: 3 }],
      pot: [0, 0, 0, 6],
      captured: [
        less(IRISES, 'peony.ribbon'),
        `${POETRY} peony.ribbon chrys.ribbon maple.ribbon`,
        REST,
      ],
    });
    const why = settlement.payments.map((payment) => payment.why);
    const order = [
      'dropout',
      'chase-penalty',
      'card-points',
      'dekiyaku',
      'blue-bonus',
      'pot-share',
      'dropout-returned',
    ] as const;
    expect([...new Set(why)]).toEqual(order);
    const told = eventsOf(events, 'paid').map(({ payment }) => payment.why);
    expect([...new Set(told)]).toEqual(order.slice(1));
  });

  test('explains every unit: the payments add up to the scores', () => {
    const pot = [0, 0, 0, 6];
    const { settlement } = suhara({ pot, totals: RICH, captured: [IRISES, POETRY, REST] });
    const scores = [0, 0, 0, 0];
    for (const { from, to, amount } of settlement.payments) {
      if (typeof from === 'number') scores[from] = (scores[from] ?? 0) - amount;
      if (typeof to === 'number') scores[to] = (scores[to] ?? 0) + amount;
    }
    expect(settlement.scores).toEqual(scores);
    expect(settlement.totals).toEqual(
      RICH.map((total, seat) => total + (scores[seat] ?? 0) + (pot[seat] ?? 0)),
    );
  });
});
