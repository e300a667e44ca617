import { describe, expect, test } from 'vitest';
import type { Period } from '../../../src/model/ranking.ts';
import { AKI, BENI, dealt, playOut, type Room, room, SERVER } from '../support/a-table.ts';

/** Somebody plays a match to its end at that time. */
function playAt({ tables, clock }: Room, now: number): void {
  clock.now = now;
  playOut(tables, dealt(tables, 'botan-cho', AKI, BENI));
}

/** How many matches are counted in a time. */
function matchesIn({ tables }: Room, period: Period): number {
  const query = { serverId: SERVER, game: null, sort: 'wins', offset: 0, limit: 10 } as const;
  return tables.ranking.leaderboard({ ...query, period, personId: AKI.id }).own?.matches ?? 0;
}

describe('a season', () => {
  test('is the first one until it is closed, and all that was played belongs to it', () => {
    const here = room();
    playAt(here, 100);
    playAt(here, 200);
    expect(here.tables.ranking.seasons(SERVER)).toEqual({
      number: 1,
      played: { matches: 2, people: 2, since: 100 },
      closed: [],
    });
    expect(matchesIn(here, 'season')).toBe(2);
    expect(matchesIn(here, 1)).toBe(2);
    expect(matchesIn(here, 2)).toBe(0);
  });

  test('that is closed keeps its standing, and the next one begins empty', () => {
    const here = room();
    playAt(here, 100);
    here.clock.now = 300;
    const first = { number: 1, startedAt: 100, endedAt: 300 };
    expect(here.tables.ranking.closeSeason(SERVER, 1)).toEqual(first);
    expect(matchesIn(here, 'season')).toBe(0);
    playAt(here, 300);
    playAt(here, 400);
    expect(matchesIn(here, 1)).toBe(1);
    expect(matchesIn(here, 2)).toBe(2);
    expect(matchesIn(here, 'season')).toBe(2);
    expect(matchesIn(here, 'all')).toBe(3);
    expect(here.tables.ranking.seasons(SERVER)).toMatchObject({ number: 2, closed: [first] });
    here.clock.now = 500;
    expect(here.tables.ranking.closeSeason(SERVER, 2)).toMatchObject({
      startedAt: 300,
      endedAt: 500,
    });
    expect(matchesIn(here, 2)).toBe(2);
  });

  test('is closed once, and not before something was played', () => {
    const here = room();
    expect(here.tables.ranking.closeSeason(SERVER, 1)).toBeUndefined();
    playAt(here, 100);
    expect(here.tables.ranking.closeSeason(SERVER, 2)).toBeUndefined();
    here.clock.now = 200;
    expect(here.tables.ranking.closeSeason(SERVER, 1)).toBeDefined();
    expect(here.tables.ranking.closeSeason(SERVER, 1)).toBeUndefined();
    expect(here.tables.ranking.closeSeason(SERVER, 2)).toBeUndefined();
  });

  test('leaves ratings as they are', () => {
    const here = room();
    playAt(here, 100);
    here.clock.now = 200;
    here.tables.ranking.closeSeason(SERVER, 1);
    playAt(here, 300);
    const all = { serverId: SERVER, game: null };
    expect(here.tables.ranking.ratingHistory(all, AKI.id).map(({ at }) => at)).toEqual([100, 300]);
  });
});

test('a month begins and ends by UTC', () => {
  const here = room();
  playAt(here, Date.UTC(2026, 9, 31, 23, 59));
  playAt(here, Date.UTC(2026, 10, 1, 0, 0));
  expect(matchesIn(here, 'month')).toBe(1);
  expect(matchesIn(here, 'all')).toBe(2);
});
