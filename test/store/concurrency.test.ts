import { beforeEach, expect, test } from 'vitest';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import type { StoreQueries } from '../../src/table/store.ts';
import { lobbyIn, openLobby } from './support/a-lobby.ts';
import { overEveryStore } from './support/stores.ts';

const AT_ONCE = 8;
const SERVER = '9';

const all = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

overEveryStore('transactions at the same time', (opened) => {
  let store: DatabaseStore;
  beforeEach(() => {
    store = opened();
  });

  test('on one match lose none of its versions', async () => {
    const id = await openLobby(store, 'c');
    const raise = async (queries: StoreQueries) => {
      const match = await queries.match(id);
      if (match === undefined) throw new Error('no match');
      const version = match.version + 1;
      if (!(await queries.updateMatch({ ...match, version }, match, 1))) {
        throw new Error('it changed within the transaction');
      }
      await queries.addRecords(id, [{ version, seat: null, move: null, byComputer: false }], 1);
    };
    await all(() => store.transaction(raise));
    expect((await store.match(id))?.version).toBe(AT_ONCE);
    expect((await store.records(id)).map(({ version }) => version)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  test('on many matches are all done', async () => {
    const ids = await all((index) => openLobby(store, `c${index}`));
    const play = async (id: number, version: number) =>
      store.transaction(async (queries) => {
        await queries.addInteraction(`${id}/${version}`, 1);
        const match = await queries.match(id);
        await queries.lastMoves(id);
        await queries.dueAt(id, 'move');
        const isDone = match && (await queries.updateMatch({ ...match, version }, match, 1));
        await queries.addRecords(id, [{ version, seat: 0, move: null, byComputer: false }], 1);
        await queries.setTimers(id, { move: version });
        return isDone;
      });
    const done = await Promise.all(
      ids.map(async (id) => {
        const moves: unknown[] = [];
        for (let version = 1; version <= 12; version++) moves.push(await play(id, version));
        return moves.every((isDone) => isDone === true);
      }),
    );
    expect(done).toEqual(ids.map(() => true));
    const versions = ids.map(async (id) => (await store.records(id)).length);
    expect(await Promise.all(versions)).toEqual(ids.map(() => 12));
  });

  test('keep a rule that spans rows: no more tables than the server allows', async () => {
    const opens = await all((index) =>
      store.transaction(async (queries) => {
        const { length } = await queries.activeMatches(SERVER);
        if (length >= 3) return false;
        await queries.insertMatch(lobbyIn(`c${index}`), 1);
        return true;
      }),
    );
    expect(opens.filter(Boolean)).toHaveLength(3);
    expect(await store.activeMatches(SERVER)).toHaveLength(3);
  });

  test('keep each other’s changes of settings', async () => {
    await Promise.all([
      store.putServerSettings(SERVER, { tableCap: 7 }),
      store.putServerSettings(SERVER, { language: 'ja' }),
    ]);
    expect(await store.serverSettings(SERVER)).toMatchObject({ tableCap: 7, language: 'ja' });
  });
});
