import type { Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { type Match, NEW_MATCH } from '../../src/model/match.ts';
import { eachInATimedClub } from './support/club.ts';
import { pictureOf, textOf } from './support/reading.ts';

const DAY = 24 * 60 * 60_000;

const { club, time } = eachInATimedClub();

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

/** A leaderboard was posted, and the bot died before it noted that. Gives back what was posted. */
async function postedUnnoted(): Promise<Message> {
  await plan();
  const [due] = await club.store.leaderboardsDue(time.now + 8 * DAY);
  time.now += 7 * DAY;
  await expect.poll(() => posted().length).toBe(1);
  await club.stopBot();
  await club.store.putLeaderboardDue(club.server.id, due!.dueAt);
  return posted()[0]!;
}

/** Starts the bot once Discord has forgotten the nonce, and lets it see to what is due. */
async function startLater(): Promise<void> {
  time.now += 10 * 60_000;
  await club.startBot();
  await expect.poll(async () => (await club.store.leaderboardsDue(time.now)).length).toBe(0);
}

test('a leaderboard that a bot posted and did not note before it died is not posted again long after', async () => {
  await postedUnnoted();
  await startLater();
  expect(posted()).toHaveLength(1);
});

test('the same holds for one that version 0.2 posted, which has no mark', async () => {
  const message = await postedUnnoted();
  const { sandbox, room } = club;
  const components = JSON.parse(
    JSON.stringify(message.components).replaceAll(/board\/0\/0\/e\.\d+\./g, 'board/0/0/e.0.'),
  );
  await fetch(`${sandbox.api}/v10/channels/${room.id}/messages/${message.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ components }),
  });
  await startLater();
  expect(posted()).toHaveLength(1);
});

test('a leaderboard that somebody asked for does not stand for the one that is due', async () => {
  const { ann, room, server, store } = club;
  await plan();
  const [due] = await store.leaderboardsDue(time.now + 8 * DAY);
  await store.putLeaderboardDue(server.id, null);
  time.now += 7 * DAY;
  await ann.command(room, 'hanafuda leaderboard').message();
  expect(posted()).toHaveLength(1);
  await store.putLeaderboardDue(server.id, due!.dueAt);
  await expect.poll(() => posted().length).toBe(2);
});
