import { describe, expect, test } from 'vitest';
import { shownIn } from '../../src/model/day.ts';
import { daysOf, daysUsed, holidayEnd, standsUntil } from '../../src/model/holiday.ts';
import type { Match } from '../../src/model/match.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 23, 15, 30);

describe('how long somebody is away', () => {
  test.each(['7', ' 7 ', '7d', '7 days', '７日', '7日間'])('is read in days from “%s”', (typed) => {
    expect(holidayEnd(typed, 'UTC', NOW)).toBe(NOW + 7 * DAY);
  });

  test.each(['2026-12-03', '2026/12/3', '2026年12月3日'])(
    'is read as a date from “%s”',
    (typed) => {
      expect(holidayEnd(typed, 'UTC', NOW)).toBe(Date.UTC(2026, 11, 3));
      expect(holidayEnd(typed, 'Asia/Tokyo', NOW)).toBe(Date.UTC(2026, 11, 2, 15));
    },
  );

  test('ends with the night in which the clocks change', () => {
    expect(holidayEnd('2026-10-26', 'Europe/Berlin', NOW)).toBe(Date.UTC(2026, 9, 25, 23));
    expect(holidayEnd('2026-10-25', 'Europe/Berlin', NOW)).toBe(Date.UTC(2026, 9, 24, 22));
    // Where the first hour of that day is left out.
    expect(holidayEnd('2027-03-14', 'America/Havana', NOW)).toBe(Date.UTC(2027, 2, 14, 5));
    expect(holidayEnd('2027-03-28', 'Asia/Beirut', NOW)).toBe(Date.UTC(2027, 2, 27, 22));
  });

  test.each(['', 'soon', '-3', '2.5', '12-03', '2026-13-01', '2026-02-29', '99999'])(
    'is not read from “%s”',
    (typed) => {
      expect(holidayEnd(typed, 'UTC', NOW)).toBeUndefined();
    },
  );
});

test('of a holiday that began more than 365 days ago only the rest counts, of each day begun the whole', () => {
  const holiday = (from: number, days: number) => {
    return { beganAt: NOW + from * DAY, endsAt: NOW + (from + days) * DAY };
  };
  expect(daysUsed([holiday(-366, 3), holiday(-10, 0.1), holiday(-1, 5)], 'UTC', NOW)).toBe(
    2 + 1 + 5,
  );
  expect(daysUsed([holiday(-400, 35)], 'UTC', NOW)).toBe(0);
});

describe('seven days', () => {
  test.each([
    ['the end of summer time', Date.UTC(2026, 9, 22, 22, 30), '2026-10-30'],
    ['its beginning', Date.UTC(2026, 2, 25, 23, 30), '2026-04-02'],
  ])('over %s are seven days, typed either way', (_, now, date) => {
    const zone = 'Europe/Berlin';
    for (const typed of ['7', date]) {
      const endsAt = holidayEnd(typed, zone, now) ?? Number.NaN;
      expect(daysOf({ beganAt: now, endsAt }, zone), typed).toBe(7);
      expect(daysUsed([{ beganAt: now, endsAt }], zone, endsAt), typed).toBe(7);
    }
    // They end at the time of day at which they began.
    const end = holidayEnd('7', zone, now) ?? Number.NaN;
    expect(shownIn(zone, end) - shownIn(zone, now)).toBe(7 * DAY);
  });
});

test('a holiday that ended before it began, by a clock that was set back, gives no days', () => {
  expect(daysUsed([{ beganAt: NOW, endsAt: NOW - 10 * DAY }], 'UTC', NOW)).toBe(0);
});

test('where several are to act, the clock stands until the last of them is back', () => {
  const person = (holidayUntil: number, away = false) =>
    ({ type: 'person', person: { id: '1', name: '' }, away, missed: 0, holidayUntil }) as const;
  const players = [person(NOW + 5), person(NOW + 9), person(NOW - 1), person(NOW + 20, true)];
  const match = { players } as unknown as Match;
  expect(standsUntil(match, [0, 1, 2], NOW)).toBe(NOW + 9);
  expect(standsUntil(match, [0], NOW)).toBe(NOW + 5);
  // Whose time was over before, and who has left.
  expect(standsUntil(match, [2, 3], NOW)).toBe(NOW);
  expect(standsUntil(match, [], NOW)).toBe(NOW);
});
