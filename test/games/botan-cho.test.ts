import { describe, expect, test } from 'vitest';
import { cardsOf, formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { CARDS } from '../../src/engine/core/cards.ts';
import { eventsOf, fieldOf } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { started } from '../support/started.ts';

const botan = (spec: PositionSpec) => position('botan-cho', spec);

describe('the deck of Botan-chō', () => {
  const view = gameOf('botan-cho').view(botan({}), 'spectator');

  test('is Mushi’s 40 cards and the butterflies', () => {
    const printed = PRINTED_DECK.filter((row) => row.inBotanCho).map(({ id }) => id);
    expect(formatCardSet(view.deck)).toBe(printed.join(' '));
    expect(size(view.deck)).toBe(41);
  });
});

describe('the start of Botan-chō', () => {
  test('gives each seat 180 points (B8)', () => {
    expect(started('botan-cho').state.totals).toEqual([180, 180]);
  });

  test('plays on with rain man, swallow and willow ribbon on the field, or four in a hand (B10)', () => {
    let stuck = 0;
    let fours = 0;
    for (let seed = 0; seed < 6000 && (stuck === 0 || fours === 0); seed++) {
      const { state, events } = started('botan-cho', { seed });
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
