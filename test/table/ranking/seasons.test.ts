import { describe, expect, test } from 'vitest';
import type { Period } from '../../../src/model/ranking.ts';
import { type Room, room } from '../support/a-table.ts';
import { dealt, playOut } from '../support/matches.ts';
import { AKI, BENI, SERVER } from '../support/people.ts';

/** Somebody plays a match to its end at that time. */
async function playAt({ tables, clock }: Room, now: number): Promise<void> {
  clock.now = now;
  await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
}

/** How many matches are counted in a time. */
async function matchesIn({ tables }: Room, period: Period): Promise<number> {
  const query = { serverId: SERVER, game: null, sort: 'wins', offset: 0, limit: 10 } as const;
  return (
    (await tables.ranking.leaderboard({ ...query, period, personId: AKI.id })).own?.matches ?? 0
  );
}

describe('a season', () => {
  test('is the first one until it is closed, and all that was played belongs to it', async () => {
    const here = room();
    await playAt(here, 100);
    await playAt(here, 200);
    expect(await here.tables.ranking.seasons(SERVER)).toEqual({
      number: 1,
      played: { matches: 2, people: 2, since: 100, until: 200 },
      closed: [],
    });
    expect(await matchesIn(here, 'season')).toBe(2);
    expect(await matchesIn(here, 1)).toBe(2);
    expect(await matchesIn(here, 2)).toBe(0);
  });

  test('that is closed keeps its standing, and the next one begins empty', async () => {
    const here = room();
    await playAt(here, 100);
    here.clock.now = 300;
    const first = { number: 1, startedAt: 100, endedAt: 300 };
    expect(await here.tables.ranking.closeSeason(SERVER, 1)).toEqual(first);
    expect(await matchesIn(here, 'season')).toBe(0);
    await playAt(here, 300);
    await playAt(here, 400);
    expect(await matchesIn(here, 1)).toBe(1);
    expect(await matchesIn(here, 2)).toBe(2);
    expect(await matchesIn(here, 'season')).toBe(2);
    expect(await matchesIn(here, 'all')).toBe(3);
    expect(await here.tables.ranking.seasons(SERVER)).toMatchObject({ number: 2, closed: [first] });
    here.clock.now = 500;
    expect(await here.tables.ranking.closeSeason(SERVER, 2)).toMatchObject({
      startedAt: 300,
      endedAt: 500,
    });
    expect(await matchesIn(here, 2)).toBe(2);
  });

  test('that is closed stays as it is when the clock is set back, and the next one counts what is played then', async () => {
    const here = room();
    await playAt(here, 1000);
    here.clock.now = 1500;
    await here.tables.ranking.closeSeason(SERVER, 1);
    await playAt(here, 200);
    expect([await matchesIn(here, 1), await matchesIn(here, 2)]).toEqual([1, 1]);
    // What was played by a clock that was ahead belongs to the season in which it was.
    await playAt(here, 9000);
    here.clock.now = 2000;
    const second = await here.tables.ranking.closeSeason(SERVER, 2);
    expect(second).toEqual({ number: 2, startedAt: 1500, endedAt: 9001 });
    await playAt(here, 3000);
    expect([await matchesIn(here, 1), await matchesIn(here, 2)]).toEqual([1, 2]);
    expect(await matchesIn(here, 'season')).toBe(1);
  });

  test('is closed once, and not before something was played', async () => {
    const here = room();
    expect(await here.tables.ranking.closeSeason(SERVER, 1)).toBeUndefined();
    await playAt(here, 100);
    expect(await here.tables.ranking.closeSeason(SERVER, 2)).toBeUndefined();
    here.clock.now = 200;
    expect(await here.tables.ranking.closeSeason(SERVER, 1)).toBeDefined();
    expect(await here.tables.ranking.closeSeason(SERVER, 1)).toBeUndefined();
    expect(await here.tables.ranking.closeSeason(SERVER, 2)).toBeUndefined();
  });
});

test('a month begins and ends by UTC', async () => {
  const here = room();
  await playAt(here, Date.UTC(2026, 9, 31, 23, 59));
  await playAt(here, Date.UTC(2026, 10, 1, 0, 0));
  expect(await matchesIn(here, 'month')).toBe(1);
  expect(await matchesIn(here, 'all')).toBe(2);
});
