import { expect, test } from 'vitest';
import { matchStory, turningPoint } from '../../src/engine/match/match-story.ts';
import type { Event, Settlement } from '../../src/engine/round/event.ts';
import { settledOf } from '../support/settled.ts';

const settled = (spec: Partial<Settlement>): Event => {
  return { type: 'settled', settlement: settledOf('roppyakken', spec).settlement };
};

test.each([
  { who: 'who takes the lead for good in a round', course: '1:5 6:5 9:8', round: 2 },
  { who: 'who loses it and takes it back', course: '5:1 5:8 9:8', round: 3 },
  { who: 'who led alone all the way', course: '5:1 6:2', round: null },
  { who: 'who draws level once', course: '5:1 6:6 9:6', round: 3 },
  { who: 'who does not lead at the end', course: '5:1 6:8', round: null },
  { who: 'in a match without rounds', course: '', round: null },
])('the turning point for one $who', ({ course, round }) => {
  const totals = course
    .split(' ')
    .filter(Boolean)
    .map((row) => row.split(':').map(Number));
  expect(turningPoint(totals, 0)).toBe(round);
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
    const won = games[index];
    const winner = index === 1 ? 0 : null;
    return [
      settled({ totals: own }),
      ...(won == null ? [] : [{ type: 'game-over', winner, games: won, target: 300 } as const]),
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

test('the course is without borrowed plates, which are given back in the end (S2)', () => {
  const rounds = [
    settled({ totals: [80, 20], borrowed: [0, 0] }),
    settled({ totals: [95, 55], borrowed: [0, 1] }),
  ];
  const shared: Event = {
    type: 'unplayed',
    why: 'pot-split',
    round: 3,
    seats: [0, 1],
    totals: [90, 60],
  };
  expect(matchStory([...rounds, shared], 2).course).toEqual([
    [80, 20],
    [95, 5],
    [90, 10],
  ]);
});

test('what ended a match is known once it is over', () => {
  const standing = { scores: [1, 0], places: [[0], [1]] };
  expect(matchStory([{ type: 'over', why: 'ruin', standing }], 2).why).toBe('ruin');
  expect(matchStory([], 2).why).toBeNull();
});
