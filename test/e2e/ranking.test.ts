import type { Actor, Message } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../src/model/match.ts';
import { keepRatings } from '../../src/table/ranking/ratings.ts';
import { endTable } from '../store/support/a-lobby.ts';
import { eachInAClub } from './support/club.ts';
import { pressForged } from './support/forged.ts';
import { playToTheEnd, pressLabel, startMatch, takeHand } from './support/playing.ts';
import {
  altOf,
  buttonFor,
  buttonsFor,
  buttonsOf,
  idsFor,
  isPrivate,
  pictureOf,
  textOf,
  toldAlone,
} from './support/reading.ts';

const club = eachInAClub();

type Values = Parameters<Actor['command']>[2];

async function type(who: Actor, command: string, values: Values = {}): Promise<Message> {
  return await who.command(club.room, `hanafuda ${command}`, values).message();
}

/** The menu that chooses a part of a leaderboard: the end of its custom id. */
function menuId(message: Message, part: string): string {
  const id = idsFor(message, 'board').find((one) => one.endsWith(part));
  if (id === undefined) throw new Error(`no menu for ${part}`);
  return id;
}

/** The seasons, which everybody gets from a leaderboard. */
async function seasons(who: Actor): Promise<Message> {
  return await pressLabel(who, await type(who, 'leaderboard'), 'Seasons');
}

/** A rated match that ended: those people, first to last. */
async function finish(...people: readonly Person[]) {
  const { store, server } = club;
  const over = { serverId: server.id, game: 'mushi', at: Date.now(), isRated: true };
  const ended = people.map((person) => ({ person }));
  const { match } = await endTable(store, ended, over);
  const seats = people.map(({ id }, seat) => ({ who: { personId: id }, place: seat + 1 }));
  await keepRatings(store, { ...over, matchId: match.id, seats });
}

/** Ann and 14 others have played, and Ann is the last of them. */
async function fill(): Promise<void> {
  const others = Array.from({ length: 14 }, (_, index) => ({
    id: String(500 + index),
    name: `Guest ${index + 1}`,
  }));
  const ann = { id: club.ann.id, name: 'Ann' };
  for (const [index, other] of others.entries()) {
    for (let wins = index; wins < 14; wins++) await finish(other, ann);
  }
}

describe('/hanafuda leaderboard', () => {
  test('has pages of ten with a picture each, and always the asker’s own row', async () => {
    await fill();
    const { ann, room } = club;
    let leaderboard = await type(ann, 'leaderboard');
    expect(isPrivate(leaderboard)).toBe(false);
    expect(pictureOf(leaderboard)).toBe('leaderboard');
    expect(altOf(leaderboard)).toMatch(/^1\. Guest 1: 14 wins in 14 matches/m);
    expect(altOf(leaderboard)).toMatch(/^10\. Guest 10/m);
    expect(altOf(leaderboard)).not.toContain('Guest 11');
    expect(textOf(leaderboard)).toMatch(/^15\. \*\*Ann\*\*: 0 wins/m);
    expect(textOf(leaderboard)).toContain('1–10 of 15');

    leaderboard = await pressLabel(ann, leaderboard, 'Next');
    expect(altOf(leaderboard)).toMatch(/^11\. Guest 11/m);
    expect(altOf(leaderboard)).toMatch(/^15\. Ann/m);
    expect(textOf(leaderboard)).toMatch(/^15\. \*\*Ann\*\*/m);
    expect(buttonsOf(leaderboard).filter(({ isEnabled }) => isEnabled)).toHaveLength(3);
    // One message, leafed through in its place.
    expect(ann.view(room)).toHaveLength(1);
  });

  test('gives others a copy of their own, in their language', async () => {
    await fill();
    const leaderboard = await type(club.ann, 'leaderboard');
    const yui = club.sandbox.addUser('Yui', { locale: 'ja' });
    const copy = await pressLabel(yui, leaderboard, 'Next');
    expect(isPrivate(copy)).toBe(true);
    expect(altOf(copy)).toMatch(/^11位 Guest 11/m);
    expect(textOf(copy)).toContain('Yui');
    const [shown] = club.ann.view(club.room);
    expect(altOf(shown!)).toMatch(/^1\. Guest 1:/m);
    const back = await pressLabel(yui, copy, '前へ');
    expect(altOf(back)).toMatch(/^1位/m);
  });
});

describe('a season', () => {
  let boss: Actor;
  beforeEach(() => {
    boss = club.sandbox.addUser('Boss', { permissions: 'manager' });
  });

  const played = () => finish({ id: '8', name: 'Kim' }, { id: '9', name: 'Lea' });

  test('is closed by a manager in two steps, and its final standing is told', async () => {
    await played();
    const season = await seasons(boss);
    expect(toldAlone(season)).toContain('1 match, 2 players');
    const asked = await pressLabel(boss, season, 'End season');
    expect(textOf(asked)).toContain('End season 1?');
    const back = await pressLabel(boss, asked, 'Back');
    expect(textOf(back)).toContain('1 match, 2 players');
    const again = await pressLabel(boss, back, 'End season');

    const closed = await pressLabel(boss, again, 'End season 1');
    expect(closed.id).toBe(again.id);
    expect(textOf(closed)).toContain('You ended season 1.');
    expect(buttonsOf(closed)).toEqual([]);
    const final = await club.sandbox.waitForMessage((one) =>
      textOf(one).includes('** ended season'),
    );
    expect(textOf(final)).toContain('**Boss** ended season 1');
    expect(altOf(final)).toMatch(/^1\. Kim/m);
    const twice = await pressForged(club, boss, 'season/0/0/sure.1');
    expect(textOf(twice)).toContain('has already ended');

    expect(textOf(await type(club.bob, 'leaderboard'))).toContain('in this period');
    expect(altOf(await type(club.bob, 'leaderboard', { season: 1 }))).toMatch(/^1\. Kim/m);
    expect(textOf(await type(club.bob, 'leaderboard', { season: 3 }))).toContain('no season 3');
    expect(textOf(await seasons(club.bob))).toMatch(/Season 2, since .*Season 1, /s);
  });

  test('is announced above its standing however that is sorted, and leafed away and back', async () => {
    const { ann, sandbox } = club;
    await played();
    const asked = await pressLabel(boss, await seasons(boss), 'End season');
    await pressLabel(boss, asked, 'End season 1');
    const final = await sandbox.waitForMessage((one) => textOf(one).includes('** ended season'));
    const choose = async (leaderboard: Message, part: string, value: string) =>
      await boss.select(leaderboard, menuId(leaderboard, part), [value]).message();
    const announcement = '**Boss** ended season 1';
    const sorted = await choose(final, '.sort', 'matches');
    expect(sorted.id).toBe(final.id);
    expect(textOf(sorted)).toContain(announcement);
    const other = await choose(sorted, '.period', 'all');
    expect(textOf(other)).not.toContain(announcement);
    const back = await choose(other, '.period', '1');
    expect(textOf(back)).toContain(announcement);
    // Their own copy is no announcement.
    const copy = await ann.select(back, menuId(back, '.sort'), ['matches']).message();
    expect(textOf(copy)).not.toContain('ended season');
  });

  test('is not closed by others, not even with an old button', async () => {
    const { bob } = club;
    await played();
    const season = await seasons(bob);
    expect(buttonsOf(season)).toEqual([]);
    expect(altOf(await pressForged(club, bob, 'season/0/0/show'))).toMatch(/^1\. Kim/m);
    for (const action of ['close', 'sure.1', 'recount']) {
      const odd = await pressForged(club, bob, `season/0/0/${action}`);
      expect(textOf(odd), action).toContain('Manage Server');
    }
    expect((await club.tables.ranking.seasons(club.server.id)).number).toBe(1);
    expect(buttonFor(await seasons(boss), 'season').isEnabled).toBe(true);
  });

  test('is where a manager has the ratings worked out again', async () => {
    await played();
    const answer = await pressLabel(boss, await seasons(boss), 'Recalculate ratings');
    expect(toldAlone(answer)).toContain('1 rated match');
  });
});

const profile = (who: Actor, of?: Actor) => type(who, 'profile', of && { person: of.id });

test('a profile shows what somebody has done to those whom they let see it, after a restart too', async () => {
  expect(textOf(await profile(club.ann))).toContain('haven’t finished a match');
  await startMatch(club, [club.ann], { game: 'botan-cho', rules: 'rounds=3', computers: 1 });
  await takeHand(club, club.ann);
  await playToTheEnd(club, [club.ann]);
  await club.stopBot();
  await club.startBot();

  const own = await profile(club.ann);
  expect(isPrivate(own)).toBe(true);
  expect(pictureOf(own)).toBe('profile');
  expect(altOf(own)).toMatch(/^Ann, .*1 match.*Best yaku.*Achievements \d+ \/ \d+, .*First match/s);
  expect(textOf(own)).toMatch(/\*\*.+\*\*: .+ ·\u00a0<t:\d+:d>/);
  expect(textOf(own)).toContain('Others see only what the leaderboard shows');

  const record = await profile(club.cho, club.ann);
  expect(isPrivate(record)).toBe(true);
  expect(record.attachments).toEqual([]);
  expect(textOf(record)).toMatch(/Botan-chō.*1 match.*shows the rest of their profile to no one/s);
  expect(textOf(record)).not.toContain('First match');

  await club.store.putPersonSettings(club.ann.id, { profile: 'me' });
  const hidden = await profile(club.cho, club.ann);
  expect(hidden.attachments).toEqual([]);
  expect(textOf(hidden)).not.toContain('1 match');

  await club.store.putPersonSettings(club.ann.id, { profile: 'server' });
  const open = await profile(club.cho, club.ann);
  expect(altOf(open)).toContain('First match');
  expect(buttonsFor(open, 'profile')).toEqual([]);

  const turned = async (who: Actor, message: Message, what: string) => {
    const button = buttonsFor(message, 'achievements').find(({ id }) => id.includes(`/${what}/`));
    return await who.click(message, button?.id ?? what).message();
  };
  const list = await turned(club.cho, open, 'earned');
  expect([pictureOf(list), isPrivate(list)]).toEqual(['achievements', true]);
  expect(textOf(list)).toMatch(/\*\*First match\*\*: finish a match ·\u00a0<t:\d+:d>/);
  const next = await turned(club.cho, list, 'next');
  expect(textOf(next)).toContain('**Ten matches**: finish 10 matches ·\u00a01/10');
  expect(textOf(next)).not.toContain('First match');
  expect(pictureOf(await turned(club.cho, next, 'profile'))).toBe('profile');
  await club.store.putPersonSettings(club.ann.id, { profile: 'board' });
  expect(textOf(await turned(club.cho, open, 'next'))).not.toContain('10 matches');

  const before = club.cho.view(club.room).length;
  await club.ann.click(own, buttonFor(own, 'profile').id).message();
  const posted = club.cho.view(club.room).slice(before);
  expect(posted.map(pictureOf)).toEqual(['profile']);
  expect(posted.map(isPrivate)).toEqual([false]);
});
