import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../src/model/match.ts';
import { DEFAULT_PERSON_SETTINGS, DEFAULT_SERVER_SETTINGS } from '../../src/model/settings.ts';
import { drizzle } from '../../src/store/drizzle.ts';
import { ownFolder } from '../support/own-folder.ts';
import { databaseOf01, endOf, expected } from '../support/version-01.ts';
import { type Room, room } from './support/a-table.ts';
import { again, current, playOut } from './support/matches.ts';
import { done, reasonOf } from './support/outcomes.ts';
import { AKI, BENI, DAIGO, EMI, SERVER } from './support/people.ts';

const folder = ownFolder();
const path = join(folder, 'hanafuda.sqlite');
let here: Room;
beforeEach(() => {
  databaseOf01(path);
  here = room({ path, isBlank: true });
});
afterEach(() => here.store.close());

const found = (id: number) => current(here.tables, id);

async function idsOf(status: Match['status']): Promise<readonly number[]> {
  const ids = Array.from({ length: 11 }, (_, index) => index + 1);
  const matches = await Promise.all(ids.map(found));
  return ids.filter((_, index) => matches[index]?.status === status);
}

/** The last state of a match by its seed and moves. */
const replayedEnd = async (match: Match) => (await here.tables.play.replay(match)).at(-1)?.state;

describe('a database of version 0.1', () => {
  test('has its matches and results as they were', async () => {
    expect([await idsOf('over'), await idsOf('playing'), await idsOf('open')]).toEqual([
      [1, 2],
      [3, 4, 5, 6, 7, 8],
      [9, 10, 11],
    ]);
    const { $client } = drizzle(path);
    const results = $client
      .prepare(
        'select match_id, seat, score, place, best_yaku, best_yaku_value from result order by match_id, seat',
      )
      .all();
    $client.close();
    expect(results).toEqual(expected.results);
  });

  test('lets the others go on without whoever has been silent, in matches without a clock', async () => {
    for (const id of await idsOf('playing')) {
      expect((await found(id)).clock).toBe('none');
      expect(await here.store.dueAt(id, 'silence'), String(id)).toBeGreaterThan(0);
    }
  });

  test('shows every match again as it was played', async () => {
    for (const id of [...(await idsOf('over')), ...(await idsOf('playing'))]) {
      const match = await found(id);
      // Which cards were dealt was not stored then.
      const end = { ...(await replayedEnd(match)), dealt: match.state?.dealt };
      expect(end, String(id)).toEqual(match.state);
      const { best } = await here.tables.play.story(match);
      expect(best, String(id)).toHaveLength(match.players.length);
    }
  });

  test('goes on with the matches being played, by the rules by which they began', async () => {
    for (const id of await idsOf('playing')) {
      const begun = await found(id);
      const match = await playOut(here.tables, begun);
      expect(match.state?.setup.edition, String(id)).toBeUndefined();
      expect(expected.ends[id], String(id)).toMatchObject(endOf(match, begun.version));
      expect(await replayedEnd(await found(id)), String(id)).toEqual(match.state);
    }
  });

  test('goes on with its lobbies, with the seats that their games now usually have', async () => {
    const [inoShikaCho, suharaBana, mushi] = [9, 10, 11].map((matchId) => ({ matchId }));
    const full = await found(9);
    expect(full.players).toHaveLength(3);
    expect(reasonOf(await here.tables.lobby.join(inoShikaCho!, DAIGO))).toBe('full');
    expect(done(await here.tables.lobby.start(inoShikaCho!, AKI)).state?.setup).toMatchObject({
      seats: 3,
    });
    expect(done(await here.tables.lobby.join(suharaBana!, EMI)).state?.setup).toMatchObject({
      seats: 5,
      edition: 3,
    });
    const { clock } = await found(11);
    const joined = done(await here.tables.lobby.join(mushi!, BENI));
    expect([clock, joined.clock]).toEqual(['none', 'none']);
    expect(joined.state?.setup).toMatchObject({
      seats: 2,
      edition: 3,
    });
  });

  test('plays a match of it again by the rules of now, with the seats and house rules of then', async () => {
    const [id = 0] = await idsOf('over');
    const waiting = (await here.tables.stored.seatsOf(AKI.id)).filter(
      ({ status }) => status === 'open',
    );
    for (const { id: matchId } of waiting) done(await here.tables.leaving.leave({ matchId }, AKI));
    const before = await found(id);
    const asked = await again(here.tables, before, AKI);
    expect(asked).toMatchObject({ seats: 3, options: before.options });
    const others = asked.invited.map(({ person }) => person);
    const match = await again(here.tables, before, ...others);
    expect(match.state?.setup.edition).toBe(3);
    const last = await playOut(here.tables, match);
    expect(await replayedEnd(await found(last.id))).toEqual(last.state);
  });

  test('has the settings of its servers and people', async () => {
    expect(await here.store.serverSettings(SERVER)).toEqual({
      ...DEFAULT_SERVER_SETTINGS,
      language: 'ja',
      clock: '24h',
      channels: ['300000000000000001', '300000000000000012'],
      tableCap: 50,
      mentions: 'always',
      isRated: false,
      ratesComputers: true,
      ratesFled: false,
      hasBadges: true,
    });
    expect(await here.store.serverSettings('200000000000000002')).toEqual(DEFAULT_SERVER_SETTINGS);
    expect(await here.store.personSettings(AKI.id)).toEqual({
      ...DEFAULT_PERSON_SETTINGS,
      language: 'ja',
      names: 'romaji',
      mentions: 'never',
      confirms: true,
    });
    expect(await here.store.personSettings(BENI.id)).toEqual({
      ...DEFAULT_PERSON_SETTINGS,
      names: 'kanji',
    });
  });

  test('holds by them: a new table where one may be, by the clock that was chosen', async () => {
    const host = { id: '100000000000000006', name: 'Fumi' };
    const open = (channelId: string) =>
      here.tables.lobby.open({
        where: { serverId: SERVER, channelId },
        host,
        game: 'mushi',
        options: {},
      });
    expect(reasonOf(await open('300000000000000013'))).toBe('channel-not-allowed');
    expect(done(await open('300000000000000012')).clock).toBe('24h');
    expect(await here.tables.privacy.forgetLeftServers()).toEqual([]);
    here.clock.now += 31 * 24 * 60 * 60_000;
    expect(await here.tables.privacy.forgetLeftServers()).toEqual(['200000000000000002']);
  });

  test('goes on with its seasons and ratings', async () => {
    const { ranking, stored } = here.tables;
    expect(await stored.seasons(SERVER)).toEqual([
      { number: 1, startedAt: 500_000, endedAt: 900_000 },
    ]);
    expect(await ranking.seasons(SERVER)).toMatchObject({
      number: 2,
      played: { matches: 2, people: 5 },
    });
    const scope = { serverId: SERVER, game: 'suhara-bana' };
    const before = await stored.ratingHistory(scope, AKI.id);
    expect(before).toHaveLength(1);
    await playOut(here.tables, await found(3));
    const after = await stored.ratingHistory(scope, AKI.id);
    expect(after.slice(0, 1)).toEqual(before);
    expect(after.map(({ rating }) => rating.matches)).toEqual([1, 2]);
    expect((await ranking.seasons(SERVER)).played.matches).toBe(3);
  });

  test('goes on with its table messages, its hand and its timers', async () => {
    const { messages, stored } = here.tables;
    expect((await messages.find(3))?.messageId).toBe('400000000000000001');
    expect((await messages.unposted()).map(({ match }) => match.id)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    const hands = await stored.hands(3, here.clock.now);
    expect(hands).toMatchObject([{ personId: AKI.id, token: 'token-of-aki' }]);
    expect((await stored.timedMatches()).map(({ matchId }) => matchId)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    here.clock.now = 1_180_000;
    expect((await here.tables.timers.due()).map(({ matchId, kind }) => [matchId, kind])[0]).toEqual(
      [3, 'call'],
    );
  });
});
