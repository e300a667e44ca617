import { describe, expect, test } from 'vitest';
import { cardsOf, size } from '../../src/engine/core/card-set.ts';
import { CARDS, type CardId, card } from '../../src/engine/core/cards.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { started } from '../support/started.ts';
import { shareOut } from '../support/suhara-piles.ts';
import { rowsOf } from './rows.ts';

const GAME = gameOf('suhara-bana');

/** How many of the cards are of the month that most of them are. */
function mostOfAMonth(cards: readonly CardId[]): number {
  const months = cards.map((id) => CARDS[id]?.month);
  return Math.max(...months.map((month) => months.filter((other) => other === month).length));
}

describe('the deck of Suhara-bana', () => {
  const view = GAME.view(position('suhara-bana'), 'spectator');

  test('has all 48 cards, worth 300, the rain man an animal of 10', () => {
    for (const { id, suhara } of PRINTED_DECK) {
      expect([id, view.values[card(id)]]).toEqual([id, suhara]);
    }
    expect(size(view.deck)).toBe(48);
    expect(view.values.reduce((sum, value) => sum + value, 0)).toBe(300);
    expect(view.values[card('willow.rainman')]).toBe(10);
    expect([view.par, view.onifuda, view.unit, view.yakuUnit]).toEqual([
      100,
      null,
      'stones',
      'hai',
    ]);
  });

  test.each([4, 5])('gives each of %d seats a plate of 50 units (S1)', (seats) => {
    const { state } = started('suhara-bana', { seats });
    expect(state.totals).toEqual(new Array(seats).fill(50));
    expect(state.stakes?.borrowed).toEqual(new Array(seats).fill(0));
    expect(GAME.view(state, 0)).toMatchObject({ stage: 'small', unitsPerFivePoints: 1 });
  });
});

describe('a misdeal of Suhara-bana', () => {
  test('is four of a month on the field, or three of the round’s month (S3)', () => {
    const seen = { 'four-of-a-month-on-field': 0, 'three-of-the-month-on-field': 0 };
    for (let seed = 0; seed < 3000; seed++) {
      const { state, events } = started('suhara-bana', { seed });
      for (const { why, cards } of eventsOf(events, 'redealt')) {
        const months = cardsOf(cards).map((id) => CARDS[id]?.month);
        if (why === 'four-of-a-month-on-field') expect(mostOfAMonth(cardsOf(cards))).toBe(4);
        else expect(months.filter((month) => month === 1)).toHaveLength(3);
        if (why === 'four-of-a-month-on-field' || why === 'three-of-the-month-on-field') {
          seen[why]++;
        }
      }
      const field = fieldOf(state).map(card);
      expect(mostOfAMonth(field)).toBeLessThan(4);
      expect(field.filter((id) => CARDS[id]?.month === 1).length).toBeLessThan(3);
    }
    expect(seen['three-of-the-month-on-field']).toBeGreaterThan(0);
    expect(seen['four-of-a-month-on-field']).toBeGreaterThan(0);
  });

  test('does not advance the month (S33)', () => {
    for (let seed = 0; seed < 3000; seed++) {
      const { state, events } = started('suhara-bana', { seed });
      if (eventsOf(events, 'redealt').length > 0) expect(state.round).toBe(1);
    }
  });
});

describe('four of a month in a hand', () => {
  test('are shown and replaced before anybody is asked, until none has four (S4)', () => {
    let shown = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const { state, events } = started('suhara-bana', { seed });
      for (const event of eventsOf(events, 'four-shown')) {
        shown++;
        expect(size(event.cards)).toBe(4);
        expect(mostOfAMonth(cardsOf(event.cards))).toBe(4);
        expect(events.indexOf(event)).toBeLessThan(events.indexOf(theEvent(events, 'dealt')));
      }
      for (const hand of state.hands) {
        expect(size(hand)).toBe(7);
        expect(mostOfAMonth(cardsOf(hand))).toBeLessThan(4);
      }
      expect(state.phase).toEqual({ type: 'entry', seat: oyaOf(state) });
    }
    expect(shown).toBeGreaterThan(0);
  });
});

describe('the month of Suhara-bana', () => {
  const suhara = rowsOf('suhara-bana');
  suhara({
    'goes on with each round, and a new year begins': [1, 11, 12, 13, 24].map(
      (round) =>
        `ends round ${round}, captured ${shareOut([110, 100, 90]).join(' / ')} => round-started ${round + 1} ${(round % 12) + 1}`,
    ),
    'advances when a round ends without play (S33)':
      'at asks entry 0, moves drop drop stay stay => round 2',
    'stays when nobody plays and the round is dealt again (S6, S33)':
      'at round 4, asks entry 0, moves drop drop drop drop => deals 2, redealt nobody-stayed, round 4',
  });
});
