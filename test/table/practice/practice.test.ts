import { expect, test } from 'vitest';
import { isPrivate, privateChannel } from '../../../src/model/private.ts';
import { type Room, room } from '../support/a-table.ts';
import { asked, leaderboardOf, lobby, moveOn, playOut } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, SERVER } from '../support/people.ts';

const DAY = 24 * 60 * 60_000;

const OF_AKI = {
  host: AKI,
  game: 'botan-cho',
  options: { rounds: '3' },
  strength: 'normal',
} as const;

function begin({ tables }: Room, instead: number | null = null) {
  return tables.practice.begin({ ...OF_AKI, instead });
}

test('a private match is dealt at once against computers, without a clock, and counts for nothing', async () => {
  const club = room();
  const match = done(await begin(club));
  expect(match).toMatchObject({
    where: privateChannel(AKI.id),
    status: 'playing',
    clock: 'none',
    isRated: false,
    players: [{ person: AKI }, { type: 'computer' }],
  });
  expect(isPrivate(match)).toBe(true);
  const over = await playOut(club.tables, match);
  expect(over.status).toBe('over');
  expect((await leaderboardOf(club.tables)).total).toBe(0);
});

test('practice whose place another takes goes with the next upkeep, however late that comes', async () => {
  const club = room();
  const { tables, clock } = club;
  const left = done(await begin(club));
  done(await tables.leaving.leave({ matchId: left.id }, AKI));
  expect((await tables.privacy.eraseOldMatches()).matches).toBe(0);
  clock.now += 5 * DAY;
  const replaced = done(await begin(club));
  expect((await tables.privacy.eraseOldMatches()).matches).toBe(1);
  expect(await tables.stored.match(left.id)).toBeUndefined();
  done(await begin(club, replaced.id));
  clock.now += DAY;
  expect((await tables.privacy.eraseOldMatches()).matches).toBe(1);
  expect(await tables.stored.match(replaced.id)).toBeUndefined();
});

test('a private match takes no channel, and no seat from tables of servers', async () => {
  const club = room();
  const open = (channelId: string) =>
    club.tables.lobby.open({
      where: { serverId: SERVER, channelId },
      host: AKI,
      game: 'koi-koi',
      options: {},
    });
  for (const id of ['1', '2', '3']) done(await open(id));
  expect(reasonOf(await open('4'))).toBe('too-many-lobbies');
  const match = done(await begin(club));
  expect(await club.tables.stored.activeMatches(SERVER)).toHaveLength(3);
  for (const { id } of await club.tables.stored.activeMatches(SERVER)) {
    await club.tables.leaving.leave({ matchId: id }, AKI);
  }
  for (const id of ['1', '2', '3']) done(await open(id));
  expect(await club.tables.practice.newest(AKI.id)).toEqual(match);
});

test('one that goes on stays, unless it is the one that another is to take the place of', async () => {
  const club = room();
  const match = done(await begin(club));
  expect(await begin(club)).toMatchObject({ reason: 'channel-taken', match: { id: match.id } });
  expect(reasonOf(await begin(club, match.id + 1))).toBe('channel-taken');
  const next = done(await begin(club, match.id));
  expect(await club.tables.stored.match(match.id)).toMatchObject({ status: 'stopped' });
  expect(await club.tables.practice.newest(AKI.id)).toEqual(next);
  expect(reasonOf(await begin(club, match.id))).toBe('channel-taken');
});

test('the next round begins with no pause', async () => {
  const club = room();
  let match = done(await begin(club));
  while (match.state?.round === 1) match = done(await moveOn(club.tables, match));
  expect((await club.tables.stored.timersOf(match.id)).pause).toBeUndefined();
  expect(asked(match).person).toEqual(AKI);
});

test('nothing is posted for it, and no server is known by it', async () => {
  const club = room();
  done(await begin(club));
  expect(await club.tables.messages.unposted()).toEqual([]);
  expect(await club.tables.stored.knownServers()).toEqual([SERVER]);
  await lobby(club.tables, 'botan-cho', AKI);
  expect(await club.tables.messages.unposted()).toHaveLength(1);
});
