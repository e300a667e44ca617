import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CustomId,
  formatCustomId,
  matchNumbered,
  parseCustomId,
} from '../../../src/bot/interaction/custom-id.ts';
import { CARDS } from '../../../src/engine/core/cards.ts';
import { formatMove } from '../../../src/engine/round/move-text.ts';

const customId: fc.Arbitrary<CustomId> = fc.record({
  verb: fc.constantFrom('join', 'move', 'hand', 'again', 'rule'),
  match: fc.nat(),
  version: fc.nat(),
  argument: fc.string({ maxLength: 60 }),
});

describe('a custom id', () => {
  test('gives back the press that it was made of', () => {
    fc.assert(
      fc.property(customId, (one) => {
        expect(parseCustomId(formatCustomId(one))).toEqual(one);
      }),
    );
  });

  test('holds the longest move within 100 characters', () => {
    const longest = CARDS.map((card) => card.id)
      .sort((a, b) => b.length - a.length)
      .slice(0, 3);
    const take = longest.map((id) => CARDS.findIndex((card) => card.id === id));
    const argument = formatMove({ type: 'capture', take });
    const id = formatCustomId({ verb: 'move', match: 999_999_999, version: 99_999, argument });
    expect(id.length).toBeLessThanOrEqual(100);
  });

  test('is refused when made too long', () => {
    const argument = 'x'.repeat(100);
    expect(() => formatCustomId({ verb: 'move', match: 1, version: 1, argument })).toThrow(
      RangeError,
    );
  });

  test.each([
    '',
    'move',
    'move/1/2',
    'fly/1/2/',
    'move/one/2/',
    'move/-1/2/',
    'move/01/2/',
    'move/1.5/2/',
    'move/1/2e9/',
    ' move/1/2/',
    'toString/1/2/',
    `move/1/2/${'x'.repeat(100)}`,
    'move/9999999999999999999999/2/',
  ])('that nobody made is no press: %j', (id) => {
    expect(parseCustomId(id)).toBeUndefined();
  });

  test('of any text at all never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseCustomId(text)));
  });
});

test('an option names a match by its number, or none', () => {
  expect(matchNumbered('17')).toBe(17);
  for (const odd of ['', 'odd', '0', '-1', '1.5', '1e3', ' 1', '9'.repeat(16)]) {
    expect(matchNumbered(odd), odd).toBe(0);
  }
});
