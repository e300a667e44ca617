import type { Actor, Channel } from 'discord-sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMPONENT_HANDLERS } from '../../src/bot/component-handlers.ts';
import type { Match } from '../../src/model/match.ts';
import { EN } from '../../src/text/words/en/index.ts';
import { playOut } from '../table/support/matches.ts';
import { done } from '../table/support/outcomes.ts';
import { eachInAClub } from './support/club.ts';
import { chooseForged, pressForged } from './support/forged.ts';
import { altOf, pictureOf, textOf } from './support/reading.ts';

let backRoom: Channel;

const club = eachInAClub();

beforeEach(() => {
  const { sandbox, server, cho } = club;
  backRoom = sandbox.addChannel(server, 'back-room');
  sandbox.hideChannel(backRoom, [cho]);
});

async function listFor(who: Actor): Promise<string> {
  return textOf(await who.command(club.room, 'hanafuda table', { all: true }).message());
}

test('a table in a channel that somebody cannot see is not on their list, nor is its host', async () => {
  const { ann, bob, cho, room } = club;
  await bob.command(backRoom, 'hanafuda start', { game: 'koi-koi' }).message();
  expect(await listFor(cho)).toContain('no tables you can see');
  await ann.command(room, 'hanafuda start', { game: 'mushi' }).message();

  const list = await listFor(cho);
  expect(list).toContain(`<#${room.id}> · **Mushi**`);
  expect(list).not.toContain(backRoom.id);
  expect(list).not.toContain('Bob');
  for (const who of [ann, bob]) {
    expect(await listFor(who)).toContain(`<#${backRoom.id}> · **Koi-Koi** · in the lobby: Bob`);
  }
});

test('who has lost sight of a channel can leave its table from elsewhere', async () => {
  const { ann, bob, sandbox, room, tables } = club;
  await ann.command(backRoom, 'hanafuda start', { game: 'hana-awase' }).message();
  await bob.command(backRoom, 'hanafuda join').message();
  sandbox.hideChannel(backRoom, [bob]);
  expect(await listFor(bob)).toContain('no tables you can see');
  await bob.command(room, 'hanafuda leave').message();
  expect((await tables.stored.newestMatch(backRoom.id))?.players).toHaveLength(1);
});

/** Ann and Bob have played a match to its end there. */
async function played(channel: Channel): Promise<Match> {
  const { ann, bob, server, tables } = club;
  const where = { serverId: server.id, channelId: channel.id };
  const host = { id: ann.id, name: 'Ann' };
  const options = { rounds: '3' };
  const { id } = done(
    await tables.lobby.open({ where, host, game: 'hana-awase', seats: 2, options }),
  );
  return await playOut(
    tables,
    done(await tables.lobby.join({ matchId: id }, { id: bob.id, name: 'Bob' })),
  );
}

/** Every way to open a match that is over, and what each says. */
const WAYS: Readonly<Record<string, (who: Actor, match: Match) => Promise<string>>> = {
  'the list of its players’ matches': async (who) => {
    const list = await who
      .command(club.room, 'hanafuda history', { person: club.bob.id })
      .message();
    return textOf(list);
  },
  'the menu of that list': async (who, { id }) =>
    pictureOf(await chooseForged(club, who, [`history/0/0/o0/${club.bob.id}/`, String(id)])) ?? '',
  'its code': async (who, match) => {
    const code = (await club.tables.history.codeOf(match)) ?? '';
    return pictureOf(await who.command(club.room, 'hanafuda history', { code }).message()) ?? '';
  },
  'a button for its review': async (who, { id }) =>
    pictureOf(await pressForged(club, who, `review/${id}/0/`)) ?? '',
  'a profile with its best yaku': async (who) => {
    await club.store.putPersonSettings(club.bob.id, { profile: 'server' });
    const profile = who.command(club.room, 'hanafuda profile', { person: club.bob.id });
    return altOf(await profile.message());
  },
};

/** What says that the match was opened. */
const BEST = /Best yaku, (?!None)/;
const OPENED = new RegExp(`Hana-awase|^table|${BEST.source}`);

describe('a match that was played in a channel', () => {
  test.each(Object.keys(WAYS))(
    'is opened by %s by those who see it, and nobody else',
    async (way) => {
      const match = await played(backRoom);
      const { ann, cho, sandbox } = club;
      const open = WAYS[way] ?? (() => Promise.reject(new Error(way)));
      expect(await open(sandbox.addUser('Dan'), match)).toMatch(OPENED);
      expect(await open(ann, match)).toMatch(OPENED);
      expect(await open(cho, match)).not.toMatch(OPENED);
    },
  );

  test('is nothing that any button elsewhere tells those who do not see it', async () => {
    const { id } = await played(backRoom);
    for (const verb of Object.keys(COMPONENT_HANDLERS)) {
      const answer = await pressForged(club, club.cho, `${verb}/${id}/0/p0h`);
      expect(textOf(answer), verb).toContain('no table in this channel');
      expect(answer.attachments, verb).toEqual([]);
    }
  });

  test('is opened after its thread was put away, and by its players alone once the channel is gone', async () => {
    const { ann, cho, sandbox, room } = club;
    const dan = sandbox.addUser('Dan');
    const review = WAYS['a button for its review'] ?? (() => Promise.resolve(''));
    const opens = async (match: Match) =>
      await Promise.all([ann, dan, cho].map(async (who) => OPENED.test(await review(who, match))));
    const hidden = sandbox.addThread(backRoom, 'evening');
    const inThread = await played(hidden);
    sandbox.setThread(hidden, { isArchived: true });
    await club.stopBot();
    await club.startBot();
    expect(await opens(inThread)).toEqual([true, true, false]);
    const passing = sandbox.addChannel(club.server, 'passing');
    const inChannel = await played(passing);
    expect(await opens(inChannel)).toEqual([true, true, true]);
    sandbox.deleteChannel(passing);
    expect(await opens(inChannel)).toEqual([true, false, false]);
    expect(await opens(await played(room))).toEqual([true, true, true]);
  });

  test('is shown to everybody only where everybody may see it', async () => {
    const { ann, cho, room } = club;
    const { id } = await played(backRoom);
    const moment = await pressForged(club, ann, `moment/${id}/0/p0h`);
    expect(textOf(moment)).toBe(EN.review.notHere(`<#${backRoom.id}>`));
    const own = await ann.command(room, 'hanafuda profile').message();
    expect(altOf(own)).toMatch(BEST);
    await pressForged(club, ann, 'profile/0/0/');
    const seen = cho.view(room).map((one) => altOf(one));
    expect(seen.some((alt) => alt.startsWith('Ann'))).toBe(true);
    expect(seen.join()).toContain('Best yaku, None yet');
    const other = await played(room);
    await pressForged(club, ann, `moment/${other.id}/0/p0h`);
    expect(cho.view(room).some((one) => textOf(one).includes('shows a moment'))).toBe(true);
  });
});
