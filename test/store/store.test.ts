import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seedOf } from '../../src/engine/core/random.ts';
import { findGame } from '../../src/games/index.ts';
import { type Match, NEW_MATCH, type Person } from '../../src/model/match.ts';
import { openStore, type SqliteStore } from '../../src/store/sqlite/open-store.ts';
import type { MatchRecord } from '../../src/table/matches/match-store.ts';

const AKI: Person = { id: '1', name: 'Aki' };
const BENI: Person = { id: '2', name: 'Beni' };
const CHIKA: Person = { id: '3', name: '千佳 ✿ "; drop table match; --' };

const fresh: Omit<Match, 'id'> = {
  ...NEW_MATCH,
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

/** The least of ten, in milliseconds: what else the machine does is not counted. */
function leastTime(work: () => void): number {
  const times = Array.from({ length: 10 }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...times);
}

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

  describe('seats', () => {
    test('are those in open and running matches that were not left, the oldest first', () => {
      const two = insert({ ...inChannel('b'), status: 'playing' });
      const three = insert(inChannel('a'));
      insert({ ...inChannel('c'), status: 'over' });
      expect(store.seatsOf(AKI.id)).toEqual([two, three]);
      expect(store.seatsOf(CHIKA.id)).toEqual([]);
    });

    test('are found without reading the matches that have ended', () => {
      insert();
      const few = leastTime(() => store.seatsOf(AKI.id));
      store.transaction(() => {
        for (let i = 0; i < 5000; i++) insert({ ...inChannel('d'), status: 'over' });
      });
      // A look at each of them takes more than fifteen times as long.
      expect(leastTime(() => store.seatsOf(AKI.id))).toBeLessThan(8 * few);
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
});
