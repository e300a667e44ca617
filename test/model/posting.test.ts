import { expect, test } from 'vitest';
import { nextPosting } from '../../src/model/posting.ts';

const at = (text: string) => Date.parse(text);

test.each([
  // A Sunday, and the Monday itself before and at nine.
  ['week', 'UTC', '2026-11-22T22:00Z', '2026-11-23T09:00Z'],
  ['week', 'UTC', '2026-11-23T08:59Z', '2026-11-23T09:00Z'],
  ['week', 'UTC', '2026-11-23T09:00Z', '2026-11-30T09:00Z'],
  ['week', 'Asia/Tokyo', '2026-11-22T20:00Z', '2026-11-23T00:00Z'],
  ['week', 'America/New_York', '2026-11-23T13:00Z', '2026-11-23T14:00Z'],
  // The clocks were put back on the first of November.
  ['week', 'America/New_York', '2026-10-31T12:00Z', '2026-11-02T14:00Z'],
  ['month', 'Europe/Berlin', '2026-01-31T12:00Z', '2026-02-01T08:00Z'],
  ['month', 'UTC', '2026-12-01T09:00Z', '2027-01-01T09:00Z'],
] as const)('a leaderboard of each %s in %s after %s is posted at %s', (every, zone, now, next) => {
  expect(nextPosting({ every, zone }, at(now))).toBe(at(next));
});

test.each([
  ['UTC', 7, '2026-11-22T06:59Z', '2026-11-22T07:00Z'],
  ['UTC', 7, '2026-11-22T07:00Z', '2026-11-23T07:00Z'],
  ['Asia/Tokyo', 0, '2026-11-22T14:00Z', '2026-11-22T15:00Z'],
  // The clocks leave out the hour from two to three on that day.
  ['Europe/Berlin', 2, '2026-03-28T12:00Z', '2026-03-29T01:00Z'],
  ['Europe/Berlin', 2, '2026-03-29T01:00Z', '2026-03-30T00:00Z'],
] as const)(
  'the deals of the day in %s at %i o’clock after %s are posted at %s',
  (zone, hour, now, next) => {
    expect(nextPosting({ every: 'day', zone, hour }, at(now))).toBe(at(next));
  },
);
