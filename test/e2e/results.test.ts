import type { Actor, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { type Club, eachInAClub } from './support/club.ts';
import { playToTheEnd, startMatch, takeHand } from './support/playing.ts';
import { altOf, buttonFor, buttonsFor, isPrivate, pictureOf, textOf } from './support/reading.ts';

let club: Club;

eachInAClub((opened) => {
  club = opened;
});

async function type(who: Actor, command: string): Promise<Message> {
  return await who.command(club.room, `hanafuda ${command}`).message();
}

/** Ann and Bob are dealt cards, and whoever is asked plays one. */
async function beginMatch(): Promise<void> {
  const { ann, bob } = club;
  await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  for (const who of [ann, bob]) {
    const hand = await takeHand(club, who);
    const [move] = buttonsFor(hand, 'move');
    if (move !== undefined) return void (await who.click(hand, move.id).message());
  }
}

describe('a match that is broken off', () => {
  test('by agreement counts for nobody', async () => {
    const { ann, bob } = club;
    await beginMatch();
    await type(ann, 'stop');
    await type(bob, 'stop');
    expect((await club.tables.matches.find(1))?.status).toBe('stopped');
    expect(textOf(await type(ann, 'leaderboard'))).toContain('Nobody has finished a match');
    expect(textOf(await type(bob, 'profile'))).toContain('haven’t finished a match');
  });

  test('after somebody left is not lost by them where they had asked to stop and the other agrees', async () => {
    const { ann, bob } = club;
    await beginMatch();
    await type(bob, 'stop');
    await type(bob, 'leave');
    await type(ann, 'stop');
    expect((await club.tables.matches.find(1))?.stopReason).toBe('by-vote');
    expect(textOf(await type(ann, 'leaderboard'))).toContain('Nobody has finished a match');
    expect(textOf(await type(bob, 'profile'))).toContain('haven’t finished a match');
  });

  test('after somebody left who had asked to stop is lost by them where the other refuses', async () => {
    const { ann, bob, room, sandbox } = club;
    await beginMatch();
    await type(bob, 'stop');
    await type(bob, 'leave');
    const table = await sandbox.waitForMessage((one) => buttonsFor(one, 'goon').length > 0);
    await ann.click(table, buttonFor(table, 'goon').id).done;
    await expect.poll(async () => (await club.tables.matches.find(1))?.stopVotes).toEqual([]);
    await ann.command(room, 'hanafuda stop').message();
    const leaderboard = await type(ann, 'leaderboard');
    expect(altOf(leaderboard)).toMatch(/^1\. Ann: 1 win in 1 match.*\n2\. Bob: 0 wins in 1 match/m);
  });

  test('after somebody fled is lost by them', async () => {
    const { ann, bob } = club;
    await beginMatch();
    await type(ann, 'leave');
    await type(bob, 'stop');
    expect((await club.tables.matches.find(1))?.status).toBe('stopped');
    const leaderboard = await type(bob, 'leaderboard');
    expect(altOf(leaderboard)).toMatch(/^1\. Bob: 1 win in 1 match.*\n2\. Ann: 0 wins in 1 match/m);
  });

  test('after somebody fled counts for nobody where the server has it so', async () => {
    const { ann, bob, server, store } = club;
    await store.putServerSettings(server.id, { ratesFled: false });
    await beginMatch();
    await type(ann, 'leave');
    await type(bob, 'stop');
    expect(textOf(await type(bob, 'leaderboard'))).toContain('Nobody has finished a match');
  });
});

test('who fled is last in a match that was played to its end without them', async () => {
  const { ann, bob } = club;
  await beginMatch();
  await type(ann, 'leave');
  // What she still has on her screen would be taken for somebody's turn.
  for (const old of ann.view(club.room).filter(isPrivate)) ann.delete(old);
  await takeHand(club, bob);
  await playToTheEnd(club, [bob]);
  expect(altOf(await type(bob, 'leaderboard'))).toMatch(/^1\. Bob: 1 win.*\n2\. Ann: 0 wins/m);
});

describe('a match with a computer', () => {
  async function playOne(): Promise<Message> {
    const { ann } = club;
    await startMatch(club, [ann], { game: 'botan-cho', rules: 'rounds=3', computers: 1 });
    await takeHand(club, ann);
    await playToTheEnd(club, [ann]);
    const profile = await type(ann, 'profile');
    const stats = buttonsFor(profile, 'achievements').find(({ id }) => id.includes('/stats/'));
    return await ann.click(profile, stats?.id ?? '').message();
  }

  test('counts, and is not rated', async () => {
    const stats = await playOne();
    expect(textOf(stats)).toMatch(/[01] wins? in 1 match/);
    expect(textOf(stats)).toContain('No rated match yet');
    expect(pictureOf(stats)).toBeUndefined();
  });

  test('is rated where the server has it so', async () => {
    const { server, store } = club;
    await store.putServerSettings(server.id, { ratesComputers: true });
    const stats = await playOne();
    expect(pictureOf(stats)).toBe('rating');
    expect(altOf(stats)).toContain('over 1 rated match');
  });

  test('is not rated where nothing is', async () => {
    const { server, store } = club;
    await store.putServerSettings(server.id, { ratesComputers: true, isRated: false });
    expect(textOf(await playOne())).toContain('No rated match yet');
  });
});
