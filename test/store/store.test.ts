import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { seedOf } from '../../src/engine/core/random.ts';
import { findGame } from '../../src/games/index.ts';
import { type Match, NEW_MATCH, type Person } from '../../src/model/match.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import type { MatchRecord } from '../../src/table/matches/match-store.ts';
import type { StoreQueries } from '../../src/table/store.ts';
import { overEveryStore } from './support/stores.ts';

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

/** A round as it begins. */
function dealt(seed: number) {
  const setup = { game: 'botan-cho', seats: 2, options: fresh.options, seed: seedOf(seed) };
  return findGame('botan-cho')?.start(setup).state ?? null;
}

overEveryStore('a store', (opened) => {
  let store: DatabaseStore;
  beforeEach(() => {
    store = opened();
  });

  /** A stored match, in a channel of its own unless told otherwise. */
  const insert = async (
    change: Partial<Match> = {},
    queries: StoreQueries = store,
  ): Promise<Match> => {
    const match = await queries.insertMatch({ ...fresh, ...change }, 1);
    if (match === undefined) throw new Error('the channel is taken');
    return match;
  };
  const inChannel = (channelId: string) => ({ where: { serverId: 's', channelId } });

  describe('matches', () => {
    test('are counted up, and shared by codes of the first key', async () => {
      expect(await store.lastMatchId()).toBe(0);
      const match = await insert();
      expect(await store.lastMatchId()).toBe(match.id);
      expect(await store.replayKey()).toBeUndefined();
      expect(await store.addReplayKey('5a')).toBe('5a');
      expect(await store.addReplayKey('5b')).toBe('5a');
      expect(await store.replayKey()).toBe('5a');
    });

    test('are one a channel while open or playing', async () => {
      const first = await insert();
      expect(await store.insertMatch(fresh, 1)).toBeUndefined();
      await store.updateMatch({ ...first, status: 'playing', version: 1 }, first, 2);
      expect(await store.insertMatch(fresh, 1)).toBeUndefined();
      expect(await store.insertMatch({ ...fresh, ...inChannel('d') }, 1)).toBeDefined();
      await store.updateMatch(
        { ...first, status: 'over', version: 2 },
        { ...first, version: 1 },
        2,
      );
      expect(await store.insertMatch(fresh, 1)).toBeDefined();
    });

    test('are found by their channel, the active one and the newest', async () => {
      expect(await store.activeMatch('c')).toBeUndefined();
      expect(await store.newestMatch('c')).toBeUndefined();
      const first = await insert({ status: 'stopped' });
      expect(await store.activeMatch('c')).toBeUndefined();
      expect(await store.newestMatch('c')).toEqual(first);
      const second = await insert();
      await insert(inChannel('d'));
      expect(await store.activeMatch('c')).toEqual(second);
      expect(await store.newestMatch('c')).toEqual(second);
      const over: Match = { ...second, status: 'over', version: 1 };
      await store.updateMatch(over, first, 2);
      expect(await store.activeMatch('c')).toBeUndefined();
      expect(await store.newestMatch('c')).toEqual(over);
    });

    test('are moved to another channel, and stay as they are', async () => {
      const match = await insert();
      const other = await insert(inChannel('d'));
      await store.putChannel(match.id, 'e');
      expect(await store.match(match.id)).toEqual({ ...match, ...inChannel('e') });
      expect(await store.activeMatch('e')).toMatchObject({ id: match.id });
      expect(await store.activeMatch('c')).toBeUndefined();
      expect(await store.match(other.id)).toEqual(other);
    });

    test('are replaced only from the version that was read', async () => {
      const match = await insert();
      const changed: Match = {
        ...match,
        version: 1,
        status: 'playing',
        hostId: BENI.id,
        options: { rounds: 6, wildTakesStack: false },
        players: [{ type: 'person', person: BENI, away: false, missed: 0 }],
        seed: seedOf(1),
      };
      expect(await store.updateMatch(changed, match, 2)).toBe(true);
      expect(await store.match(match.id)).toEqual(changed);
      expect(await store.updateMatch({ ...match, version: 1 }, match, 3)).toBe(false);
      expect(await store.updateMatch({ ...match, id: 99, version: 1 }, match, 3)).toBe(false);
      expect(await store.match(match.id)).toEqual(changed);
    });

    test('keep each field that changes, and the others as they were', async () => {
      const changes: Omit<Match, 'id' | 'where' | 'game' | 'version' | 'secret' | 'isStripped'> = {
        options: { rounds: 6, wildTakesStack: false },
        status: 'stopped',
        hostId: BENI.id,
        players: [{ type: 'person', person: BENI, away: false, missed: 1, silent: true }],
        seats: 4,
        clock: '60s',
        isRated: true,
        stopVotes: [AKI.id],
        stopReason: 'by-vote',
        barred: [BENI],
        invited: [{ person: BENI, since: 1 }],
        rematchOf: 1,
        seed: seedOf(7),
        state: dealt(7),
      };
      let match = await insert();
      for (const [name, value] of Object.entries(changes)) {
        const changed = { ...match, version: match.version + 1, [name]: value };
        expect(await store.updateMatch(changed, match, 2)).toBe(true);
        expect(await store.match(match.id)).toEqual(changed);
        match = changed;
      }
    });

    test('are found by those who stand in them now', async () => {
      const match = await insert();
      const here = async (id: string) => (await store.activeMatchesOf(id)).map((one) => one.id);
      const left = { ...match, version: 1, players: match.players.slice(0, 1), barred: [BENI] };
      await store.updateMatch(left, match, 2);
      expect([await here(AKI.id), await here(CHIKA.id)]).toEqual([[match.id], []]);
      expect(await here(BENI.id)).toEqual([match.id]);
      await store.updateMatch({ ...left, version: 2, hostId: CHIKA.id }, left, 3);
      expect(await here(CHIKA.id)).toEqual([match.id]);
    });

    test('that go on while a person in them is being deleted tell nothing of that person', async () => {
      const { id } = await insert();
      await store.addPseudonym(AKI.id, { serverId: 's', pseudonym: 'former-1' });
      const shown = await store.match(id);
      expect(shown?.hostId).toBe('former-1');
      await store.transaction(async (queries) => {
        const before = await queries.match(id);
        if (before !== undefined) await queries.updateMatch({ ...before, version: 1 }, before, 2);
      });
      while (!(await store.eraseSome({ personId: AKI.id })).isDone);
      expect(await store.activeMatchesOf(AKI.id)).toEqual([]);
      expect(await store.activeMatchesOf('former-1')).toEqual([{ ...shown, version: 1 }]);
    });

    test('that change while a person in them is being deleted keep that person nowhere', async () => {
      const { id } = await insert({ barred: [AKI], stopVotes: [AKI.id] });
      await store.addPseudonym(AKI.id, { serverId: 's', pseudonym: 'former-1' });
      await store.transaction(async (queries) => {
        const before = await queries.match(id);
        if (before === undefined) return;
        const players = before.players.slice(0, 1);
        await queries.updateMatch({ ...before, version: 1, players }, before, 2);
      });
      while (!(await store.eraseSome({ personId: AKI.id })).isDone);
      const [kept] = await store.activeMatchesOf('former-1');
      expect(kept).toMatchObject({ hostId: 'former-1', barred: [], stopVotes: [] });
    });

    test('of a server that is being deleted are not there', async () => {
      const match = await insert();
      await store.addServerErasure('s');
      expect(await store.match(match.id)).toBeUndefined();
      expect(await store.newestMatch('c')).toBeUndefined();
    });
  });

  test('secrets of matches are written once', async () => {
    const secret = 'ab'.repeat(32);
    const match = await insert({ secret });
    const other: Match = { ...match, secret: 'cd'.repeat(32), version: 1 };
    expect(await store.updateMatch(other, match, 2)).toBe(true);
    expect(await store.match(match.id)).toEqual({ ...other, secret });
  });

  test('tables of a server are counted, and those that closed before a card was dealt', async () => {
    expect(await store.countTables('s', 0)).toEqual({ opened: 0, abandoned: 0 });
    await insert({ status: 'stopped' });
    await insert({ status: 'stopped', seed: seedOf(1) });
    await insert();
    await insert({ where: { serverId: 'other', channelId: 'o' }, status: 'stopped' });
    expect(await store.countTables('s', 0)).toEqual({ opened: 3, abandoned: 1 });
    expect(await store.countTables('s', 2)).toEqual({ opened: 0, abandoned: 0 });
  });

  test('seats are those in open and running matches that were not left, the oldest first', async () => {
    const two = await insert({ ...inChannel('b'), status: 'playing' });
    const three = await insert(inChannel('a'));
    await insert({ ...inChannel('c'), status: 'over' });
    expect(await store.seatsOf(AKI.id)).toEqual([two, three]);
    expect(await store.seatsOf(CHIKA.id)).toEqual([]);
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

    test('come back in the order of their versions, each match’s own', async () => {
      const { id } = await insert();
      const { id: other } = await insert(inChannel('d'));
      await store.addRecords(id, [start, capture, play], 1);
      await store.addRecords(other, [start], 1);
      expect(await store.records(id)).toEqual([start, play, capture]);
      expect(await store.records(other)).toEqual([start]);
      expect(await store.records(other + 1)).toEqual([]);
    });

    test('of many computers that move at once are all kept', async () => {
      const { id } = await insert();
      const many = Array.from({ length: 20 }, (_, at) => ({
        ...play,
        version: at + 1,
        seat: at % 3,
      }));
      await store.addRecords(id, many, 1);
      await store.addRecords(id, [], 1);
      expect(await store.records(id)).toEqual(many);
    });

    test('are one a version', async () => {
      const { id } = await insert();
      await store.addRecords(id, [start], 1);
      await expect(async () => store.addRecords(id, [{ ...play, version: 3 }], 1)).rejects.toThrow(
        /unique/i,
      );
    });
  });

  describe('a transaction', () => {
    test('that is undone leaves the state of the cards as it was', async () => {
      const match = await insert({ state: dealt(1) });
      const undone = store.transaction(async (queries) => {
        await queries.updateMatch({ ...match, version: 1, state: dealt(2) }, match, 2);
        expect((await queries.match(match.id))?.state).toEqual(dealt(2));
        throw new Error('in the middle');
      });
      await expect(undone).rejects.toThrow('in the middle');
      expect((await store.match(match.id))?.state).toEqual(dealt(1));
    });

    test('is undone whole where its work waits in the middle, and the next one is done', async () => {
      const work = async (queries: StoreQueries) => {
        await queries.addInteraction('i', 1);
        await nextTurn();
        throw new Error('in the middle');
      };
      const failed = expect(store.transaction(work)).rejects.toThrow('in the middle');
      const next = store.transaction((queries) => queries.addInteraction('j', 1));
      await failed;
      expect(await next).toBe(true);
      expect([await store.addInteraction('i', 2), await store.addInteraction('j', 2)]).toEqual([
        true,
        false,
      ]);
    });

    test('is seen by nobody before it is done', async () => {
      const match = await insert();
      const goOn = Promise.withResolvers<void>();
      const changed = Promise.withResolvers<number | undefined>();
      const transaction = store.transaction(async (queries) => {
        await queries.updateMatch({ ...match, version: 1 }, match, 2);
        changed.resolve((await queries.match(match.id))?.version);
        await goOn.promise;
        await queries.updateMatch({ ...match, version: 2 }, { ...match, version: 1 }, 2);
      });
      expect(await changed.promise).toBe(1);
      const read = store.match(match.id);
      const other = store.transaction((queries) => queries.match(match.id));
      goOn.resolve();
      // As it was, or, where one waits for the other, as it is.
      expect([0, 2]).toContain((await read)?.version);
      expect((await other)?.version).toBe(2);
      await transaction;
    });

    test('takes no calls once it is over', async () => {
      const queries = await store.transaction(async (given) => given);
      await expect(queries.addInteraction('i', 1)).rejects.toThrow('is over');
      expect(await store.addInteraction('i', 1)).toBe(true);
    });
  });
});
