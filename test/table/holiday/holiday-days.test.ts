import { describe, expect, test } from 'vitest';
import { holidayOf } from '../../../src/model/holiday.ts';
import { room } from '../support/a-table.ts';
import { back, DAY, goes, HOUR, inServer, timed } from '../support/holidays.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, HERE, SERVER } from '../support/people.ts';

const ELSEWHERE = '200000000000000009';

describe('a server’s limit', () => {
  test('counts each day that was begun, over all tables, for 365 days', async () => {
    const here = room();
    const left = async (who = AKI, serverId = SERVER) =>
      (await here.tables.holidays.of(inServer(who, serverId))).left;
    expect(await left()).toBe(30);
    expect(await goes(here, AKI, 31)).toBe('too-long');
    expect(await goes(here, AKI, 20)).toBe('away');
    expect(await goes(here, AKI, 1)).toBe('running');
    here.clock.now += 2 * DAY + HOUR;
    await back(here, AKI);
    expect(await left()).toBe(27);
    expect(await left(BENI)).toBe(30);
    expect(await left(AKI, ELSEWHERE)).toBe(30);
    expect(await goes(here, AKI, 27)).toBe('away');
    here.clock.now += 27 * DAY;
    expect(await goes(here, AKI, 1)).toBe('too-long');
    here.clock.now += 363 * DAY - 28 * DAY;
    expect(await left()).toBe(0);
    here.clock.now += 3 * DAY;
    expect(await left()).toBe(3);
    here.clock.now += 1;
    await here.tables.holidays.prune();
    expect(await here.store.holidaysOf(AKI.id)).toHaveLength(1);
    expect(await left()).toBe(3);
  });

  test('gives nobody more days by a clock that was set back in a holiday', async () => {
    const here = await timed('72h');
    expect(await goes(here, here.who, 10)).toBe('away');
    await here.tables.timers.clockWasSet(-12 * DAY);
    here.clock.now -= 12 * DAY;
    expect(await back(here, here.who)).toBe(true);
    const { left, until } = await here.tables.holidays.of(inServer(here.who));
    expect([left, until]).toEqual([30, null]);
    expect(await here.store.holidaysOf(here.who.id)).toEqual([]);
    const rematch = done(
      await here.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }),
    );
    const lobby = done(await here.tables.lobby.rematch({ matchId: rematch.id, person: here.who }));
    expect(lobby.players.map(holidayOf)).toEqual([undefined]);
  });

  test.each([
    ['0', 1, 'off'],
    ['7', 8, 'too-long'],
    ['7', 7, 'away'],
    ['30', 'soon', 'unreadable'],
    ['30', 0, 'past'],
    ['30', '1970-01-01', 'past'],
    ['30', '1970-01-05', 'away'],
    ['30', '1970-02-30', 'unreadable'],
  ] as const)('of %s days answers “%s” with: %s', async (holidayDays, typed, answer) => {
    const here = room({ settings: { holidayDays } });
    expect(await goes(here, AKI, typed)).toBe(answer);
  });
});
