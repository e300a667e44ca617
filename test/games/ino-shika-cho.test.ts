import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { card, formatCard, monthOf } from '../../src/engine/core/cards.ts';
import { chaffZero, plainPiles } from '../support/deal-out.ts';
import { opened } from '../support/opened.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import { started } from '../support/started.ts';
import { mostOfAMonth } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const WILD = 'willow.lightning';
const ino = rowsOf('ino-shika-cho', { seats: 3 });

describe('the order of play of Ino-Shika-Chō', () => {
  test.each(['anticlockwise', 'clockwise'])(
    'begins with the oya, dealt %s (I11, I12)',
    (direction) => {
      for (let seed = 0; seed < 30; seed++) {
        const { state, events } = started('ino-shika-cho', {
          seats: 4,
          options: { direction },
          seed,
        });
        const { oya } = theEvent(events, 'oya-drawn');
        const step = direction === 'clockwise' ? 3 : 1;
        const seats = [0, 1, 2, 3].map((turn) => (oya + turn * step) % 4);
        expect([state.seating, state.order]).toEqual([seats, seats]);
        expect(state.phase).toEqual({ type: 'play', seat: oya });
      }
    },
  );
});

ino({
  'A deal of Ino-Shika-Chō stands with four of a month in a hand (I10)': [
    'deals field plum.ribbon maple.deer chrys.cup pine.crane clover.boar susuki.moon',
    'hands iris.* cherry.ribbon wisteria.cuckoo peony.ribbon / 7 / 7',
    '=> misdeal null, four-shown none, asks play 0',
  ],
});

describe('the three-card rule of Ino-Shika-Chō (I8, threeCardRule)', () => {
  const options = { threeCardRule: true };
  const mend = (field: string, hands: readonly (string | number)[], pile = '*') =>
    opened('ino-shika-cho', { seats: 3, options, field, hands, pile });
  const PLAIN = 'plum.ribbon maple.deer chrys.cup pine.crane clover.boar susuki.moon';

  test('leaves no month three times on the field or in a hand, in no deal', () => {
    for (let seed = 0; seed < 400; seed++) {
      for (const seats of [2, 3, 4]) {
        const { state } = started('ino-shika-cho', { seats, options, seed });
        expect(mostOfAMonth(fieldOf(state).map(card))).toBeLessThan(3);
        for (const hand of state.hands) expect(mostOfAMonth(cardsOf(hand))).toBeLessThan(3);
        const cards = [...state.pile, ...state.field, ...state.hands.flatMap(cardsOf)];
        expect(new Set(cards).size).toBe(48);
      }
    }
  });

  test('puts one of three on the field back and draws the top card in its place', () => {
    const field = PLAIN.replace('pine.crane clover.boar', 'plum.chaff1 plum.chaff2');
    const hands = ['iris.bridge iris.ribbon', 'cherry.ribbon cherry.chaff1', 'wisteria.cuckoo'];
    const { state, events, misdeal } = mend(field, hands, 'paulownia.phoenix *');
    expect(misdeal).toBeNull();
    const { seat, many, cards } = theEvent(events, 'replaced');
    expect([seat, many]).toEqual([null, 1]);
    const [gone = -1] = cardsOf(cards ?? { lo: 0, hi: 0 });
    expect(formatCard(gone)).toMatch(/^plum\./);
    expect(fieldOf(state)).toContain('paulownia.phoenix');
    expect(fieldOf(state)).not.toContain(formatCard(gone));
    // It is buried, not laid on top.
    expect(state.pile).toContain(gone);
    expect(state.pile[0]).not.toBe(gone);
    expect(fieldOf(state).indexOf('paulownia.phoenix')).toBe(
      field.split(' ').indexOf(formatCard(gone)),
    );
  });

  test('puts two of four back, on the field instead of a misdeal, and in a hand', () => {
    const hands = ['iris.bridge iris.ribbon', 'cherry.*', 'wisteria.cuckoo'];
    const { misdeal, events, state } = mend('plum.* maple.deer chrys.cup', hands);
    expect(misdeal).toBeNull();
    const [field, hand] = eventsOf(events, 'replaced');
    expect(field).toMatchObject({ seat: null, many: 2 });
    expect(hand).toMatchObject({ seat: 1, many: 2, cards: null });
    expect(fieldOf(state).filter((id) => id.startsWith('plum.'))).toHaveLength(2);
    expect(
      cardsOf(state.hands[1] ?? { lo: 0, hi: 0 }).filter((id) => monthOf(id) === 3),
    ).toHaveLength(2);
  });

  test('looks at the field first, then at the hands from the oya on', () => {
    const { events } = opened('ino-shika-cho', {
      ...{ seats: 3, options, oya: 2 },
      field: PLAIN.replace('pine.crane clover.boar', 'plum.chaff1 plum.chaff2'),
      hands: [
        'iris.bridge iris.ribbon iris.chaff1 peony.ribbon',
        'cherry.ribbon cherry.chaff1 cherry.chaff2',
        'wisteria.cuckoo wisteria.ribbon wisteria.chaff1 peony.chaff1',
      ],
    });
    const first = eventsOf(events, 'replaced').map(({ seat }) => seat);
    expect(first.slice(0, 4)).toEqual([null, 2, 0, 1]);
  });
});

/** Captured cards worth so much, with no yaku. */
const plain = (points: readonly number[]) => plainPiles('ino-shika-cho', points, chaffZero);

describe('the round score of Ino-Shika-Chō', () => {
  // Seat 0 has 205 points less what the others have, and 90 in yaku from each; seat 1 has 35 points, and 20 from each.
  const SCORES = ['275 -35', '365 -15 -110', '455 5 -110 -110'];
  ino({
    'gets each yaku from every other: the sum stays 240 (I15)': SCORES.map(
      (scores, at) =>
        `ends seats ${at + 2}, captured iris.* maple.* * / wisteria.* paulownia.* => scores ${scores}`,
    ),
  });
});

describe('the next oya of Ino-Shika-Chō (I12)', () => {
  const next = (points: readonly number[], oya: number, seat: number) =>
    `ends oya ${oya}, captured ${plain(points)} => next ${seat}, winner ${seat}, order ${[0, 1, 2].map((turn) => (seat + turn) % 3).join(' ')}`;
  ino({
    'has the highest score, the earliest in turn order of equals': [
      next([60, 100, 80], 0, 1),
      next([60, 100, 80], 2, 1),
      next([90, 60, 90], 0, 0),
      next([90, 60, 90], 1, 2),
      next([90, 60, 90], 2, 2),
      next([80, 80, 80], 1, 1),
    ],
    'is found clockwise where the house plays so (I11, direction)': [
      `ends oya 1, house direction=clockwise, captured ${plain([90, 60, 90])} => order 0 2 1`,
    ],
  });
});

const takingWillows = rowsOf('ino-shika-cho', { seats: 3, options: { wildTakesOwnSuit: true } });

describe('the lightning of Ino-Shika-Chō in a hand', () => {
  ino({
    'takes one card that is no willow, as its player chooses (I1)': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane',
    ],
    'goes to the field with nothing to take (I5)': [
      'plays willow.lightning on willow.ribbon willow.swallow, turns willow.rainman',
      'asked willow.ribbon willow.swallow, user 0',
    ],
  });
  takingWillows({
    'takes a willow too where the house says so (I1, wildTakesOwnSuit)': [
      'plays willow.lightning on pine.crane willow.ribbon, asked pine.crane willow.ribbon',
      'plays willow.lightning on willow.ribbon, captures willow.ribbon willow.lightning',
    ],
  });

  ino({
    'is taken from there by the next card turned (I5)': [
      `at field willow.ribbon, hands ${WILD} maple.deer / pine.crane plum.ribbon / 2`,
      `pile willow.rainman chrys.cup, moves play:${WILD} play:pine.crane`,
      `=> captured willow.rainman willow.ribbon / chrys.cup ${WILD}, used 1`,
    ],
  });
});

describe('the lightning of Ino-Shika-Chō turned from the pile', () => {
  ino({
    'must take a card that is no willow (I1)': [
      'plays maple.deer on willow.ribbon pine.crane, turns willow.lightning',
      'asked maple.deer pine.crane',
    ],
    'stays on the field when there are only willows (I2)': [
      'plays maple.deer on willow.ribbon maple.ribbon, turns willow.lightning',
      'leaves willow.lightning willow.ribbon',
    ],
  });
  takingWillows({
    'may take a willow where the house says so (I1, wildTakesOwnSuit)': [
      'plays maple.deer on willow.ribbon pine.crane, turns willow.lightning',
      'asked maple.deer pine.crane willow.ribbon',
    ],
  });

  ino({
    'stays on the field even as the last card: only Mushi’s takes the rest (I2, I7)': [
      `at field willow.ribbon maple.ribbon, hands / / maple.deer, pile ${WILD}, turn 2`,
      'captured willow.rainman willow.swallow / *, moves play:maple.deer',
      `=> laid 2 ${WILD}, leftovers 0 willow.ribbon & 2 ${WILD}`,
    ],
  });
});

describe('the lightning discarded on the field of Ino-Shika-Chō', () => {
  rowsOf('ino-shika-cho', { seats: 3, onifudaUser: 2 })({
    'must be taken by the first turned card that is no willow, own month or not (I2, I3)': [
      'plays maple.deer on willow.lightning iris.ribbon, turns iris.bridge',
      'captures iris.bridge willow.lightning, leaves iris.ribbon maple.deer',
    ],
    'is taken by no willow, of a hand or turned (I4)': [
      'plays willow.ribbon on willow.lightning, turns willow.rainman',
      'captures willow.ribbon willow.rainman, leaves willow.lightning',
    ],
  });
});

describe('the lightning dealt to the field of Ino-Shika-Chō (I6)', () => {
  const BLIND = ['chrys.cup', 'willow.rainman', 'iris.bridge'];
  ino({
    'is taken with the blind card, a willow or the fourth of a stack too, in place of the oya’s first draw':
      BLIND.map(
        (blind) =>
          `at blind, after 0, oya 1, field ${WILD} iris.ribbon iris.chaff1 iris.chaff2 willow.swallow, hands 2 / maple.deer pine.crane / 2, pile ${blind} cherry.curtain, moves play:maple.deer => captured / ${blind} ${WILD}, turned 1, used 1, asks play 2`,
      ),
  });
});

describe('what is left at the end of Ino-Shika-Chō (I7)', () => {
  const last = (left: string, captured: string, used: number) =>
    `at field ${left} maple.ribbon chrys.chaff1, hands / / maple.deer, captured ${captured}, pile chrys.cup, turn 2, used ${used}, moves play:maple.deer => leftovers`;
  const RAIN = 'willow.rainman willow.swallow';
  const USED = `${WILD} pine.crane`;
  const LEFT = 'willow.ribbon pine.chaff1';
  ino({
    'the willow is of who took the other two, the rest of who used the lightning': [
      `${last(LEFT, `${RAIN} * / ${USED}`, 1)} 0 willow.ribbon & 1 pine.chaff1`,
      `${last(LEFT, `${USED} * / ${RAIN}`, 0)} 1 willow.ribbon & 0 pine.chaff1`,
      `${last(LEFT, `* / / ${RAIN} ${USED}`, 2)} 2 willow.ribbon & 2 pine.chaff1`,
    ],
    'three willows go to who used it': [
      `${last(`${RAIN} willow.ribbon`, `* / ${WILD}`, 1)} 1 willow.rainman+willow.swallow+willow.ribbon`,
      `${last(`pine.chaff1 ${RAIN} willow.ribbon`, `* / ${WILD}`, 1)} 1 pine.chaff1+willow.rainman+willow.swallow+willow.ribbon`,
    ],
  });
});
