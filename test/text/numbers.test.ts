import { describe, expect, test } from 'vitest';
import { words } from '../../src/text/language.ts';
import { count, plain, pluralOf, signed } from '../../src/text/words/numbers.ts';

describe('numbers', () => {
  test('are written by the customs of a language, with a real minus sign', () => {
    expect([plain(-1203), plain(1203, 'ja'), plain(-1203, 'de')]).toEqual([
      '−1,203',
      '1,203',
      '−1.203',
    ]);
    expect([signed(35), signed(-3), signed(0), signed(1203, 'de')]).toEqual([
      '+35',
      '−3',
      '0',
      '+1.203',
    ]);
  });

  test('come with the noun that fits them', () => {
    expect([0, 1, -1, 2].map((number) => count(number, 'point', 'points'))).toEqual([
      '0 points',
      '1 point',
      '−1 point',
      '2 points',
    ]);
  });

  test('of cards put the noun in the plural where English has one', () => {
    const { several } = words('en');
    expect([several(3, 'ribbon'), several(1, 'animal'), several(2, 'pine chaff')]).toEqual([
      '3 ribbons',
      '1 animal',
      '2 pine chaff',
    ]);
  });

  test('have as many forms of a noun as a language has', () => {
    const cards = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
    expect([1, 3, 5, 22, 25].map((number) => pluralOf(number, cards, 'pl'))).toEqual([
      'karta',
      'karty',
      'kart',
      'karty',
      'kart',
    ]);
    expect(pluralOf(1, { other: '枚' }, 'ja')).toBe('枚');
  });
});
