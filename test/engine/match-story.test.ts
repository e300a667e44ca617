import { expect, test } from 'vitest';
import { matchStory, turningPoint } from '../../src/engine/match/match-story.ts';
import type { Event } from '../../src/engine/round/event.ts';
import { closed } from '../support/opened.ts';

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

test('the course of several games counts each game won as its target (RP20)', () => {
  const totals = [
    [100, 40],
    [310, 290],
    [20, 110],
    [300, 300],
    [50, 10],
  ];
  const games = [null, [1, 0], null, [1, 0], null];
  const events = totals.flatMap((own, index): readonly Event[] => {
    const { settlement } = closed('roppyakken', { seats: 2, captured: ['*', ''] });
    const settled = { type: 'settled', settlement: { ...settlement, totals: own } } as const;
    const won = games[index];
    if (won == null) return [settled];
    return [
      settled,
      { type: 'game-over', winner: index === 1 ? 0 : null, games: won, target: 300 },
    ];
  });
  const { course } = matchStory(events, 2);
  expect(course).toEqual([
    [100, 40],
    [300, 0],
    [320, 110],
    [300, 0],
    [350, 10],
  ]);
});
