import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { type FinishSpec, finish, formatPayments, voidIds, yakuIds } from '../support/finish.ts';
import { over } from '../support/opened.ts';
import { theEvent } from '../support/play.ts';
import { gameOf } from '../support/position.ts';
import { shareOut } from '../support/share-out.ts';
import { JUNE, RICH, STAGES } from '../support/suhara-piles.ts';

const suhara = (spec: FinishSpec) => finish('suhara-bana', { round: JUNE, totals: RICH, ...spec });

const payments = (spec: FinishSpec) => formatPayments(suhara(spec).settlement.payments);

describe('a low man', () => {
  test.each(
    STAGES.flatMap(({ borrowed, times }) => [
      { points: 15, borrowed, units: 4 * times },
      { points: 10, borrowed, units: 8 * times },
      { points: 5, borrowed, units: 12 * times },
    ]),
  )(
    'of $points points is paid $units units by everybody, plates $borrowed (S12)',
    ({ points, borrowed, units }) => {
      const captured = shareOut([points, 120, 180 - points]);
      expect(payments({ captured, borrowed })).toEqual(
        [1, 2, 3].map((from) => `${from}>0 ${units} low-man-out`),
      );
    },
  );

  test('wins the round and deals next; neither card points nor yaku count (S12)', () => {
    const captured = shareOut([15, 120, 165]);
    const { settlement, state } = suhara({ captured });
    expect([settlement.winner, oyaOf(state)]).toEqual([0, 0]);
    for (const seat of [0, 1, 2]) expect(yakuIds(settlement, seat)).toEqual([]);
    expect([1, 2].flatMap((seat) => voidIds(settlement, seat)).length).toBeGreaterThan(0);
  });

  test.each([
    [[15, 10, 275], 1, 8],
    [[5, 15, 280], 0, 12],
  ])('is the lower of two: %j (S13)', (points, winner, units) => {
    const others = [0, 1, 2, 3].filter((seat) => seat !== winner);
    expect(payments({ captured: shareOut(points) })).toEqual(
      others.map((from) => `${from}>${winner} ${units} low-man-out`),
    );
  });

  test.each([
    [0, [10, 10, 280], 0],
    [1, [10, 10, 280], 1],
    [2, [10, 10, 280], 0],
    [1, [10, 280, 10], 2],
  ])('among equals is the nearer to the oya %d anti-clockwise: %j (S13)', (oya, points, winner) => {
    const order = [oya, (oya + 1) % 3, (oya + 2) % 3];
    const { events } = over('suhara-bana', { oya, order, captured: shareOut(points) });
    expect(theEvent(events, 'settled').settlement.winner).toBe(winner);
  });
});

describe('no card points at all', () => {
  const captured = shareOut([0, 120, 180]);

  test('win the match at once, and every stone with it (S14)', () => {
    const { settlement, state, events } = suhara({
      totals: [50, 60, 30, 54],
      answers: ['stay', 'stay', 'stay', 'drop'],
      pot: [0, 0, 0, 6],
      captured,
    });
    expect(settlement.totals).toEqual([200, 0, 0, 0]);
    expect(formatPayments(settlement.payments)).toEqual([
      '3>pot 6 dropout',
      '1>0 60 no-points',
      '2>0 30 no-points',
      '3>0 54 no-points',
      'pot>0 6 no-points',
    ]);
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'no-points',
      standing: { scores: [400, 0, 0, 0], places: [[0], [1, 2, 3]] },
    });
    expect(state.phase).toEqual({ type: 'over' });
    expect(gameOf('suhara-bana').toAct(state)).toEqual([]);
  });

  test('leave borrowed plates to be paid back (S2, S14)', () => {
    const { events } = suhara({ totals: [50, 100, 50, 50], borrowed: [0, 1, 0, 0], captured });
    expect(theEvent(events, 'over').standing.scores).toEqual([500, -100, 0, 0]);
  });
});

describe('the chase penalty', () => {
  const chased = (points: readonly number[], spec: Partial<FinishSpec> = {}) =>
    payments({
      order: [0, 1, 2],
      answers: ['stay', 'stay', 'stay', 'displaced'],
      chases: [{ by: 2, displaced: 3 }],
      captured: shareOut(points),
      ...spec,
    }).filter((line) => line.endsWith('chase-penalty'));

  test.each(STAGES)(
    'is 20 points to the displaced, below par: $times × 4 units (S9)',
    ({ borrowed, times }) => {
      expect(chased([105, 100, 95], { borrowed })).toEqual([`2>3 ${4 * times} chase-penalty`]);
    },
  );
});
