import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { card } from '../../../src/engine/core/cards.ts';
import { formatMove, parseMove, sameMove } from '../../../src/engine/round/move-text.ts';
import type { Move } from '../../../src/engine/round/state.ts';

const oneCard = fc.integer({ min: 0, max: 47 });
const move: fc.Arbitrary<Move> = fc.oneof(
  oneCard.map((id): Move => ({ type: 'play', card: id })),
  fc
    .uniqueArray(oneCard, { minLength: 1, maxLength: 3 })
    .map((take): Move => ({ type: 'capture', take })),
  fc.constantFrom<Move>({ type: 'stay' }, { type: 'drop' }, { type: 'chase' }, { type: 'pass' }),
);

describe('the text of a move', () => {
  test.each<[string, Move]>([
    ['play:pine.crane', { type: 'play', card: card('pine.crane') }],
    ['capture:pine.chaff1', { type: 'capture', take: [card('pine.chaff1')] }],
    [
      'capture:iris.ribbon+iris.chaff1+iris.chaff2',
      { type: 'capture', take: ['iris.ribbon', 'iris.chaff1', 'iris.chaff2'].map(card) },
    ],
    ['stay', { type: 'stay' }],
    ['drop', { type: 'drop' }],
    ['chase', { type: 'chase' }],
    ['pass', { type: 'pass' }],
  ])('is %s', (text, meant) => {
    expect(formatMove(meant)).toBe(text);
    expect(parseMove(text)).toEqual(meant);
  });

  test('reads back as the move it was written from, and leaves a custom id room', () => {
    fc.assert(
      fc.property(move, (made) => {
        expect(parseMove(formatMove(made))).toEqual(made);
        expect(formatMove(made).length).toBeLessThanOrEqual(60);
      }),
    );
  });

  test('differs for different moves', () => {
    fc.assert(
      fc.property(move, move, (a, b) => {
        expect(sameMove(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  test.each([
    '',
    'play',
    'play:',
    'play:pine',
    'play:pine.crane+pine.ribbon',
    'capture:',
    'capture:pine.crane+',
    'capture',
    'stay:pine.crane',
    'fold',
    'constructor',
  ])('is none when it is %j', (text) => {
    expect(parseMove(text)).toBeUndefined();
  });
});
