import { expect, test } from 'vitest';
import { findGame } from '../../../src/games/index.ts';
import { recountAchievements } from '../../../src/table/achievements/achievements.ts';
import { room } from '../support/a-table.ts';
import { again, dealt, playOut } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, SERVER } from '../support/people.ts';

const DAY = 24 * 60 * 60_000;

test('what old matches have earned outlives their moves, however often it is counted again', async () => {
  const club = room({ keepMatchDays: 1 });
  const { tables, store, clock } = club;
  for (let match = 0; match < 8; match++) {
    await playOut(tables, await dealt(tables, 'hana-awase', AKI, BENI));
    clock.now += 1000;
  }
  const members = [AKI, BENI].map(({ id: personId }) => ({ serverId: SERVER, personId }));
  const earned = () => Promise.all(members.map((member) => store.achievements(member)));
  const before = await earned();
  // Some of it stands in the moves alone.
  expect(before.flat().some(({ id }) => !/match|win|row|days/.test(id))).toBe(true);
  const careers = () => Promise.all(members.map((member) => store.career(member)));
  const told = await careers();
  clock.now += DAY + 8000;
  expect(await tables.privacy.eraseOldMatches()).toMatchObject({ matches: 8, results: 0 });
  for (const _ of [1, 2]) {
    await recountAchievements({ store, findGame });
    expect(await earned()).toEqual(before);
    expect(await careers()).toEqual(told);
  }
});

test('rated matches stay whole where nobody has said for how long', async () => {
  const { tables, clock } = room({ settings: { pause: '0', isRated: true } });
  const over = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  expect(over.isRated).toBe(true);
  clock.now += 1000 * DAY;
  expect((await tables.privacy.eraseOldMatches()).matches).toBe(0);
  expect(await tables.play.replay(over)).not.toEqual([]);
});

test('others go after thirty days even where rated matches are kept for longer', async () => {
  const { tables, store, clock } = room({ keepMatchDays: 90 });
  const rated = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  await store.putServerSettings(SERVER, { pause: '0', isRated: false });
  const unrated = await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  const stripped = async () => {
    await tables.privacy.eraseOldMatches();
    const found = await Promise.all([rated, unrated].map(({ id }) => tables.stored.match(id)));
    return found.map((match) => match?.isStripped);
  };
  clock.now += 30 * DAY;
  expect(await stripped()).toEqual([false, true]);
  clock.now += 60 * DAY;
  expect(await stripped()).toEqual([true, true]);
});

test('a rematch goes on, and another can be begun, when the match before it is old', async () => {
  const { tables, clock } = room({ keepMatchDays: 30 });
  const before = await playOut(tables, await dealt(tables, 'hana-awase', AKI, BENI));
  await again(tables, before, AKI);
  clock.now += 31 * DAY;
  expect((await tables.privacy.eraseOldMatches()).matches).toBe(1);
  expect(await tables.stored.match(before.id)).toMatchObject({ isStripped: true, state: null });
  const begun = await again(tables, before, BENI);
  expect((await playOut(tables, begun)).status).toBe('over');
  const third = done(await tables.lobby.rematch({ matchId: before.id, person: BENI }));
  expect(third).toMatchObject({ rematchOf: before.id, seats: 2, players: [{}], invited: [{}] });
});
