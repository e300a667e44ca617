import { describe, expect, test } from 'vitest';
import { cardsOf, size } from '../../src/engine/core/card-set.ts';
import { CARDS, card } from '../../src/engine/core/cards.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { eventsOf, fieldOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { started } from '../support/started.ts';
import { shareOut } from '../support/suhara-piles.ts';
import { mostOfAMonth } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const GAME = gameOf('suhara-bana');

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
  test('is four of a month on the field, or three of the round’s month, which stays (S3, S33)', () => {
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
      expect(state.round).toBe(1);
      const field = fieldOf(state).map(card);
      expect(mostOfAMonth(field)).toBeLessThan(4);
      expect(field.filter((id) => CARDS[id]?.month === 1).length).toBeLessThan(3);
    }
    expect(seen['three-of-the-month-on-field']).toBeGreaterThan(0);
    expect(seen['four-of-a-month-on-field']).toBeGreaterThan(0);
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

const suhara = rowsOf('suhara-bana');
/** The auction of a fresh deal, the oya asked first. */
const auction = (more = '', oya = 0) => `at oya ${oya}, asks entry ${oya}${more && `, ${more}`}`;
/** Four seats of which the first three from the oya have stayed and the fourth may chase. */
const forcedOut = (moves = '', more = '', oya = 0) =>
  `${auction(more, oya)}, moves stay stay stay ${moves} =>`;

describe('the drop-out auction', () => {
  const FIELDS = [
    ['0 0 0 0', 6],
    ['1 0 0 0', 12],
    ['1 1 0 0', 24],
  ] as const;
  suhara({
    'asks each seat from the oya on until three stay': [
      '',
      'stay',
      'stay drop',
      'stay drop stay',
    ].map(
      (moves, asked) =>
        `${auction('seats 5', 3)}, moves ${moves} => moves drop stay, asks entry ${(3 + asked) % 5}`,
    ),
    'takes 30 points for dropping out, at the small, the middle and the main field': FIELDS.map(
      ([borrowed, units]) =>
        `${auction(`borrowed ${borrowed}`)}, moves drop => totals ${50 - units} 50 50 50, pot ${units} 0 0 0, paid 0>pot ${units} dropout`,
    ),
    'forces out who has not been asked when three stay, and takes nothing from them': [
      `${forcedOut('', 'seats 5')} forced-out 3 4, totals 50 50 50 50 50`,
      'answers stay stay stay forced-out forced-out',
    ],
    'lets the next active seat lead when the oya drops out (S5)': [
      `${auction()}, moves drop stay stay stay => entered 1 2 3, asks play 1, next 0`,
    ],
  });

  test.each([4, 5])(
    'of %d puts the hands of those who sit out into the pile, which then has 21 cards',
    (seats) => {
      const state = position('suhara-bana', { seats, phase: { type: 'entry', seat: 0 } });
      const moves = ['stay', 'stay', 'stay', 'pass', 'pass'].slice(0, seats);
      const { pile } = play(state, ...moves).state;
      const out = state.hands.slice(3).flatMap(cardsOf);
      expect(pile).toHaveLength(21);
      expect(pile).toEqual(expect.arrayContaining(out));
      expect(pile.slice(0, out.length)).not.toEqual(out);
    },
  );
});

describe('an auction in which fewer than three stay', () => {
  suhara({
    'splits the pot between two, and the same oya deals (S6)': [
      `${auction()}, moves drop stay drop stay`,
      '=> unplayed 1 pot-split, totals 44 56 44 56, pot 0 0 0 0, round 2, next 0, settled none',
      `${auction('seats 5')}, moves drop drop stay drop stay`,
      '=> unplayed 1 pot-split, totals 44 44 59 44 59, pot 0 0 0 0 0, round 2, next 0, settled none',
    ],
    'gives the pot to the only one left, who deals next as the winner (S6)': [
      `${auction()}, moves drop drop stay drop`,
      '=> unplayed 1 pot-taken, totals 44 44 68 44, round 2, next 2',
    ],
    'returns the penalties and deals again when nobody stays (S6)': [
      `${auction('', 1)}, moves drop drop drop drop`,
      '=> redealt nobody-stayed, totals 50 50 50 50, pot 0 0 0 0, round 1, next 1, asks entry 1',
    ],
    'makes the last three play where the house forces three (S6, option forceThree)': [
      `${auction('house forceThree=true')}, moves drop`,
      '=> stayed 1 obliged & 2 obliged & 3 obliged, asks play 1',
      `${auction('house forceThree=false')}, moves drop => asks entry 1`,
    ],
  });
});

describe('at the small, the middle and the main field', () => {
  const FIELDS = [
    ['0 0 0 0', 1],
    ['1 0 0 0', 2],
    ['1 1 0 0', 4],
  ] as const;
  const owning = (at: number, units: number, borrowed: string) =>
    `borrowed ${borrowed}, totals ${[50, 50, 50, 50].with(at, units).join(' ')}`;
  suhara({
    'who cannot pay 30 points must play (S7)': FIELDS.flatMap(([borrowed, times]) => [
      `${auction(owning(1, 6 * times - 1, borrowed))}, moves drop => stayed 1 cannot-pay, asks entry 2`,
      `${auction(owning(1, 6 * times, borrowed))}, moves drop drop => totals ${50 - 6 * times} 0 50 50`,
    ]),
    'only with 20 points may one chase (S8)': FIELDS.flatMap(([borrowed, times]) => [
      `${forcedOut('', owning(3, 4 * times - 1, borrowed))} passed 3 cannot-pay, asks play 0`,
      `${forcedOut('', owning(3, 4 * times, borrowed))} asks chase 3`,
    ]),
  });
});

describe('a chase', () => {
  suhara({
    'may be called by each who was forced out, in turn order, once (S8)': [
      `${forcedOut('', 'seats 5', 1)} asks chase 4, moves chase pass`,
      `${forcedOut('pass', 'seats 5', 1)} asks chase 0, moves chase pass`,
      `${forcedOut('pass pass', 'seats 5', 1)} asks play 1`,
    ],
    'asks the challenged from the leader on; the third has no choice (S8)': [
      `${forcedOut('chase')} asks chased 0, moves drop stay`,
      `${forcedOut('chase stay')} asks chased 1`,
      `${forcedOut('chase stay stay')} displaced 2 3 third, order 0 1 3`,
    ],
    'lets who follows the displaced lead, the chaser last (S11)': [
      `${forcedOut('chase drop')} displaced 0 3, order 1 2 3, asks play 1, held 0 7 7 7`,
      `${forcedOut('chase stay drop')} displaced 1 3, order 2 0 3, asks play 2, held 7 0 7 7`,
      `${forcedOut('chase stay stay')} answers stay stay displaced stay, asks play 0, held 7 7 0 7`,
    ],
    'is not open to who was displaced (S10)': [
      `${forcedOut('chase drop', 'seats 5')} asks chase 4`,
      `${forcedOut('chase drop pass', 'seats 5')} asks play 1`,
    ],
    'may displace the chaser before, who is then the third (S8)': [
      `${forcedOut('chase drop chase', 'seats 5')} asks chased 1`,
      `${forcedOut('chase drop chase stay stay', 'seats 5')} displaced 0 3 & 3 4 third, order 1 2 4`,
    ],
  });
});
