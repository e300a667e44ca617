import { describe, expect, test } from 'vitest';
import { NO_CARDS, size } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { formatPayments } from '../support/finish.ts';
import { opened } from '../support/opened.ts';
import { actorOf, eventsOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';

const ZETSUBA = { times: 4, why: 'zetsuba' } as const;

/** The auction of a fresh deal, the oya asked first. */
const auction = (spec: PositionSpec) =>
  position('hachi-hachi', { phase: { type: 'entry', seat: spec.oya ?? 0 }, ...spec });
const paid = (...[state, ...answers]: [ReturnType<typeof auction>, ...string[]]) =>
  formatPayments(eventsOf(play(state, ...answers).events, 'paid').map(({ payment }) => payment));
const started = (seats: number, seed = 1, options: Options = {}) => {
  const game = gameOf('hachi-hachi');
  const rules = { ...defaultOptions(game.options), ...options };
  return game.start({ game: game.id, seats, options: rules, seed: seedOf(seed) });
};

describe('the deal', () => {
  test.each([
    [3, 21],
    [4, 14],
    [5, 7],
    [6, 0],
  ])(
    'gives each of %i seats seven cards and leaves %i in the pile, 21 for those who play (HH2)',
    (seats, pile) => {
      const { state, events } = started(seats);
      expect(state.hands.map(size)).toEqual(state.hands.map(() => 7));
      expect(theEvent(events, 'dealt').pile).toBe(pile);
      const answers = seats === 3 ? [] : ['stay', 'stay', 'stay'];
      expect(play(state, ...answers).state.pile).toHaveLength(21);
    },
  );

  test('draws one of seven to sit out: no hand, no question, no payment (HH3)', () => {
    const out = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const { state, events } = started(7, seed);
      const [event] = eventsOf(events, 'sat-out').slice(-1);
      const seat = event?.seat ?? -1;
      out.add(seat);
      expect(state.hands[seat]).toEqual(NO_CARDS);
      expect(state.hands.filter((hand) => size(hand) === 7)).toHaveLength(6);
      expect(state.field.length + state.pile.length).toBe(6);
      expect(state.entry?.answers[seat]).toBe('sits-out');
      expect(actorOf(state)).not.toBe(seat);
      const { state: begun } = play(state, 'drop', 'stay', 'stay', 'stay');
      expect(begun.totals[seat]).toBe(0);
      expect(begun.pile).toHaveLength(21);
    }
    expect(out.size).toBe(7);
  });

  test('leaves the lead to the next seat when the oya sits out (HH4)', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => started(7, seed + 1));
    const found = seeds.find(
      ({ state }) => size(state.hands[state.seating[0] ?? 0] ?? NO_CARDS) === 0,
    );
    if (found === undefined) throw new RangeError('no such seed');
    const { state, events } = play(found.state, 'stay', 'stay', 'stay');
    expect(theEvent(events, 'entered').order).toEqual(found.state.seating.slice(1, 4));
    expect(actorOf(state)).toBe(found.state.seating[1]);
  });

  test('is done again by the same oya with four of a month on the field (HH5)', () => {
    expect(opened('hachi-hachi', { field: 'pine.* plum.warbler iris.bridge' }).misdeal).toBe(
      'four-of-a-month-on-field',
    );
  });

  test('gives the four to who leads, after the auction, by a house rule (fieldFour, L6)', () => {
    const options = { fieldFour: 'oya-takes' };
    const field = 'pine.* plum.warbler iris.bridge';
    const { state, misdeal } = opened('hachi-hachi', { options, field, oya: 1 });
    expect([misdeal, size(state.captured[1] ?? NO_CARDS), state.multiplier?.times]).toEqual([
      null,
      4,
      2,
    ]);
    const four = opened('hachi-hachi', { options, field, seats: 4, hands: [7, 7, 7, 7] }).state;
    expect(four.captured.map(size)).toEqual([0, 0, 0, 0]);
    expect(play(four, 'drop').state.captured.map(size)).toEqual([0, 4, 0, 0]);
  });
});

describe('the auction', () => {
  test('asks from the oya on until three stay (HH9)', () => {
    const state = auction({ seats: 5, oya: 3 });
    expect(movesOf(state, 3)).toEqual(['drop', 'stay']);
    const { state: begun, events } = play(state, 'stay', 'drop', 'stay', 'stay');
    expect(theEvent(events, 'forced-out').seats).toEqual([2]);
    expect(theEvent(events, 'entered').order).toEqual([3, 0, 1]);
    expect(begun.phase).toEqual({ type: 'play', seat: 3 });
  });

  test('lets the first who stays lead when the oya drops (HH10)', () => {
    const { events } = play(auction({ seats: 4 }), 'drop');
    expect(theEvent(events, 'entered').order).toEqual([1, 2, 3]);
  });

  test('has a fee that rises with each who drops, and is multiplied (HH11)', () => {
    const options = { tooFew: 'split' };
    expect(paid(auction({ seats: 6, options }), 'drop', 'stay', 'drop', 'drop', 'drop')).toEqual([
      '0>pot 12 dropout',
      '2>pot 18 dropout',
      '3>pot 24 dropout',
      '4>pot 30 dropout',
    ]);
    expect(paid(auction({ seats: 4, multiplier: ZETSUBA }), 'drop')).toEqual(['0>pot 48 dropout']);
    expect(paid(auction({ seats: 5, options: { kan: 10 } }), 'drop', 'drop')).toEqual([
      '0>pot 10 dropout',
      '1>pot 15 dropout',
    ]);
  });

  test('has a fee by the seat by a house rule (dropFee)', () => {
    const state = auction({ seats: 5, options: { dropFee: 'by-seat' } });
    expect(paid(state, 'stay', 'drop', 'drop')).toEqual(['1>pot 18 dropout', '2>pot 24 dropout']);
  });

  test('has the last three stay unasked (HH12)', () => {
    const { events } = play(auction({ seats: 4 }), 'drop');
    expect(eventsOf(events, 'stayed').map(({ seat, why }) => `${seat} ${why}`)).toEqual([
      '1 obliged',
      '2 obliged',
      '3 obliged',
    ]);
  });

  test('lets too few share the pot by a house rule, an odd mon to the earlier (tooFew)', () => {
    const state = auction({ seats: 4, options: { tooFew: 'split', kan: 10, dropFee: 'by-order' } });
    const two = play(state, 'drop', 'drop', 'stay', 'stay');
    expect(theEvent(two.events, 'unplayed')).toMatchObject({ why: 'pot-split', seats: [2, 3] });
    expect(theEvent(two.events, 'unplayed').totals).toEqual([-10, -15, 13, 12]);
    expect([two.state.round, two.state.seating[0]]).toEqual([2, 0]);
    const one = play(state, 'drop', 'drop', 'drop', 'stay');
    expect(theEvent(one.events, 'unplayed').totals).toEqual([-10, -15, -20, 45]);
    expect([one.state.round, one.state.seating[0]]).toEqual([2, 3]);
  });

  test('does not let who is forced out buy a place (HH14)', () => {
    const { state } = play(auction({ seats: 4 }), 'stay', 'stay', 'stay');
    expect(state.phase).toEqual({ type: 'play', seat: 0 });
  });

  test('leaves who does not play out of everything, the hand unshown (HH15)', () => {
    const karasu =
      'pine.chaff1 plum.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.lightning iris.chaff1';
    const state = auction({ seats: 4, hands: [karasu, 7, 7, 7], field: 'willow.swallow' });
    const { events, state: begun } = play(state, 'drop');
    expect(eventsOf(events, 'teyaku').every(({ teyaku }) => teyaku.seat !== 0)).toBe(true);
    expect(begun.teyaku.every(({ seat }) => seat !== 0)).toBe(true);
  });
});

describe('the compensation of who is forced out (HH13)', () => {
  const EXAMPLE_8 =
    'pine.crane pine.ribbon pine.chaff1 plum.ribbon iris.chaff1 clover.boar susuki.geese';
  const EXAMPLE_9 =
    'pine.ribbon plum.ribbon cherry.ribbon susuki.moon maple.deer iris.bridge clover.boar';
  const forcedOut = (hand: string, spec: PositionSpec = {}) =>
    paid(auction({ seats: 4, hands: [7, 7, 7, hand], ...spec }), 'stay', 'stay', 'stay');

  test('is half of its lucky hand, and 3 for each good card besides (worked example 8)', () => {
    expect(forcedOut(EXAMPLE_8)).toEqual(['1>3 15 compensation', '2>3 15 compensation']);
    expect(forcedOut(EXAMPLE_8, { multiplier: ZETSUBA })).toEqual([
      '1>3 60 compensation',
      '2>3 60 compensation',
    ]);
  });

  test('is half of a yaku that is whole in the hand (worked example 9)', () => {
    expect(forcedOut(EXAMPLE_9)).toEqual(['1>3 45 compensation', '2>3 45 compensation']);
  });

  test('counts boar, deer and butterflies where they are a yaku (inoshikacho)', () => {
    const hand =
      'clover.boar maple.deer peony.chaff1 iris.bridge chrys.cup plum.chaff1 pine.chaff1';
    expect(forcedOut(hand)).toEqual([]);
    expect(forcedOut(hand, { options: { inoshikacho: true } })).toEqual([
      '1>3 6 compensation',
      '2>3 6 compensation',
    ]);
  });

  test('comes from all three by a house rule (oikomiPayers)', () => {
    expect(forcedOut(EXAMPLE_8, { options: { oikomiPayers: 'all' } })).toEqual([
      '0>3 15 compensation',
      '1>3 15 compensation',
      '2>3 15 compensation',
    ]);
  });

  test('is 35 for half of seven kan of ten (kan)', () => {
    expect(forcedOut(EXAMPLE_9, { options: { kan: 10 } })[0]).toBe('1>3 38 compensation');
  });
});
