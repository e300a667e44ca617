import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/engine/core/card-set.ts';
import { type CardId, card, formatCard, monthOf } from '../../src/engine/core/cards.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { opened } from '../support/opened.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import { started } from '../support/started.ts';

const WILD = card('willow.lightning');

function mostOfAMonth(cards: readonly CardId[]): number {
  const months = cards.map(monthOf);
  return Math.max(...months.map((month) => months.filter((other) => other === month).length));
}

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

describe('a deal of Ino-Shika-Chō', () => {
  const deal = (field: string, hands: readonly (string | number)[] = [7, 7, 7]) =>
    opened('ino-shika-cho', { seats: 3, field, hands });

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
    for (let seed = 0; seed < 200; seed++) {
      const { state, events } = started('ino-shika-cho', { seats: 3, seed });
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
