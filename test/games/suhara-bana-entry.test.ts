import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { play } from '../support/play.ts';
import { position } from '../support/position.ts';
import { rowsOf } from './rows.ts';

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
