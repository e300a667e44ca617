import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { type FinishSpec, finish, formatPayments } from '../support/finish.ts';
import { eventsOf, play, theEvent } from '../support/play.ts';
import { position } from '../support/position.ts';
import { yakuOf } from '../support/told.ts';

const mushi = (spec: FinishSpec) => finish('mushi', spec);

describe('the round score of Mushi', () => {
  test('follows the worked example of the rules: A −5, B +5', () => {
    // A: 2 brights, 3 animals, 3 ribbons, 10 chaff and sankō; B: the rest and wisterias.
    const { settlement } = mushi({
      captured: [
        'pine.crane cherry.curtain plum.warbler iris.bridge chrys.cup' +
          ' pine.ribbon plum.ribbon cherry.ribbon pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2' +
          ' cherry.chaff1 cherry.chaff2 iris.chaff1 iris.chaff2 chrys.chaff1 paulownia.yellow',
        '*',
      ],
    });
    expect(settlement.points).toEqual([40 + 30 + 15 + 10, 135]);
    expect([yakuOf(settlement, 0), yakuOf(settlement, 1)]).toEqual([
      ['sanko 25'],
      ['fujishima 10'],
    ]);
    expect(settlement.scores).toEqual([-5, 5]);
    expect(formatPayments(settlement.payments)).toEqual([
      '0>1 20 card-points',
      '1>0 25 yaku',
      '0>1 10 yaku',
    ]);
    expect([settlement.totals, settlement.winner, settlement.par]).toEqual([[-5, 5], 1, 115]);
  });
});

/** A round that ends 115 to 115 with the same yaku on both sides: none. */
function level(oya = 0) {
  const captured = dealOut({
    points: [115, 115],
    value: ({ standard }) => standard,
    inDeck: ({ inMushi }) => inMushi,
    named: [
      'pine.crane wisteria.cuckoo paulownia.yellow',
      'plum.warbler wisteria.ribbon paulownia.phoenix',
    ],
  });
  return mushi({ oya, captured });
}

describe('the next oya of Mushi', () => {
  test('is who scored more with yaku, not with cards', () => {
    const captured = dealOut({
      points: [110, 120],
      value: ({ standard }) => standard,
      inDeck: ({ inMushi }) => inMushi,
      named: ['wisteria.* pine.crane paulownia.yellow', 'plum.warbler paulownia.phoenix'],
    });
    const { state, settlement } = mushi({ oya: 1, captured });
    expect(settlement.scores).toEqual([5, -5]);
    expect(oyaOf(state)).toBe(0);
  });

  test.each([0, 1])('stays after a tie (oya %d; MU6)', (oya) => {
    expect(oyaOf(level(oya).state)).toBe(oya);
  });
});

describe('a match of Mushi', () => {
  test.each([
    ['fifty', 50],
    ['hundred', 100],
  ])('may go on until somebody has so many points (rounds: %s; H2)', (rounds, target) => {
    const captured = ['*', 'iris.* maple.*'];
    const [won = 0] = mushi({ captured }).settlement.scores;
    const match = (first: number, second: number) =>
      mushi({ options: { rounds }, round: 20, totals: [first, second], captured });
    const before = match(target - won - 1, 1 + won - target);
    expect(before.state.round).toBe(21);
    const { events, state } = match(target - won, won - target);
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'target',
      standing: { scores: [target, -target], places: [[0], [1]] },
    });
    expect(state.phase.type).toBe('over');
    // H2: who leads after 24 rounds wins, since one's points are the other's loss.
    const totals = [-won - 9, won + 9];
    const last = mushi({ options: { rounds }, round: 24, totals, captured });
    expect(theEvent(last.events, 'over')).toMatchObject({
      why: 'rounds',
      standing: { places: [[1], [0]] },
    });
    const six = mushi({ options: { rounds: 6 }, totals: [target, -target], captured });
    expect(eventsOf(six.events, 'over')).toEqual([]);
  });
});

describe('three or four at a table of Mushi', () => {
  const table = (seats: number, oya: number) =>
    position('mushi', { seats, oya, phase: { type: 'entry', seat: oya } });

  test('say in or out from the oya on, until exactly two are in', () => {
    const state = table(4, 2);
    const { state: after, events } = play(state, 'drop', 'stay', 'stay');
    expect(eventsOf(events, 'dropped').map(({ seat }) => seat)).toEqual([2]);
    expect(theEvent(events, 'forced-out').seats).toEqual([1]);
    expect(theEvent(events, 'entered').order).toEqual([3, 0]);
    expect(after.phase).toEqual({ type: 'play', seat: 3 });
  });

  test.each([
    [3, ['drop'], [1, 2]],
    [4, ['drop', 'drop'], [2, 3]],
    [4, ['stay', 'drop', 'drop'], [0, 3]],
  ])('(%d) cannot all stay out: after %j the last must play', (seats, moves, order) => {
    const { state, events } = play(table(seats, 0), ...moves);
    expect(state.order).toEqual(order);
    expect(eventsOf(events, 'stayed').at(-1)?.why).toBe('obliged');
    expect(state.phase.type).toBe('play');
  });

  test.each([3, 4])(
    '(%d) leave a pile of 16: the hands of those who are out go into it',
    (seats) => {
      const moves = seats === 3 ? ['stay', 'drop'] : ['stay', 'drop', 'drop'];
      const before = table(seats, 0);
      const { state } = play(before, ...moves);
      const out = seats === 3 ? [1] : [1, 2];
      expect(state.pile).toHaveLength(16);
      for (const seat of out) expect(state.hands[seat]).toEqual({ lo: 0, hi: 0 });
      const last = seats - 1;
      expect([state.hands[0], state.hands[last]]).toEqual([before.hands[0], before.hands[last]]);
      expect(state.field).toEqual(before.field);
    },
  );

  test('pay nothing for staying out, and get nothing: the two settle alone (MU8)', () => {
    const { settlement, state } = finish('mushi', {
      seats: 4,
      oya: 1,
      order: [2, 0],
      captured: ['iris.* maple.*', '', '*', ''],
    });
    const [lost = 0] = settlement.scores;
    expect(settlement.scores).toEqual([lost, 0, -lost, 0]);
    expect(settlement.payments.every(({ from, to }) => from !== 1 && to !== 3)).toBe(true);
    expect(oyaOf(state)).toBe(2);
    expect(state.phase).toEqual({ type: 'entry', seat: 2 });
  });
});
