import { expect, test } from 'vitest';
import { turningPoint } from '../../src/engine/round/match-story.ts';

test.each([
  [
    'who takes the lead for good in a round',
    [
      [1, 5],
      [6, 5],
      [9, 8],
    ],
    0,
    2,
  ],
  [
    'who loses it and takes it back',
    [
      [5, 1],
      [5, 8],
      [9, 8],
    ],
    0,
    3,
  ],
  [
    'who led alone all the way',
    [
      [5, 1],
      [6, 2],
    ],
    0,
    null,
  ],
  [
    'who draws level once',
    [
      [5, 1],
      [6, 6],
      [9, 6],
    ],
    0,
    3,
  ],
  [
    'who does not lead at the end',
    [
      [5, 1],
      [6, 8],
    ],
    0,
    null,
  ],
  ['in a match without rounds', [], 0, null],
] as const)('the turning point for one %s', (_, course, seat, round) => {
  expect(turningPoint(course, seat)).toBe(round);
});
