import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../src/model/match.ts';
import { DEFAULT_PERSON_SETTINGS, DEFAULT_SERVER_SETTINGS } from '../../src/model/settings.ts';
import {
  AKI,
  BENI,
  DAIGO,
  done,
  EMI,
  moveOn,
  type Room,
  reasonOf,
  room,
  SERVER,
} from './support/a-table.ts';

/**
 * A database as version 0.1 left it, with matches whose rules have been settled otherwise since: two
 * that are over, six being played, three lobbies. `expected.json` holds what came of them there: the
 * stored results, and how those being played ended when everybody made the first move they could.
 * `settings.sql` is what else that version wrote.
 */
const FOLDER = new URL('../fixtures/0.1/', import.meta.url);

interface Expected {
  readonly results: readonly Readonly<Record<string, unknown>>[];
  readonly ends: Readonly<
    Record<
      string,
      {
        readonly moves: number;
        readonly totals: readonly number[];
        readonly seating: readonly number[];
      }
    >
  >;
}

const expected = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8')) as Expected;

let folder: string;
let path: string;
let here: Room;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  path = join(folder, 'hanafuda.sqlite');
  writeFileSync(path, gunzipSync(readFileSync(new URL('matches.sqlite.gz', FOLDER))));
  const { $client } = drizzle(path);
  $client.exec(readFileSync(new URL('settings.sql', FOLDER), 'utf8'));
  $client.close();
  here = room({ path });
});
afterEach(() => {
  here.store.close();
  rmSync(folder, { recursive: true, force: true });
});

function found(id: number): Match {
  const match = here.tables.matches.find(id);
  if (match === undefined) throw new Error(`no match ${id}`);
  return match;
}

const idsOf = (status: Match['status']) =>
  Array.from({ length: 11 }, (_, index) => index + 1).filter((id) => found(id).status === status);

/** The last state of a match by its seed and moves. */
const replayedEnd = (match: Match) => here.tables.play.replay(match).at(-1)?.state;

describe('a database of version 0.1', () => {
  test('has its matches and results as they were', () => {
    expect([idsOf('over'), idsOf('playing'), idsOf('open')]).toEqual([
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

  test('shows every match again as it was played', () => {
    for (const id of [...idsOf('over'), ...idsOf('playing')]) {
      const match = found(id);
      expect(replayedEnd(match), String(id)).toEqual(match.state);
      expect(here.tables.play.bestYaku(match), String(id)).toHaveLength(match.players.length);
    }
  });

  test('goes on with the matches being played, by the rules by which they began', () => {
    for (const id of idsOf('playing')) {
      let match = found(id);
      const from = match.version;
      while (match.status === 'playing') match = done(moveOn(here.tables, match));
      expect(match.state?.setup.edition, String(id)).toBeUndefined();
      const { totals, seating } = match.state ?? {};
      expect({ moves: match.version - from, totals, seating }, String(id)).toMatchObject({
        moves: expected.ends[id]?.moves,
        totals: expected.ends[id]?.totals,
        seating: expected.ends[id]?.seating,
      });
      expect(replayedEnd(found(id)), String(id)).toEqual(match.state);
    }
  });

  test('goes on with its lobbies, with the seats that their games now usually have', () => {
    const [inoShikaCho, suharaBana, mushi] = [9, 10, 11].map((matchId) => ({ matchId }));
    const full = found(9);
    expect(full.players).toHaveLength(3);
    expect(reasonOf(here.tables.lobby.join(inoShikaCho!, DAIGO))).toBe('full');
    expect(done(here.tables.lobby.start(inoShikaCho!, AKI)).state?.setup).toMatchObject({
      seats: 3,
    });
    expect(done(here.tables.lobby.join(suharaBana!, EMI)).state?.setup).toMatchObject({
      seats: 5,
      edition: 2,
    });
    expect(done(here.tables.lobby.join(mushi!, BENI)).state?.setup).toMatchObject({
      seats: 2,
      edition: 2,
    });
  });

  test('plays a match of it again by the rules of now, with the seats and house rules of then', () => {
    const [id = 0] = idsOf('over');
    const waiting = here.tables.matches.activeOf(AKI.id).filter(({ status }) => status === 'open');
    for (const { id: matchId } of waiting) done(here.tables.leaving.leave({ matchId }, AKI));
    const again = done(here.tables.lobby.rematch({ matchId: id, person: AKI }));
    expect(again).toMatchObject({ seats: 3, options: found(id).options });
    const match = done(here.tables.lobby.start({ matchId: again.id }, AKI));
    expect(match.state?.setup.edition).toBe(2);
    let last = match;
    while (last.status === 'playing') last = done(moveOn(here.tables, last));
    expect(replayedEnd(found(last.id))).toEqual(last.state);
  });

  test('has the settings of its servers and people', () => {
    expect(here.store.serverSettings(SERVER)).toEqual({
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
    expect(here.store.serverSettings('200000000000000002')).toEqual(DEFAULT_SERVER_SETTINGS);
    expect(here.store.personSettings(AKI.id)).toEqual({
      ...DEFAULT_PERSON_SETTINGS,
      language: 'ja',
      names: 'romaji',
      mentions: 'never',
      confirms: true,
    });
    expect(here.store.personSettings(BENI.id)).toEqual({
      ...DEFAULT_PERSON_SETTINGS,
      names: 'kanji',
    });
  });

  test('holds by them: a new table where one may be, by the clock that was chosen', () => {
    const host = { id: '100000000000000006', name: 'Fumi' };
    const open = (channelId: string) =>
      here.tables.lobby.open({
        where: { serverId: SERVER, channelId },
        host,
        game: 'mushi',
        options: {},
      });
    expect(reasonOf(open('300000000000000013'))).toBe('channel-not-allowed');
    expect(done(open('300000000000000012')).clock).toBe('24h');
    expect(here.tables.privacy.forgetLeftServers()).toEqual([]);
    here.clock.now += 31 * 24 * 60 * 60_000;
    expect(here.tables.privacy.forgetLeftServers()).toEqual(['200000000000000002']);
  });

  test('goes on with its seasons and ratings', () => {
    const { ranking } = here.tables;
    expect(ranking.closedSeasons(SERVER)).toEqual([
      { number: 1, startedAt: 500_000, endedAt: 900_000 },
    ]);
    expect(ranking.seasons(SERVER)).toMatchObject({ number: 2, played: { matches: 2, people: 5 } });
    const scope = { serverId: SERVER, game: 'suhara-bana' };
    const before = ranking.ratingHistory(scope, AKI.id);
    expect(before).toHaveLength(1);
    let match = found(3);
    while (match.status === 'playing') match = done(moveOn(here.tables, match));
    const after = ranking.ratingHistory(scope, AKI.id);
    expect(after.slice(0, 1)).toEqual(before);
    expect(after.map(({ rating }) => rating.matches)).toEqual([1, 2]);
    expect(ranking.seasons(SERVER).played.matches).toBe(3);
  });

  test('goes on with its table message, its hand and its timers', () => {
    const { messages, hands, timers } = here.tables;
    expect(messages.find(3)?.messageId).toBe('400000000000000001');
    expect(messages.unposted().map(({ match }) => match.id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(hands.of(3)).toMatchObject([{ personId: AKI.id, token: 'token-of-aki' }]);
    expect(timers.timedMatches().map(({ matchId }) => matchId)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    here.clock.now = 1_180_000;
    expect(timers.due().map(({ matchId, kind }) => [matchId, kind])[0]).toEqual([3, 'call']);
  });
});
