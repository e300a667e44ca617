import { describe, expect, test } from 'vitest';
import { cardsOf, formatCardSet, has, size } from '../../src/engine/core/card-set.ts';
import { CARDS, card } from '../../src/engine/core/cards.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { capturedBy, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';

const botan = (spec: PositionSpec) => position('botan-cho', spec);

describe('the deck of Botan-chō', () => {
  const view = gameOf('botan-cho').view(botan({}), 'spectator');

  test('is Mushi’s 40 cards and the butterflies', () => {
    const printed = PRINTED_DECK.filter((row) => row.inBotanCho).map(({ id }) => id);
    expect(formatCardSet(view.deck)).toBe(printed.join(' '));
    expect(size(view.deck)).toBe(41);
  });

  test('has the standard values, 240 in all, the butterflies being worth 10', () => {
    for (const { id, standard, inBotanCho } of PRINTED_DECK) {
      if (inBotanCho) expect([id, view.values[card(id)]]).toEqual([id, standard]);
    }
    expect(cardsOf(view.deck).reduce((sum, id) => sum + (view.values[id] ?? 0), 0)).toBe(240);
    expect(view.par).toBe(120);
    expect(view.onifuda).toBe(card('peony.butterflies'));
  });

  test('is dealt 9 to each hand, 5 to the field, 18 to the pile', () => {
    for (let number = 0; number < 50; number++) {
      const state = botan({ seed: seedOf(number) });
      expect(state.hands.map(size)).toEqual([9, 9]);
      expect(fieldOf(state)).toHaveLength(5);
      expect(state.pile).toHaveLength(18);
    }
  });
});

describe('the start of Botan-chō', () => {
  const start = (number: number) =>
    gameOf('botan-cho').start({
      game: 'botan-cho',
      seats: 2,
      options: { rounds: 3, wildTakesStack: true },
      seed: seedOf(number),
    });

  test('gives each seat 180 points (B8)', () => {
    expect(start(1).state.totals).toEqual([180, 180]);
  });

  test('makes the one who drew the earlier month oya, and the oya leads (B9)', () => {
    for (let number = 0; number < 60; number++) {
      const { state, events } = start(number);
      const drawn = theEvent(events, 'oya-drawn');
      const last = drawn.draws.at(-1) ?? [];
      const rank = (id: number) => {
        const row = PRINTED_DECK[id];
        return (row?.month ?? 0) * 100 - (row?.standard ?? 0);
      };
      const [first, second] = [...last].sort((a, b) => rank(a.card) - rank(b.card));
      expect(rank(first?.card ?? 0)).toBeLessThan(rank(second?.card ?? 0));
      expect([oyaOf(state), drawn.oya]).toEqual([first?.seat, first?.seat]);
      expect(state.order).toEqual([oyaOf(state), 1 - oyaOf(state)]);
      expect(state.phase).toEqual({ type: 'play', seat: oyaOf(state) });
      const tied = drawn.draws.slice(0, -1);
      for (const [a, b] of tied) expect(rank(a?.card ?? 0)).toBe(rank(b?.card ?? 0));
    }
  });

  test('deals again, the same oya dealing, when four of a month lie on the field', () => {
    let redealt = 0;
    for (let number = 0; number < 4000 && redealt < 3; number++) {
      const { state, events } = start(number);
      for (const event of eventsOf(events, 'redealt')) {
        redealt++;
        expect(event.why).toBe('four-of-a-month-on-field');
        const months = cardsOf(event.cards).map((id) => CARDS[id]?.month);
        expect(months.some((month) => months.filter((m) => m === month).length === 4)).toBe(true);
        expect(oyaOf(state)).toBe(theEvent(events, 'oya-drawn').oya);
        expect(state.round).toBe(1);
      }
      const months = fieldOf(state).map((id) => id.split('.')[0]);
      for (const month of months) expect(months.filter((m) => m === month).length).toBeLessThan(4);
    }
    expect(redealt).toBeGreaterThan(0);
  });

  test('plays on with rain man, swallow and willow ribbon on the field, or four in a hand (B10)', () => {
    let stuck = 0;
    let fours = 0;
    for (let number = 0; number < 6000 && (stuck === 0 || fours === 0); number++) {
      const { state, events } = start(number);
      const field = fieldOf(state);
      const willows = ['willow.rainman', 'willow.swallow', 'willow.ribbon'];
      if (willows.every((id) => field.includes(id))) stuck++;
      const months = state.hands.map((hand) => cardsOf(hand).map((id) => CARDS[id]?.month));
      if (months.some((of) => of.some((m) => of.filter((n) => n === m).length === 4))) fours++;
      expect(eventsOf(events, 'four-shown')).toEqual([]);
    }
    expect(stuck).toBeGreaterThan(0);
    expect(fours).toBeGreaterThan(0);
  });
});

describe('a card of Botan-chō', () => {
  test('is laid when no card of its month lies on the field, and the pile follows by itself', () => {
    const state = botan({
      field: 'plum.ribbon iris.bridge',
      hands: ['pine.crane cherry.chaff1', 'maple.deer maple.ribbon'],
      pile: 'plum.chaff1',
    });
    const { state: after, events } = play(state, 'play:pine.crane');
    expect(fieldOf(after)).toEqual(['iris.bridge', 'pine.crane']);
    expect(capturedBy(after, 0)).toEqual(['plum.ribbon', 'plum.chaff1']);
    expect(events.map(({ type }) => type)).toEqual(['played', 'laid', 'turned', 'captured']);
    expect(after.phase).toEqual({ type: 'play', seat: 1 });
  });

  test('captures the one card of its month', () => {
    const state = botan({
      field: 'pine.crane plum.ribbon',
      hands: ['pine.chaff1', 'maple.deer'],
      pile: 'iris.bridge',
    });
    const { state: after } = play(state, 'play:pine.chaff1');
    expect(capturedBy(after, 0)).toEqual(['pine.crane', 'pine.chaff1']);
    expect(fieldOf(after)).toEqual(['iris.bridge', 'plum.ribbon']);
  });

  test('captures either of two, as its player chooses', () => {
    const state = botan({
      field: 'pine.crane pine.ribbon',
      hands: ['pine.chaff1', 'maple.deer'],
      pile: 'iris.bridge',
    });
    const { state: asked, events } = play(state, 'play:pine.chaff1');
    expect(events.map(({ type }) => type)).toEqual(['played']);
    expect(movesOf(asked, 0)).toEqual(['capture:pine.crane', 'capture:pine.ribbon']);
    expect(movesOf(asked, 1)).toEqual([]);
    const { state: after } = play(asked, 'capture:pine.ribbon');
    expect(capturedBy(after, 0)).toEqual(['pine.ribbon', 'pine.chaff1']);
    expect(fieldOf(after)).toContain('pine.crane');
  });

  test('captures all three of a stack at once', () => {
    const state = botan({
      field: 'pine.crane plum.ribbon pine.ribbon pine.chaff2',
      hands: ['pine.chaff1', 'maple.deer'],
      pile: 'iris.bridge',
    });
    const { state: after } = play(state, 'play:pine.chaff1');
    expect(capturedBy(after, 0)).toHaveLength(4);
    expect(fieldOf(after)).toEqual(['iris.bridge', 'plum.ribbon']);
  });

  test('turned from the pile lets its player choose between two as well', () => {
    const state = botan({
      field: 'pine.crane pine.ribbon',
      hands: ['iris.bridge', 'maple.deer'],
      pile: 'pine.chaff1',
    });
    const { state: asked } = play(state, 'play:iris.bridge');
    expect(asked.phase).toMatchObject({ type: 'capture', seat: 0, from: 'pile' });
    expect(movesOf(asked, 0)).toEqual(['capture:pine.crane', 'capture:pine.ribbon']);
  });

  test('may be any of the hand, even one that takes nothing while another could', () => {
    const state = botan({
      field: 'pine.crane',
      hands: ['pine.chaff1 iris.bridge', 'maple.deer'],
      pile: 'plum.ribbon',
    });
    expect(movesOf(state)).toEqual(['play:iris.bridge', 'play:pine.chaff1']);
  });

  test('keeps the place of every other card on the field', () => {
    const state = botan({
      field: 'pine.crane plum.ribbon iris.bridge',
      hands: ['plum.chaff1', 'maple.deer'],
      pile: 'iris.ribbon',
    });
    const { state: after } = play(state, 'play:plum.chaff1');
    expect(after.field[0]).toBe(card('pine.crane'));
    expect(has(after.captured[0] ?? { lo: 0, hi: 0 }, card('iris.bridge'))).toBe(true);
  });
});
