import { expect, test } from 'vitest';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import { room } from '../support/a-table.ts';
import { altered } from '../support/altered-store.ts';
import { CHANNEL, SERVER } from '../support/people.ts';

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;

test('a leaderboard is planned by what decides when and where it is posted', async () => {
  const { tables, store, clock } = room();
  const dueAt = async () => (await store.postsDue(clock.now + 2 * WEEK))[0]?.dueAt;
  await tables.settings.chooseForServer(SERVER, { boardChannel: [CHANNEL] });
  const monday = await dueAt();
  expect(monday).toBeGreaterThan(clock.now);
  await tables.settings.chooseForServer(SERVER, { timeZone: 'Asia/Tokyo' });
  expect(await dueAt()).toBe((monday ?? 0) - 9 * 3_600_000);
  await tables.settings.chooseForServer(SERVER, { boardChannel: [] });
  expect(await dueAt()).toBeUndefined();
});

test('the deals of the day are planned for every day at the chosen hour, next to the leaderboard', async () => {
  const { tables, store, clock } = room();
  const due = async () => await store.postsDue(clock.now + 2 * WEEK);
  await tables.settings.chooseForServer(SERVER, { dailyChannel: [CHANNEL], dailyHour: '7' });
  const [deal] = await due();
  expect(deal).toMatchObject({ serverId: SERVER, what: 'deal' });
  expect(new Date(deal?.dueAt ?? 0).getUTCHours()).toBe(7);
  expect((deal?.dueAt ?? 0) - clock.now).toBeLessThanOrEqual(DAY);
  await tables.settings.chooseForServer(SERVER, { boardChannel: [CHANNEL] });
  expect((await due()).map(({ what }) => what).toSorted()).toEqual(['board', 'deal']);
  clock.now = deal?.dueAt ?? 0;
  expect(await tables.posting.due()).toEqual([deal]);
  await tables.posting.plan({ serverId: SERVER, what: 'deal' });
  expect((await due()).find(({ what }) => what === 'deal')?.dueAt).toBe(clock.now + DAY);
  await tables.settings.chooseForServer(SERVER, { dailyChannel: [] });
  expect((await due()).map(({ what }) => what)).toEqual(['board']);
});

test('a leaderboard that is due stays so while something else is chosen', async () => {
  const { tables, clock } = room();
  await tables.settings.chooseForServer(SERVER, { boardChannel: [CHANNEL] });
  clock.now += WEEK;
  const due = await tables.posting.due();
  expect(due).toHaveLength(1);
  await tables.settings.chooseForServer(SERVER, { hasBadges: true });
  expect(await tables.posting.due()).toEqual(due);
  await tables.posting.plan({ serverId: SERVER, what: 'board' });
  expect(await tables.posting.due()).toEqual([]);
});

test('no leaderboard is posted in a server that is barred', async () => {
  const { tables, store, clock } = room();
  await tables.settings.chooseForServer(SERVER, { boardChannel: [CHANNEL] });
  clock.now += WEEK;
  await store.putBar({ kind: 'server', id: SERVER }, clock.now);
  expect(await tables.posting.due()).toEqual([]);
  await store.liftBar({ kind: 'server', id: SERVER });
  expect(await tables.posting.due()).toHaveLength(1);
});

test.each(['while the bot runs', 'while it is down'] as const)(
  'no week is without a leaderboard after a clock that was ahead is set back %s',
  async (when) => {
    const { tables, store, clock } = room();
    await tables.settings.chooseForServer(SERVER, { boardChannel: [CHANNEL] });
    const set = async (by: number) => {
      if (when === 'while the bot runs') await tables.timers.clockWasSet(by);
      clock.now += by;
      if (when === 'while it is down') await tables.timers.wasAway();
    };
    await tables.timers.wasAway();
    await set(35 * DAY);
    for (const post of await tables.posting.due()) await tables.posting.plan(post);
    await set(-35 * DAY);
    const [next] = await store.postsDue(clock.now + WEEK);
    expect(next?.dueAt).toBeGreaterThan(clock.now);
    expect(await store.postsDue(clock.now)).toEqual([]);
  },
);

test('nothing is chosen where the process ends before the leaderboard is planned', async () => {
  const store = altered(openStore(':memory:'), () => ({
    putPostDue: () => Promise.reject(new Error('cut off')),
  }));
  const { tables } = room({ store });
  await expect(
    tables.settings.chooseForServer(SERVER, { boardChannel: [CHANNEL] }),
  ).rejects.toThrow('cut off');
  expect((await store.serverSettings(SERVER)).boardChannel).toEqual([]);
});
