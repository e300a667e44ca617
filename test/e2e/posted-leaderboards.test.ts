import type { Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { type Match, NEW_MATCH } from '../../src/model/match.ts';
import { type Club, eachInATimedClub } from './support/club.ts';
import { pictureOf, textOf } from './support/reading.ts';

const DAY = 24 * 60 * 60_000;

let club: Club;

const time = eachInATimedClub((opened) => {
  club = opened;
});

/** Somebody has played, and the leaderboard of the week is to be posted in the room. */
async function plan(): Promise<void> {
  const { store, tables, server, room, ann } = club;
  const person = { id: ann.id, name: 'Ann' };
  const fresh: Omit<Match, 'id'> = {
    ...NEW_MATCH,
    where: { serverId: server.id, channelId: 'old' },
    ...{ game: 'botan-cho', options: {}, status: 'over', hostId: ann.id, isRated: true },
    players: [{ type: 'person', person, away: false, missed: 0 }],
  };
  const match = await store.insertMatch(fresh, time.now);
  if (match === undefined) throw new Error('the channel is taken');
  await store.putPerson(server.id, person);
  const won = { seat: 0, person, score: 10, place: 1, fled: false, best: null };
  await store.addResults(match, [won], time.now);
  await tables.settings.chooseForServer(server.id, { boardChannel: [room.id] });
}

/** The leaderboards in the room. */
function posted(): readonly Message[] {
  return club.ann.view(club.room).filter((one) => pictureOf(one) === 'leaderboard');
}

test('a leaderboard is posted once a week, restarts included', async () => {
  await plan();
  time.now += 7 * DAY;
  await expect.poll(() => posted().length).toBe(1);
  expect(textOf(posted()[0]!)).toMatch(/Leaderboard: all games · This season\n-# 1–1 of 1/);
  await club.stopBot();
  await club.startBot();
  time.now += 7 * DAY;
  await expect.poll(() => posted().length).toBe(2);
});

test('a leaderboard that was posted and not noted is not posted again', async () => {
  await plan();
  const [due] = await club.store.leaderboardsDue(time.now + 8 * DAY);
  time.now += 7 * DAY;
  await expect.poll(() => posted().length).toBe(1);
  await club.store.putLeaderboardDue(club.server.id, due!.dueAt);
  await expect.poll(async () => (await club.store.leaderboardsDue(time.now)).length).toBe(0);
  expect(posted()).toHaveLength(1);
});
