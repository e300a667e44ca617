import { describe, expect, test } from 'vitest';
import { cardsOf, size } from '../../src/engine/core/card-set.ts';
import { type CardId, card, formatCard, monthOf } from '../../src/engine/core/cards.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { opened } from '../support/opened.ts';
import { eventsOf, fieldOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';

const GAME = gameOf('ino-shika-cho');
const WILD = card('willow.lightning');

function start(number: number, seats = 3, options: Options = {}) {
  const usual = { rounds: 12, threeCardRule: false, wildTakesOwnSuit: false };
  return GAME.start({
    ...{ game: 'ino-shika-cho', seats, seed: seedOf(number) },
    options: { ...usual, direction: 'anticlockwise', ...options },
  });
}

function mostOfAMonth(cards: readonly CardId[]): number {
  const months = cards.map(monthOf);
  return Math.max(...months.map((month) => months.filter((other) => other === month).length));
}

describe('the deck of Ino-Shika-Chō', () => {
  test.each([
    [2, 8, 8, 24],
    [3, 7, 6, 21],
    [4, 5, 8, 20],
  ])('is dealt to %d seats: %d each, %d to the field, %d to the pile (I14)', (seats, ...dealt) => {
    for (let number = 0; number < 40; number++) {
      const { state } = start(number, seats);
      expect(state.hands.map(size)).toEqual(new Array(seats).fill(dealt[0]));
      expect([fieldOf(state).length, state.pile.length]).toEqual(dealt.slice(1));
    }
  });

  test('counts chaff nothing: 240 in all, no par', () => {
    const view = GAME.view(position('ino-shika-cho'), 'spectator');
    expect(PRINTED_DECK.map(({ id }) => view.values[card(id)])).toEqual(
      PRINTED_DECK.map(({ standard, type }) => (type === 'C' ? 0 : standard)),
    );
    expect([view.values.reduce((sum, one) => sum + one, 0), view.par]).toEqual([240, 0]);
    expect(GAME.seats).toEqual([2, 3, 4]);
  });
});

describe('the order of play of Ino-Shika-Chō', () => {
  test.each([
    ['anticlockwise', [1, 2, 3, 0]],
    ['clockwise', [1, 0, 3, 2]],
  ])('is %s where the house says so (I11, direction)', (direction, order) => {
    const state = position('ino-shika-cho', { seats: 4, oya: 1, options: { direction } });
    const turns = [state];
    for (let turn = 0; turn < 4; turn++) {
      const now = turns.at(-1) ?? state;
      const [seat = 0] = GAME.toAct(now);
      const [move] = GAME.legalMoves(now, seat);
      if (move === undefined) throw new RangeError('no move');
      let { state: next } = GAME.apply(now, seat, move);
      while (next.phase.type === 'capture') {
        const [choice] = GAME.legalMoves(next, next.phase.seat);
        if (choice === undefined) throw new RangeError('no choice');
        next = GAME.apply(next, next.phase.seat, choice).state;
      }
      turns.push(next);
    }
    expect(turns.slice(0, 4).map((one) => GAME.toAct(one)[0])).toEqual(order);
  });

  test.each(['anticlockwise', 'clockwise'])(
    'begins with the oya, dealt %s (I11, I12)',
    (direction) => {
      for (let number = 0; number < 30; number++) {
        const { state, events } = start(number, 4, { direction });
        const { oya } = theEvent(events, 'oya-drawn');
        const step = direction === 'clockwise' ? 3 : 1;
        const seats = [0, 1, 2, 3].map((turn) => (oya + turn * step) % 4);
        expect([state.seating, state.order]).toEqual([seats, seats]);
        expect(state.phase).toEqual({ type: 'play', seat: oya });
      }
    },
  );

  test('begins with any seat: the first oya is by chance (I12)', () => {
    const first = new Set([...Array(60).keys()].map((number) => oyaOf(start(number, 4).state)));
    expect(first.size).toBe(4);
  });
});

describe('a deal of Ino-Shika-Chō', () => {
  const deal = (field: string, hands: readonly (string | number)[] = [7, 7, 7]) =>
    opened('ino-shika-cho', { seats: 3, field, hands });

  test.each<[field: string, why: string | null]>([
    ['iris.* plum.ribbon maple.deer', 'four-of-a-month-on-field'],
    ['willow.* plum.ribbon maple.deer', 'four-of-a-month-on-field'],
    ['iris.bridge iris.ribbon iris.chaff1 plum.ribbon maple.deer chrys.cup', null],
    ['willow.rainman willow.swallow willow.ribbon plum.ribbon maple.deer chrys.cup', null],
  ])('with the field %s: %s (I9)', (field, why) => {
    expect(deal(field).misdeal).toBe(why);
  });

  test('stands with four of a month in a hand (I10)', () => {
    const { state, events } = deal(
      'plum.ribbon maple.deer chrys.cup pine.crane clover.boar susuki.moon',
      ['iris.* cherry.ribbon wisteria.cuckoo peony.ribbon', ...[7, 7]],
    );
    expect(events).toEqual([]);
    expect(state.phase).toEqual({ type: 'play', seat: 0 });
  });

  test('lays the top card face down on a lightning on the field, for the oya (I6)', () => {
    let set = 0;
    for (let number = 0; number < 200; number++) {
      const { state, events } = start(number, 3);
      expect(state.onifuda?.isBlind ?? false).toBe(state.field.includes(WILD));
      const told = eventsOf(events, 'blind-set').map(({ seat }) => seat);
      expect(told).toEqual(state.onifuda?.isBlind ? [oyaOf(state)] : []);
      if (state.onifuda?.isBlind) set++;
    }
    expect(set).toBeGreaterThan(5);
  });
});

describe('the three-card rule of Ino-Shika-Chō (I8, threeCardRule)', () => {
  const options = { threeCardRule: true };
  const mend = (field: string, hands: readonly (string | number)[], pile = '*') =>
    opened('ino-shika-cho', { seats: 3, options, field, hands, pile });
  const PLAIN = 'plum.ribbon maple.deer chrys.cup pine.crane clover.boar susuki.moon';

  test('is off by default', () => {
    const stacked = [...Array(300).keys()].some(
      (number) => mostOfAMonth(fieldOf(start(number).state).map(card)) === 3,
    );
    expect(stacked).toBe(true);
  });

  test('leaves no month three times on the field or in a hand, in no deal', () => {
    for (let number = 0; number < 400; number++) {
      for (const seats of [2, 3, 4]) {
        const { state } = start(number, seats, options);
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

  test('counts the lightning as a willow', () => {
    const field = 'willow.lightning willow.ribbon willow.swallow maple.deer chrys.cup susuki.moon';
    const { events } = mend(field, ['iris.bridge', 'cherry.ribbon', 'wisteria.cuckoo']);
    expect(eventsOf(events, 'replaced')[0]).toMatchObject({ seat: null, many: 1 });
    const hand = mend(PLAIN, [
      'willow.lightning willow.ribbon willow.swallow',
      'iris.bridge',
      'peony.ribbon',
    ]);
    expect(eventsOf(hand.events, 'replaced')[0]).toMatchObject({ seat: 0, many: 1 });
  });

  test('is gone through again when the new card makes three elsewhere', () => {
    // The top card is the third maple of the field: it goes back too.
    const field = 'plum.ribbon plum.chaff1 plum.chaff2 maple.deer maple.ribbon susuki.moon';
    const hands = ['iris.bridge iris.ribbon', 'cherry.ribbon cherry.chaff1', 'wisteria.cuckoo'];
    const { state, events } = mend(field, hands, 'maple.chaff1 paulownia.phoenix *');
    const replaced = eventsOf(events, 'replaced');
    expect(replaced.length).toBeGreaterThan(1);
    expect(mostOfAMonth(fieldOf(state).map(card))).toBeLessThan(3);
  });

  test('shows a card that goes back from the field, and none from a hand', () => {
    const hands = ['iris.bridge iris.ribbon iris.chaff1', 'cherry.ribbon', 'wisteria.cuckoo'];
    const { events } = mend(PLAIN, hands);
    expect(theEvent(events, 'replaced').cards).toBeNull();
  });

  test('changes what is dealt from the same seed', () => {
    const differs = [...Array(40).keys()].filter((number) => {
      const off = start(number).state;
      const on = start(number, 3, options).state;
      return JSON.stringify([off.field, off.hands]) !== JSON.stringify([on.field, on.hands]);
    });
    expect(differs.length).toBeGreaterThan(5);
  });
});

describe('two players of Ino-Shika-Chō (I14)', () => {
  test('turn the pile to its end by turns when their hands are empty', () => {
    const state = position('ino-shika-cho', {
      ...{ seats: 2, turn: 1 },
      field: 'maple.ribbon iris.ribbon',
      hands: ['', 'maple.deer'],
      captured: ['*', ''],
      pile: 'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge',
    });
    const { events } = play(state, 'play:maple.deer');
    const turned = eventsOf(events, 'turned').map(({ seat, card: id }) => [seat, formatCard(id)]);
    expect(turned).toEqual([
      [1, 'pine.crane'],
      [0, 'pine.ribbon'],
      [1, 'plum.warbler'],
      [0, 'plum.ribbon'],
      [1, 'iris.bridge'],
    ]);
    const { points } = theEvent(events, 'settled').settlement;
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(240);
  });
});
