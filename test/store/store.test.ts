import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seedOf } from '../../src/engine/core/random.ts';
import { findGame } from '../../src/engine/games/index.ts';
import { openStore, type SqliteStore } from '../../src/store/open-store.ts';
import { type Match, type Person, UNTOUCHED } from '../../src/table/match.ts';
import type { MatchRecord, SeatResult } from '../../src/table/store.ts';

const AKI: Person = { id: '1', name: 'Aki' };
const BENI: Person = { id: '2', name: 'Beni' };
const CHIKA: Person = { id: '3', name: '千佳 ✿ "; drop table match; --' };

const fresh: Omit<Match, 'id'> = {
  ...UNTOUCHED,
  where: { serverId: 's', channelId: 'c' },
  game: 'botan-cho',
  options: { rounds: 3, wildTakesStack: true },
  status: 'open',
  hostId: AKI.id,
  players: [
    { type: 'person', person: AKI, away: false, missed: 0 },
    { type: 'person', person: CHIKA, away: true, missed: 0 },
    { type: 'computer', number: 1, strength: 'normal' },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['memory', ':memory:'],
  ['a file', join(folder, 'store.sqlite')],
])('a store in %s', (_name, path) => {
  let store: SqliteStore;
  beforeEach(() => {
    store = openStore(path);
  });
  afterEach(() => store.close());

  /** A stored match, in a channel of its own unless told otherwise. */
  const insert = (change: Partial<Match> = {}): Match => {
    const match = store.insertMatch({ ...fresh, ...change }, 1);
    if (match === undefined) throw new Error('the channel is taken');
    return match;
  };
  const inChannel = (channelId: string) => ({ where: { serverId: 's', channelId } });

  describe('matches', () => {
    test('come back as they went in', () => {
      const match = insert();
      expect(match).toEqual({ ...fresh, id: match.id });
      expect(store.match(match.id)).toEqual(match);
      expect(store.match(match.id + 1)).toBeUndefined();
    });

    test('come back with a state as it was', () => {
      const game = findGame('suhara-bana');
      const options = { length: 3, forceThree: false, fourBrightsNullify: true };
      const seed = seedOf(7);
      const state = game?.start({ game: 'suhara-bana', seats: 5, options, seed }).state ?? null;
      expect(state).not.toBeNull();
      const match = insert({ status: 'playing', seed, state });
      expect(store.match(match.id)?.state).toEqual(state);
    });

    test('are one a channel while open or playing', () => {
      const first = insert();
      expect(store.insertMatch(fresh, 1)).toBeUndefined();
      store.updateMatch({ ...first, status: 'playing', version: 1 }, 0, 2);
      expect(store.insertMatch(fresh, 1)).toBeUndefined();
      expect(store.insertMatch({ ...fresh, ...inChannel('d') }, 1)).toBeDefined();
      store.updateMatch({ ...first, status: 'over', version: 2 }, 1, 2);
      expect(store.insertMatch(fresh, 1)).toBeDefined();
    });

    test('are found by their channel, the active one and the newest', () => {
      expect(store.activeMatch('c')).toBeUndefined();
      expect(store.newestMatch('c')).toBeUndefined();
      const first = insert({ status: 'stopped' });
      expect(store.activeMatch('c')).toBeUndefined();
      expect(store.newestMatch('c')).toEqual(first);
      const second = insert();
      insert(inChannel('d'));
      expect(store.activeMatch('c')).toEqual(second);
      expect(store.newestMatch('c')).toEqual(second);
      const over: Match = { ...second, status: 'over', version: 1 };
      store.updateMatch(over, 0, 2);
      expect(store.activeMatch('c')).toBeUndefined();
      expect(store.newestMatch('c')).toEqual(over);
    });

    test('are replaced only from the version that was read', () => {
      const match = insert();
      const changed: Match = {
        ...match,
        version: 1,
        status: 'playing',
        hostId: BENI.id,
        options: { rounds: 6, wildTakesStack: false },
        players: [{ type: 'person', person: BENI, away: false, missed: 0 }],
        seed: seedOf(1),
      };
      expect(store.updateMatch(changed, 0, 2)).toBe(true);
      expect(store.match(match.id)).toEqual(changed);
      expect(store.updateMatch({ ...match, version: 1 }, 0, 3)).toBe(false);
      expect(store.updateMatch({ ...match, id: 99, version: 1 }, 0, 3)).toBe(false);
      expect(store.match(match.id)).toEqual(changed);
    });
  });

  describe('records', () => {
    const start: MatchRecord = { version: 3, seat: null, move: null, byComputer: false };
    const play: MatchRecord = {
      version: 4,
      seat: 1,
      move: { type: 'play', card: 0 },
      byComputer: true,
    };
    const capture: MatchRecord = {
      version: 6,
      seat: 0,
      move: { type: 'capture', take: [1, 2, 3] },
      byComputer: false,
    };

    test('come back in the order of their versions, each match’s own', () => {
      const { id } = insert();
      const { id: other } = insert(inChannel('d'));
      for (const record of [start, capture, play]) store.addRecord(id, record, 1);
      store.addRecord(other, start, 1);
      expect(store.records(id)).toEqual([start, play, capture]);
      expect(store.records(other)).toEqual([start]);
      expect(store.records(other + 1)).toEqual([]);
    });

    test('are one a version', () => {
      const { id } = insert();
      store.addRecord(id, start, 1);
      expect(() => store.addRecord(id, { ...play, version: 3 }, 1)).toThrow('UNIQUE');
    });

    test('belong to a match that exists', () => {
      expect(() => store.addRecord(99, start, 1)).toThrow('FOREIGN KEY');
    });
  });

  describe('a transaction', () => {
    test('gives what its work gives', () => {
      expect(store.transaction(() => insert().version)).toBe(0);
      expect(store.newestMatch('c')).toBeDefined();
    });

    test('is undone whole when its work throws', () => {
      const match = insert();
      const work = () => {
        store.updateMatch({ ...match, version: 1 }, 0, 2);
        store.addRecord(match.id, { version: 1, seat: null, move: null, byComputer: false }, 2);
        store.addInteraction('i', 2);
        throw new Error('in the middle');
      };
      expect(() => store.transaction(work)).toThrow('in the middle');
      expect(store.match(match.id)).toEqual(match);
      expect(store.records(match.id)).toEqual([]);
      expect(store.addInteraction('i', 3)).toBe(true);
    });
  });

  describe('a leaderboard', () => {
    let matches = 0;
    /** A finished match; results in order of seats as `[person, score, place]`. */
    const finished = (
      game: string,
      results: readonly (readonly [Person | null, number, number])[],
      serverId = 's',
    ) => {
      const where = { serverId, channelId: `f${matches++}` };
      const match = insert({ game, where, status: 'over' });
      const rows = results.map(
        ([person, score, place], seat): SeatResult => ({ seat, person, score, place }),
      );
      for (const [person] of results) if (person) store.putPerson(serverId, person);
      store.addResults(match, rows, 9);
    };
    const all = { serverId: 's', game: null };
    const page = { limit: 10, offset: 0 };

    test('is empty before anything was played', () => {
      expect(store.leaderboard(all, page)).toEqual({ ranks: [], total: 0 });
      expect(store.rankOf(all, AKI.id)).toBeUndefined();
    });

    test('counts matches, wins and points of each person, most wins first', () => {
      finished('botan-cho', [
        [AKI, 10, 2],
        [BENI, 30, 1],
      ]);
      finished('botan-cho', [
        [AKI, 50, 1],
        [BENI, -5, 2],
      ]);
      finished('botan-cho', [
        [CHIKA, 90, 2],
        [BENI, 95, 1],
      ]);
      expect(store.leaderboard(all, page)).toEqual({
        total: 3,
        ranks: [
          { person: BENI, rank: 1, matches: 3, wins: 2, points: 120 },
          { person: AKI, rank: 2, matches: 2, wins: 1, points: 60 },
          { person: CHIKA, rank: 3, matches: 1, wins: 0, points: 90 },
        ],
      });
    });

    test('puts the one with more points first among those with equal wins', () => {
      finished('botan-cho', [
        [AKI, 10, 1],
        [BENI, 30, 1],
      ]);
      expect(store.leaderboard(all, page).ranks.map(({ person, rank }) => [person, rank])).toEqual([
        [BENI, 1],
        [AKI, 2],
      ]);
    });

    test('gives equal ones the same rank, and the next one the rank after both', () => {
      finished('botan-cho', [
        [AKI, 20, 1],
        [CHIKA, 5, 3],
        [BENI, 20, 1],
      ]);
      expect(store.leaderboard(all, page).ranks.map(({ person, rank }) => [person, rank])).toEqual([
        [AKI, 1],
        [BENI, 1],
        [CHIKA, 3],
      ]);
      expect(store.rankOf(all, BENI.id)?.rank).toBe(1);
      expect(store.rankOf(all, CHIKA.id)?.rank).toBe(3);
    });

    test('is of one game or of all', () => {
      finished('botan-cho', [
        [AKI, 10, 1],
        [BENI, 3, 2],
      ]);
      finished('suhara-bana', [
        [BENI, 200, 1],
        [AKI, 150, 2],
      ]);
      const suhara = { serverId: 's', game: 'suhara-bana' };
      expect(store.leaderboard(suhara, page).ranks.map((row) => row.person)).toEqual([BENI, AKI]);
      expect(store.rankOf(suhara, AKI.id)).toEqual({
        person: AKI,
        rank: 2,
        matches: 1,
        wins: 0,
        points: 150,
      });
      expect(store.rankOf(all, AKI.id)).toMatchObject({ matches: 2, wins: 1, points: 160 });
      expect(store.leaderboard({ serverId: 's', game: 'mushi' }, page).total).toBe(0);
    });

    test('is of one server, with the names borne there', () => {
      finished('botan-cho', [
        [AKI, 10, 1],
        [BENI, 3, 2],
      ]);
      const elsewhere = { ...AKI, name: 'Aki of the hill' };
      finished('botan-cho', [[elsewhere, 1, 1]], 't');
      expect(store.leaderboard(all, page).total).toBe(2);
      expect(store.leaderboard({ serverId: 't', game: null }, page)).toEqual({
        total: 1,
        ranks: [{ person: elsewhere, rank: 1, matches: 1, wins: 1, points: 1 }],
      });
      expect(store.rankOf(all, AKI.id)?.person).toEqual(AKI);
    });

    test('shows the name that somebody was last seen with', () => {
      finished('botan-cho', [[AKI, 10, 1]]);
      store.putPerson('s', { ...AKI, name: 'Aki the Second' });
      expect(store.rankOf(all, AKI.id)?.person.name).toBe('Aki the Second');
    });

    test('ranks no computer, and counts matches against them', () => {
      finished('botan-cho', [
        [null, 50, 1],
        [AKI, 10, 2],
      ]);
      expect(store.leaderboard(all, page)).toEqual({
        total: 1,
        ranks: [{ person: AKI, rank: 1, matches: 1, wins: 0, points: 10 }],
      });
    });

    test('comes in pages that keep the ranks', () => {
      finished('botan-cho', [
        [AKI, 30, 1],
        [BENI, 20, 2],
        [CHIKA, 10, 3],
      ]);
      const second = store.leaderboard(all, { limit: 2, offset: 2 });
      expect(second.total).toBe(3);
      expect(second.ranks.map(({ person, rank }) => [person, rank])).toEqual([[CHIKA, 3]]);
      expect(store.leaderboard(all, { limit: 2, offset: 4 })).toEqual({ ranks: [], total: 3 });
    });
  });
});
