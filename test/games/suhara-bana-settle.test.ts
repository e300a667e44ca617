import { describe, expect, test } from 'vitest';
import { formatCard } from '../../src/engine/core/cards.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import {
  beforeLastTurn,
  type FinishSpec,
  finish,
  formatPayments,
  voidIds,
  yakuIds,
} from '../support/finish.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { shareOut } from '../support/share-out.ts';
import { IRISES, JUNE, less, MAY, PLAIN, POETRY, REST, RICH } from '../support/suhara-piles.ts';

// Who pays how much, and who deals next, is reckoned a second time in `suhara-bana-oracle.test.ts`.

const suhara = (spec: FinishSpec) => finish('suhara-bana', { round: JUNE, ...spec });
const FOUR = { answers: ['stay', 'stay', 'stay', 'drop'], pot: [0, 0, 0, 6] } as const;

describe('the settlement of a round', () => {
  test('is paid in its order: chase penalty, card points, dekiyaku, blue bonus, pot (S27)', () => {
    const { settlement, events } = suhara({
      ...FOUR,
      totals: RICH,
      order: [0, 1, 2],
      chases: [{ by: 2, displaced: 3 }],
      captured: [
        less(IRISES, 'peony.ribbon'),
        `${POETRY} peony.ribbon chrys.ribbon maple.ribbon`,
        REST,
      ],
    });
    const whys = 'chase-penalty card-points dekiyaku blue-bonus pot-share dropout-returned';
    const told = [...new Set(eventsOf(events, 'paid').map(({ payment }) => payment.why))];
    expect(told.join(' ')).toBe(whys);
    const sheet = [...new Set(settlement.payments.map(({ why }) => why))];
    expect(sheet).toEqual(['dropout', ...told]);
  });

  test('pays dekiyaku by difference between each two, and who dropped out but the pot (S25, S34)', () => {
    const spec = { round: MAY, captured: [IRISES, POETRY, REST], totals: RICH, ...FOUR };
    const { settlement } = suhara(spec);
    const ids = [0, 1, 2].map((seat) => yakuIds(settlement, seat));
    expect(ids).toEqual([['dori-shima'], ['ko-sugawara'], []]);
    expect(formatPayments(settlement.payments)).toEqual([
      '3>pot 6 dropout',
      // 110, 95 and 95 points; a hai is 20 points, 4 units at the small field: 3, 1 and 0 hai.
      '1>0 1 card-points',
      '2>0 1 card-points',
      '1>0 8 dekiyaku',
      '2>0 12 dekiyaku',
      '2>1 4 dekiyaku',
      'pot>0 6 pot-share',
    ]);
  });

  test('is void with exactly 100 for all three: pot returned, same oya, same month (S32, S33)', () => {
    const { state: before, last } = beforeLastTurn('suhara-bana', {
      ...FOUR,
      round: JUNE,
      oya: 1,
      order: [1, 2, 0],
      totals: [50, 50, 50, 44],
      captured: shareOut([100, 100, 100]),
    });
    const { state, events } = play(before, `play:${formatCard(last)}`);
    expect(eventsOf(events, 'settled')).toEqual([]);
    expect(theEvent(events, 'redealt').why).toBe('all-level');
    const back = eventsOf(events, 'paid').map(({ payment }) => payment);
    expect(formatPayments(back)).toEqual(['pot>3 6 dropout-returned']);
    expect([state.round, oyaOf(state), state.totals]).toEqual([JUNE, 1, [50, 50, 50, 50]]);
    expect(state.phase).toEqual({ type: 'entry', seat: 1 });
  });
});

describe('a low man', () => {
  test('wins the round and deals next; neither card points nor yaku count (S12)', () => {
    const { settlement, state } = suhara({ totals: RICH, captured: shareOut([15, 120, 165]) });
    expect([settlement.winner, oyaOf(state)]).toEqual([0, 0]);
    expect(formatPayments(settlement.payments)).toEqual(
      [1, 2, 3].map((from) => `${from}>0 4 low-man-out`),
    );
    for (const seat of [0, 1, 2]) expect(yakuIds(settlement, seat)).toEqual([]);
    expect([1, 2].flatMap((seat) => voidIds(settlement, seat)).length).toBeGreaterThan(0);
  });

  test('without a card point wins the match at once, and every stone with it (S14)', () => {
    const captured = shareOut([0, 120, 180]);
    const spec = { ...FOUR, totals: [50, 60, 30, 54], captured };
    const { settlement, state, events } = suhara(spec);
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
    expect(gameOf('suhara-bana').toAct(state)).toBeUndefined();
  });

  test('without a card point leaves borrowed plates to be paid back (S2, S14)', () => {
    const captured = shareOut([0, 120, 180]);
    const { events } = suhara({ totals: [50, 100, 50, 50], borrowed: [0, 1, 0, 0], captured });
    expect(theEvent(events, 'over').standing.scores).toEqual([500, -100, 0, 0]);
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
  test('pays the creditors in seat order from the oya, and the rest is forgiven (S28)', () => {
    // C owes A 6 units and B 1.
    const captured = shareOut([130, 105, 65]);
    const paid = (oya: number, order: readonly number[]) => {
      const { settlement } = suhara({ captured, totals: [77, 60, 3, 60], oya, order });
      return settlement.payments.filter(({ why }) => why === 'card-points');
    };
    const fromFirst = paid(0, [0, 1, 2]);
    expect(formatPayments(fromFirst)).toEqual(['2>0 3 card-points', '2>1 0 card-points']);
    expect(fromFirst.map(({ owed }) => owed)).toEqual([6, 1]);
    const fromSecond = formatPayments(paid(1, [1, 2, 0]));
    expect(fromSecond).toEqual(['2>1 1 card-points', '2>0 2 card-points']);
  });

  // Seats 1 and 2 owe seat 0 5 points each: 1 unit at the small field.
  const captured = PLAIN;

  test('borrows a plate, and the small field becomes the middle one (S30)', () => {
    const { settlement, state, events } = suhara({ captured, totals: [80, 60, 1, 59] });
    expect(theEvent(events, 'borrowed')).toEqual({ type: 'borrowed', seat: 2, stage: 'middle' });
    expect([state.stakes?.borrowed, state.totals]).toEqual([
      [0, 0, 1, 0],
      [82, 59, 50, 59],
    ]);
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
    expect([state.totals, state.phase]).toEqual([[158, 88, 0, 54], { type: 'over' }]);
    // 158 − 50 = 108, 88 − 50 = 38, 0 and 54 units as bills.
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'ruin',
      standing: { scores: [215, 75, 0, 105], places: [[0], [3], [1], [2]] },
    });
  });

  test('by dropping out borrows when the round is over before it began (S29, S30)', () => {
    const totals = [6, 60, 67, 67];
    const state = position('suhara-bana', { phase: { type: 'entry', seat: 0 }, totals });
    const { events } = play(state, 'drop', 'drop', 'stay', 'stay');
    expect(theEvent(events, 'borrowed')).toEqual({ type: 'borrowed', seat: 0, stage: 'middle' });
  });
});

test('a round that ended without play counts for the length of a match (length, S33)', () => {
  const phase = { type: 'entry', seat: 0 } as const;
  const state = position('suhara-bana', { options: { length: 3 }, round: 3, phase });
  const { why, standing } = theEvent(play(state, 'drop', 'drop', 'stay', 'stay').events, 'over');
  expect([why, standing.scores]).toEqual(['rounds', [85, 85, 110, 110]]);
});
