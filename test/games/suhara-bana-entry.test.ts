import { describe, expect, test } from 'vitest';
import { cardsOf, size } from '../../src/engine/core/card-set.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { actorOf, eventsOf, movesOf, play, theEvent } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';

/** The auction of a fresh deal, the oya asked first. */
function auction(spec: PositionSpec = {}) {
  return position('suhara-bana', { phase: { type: 'entry', seat: spec.oya ?? 0 }, ...spec });
}

/** Four seats of which the first three from the oya have stayed and the fourth may chase. */
const forcedOut = (spec: PositionSpec = {}) => play(auction(spec), 'stay', 'stay', 'stay').state;

describe('the drop-out auction', () => {
  test('asks each seat from the oya on until three stay', () => {
    const state = auction({ seats: 5, oya: 3 });
    expect(movesOf(state, 3)).toEqual(['drop', 'stay']);
    expect(movesOf(state, 0)).toEqual([]);
    const asked = [actorOf(state)];
    let now = state;
    for (const answer of ['stay', 'drop', 'stay']) {
      now = play(now, answer).state;
      asked.push(actorOf(now));
    }
    expect(asked).toEqual([3, 4, 0, 1]);
  });

  test.each([
    ['small', [0, 0, 0, 0], 6],
    ['middle', [1, 0, 0, 0], 12],
    ['main', [1, 1, 0, 0], 24],
  ])(
    'takes 30 points for dropping out: at the %s field of %j plates, %d units',
    (_, borrowed, units) => {
      const state = auction({ borrowed });
      const { state: after, events } = play(state, 'drop');
      expect(after.totals).toEqual([50 - units, 50, 50, 50]);
      expect(after.stakes?.pot).toEqual([units, 0, 0, 0]);
      expect(theEvent(events, 'paid').payment).toEqual({
        from: 0,
        to: 'pot',
        amount: units,
        owed: units,
        unit: 'stones',
        points: 30,
        why: 'dropout',
      });
    },
  );

  test('forces out who has not been asked when three stay, and takes nothing from them', () => {
    const { state, events } = play(auction({ seats: 5 }), 'stay', 'stay', 'stay');
    expect(theEvent(events, 'forced-out').seats).toEqual([3, 4]);
    expect(state.totals).toEqual([50, 50, 50, 50, 50]);
    expect(state.entry?.answers).toEqual(['stay', 'stay', 'stay', 'forced-out', 'forced-out']);
  });

  test('puts the hands of those who sit out into the pile, which then has 21 cards', () => {
    for (const seats of [4, 5]) {
      const state = auction({ seats });
      const answers = ['stay', 'stay', 'stay', ...(seats === 4 ? ['pass'] : ['pass', 'pass'])];
      const { state: after } = play(state, ...answers);
      expect(after.pile).toHaveLength(21);
      expect(after.hands.map(size)).toEqual(seats === 4 ? [7, 7, 7, 0] : [7, 7, 7, 0, 0]);
      for (const id of state.hands.slice(3).flatMap(cardsOf)) expect(after.pile).toContain(id);
      expect(after.pile.slice(0, 7 * (seats - 3))).not.toEqual(
        state.hands.slice(3).flatMap(cardsOf),
      );
    }
  });

  test('lets the next active seat lead when the oya drops out (S5)', () => {
    const { state, events } = play(auction(), 'drop', 'stay', 'stay', 'stay');
    expect(theEvent(events, 'entered').order).toEqual([1, 2, 3]);
    expect(state.phase).toEqual({ type: 'play', seat: 1 });
    expect(oyaOf(state)).toBe(0);
  });
});

describe('an auction in which fewer than three stay', () => {
  test.each([
    [4, ['drop', 'stay', 'drop', 'stay'], [1, 3], 6],
    [5, ['drop', 'drop', 'stay', 'drop', 'stay'], [2, 4], 9],
  ])(
    'splits the pot of %d seats between two, and the same oya deals (S6)',
    (seats, answers, two, share) => {
      const { state, events } = play(auction({ seats }), ...answers);
      expect(theEvent(events, 'unplayed')).toMatchObject({
        round: 1,
        why: 'pot-split',
        seats: two,
      });
      const expected = Array.from({ length: seats }, (_, seat) =>
        two.includes(seat) ? 50 + share : 44,
      );
      expect(state.totals).toEqual(expected);
      expect(state.stakes?.pot).toEqual(new Array(seats).fill(0));
      expect([state.round, oyaOf(state)]).toEqual([2, 0]);
      expect(eventsOf(events, 'settled')).toEqual([]);
    },
  );

  test('gives the pot to the only one left, who deals next as the winner (S6)', () => {
    const { state, events } = play(auction(), 'drop', 'drop', 'stay', 'drop');
    expect(theEvent(events, 'unplayed')).toMatchObject({ why: 'pot-taken', seats: [2] });
    expect(state.totals).toEqual([44, 44, 68, 44]);
    expect([state.round, oyaOf(state)]).toEqual([2, 2]);
  });

  test('returns the penalties and deals again when nobody stays (S6)', () => {
    const { state, events } = play(auction({ oya: 1 }), 'drop', 'drop', 'drop', 'drop');
    expect(state.totals).toEqual([50, 50, 50, 50]);
    expect(state.stakes?.pot).toEqual([0, 0, 0, 0]);
    const returned = eventsOf(events, 'paid').filter(({ payment }) => payment.from === 'pot');
    expect(returned.map(({ payment }) => payment.why)).toEqual(
      new Array(4).fill('dropout-returned'),
    );
    expect([state.round, oyaOf(state)]).toEqual([1, 1]);
    expect(state.phase).toEqual({ type: 'entry', seat: 1 });
  });

  test('makes the last three play where the house forces three (S6, option forceThree)', () => {
    const { state, events } = play(auction({ options: { forceThree: true } }), 'drop');
    expect(eventsOf(events, 'stayed').map(({ seat, why }) => [seat, why])).toEqual([
      [1, 'obliged'],
      [2, 'obliged'],
      [3, 'obliged'],
    ]);
    expect(state.phase).toEqual({ type: 'play', seat: 1 });
    const free = play(auction({ options: { forceThree: false } }), 'drop').state;
    expect(free.phase).toEqual({ type: 'entry', seat: 1 });
  });
});

describe('at the small, the middle and the main field', () => {
  test.each([
    [[0, 0, 0, 0], 1],
    [[1, 0, 0, 0], 2],
    [[1, 1, 0, 0], 4],
  ])(
    'who cannot pay 30 points must play, and only with 20 may one chase (S7, S8): %j',
    (borrowed, times) => {
      const dropped = (units: number) =>
        play(auction({ borrowed, totals: [50, units, 50, 50] }), 'drop');
      const poor = dropped(6 * times - 1);
      const stayed = { type: 'stayed', seat: 1, why: 'cannot-pay' };
      expect(theEvent(poor.events, 'stayed')).toEqual(stayed);
      expect(poor.state.phase).toEqual({ type: 'entry', seat: 2 });
      expect(play(dropped(6 * times).state, 'drop').state.totals[1]).toBe(0);

      const forced = (units: number) =>
        play(auction({ borrowed, totals: [50, 50, 50, units] }), 'stay', 'stay', 'stay');
      const { state, events } = forced(4 * times - 1);
      expect(theEvent(events, 'passed')).toEqual({ type: 'passed', seat: 3, why: 'cannot-pay' });
      expect(state.phase).toEqual({ type: 'play', seat: 0 });
      expect(forced(4 * times).state.phase).toEqual({ type: 'chase', seat: 3 });
    },
  );
});

describe('a chase', () => {
  test('may be called by each who was forced out, in turn order, once (S8)', () => {
    const state = forcedOut({ seats: 5, oya: 1 });
    expect([actorOf(state), movesOf(state)]).toEqual([4, ['chase', 'pass']]);
    const passed = play(state, 'pass').state;
    expect([actorOf(passed), movesOf(passed)]).toEqual([0, ['chase', 'pass']]);
    expect(play(passed, 'pass').state.phase).toEqual({ type: 'play', seat: 1 });
  });

  test('asks the challenged from the leader on; the third has no choice (S8)', () => {
    const state = forcedOut();
    const first = play(state, 'chase').state;
    expect([first.phase, movesOf(first)]).toEqual([
      { type: 'chased', seat: 0, by: 3 },
      ['drop', 'stay'],
    ]);
    const second = play(first, 'stay').state;
    expect(second.phase).toEqual({ type: 'chased', seat: 1, by: 3 });
    const { state: after, events } = play(second, 'stay');
    expect(theEvent(events, 'displaced')).toEqual({
      type: 'displaced',
      seat: 2,
      by: 3,
      why: 'third',
    });
    expect(after.order).toEqual([0, 1, 3]);
  });

  test.each([
    [['drop'], [1, 2, 3], 0],
    [['stay', 'drop'], [2, 0, 3], 1],
    [['stay', 'stay'], [0, 1, 3], 2],
  ])(
    'answered %j lets who follows the displaced lead, the chaser last (S11)',
    (answers, order, out) => {
      const { state } = play(forcedOut(), 'chase', ...answers);
      expect(state.order).toEqual(order);
      expect(state.phase).toEqual({ type: 'play', seat: order[0] });
      expect(state.entry?.chases).toEqual([{ by: 3, displaced: out }]);
      expect(state.entry?.answers[out]).toBe('displaced');
      expect(size(state.hands[out] ?? { lo: 1, hi: 1 })).toBe(0);
    },
  );

  test('is not open to who was displaced (S10)', () => {
    const state = play(forcedOut({ seats: 5 }), 'chase', 'drop').state;
    expect(actorOf(state)).toBe(4);
    expect(play(state, 'pass').state.phase).toEqual({ type: 'play', seat: 1 });
  });

  test('may displace the chaser before, who is then the third (S8)', () => {
    const state = play(forcedOut({ seats: 5 }), 'chase', 'drop', 'chase').state;
    expect(state.phase).toEqual({ type: 'chased', seat: 1, by: 4 });
    const { state: after } = play(state, 'stay', 'stay');
    expect(after.entry?.chases).toEqual([
      { by: 3, displaced: 0 },
      { by: 4, displaced: 3 },
    ]);
    expect(after.order).toEqual([1, 2, 4]);
  });
});
