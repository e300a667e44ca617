import type { Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { koiKoiOf } from '../../src/model/deal.ts';
import { endTable } from '../store/support/a-lobby.ts';
import { playOut } from '../table/support/matches.ts';
import { eachInATimedClub } from './support/club.ts';
import { buttonsFor, isPrivate, pictureOf, textOf } from './support/reading.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const { club, time } = eachInATimedClub();

/** Somebody has played, and the leaderboard of the week is to be posted in the room. */
async function plan(): Promise<void> {
  const { store, tables, server, room, ann } = club;
  const won = { person: { id: ann.id, name: 'Ann' } };
  await endTable(store, [won], { serverId: server.id, isRated: true, at: time.now });
  await tables.settings.chooseForServer(server.id, { boardChannel: [room.id] });
}

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
  const [due] = await club.store.postsDue(time.now + 8 * DAY);
  time.now += 7 * DAY;
  await expect.poll(() => posted().length).toBe(1);
  await club.stopBot();
  await club.store.putPostDue(due!, due!.dueAt);
  return posted()[0]!;
}

/** Starts the bot once Discord has forgotten the nonce, and lets it see to what is due. */
async function startLater(): Promise<void> {
  time.now += 10 * 60_000;
  await club.startBot();
  await expect.poll(async () => (await club.store.postsDue(time.now)).length).toBe(0);
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
  const { ann, room, store } = club;
  await plan();
  const [due] = await store.postsDue(time.now + 8 * DAY);
  await store.putPostDue(due!, null);
  time.now += 7 * DAY;
  await ann.command(room, 'hanafuda leaderboard').message();
  expect(posted()).toHaveLength(1);
  await store.putPostDue(due!, due!.dueAt);
  await expect.poll(() => posted().length).toBe(2);
});

function deals(): readonly Message[] {
  return club.ann.view(club.room).filter((one) => textOf(one).startsWith('### Deals of the day'));
}

/** The deals are posted in the room, an hour from now. */
async function planDeals(): Promise<void> {
  const dailyHour = String((new Date(time.now).getUTCHours() + 1) % 24) as '0';
  await club.tables.settings.chooseForServer(club.server.id, {
    dailyChannel: [club.room.id],
    dailyHour,
  });
}

test('the deals of the day are posted every day with yesterday’s best, and anybody plays one at a press', async () => {
  const { ann, bob, tables, server } = club;
  await planDeals();
  for (const { id, name } of [
    { id: ann.id, name: 'Ann' },
    { id: bob.id, name: 'Bob' },
  ]) {
    const day = await tables.daily.today(server.id);
    const person = { id, name };
    const outcome = await tables.daily.open({ person, serverId: server.id }, koiKoiOf(day));
    if (!outcome.ok) throw new Error(outcome.reason);
    await playOut(tables, outcome.match);
  }
  time.now += DAY;
  await expect.poll(() => deals().length).toBe(1);
  const [post] = deals();
  expect(textOf(post!)).toMatch(/^\*\*Koi-Koi\*\*, one round$/m);
  expect(textOf(post!)).toMatch(
    /^Yesterday’s best in Koi-Koi: 1\. .*\*\*(Ann|Bob)\*\*: .* · [12]\. /m,
  );
  const hand = await club.cho.click(post!, buttonsFor(post!, 'deal')[0]?.id ?? '').message();
  expect(isPrivate(hand)).toBe(true);
  time.now += DAY;
  await expect.poll(() => deals().length).toBe(2);
  expect(textOf(deals()[1]!)).not.toContain('Yesterday’s best');
});

test('a restart neither loses the deals of the day nor posts them twice, be it hours late', async () => {
  await planDeals();
  const [due] = await club.store.postsDue(time.now + DAY);
  await club.stopBot();
  time.now += 5 * HOUR;
  await club.startBot();
  await expect.poll(() => deals().length).toBe(1);
  await club.stopBot();
  // It died between the post and its note.
  await club.store.putPostDue(due!, due!.dueAt);
  time.now += 10 * 60_000;
  await club.startBot();
  await expect.poll(async () => (await club.store.postsDue(time.now)).length).toBe(0);
  expect(deals()).toHaveLength(1);
});

test('where the bot may not post, or the channel is gone, the deals are left out and planned for the next day', async () => {
  const { sandbox, room, server, store, tables } = club;
  const gone = sandbox.addChannel(server, 'gone');
  await planDeals();
  sandbox.setPermissions(room, { without: ['sendMessages'] });
  time.now += HOUR;
  await expect.poll(async () => (await store.postsDue(time.now)).length).toBe(0);
  expect(deals()).toEqual([]);
  await tables.settings.chooseForServer(server.id, { dailyChannel: [gone.id] });
  sandbox.deleteChannel(gone);
  time.now += DAY;
  await expect.poll(async () => (await store.postsDue(time.now)).length).toBe(0);
  expect((await store.postsDue(time.now + DAY))[0]).toMatchObject({ what: 'deal' });
  const kinds = club.logged.splice(0).map((line) => JSON.parse(line).errorKind);
  expect(kinds).toEqual(['forbidden', 'unknown-channel']);
});
