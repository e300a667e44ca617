import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { type FinishSpec, finish, formatPayments, voidIds, yakuIds } from '../support/finish.ts';
import { over } from '../support/opened.ts';
import { eventsOf, theEvent } from '../support/play.ts';
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

  test('is nobody with 20 points (S12)', () => {
    expect(payments({ captured: shareOut([20, 120, 160]) }).join()).not.toContain('low-man-out');
  });

  test('wins the round and deals next; neither card points nor yaku count (S12)', () => {
    const captured = shareOut([15, 120, 165]);
    const { settlement, state } = suhara({ captured });
    expect([settlement.winner, oyaOf(state)]).toEqual([0, 0]);
    for (const seat of [0, 1, 2]) expect(yakuIds(settlement, seat)).toEqual([]);
    expect([1, 2].flatMap((seat) => voidIds(settlement, seat)).length).toBeGreaterThan(0);
  });

  test('is paid by both who sit out at a table of five (S12, S34)', () => {
    const spec = { seats: 5, totals: [...RICH, 300], captured: shareOut([120, 15, 165]) };
    expect(payments(spec)).toEqual([0, 2, 3, 4].map((from) => `${from}>1 4 low-man-out`));
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

  test('among equals after a chase is the nearer to the new dealer (S13)', () => {
    // Seats 0, 1 and 2 stay, and 3 displaces 1: 2 leads, then 0, then 3.
    const spec = { order: [2, 0, 3], chases: [{ by: 3, displaced: 1 }] };
    const [a = '', b = '', c = ''] = shareOut([10, 10, 280]);
    const winnerOf = (...captured: readonly string[]) =>
      theEvent(over('suhara-bana', { ...spec, captured }).events, 'settled').settlement.winner;
    expect(winnerOf(a, '', b, c)).toBe(2);
    expect(winnerOf(a, '', c, b)).toBe(0);
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

  test('win it before the rounds agreed on are played (S14, option length)', () => {
    const { events } = suhara({ round: 1, options: { length: 12 }, captured });
    expect(theEvent(events, 'over').why).toBe('no-points');
  });

  test('leave borrowed plates to be paid back (S2, S14)', () => {
    const { events } = suhara({ totals: [50, 100, 50, 50], borrowed: [0, 1, 0, 0], captured });
    expect(theEvent(events, 'over').standing.scores).toEqual([500, -100, 0, 0]);
  });

  test('of two give the match to the nearer to the oya (S14)', () => {
    const both = shareOut([0, 0, 300]);
    expect(suhara({ captured: both }).settlement.winner).toBe(0);
    const spec = { oya: 1, order: [1, 2, 0], captured: both };
    const { settlement } = theEvent(over('suhara-bana', spec).events, 'settled');
    expect(settlement.winner).toBe(1);
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

  test('is not paid with exactly 100, nor above (S9)', () => {
    expect(chased([110, 90, 100])).toEqual([]);
    expect(chased([90, 90, 120])).toEqual([]);
  });

  test('is not paid by a player who did not chase (S9)', () => {
    expect(chased([60, 120, 120])).toEqual([]);
  });

  test('is paid by each chaser to whom he displaced (S9)', () => {
    const spec = {
      seats: 5,
      totals: [...RICH, 300],
      order: [0, 1, 2],
      answers: ['stay', 'stay', 'stay', 'displaced', 'displaced'] as const,
      chases: [
        { by: 1, displaced: 3 },
        { by: 2, displaced: 4 },
      ],
    };
    expect(chased([110, 95, 95], spec)).toEqual(['1>3 4 chase-penalty', '2>4 4 chase-penalty']);
    expect(chased([95, 110, 95], spec)).toEqual(['2>4 4 chase-penalty']);
  });

  test('is not paid by a chaser who was displaced in turn (S9)', () => {
    const spec = {
      seats: 5,
      totals: [...RICH, 300],
      answers: ['stay', 'stay', 'stay', 'displaced', 'displaced'] as const,
      chases: [
        { by: 3, displaced: 4 },
        { by: 2, displaced: 3 },
      ],
    };
    expect(chased([110, 95, 95], spec)).toEqual(['2>3 4 chase-penalty']);
  });

  test('is not paid by a chaser who is low man, but stands when another is (S12)', () => {
    expect(chased([105, 180, 15])).toEqual([]);
    expect(chased([15, 190, 95])).toEqual(['2>3 4 chase-penalty']);
  });
});

describe('a settlement told as events', () => {
  test('tells each payment before the settlement that holds them all', () => {
    const { settlement, events } = suhara({ captured: shareOut([130, 90, 80]) });
    const told = eventsOf(events, 'paid').map(({ payment }) => payment);
    expect(told).toEqual(settlement.payments);
    const order = events.map(({ type }) => type);
    expect(order.lastIndexOf('paid')).toBeLessThan(order.indexOf('settled'));
    expect(order.indexOf('settled')).toBeLessThan(order.indexOf('round-started'));
  });
});
