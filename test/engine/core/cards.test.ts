import { describe, expect, test } from 'vitest';
import {
  CARDS,
  card,
  cardAt,
  formatCard,
  type Kind,
  monthOf,
  parseCard,
} from '../../../src/engine/core/cards.ts';
import { PRINTED_DECK, type PrintedCard, printedTotal } from '../../support/printed-deck.ts';

const KINDS: Readonly<Record<PrintedCard['type'], Kind>> = {
  B: 'hikari',
  A: 'tane',
  R: 'tan',
  C: 'kasu',
};

describe('the deck table', () => {
  test('has the 48 cards of the rules in their order', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(PRINTED_DECK.map(({ id }) => id));
  });

  test.each(PRINTED_DECK)('$id is a $type of month $month', ({ id, month, type }) => {
    const number = card(id);
    expect(cardAt(number)).toEqual({ id, month, kind: KINDS[type] });
    expect(monthOf(number)).toBe(month);
  });

  test('has five brights, nine animals, ten ribbons and twenty-four chaff', () => {
    const count = (kind: Kind) => CARDS.filter((row) => row.kind === kind).length;
    expect([count('hikari'), count('tane'), count('tan'), count('kasu')]).toEqual([5, 9, 10, 24]);
  });

  test('is worth 264 by the standard values, 240 when chaff counts nothing', () => {
    const worth: Readonly<Record<Kind, number>> = { hikari: 20, tane: 10, tan: 5, kasu: 1 };
    const total = (values: Readonly<Record<Kind, number>>) =>
      CARDS.reduce((sum, { kind }) => sum + values[kind], 0);
    expect(total(worth)).toBe(264);
    expect(total({ ...worth, kasu: 0 })).toBe(240);
  });
});

describe('the printed deck that the tests compare with', () => {
  test('adds up to the totals printed below it', () => {
    const ofMushi = (row: PrintedCard) => row.inMushi;
    const ofBotanCho = (row: PrintedCard) => row.inBotanCho;
    expect(printedTotal((row) => row.standard)).toBe(264);
    expect(printedTotal((row) => row.suhara)).toBe(300);
    expect(printedTotal(() => 1, ofMushi)).toBe(40);
    expect(printedTotal((row) => row.standard, ofMushi)).toBe(230);
    expect(printedTotal(() => 1, ofBotanCho)).toBe(41);
    expect(printedTotal((row) => row.standard, ofBotanCho)).toBe(240);
  });
});

describe('a card id', () => {
  test('reads back as the card it was written from', () => {
    for (let number = 0; number < 48; number++) expect(parseCard(formatCard(number))).toBe(number);
  });

  test.each(['', 'pine', 'pine.moon', 'Pine.Crane', 'pine.crane ', '0'])(
    'is unknown when it is %j',
    (id) => {
      expect(parseCard(id)).toBeUndefined();
      expect(() => card(id)).toThrow(RangeError);
    },
  );

  test.each([-1, 51, 1.5, Number.NaN])('is not given to the number %d', (number) => {
    expect(() => cardAt(number)).toThrow(RangeError);
  });
});
