import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../src/model/match.ts';
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
} from './support/a-table.ts';

/**
 * A database as version 0.1 left it, with matches whose rules have been settled otherwise since: two
 * that are over, six being played, three lobbies. `expected.json` holds what came of them there: the
 * stored results, and how those being played ended when everybody made the first move they could.
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
});
