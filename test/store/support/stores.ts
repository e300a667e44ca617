import { PGlite } from 'pglite';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import { drizzleOverPostgres, getTableName } from '../../../src/store/drizzle.ts';
import type { Client } from '../../../src/store/postgres/client.ts';
import { openOn, openPostgres } from '../../../src/store/postgres/open-store.ts';
import { POSTGRES_TABLES } from '../../../src/store/postgres/tables.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import type { DatabaseStore, OpenOptions } from '../../../src/store/store-over.ts';
import {
  administer,
  createDatabase,
  dropDatabase,
  HAS_POSTGRES,
  nameIn,
} from '../../support/databases.ts';

/** A kind of store that must keep the contract. */
interface Backend {
  /** An empty store, which is closed before the next is opened. */
  open(opening: Opening): Promise<DatabaseStore>;
  dispose(): Promise<void>;
}

type Opening = Pick<OpenOptions, 'shards'>;

/**
 * Runs tests over every kind of store. What `opened` returns is empty when a test begins, and closed
 * after it.
 */
export function overEveryStore(
  what: string,
  tests: (opened: () => DatabaseStore) => void,
  opening: Opening = {},
): void {
  for (const { name, make } of KINDS) {
    describe(`${what} in ${name}`, () => {
      const backend = make();
      let store: DatabaseStore | undefined;
      beforeEach(async () => {
        store = await backend.open(opening);
      });
      afterEach(() => store?.close());
      afterAll(() => backend.dispose());
      tests(() => {
        if (store === undefined) throw new Error('the test has not begun');
        return store;
      });
    });
  }
}

const KINDS: readonly { readonly name: string; readonly make: () => Backend }[] = [
  { name: 'SQLite', make: sqlite },
  HAS_POSTGRES ? { name: 'PostgreSQL', make: postgres } : { name: 'PGlite', make: pglite },
];

function sqlite(): Backend {
  return {
    open: async (opening) => openStore(':memory:', opening),
    dispose: async () => {},
  };
}

const EMPTY = `truncate ${Object.values(POSTGRES_TABLES).map(getTableName).join(', ')} restart identity`;

/** One database a test file, emptied between tests. */
function postgres(): Backend {
  let address: Promise<string> | undefined;
  return {
    async open(opening) {
      const isFresh = address === undefined;
      address ??= createDatabase();
      const at = await address;
      if (!isFresh) await administer(EMPTY, nameIn(at));
      return openPostgres(at, opening);
    },
    async dispose() {
      if (address !== undefined) await dropDatabase(await address);
    },
  };
}

/** It takes seconds to start, so that it serves every test file of this process. */
let lite: Promise<PGlite> | undefined;

/** PostgreSQL in this process, where no server is installed. */
function pglite(): Backend {
  return {
    async open(opening) {
      lite ??= PGlite.create();
      const database = await lite;
      const store = await openOn(driverOver(database), opening);
      await database.exec(EMPTY);
      return store;
    },
    dispose: async () => {},
  };
}

/** It has one connection, which one at a time gets from the pool. */
function driverOver(lite: PGlite) {
  let free: Promise<unknown> = Promise.resolve();
  const connect = async (): Promise<Client> => {
    const before = free;
    const { promise, resolve } = Promise.withResolvers<void>();
    free = promise;
    await before;
    return { query: queryOf(lite), release: () => resolve() };
  };
  return {
    pool: { connect, end: async () => {} },
    drizzle: drizzleOverPostgres(),
    called: { name: 'in memory', remedy: 'name another' },
    // What it locks it would hold for as long as the one connection lasts.
    connectAlone: async (): Promise<Client> => ({
      query: queryOf(lite),
      release: () => void lite.exec('select pg_advisory_unlock_all()'),
    }),
  };
}

function queryOf(lite: PGlite): Client['query'] {
  return async (query, values) => {
    if (typeof query === 'string' && values === undefined) {
      return (await lite.exec(query)).at(-1) ?? { rows: [] };
    }
    const text = typeof query === 'string' ? query : query.text;
    const rowMode = typeof query === 'object' && 'rowMode' in query ? 'array' : 'object';
    const answer = await lite.query(text, values, { rowMode });
    return { ...answer, rowCount: answer.affectedRows ?? 0 };
  };
}
