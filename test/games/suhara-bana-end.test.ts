import { describe, expect, test } from 'vitest';
import { type FinishSpec, finish, formatPayments } from '../support/finish.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { shareOut } from '../support/share-out.ts';
import { JUNE, PLAIN } from '../support/suhara-piles.ts';

const suhara = (spec: FinishSpec) => finish('suhara-bana', { round: JUNE, ...spec });

/** What a seat's stones are worth in the end, as everybody sees it. */
function scoreOf(units: number, plates: number): number | undefined {
  const state = position('suhara-bana', {
    totals: [units, 50, 50, 50],
    borrowed: [plates, 0, 0, 0],
  });
  return gameOf('suhara-bana').view(state, 'spectator').seats[0]?.score;
}

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
    [9, 0, 15, 'two white and one black'],
    [104, 0, 205, 'two plates and a white'],
    [123, 0, 245, 'two plates, four tens and three units'],
    [350, 0, 700, 'seven plates, all there are with five seats'],
    [50, 1, 0, 'a plate that was borrowed'],
    [130, 1, 160, 'eighty after a loan'],
    [100, 2, 0, 'two loans'],
    [49, 1, 0, 'one unit short: dropped as well'],
    [48, 1, -5, 'two units short'],
    [45, 1, -10, 'five units short'],
    [3, 1, -95, 'forty-seven units short: nine tens and two units'],
    [0, 1, -100, 'a whole plate short'],
    [20, 2, -160, 'eighty units short'],
  ])('%d units with %d plates borrowed are %d: %s (S2)', (units, plates, bills) => {
    expect(scoreOf(units, plates) ?? Number.NaN).toBe(bills);
  });
});

describe('who cannot pay', () => {
  // C owes A 6 units and B 1.
  const captured = shareOut([130, 105, 65]);
  const cardPoints = (spec: Partial<FinishSpec>) =>
    suhara({ captured, ...spec }).settlement.payments.filter(({ why }) => why === 'card-points');

  test('pays the creditors in seat order from the oya, and the rest is forgiven (S28)', () => {
    const totals = [77, 60, 3, 60];
    const fromFirst = cardPoints({ totals, oya: 0, order: [0, 1, 2] });
    expect(formatPayments(fromFirst)).toEqual(['2>0 3 card-points', '2>1 0 card-points']);
    expect(fromFirst.map(({ owed }) => owed)).toEqual([6, 1]);
    const fromSecond = cardPoints({ totals, oya: 1, order: [1, 2, 0] });
    expect(formatPayments(fromSecond)).toEqual(['2>1 1 card-points', '2>0 2 card-points']);
  });
});

describe('who runs out of stones', () => {
  // Seats 1 and 2 owe seat 0 5 points each: 1 unit at the small field.
  const captured = PLAIN;

  test('borrows a plate, and the small field becomes the middle one', () => {
    const { settlement, state, events } = suhara({ captured, totals: [80, 60, 1, 59] });
    expect(theEvent(events, 'borrowed')).toEqual({ type: 'borrowed', seat: 2, stage: 'middle' });
    expect(state.stakes?.borrowed).toEqual([0, 0, 1, 0]);
    expect(state.totals).toEqual([82, 59, 50, 59]);
    expect([settlement.stage, settlement.borrowed]).toEqual(['small', [0, 0, 1, 0]]);
    expect(settlement.scores).toEqual([2, -1, -1, 0]);
    expect(formatPayments(settlement.payments).at(-1)).toBe('bank>2 50 borrowed-plate');
    const view = gameOf('suhara-bana').view(state, 0);
    expect(view).toMatchObject({ stage: 'middle', unitsPerFivePoints: 2 });
    expect(theEvent(events, 'round-started').stage).toBe('middle');
  });

  test('ends the match at the main field', () => {
    const spec = { captured, totals: [150, 92, 4, 54], borrowed: [1, 1, 0, 0] };
    const { state, events } = suhara(spec);
    expect(eventsOf(events, 'borrowed')).toEqual([]);
    expect(state.totals).toEqual([158, 88, 0, 54]);
    expect(state.phase).toEqual({ type: 'over' });
    // 158 − 50 = 108, 88 − 50 = 38, 0 and 54 units as bills.
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'ruin',
      standing: { scores: [215, 75, 0, 105], places: [[0], [3], [1], [2]] },
    });
  });

  test('is anybody with exactly nothing left, though all is paid (S30)', () => {
    const { events } = suhara({ captured, totals: [80, 60, 1, 59] });
    const owed = eventsOf(events, 'paid').filter(({ payment }) => payment.amount < payment.owed);
    expect(owed).toEqual([]);
    expect(theEvent(events, 'borrowed').seat).toBe(2);
    const oneLeft = suhara({ captured, totals: [80, 60, 2, 58] });
    expect(eventsOf(oneLeft.events, 'borrowed')).toEqual([]);
  });

  test.each([
    [0, [1, 2]],
    [2, [2, 1]],
  ])(
    'together with another borrows in seat order from the oya %d, a stage each (S29): %j',
    (oya, seats) => {
      const order = [oya, (oya + 1) % 3, (oya + 2) % 3];
      const spec = { oya, order, captured, totals: [100, 1, 1, 98] };
      const { state, events } = suhara(spec);
      expect(eventsOf(events, 'borrowed').map(({ seat, stage }) => [seat, stage])).toEqual([
        [seats[0], 'middle'],
        [seats[1], 'main'],
      ]);
      expect(state.stakes?.borrowed).toEqual([0, 1, 1, 0]);
    },
  );

  test('by dropping out borrows when the round is over before it began (S29, S30)', () => {
    const totals = [6, 60, 67, 67];
    const state = position('suhara-bana', { phase: { type: 'entry', seat: 0 }, totals });
    const { events } = play(state, 'drop', 'drop', 'stay', 'stay');
    expect(theEvent(events, 'borrowed')).toEqual({ type: 'borrowed', seat: 0, stage: 'middle' });
  });
});

describe('the length of a match (option length)', () => {
  test('counts a round that ended without play (S33)', () => {
    const state = position('suhara-bana', {
      options: { length: 3 },
      round: 3,
      phase: { type: 'entry', seat: 0 },
    });
    const { events } = play(state, 'drop', 'drop', 'stay', 'stay');
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'rounds',
      standing: {
        scores: [85, 85, 110, 110],
        places: [
          [2, 3],
          [0, 1],
        ],
      },
    });
  });
});
