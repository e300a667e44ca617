import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_CARDS,
  type CardSet,
  cardsOf,
  equals,
  formatCardSet,
  has,
  hasWholeMonth,
  intersection,
  intersects,
  isAllPairs,
  isEmpty,
  isSubsetOf,
  monthSet,
  monthsWith,
  NO_CARDS,
  parseCardSet,
  setOf,
  size,
  sizeOfBoth,
  union,
  withCard,
  withCards,
  without,
  withoutCard,
} from '../../../src/engine/core/card-set.ts';
import { type CardId, monthOf } from '../../../src/engine/core/cards.ts';

const EVERY_CARD: readonly CardId[] = Array.from({ length: 48 }, (_, index) => index);

const cards = fc.uniqueArray(fc.integer({ min: 0, max: 47 }), { maxLength: 48 });
const oneCard = fc.integer({ min: 0, max: 47 });

const ascending = (plain: Iterable<CardId>) => [...plain].sort((a, b) => a - b);

/** Holds a CardSet against the plain Set that it stands for. */
function expectSame(actual: CardSet, plain: ReadonlySet<CardId>): void {
  expect(cardsOf(actual)).toEqual(ascending(plain));
  expect(size(actual)).toBe(plain.size);
  expect(isEmpty(actual)).toBe(plain.size === 0);
  for (const id of EVERY_CARD) expect(has(actual, id)).toBe(plain.has(id));
}

describe('a card set', () => {
  test('holds what a plain set holds, in card order', () => {
    fc.assert(
      fc.property(cards, (ids) => {
        expectSame(setOf(ids), new Set(ids));
      }),
    );
  });

  test('is built equal whatever the order of its cards', () => {
    fc.assert(
      fc.property(cards, (ids) => {
        expect(setOf([...ids].reverse())).toEqual(setOf(ids));
        expect(ids.reduce(withCard, NO_CARDS)).toEqual(setOf(ids));
      }),
    );
  });

  test('has the algebra of plain sets', () => {
    fc.assert(
      fc.property(cards, cards, (a, b) => {
        const [setA, setB] = [new Set(a), new Set(b)];
        const [x, y] = [setOf(a), setOf(b)];
        expectSame(union(x, y), setA.union(setB));
        expectSame(intersection(x, y), setA.intersection(setB));
        expectSame(without(x, y), setA.difference(setB));
        expect(intersects(x, y)).toBe(!setA.isDisjointFrom(setB));
        expect(isSubsetOf(x, y)).toBe(setA.isSubsetOf(setB));
        expect(isSubsetOf(intersection(x, y), y)).toBe(true);
        expect(equals(x, y)).toBe(setA.symmetricDifference(setB).size === 0);
        expect(equals(union(x, y), union(y, x))).toBe(true);
      }),
    );
  });

  test('takes a card in and lets it go without changing', () => {
    fc.assert(
      fc.property(cards, oneCard, (ids, id) => {
        const before = Object.freeze(setOf(ids));
        const plain = new Set(ids);
        expectSame(withCard(before, id), new Set(plain).add(id));
        expectSame(withoutCard(before, id), plain.difference(new Set([id])));
        expectSame(before, plain);
      }),
    );
  });

  test('reads back from JSON, and from the text it was written to', () => {
    fc.assert(
      fc.property(cards, (ids) => {
        expect(JSON.parse(JSON.stringify(setOf(ids)))).toEqual(setOf(ids));
        expect(parseCardSet(formatCardSet(setOf(ids)))).toEqual(setOf(ids));
      }),
    );
  });

  test('is not read from a misspelt card', () => {
    expect(() => parseCardSet('pine.crane pine.cranes')).toThrow('pine.cranes');
  });

  test('of a month holds the four cards of that month', () => {
    for (let month = 1; month <= 12; month++) {
      expectSame(monthSet(month), new Set(EVERY_CARD.filter((id) => monthOf(id) === month)));
    }
  });

  test('can be empty or hold all 48 cards', () => {
    expectSame(NO_CARDS, new Set());
    expectSame(ALL_CARDS, new Set(EVERY_CARD));
  });
});

describe('the months of a set', () => {
  const set = parseCardSet;

  test.each<[cards: string, whole: boolean, pairs: boolean]>([
    ['', false, true],
    ['pine.crane', false, false],
    ['pine.crane pine.chaff2', false, true],
    ['pine.crane pine.chaff1 pine.chaff2', false, false],
    ['pine.crane pine.ribbon pine.chaff1 pine.chaff2', true, true],
    // Pairs that lie beside each other in the table but are of two months.
    ['pine.chaff2 plum.warbler', false, false],
    ['pine.chaff1 pine.chaff2 plum.warbler plum.ribbon', false, true],
    ['peony.chaff2 clover.boar', false, false],
    [
      'paulownia.phoenix paulownia.yellow paulownia.chaff1 paulownia.chaff2 iris.bridge',
      true,
      false,
    ],
  ])('%j: one whole: %j, nothing but pairs: %j', (cards, whole, pairs) => {
    expect([hasWholeMonth(set(cards)), isAllPairs(set(cards))]).toEqual([whole, pairs]);
  });

  test('are those of which so many cards are in it, in order', () => {
    const hand = set(
      'paulownia.yellow paulownia.chaff1 paulownia.chaff2 pine.crane clover.boar clover.ribbon peony.chaff2',
    );
    const withBonus = union(hand, set('bonus.two1 bonus.two2 bonus.three'));
    expect([1, 2, 3, 4].map((count) => monthsWith(withBonus, count))).toEqual([
      [1, 6, 7, 12],
      [7, 12],
      [12],
      [],
    ]);
    expect(monthsWith(ALL_CARDS, 4)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('are counted in common with another set, and grow by cards', () => {
    const hand = set('pine.crane paulownia.yellow iris.bridge');
    expect(sizeOfBoth(hand, set('pine.crane pine.ribbon paulownia.yellow'))).toBe(2);
    expect(withCards(hand, cardsOf(set('pine.crane maple.deer')))).toEqual(
      set('pine.crane paulownia.yellow iris.bridge maple.deer'),
    );
  });
});
