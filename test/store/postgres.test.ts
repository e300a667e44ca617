import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failureAt } from '../../src/store/postgres/driver.ts';
import { migrate } from '../../src/store/postgres/migrations.ts';
import { openPostgres, type PostgresOptions } from '../../src/store/postgres/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import {
  mayBeStored,
  type StoreFailureKind,
  storeErrorKind,
} from '../../src/table/store-failure.ts';
import { type CuttingProxy, openCuttingProxy } from '../support/cutting-proxy.ts';
import {
  addressOf,
  administer,
  createDatabase,
  dropDatabase,
  HAS_POSTGRES,
  nameIn,
} from '../support/databases.ts';
import { HANG_MS } from '../support/hang.ts';
import { RecordingMeter } from '../support/recording-meter.ts';
import { openLobby } from './support/a-lobby.ts';

const OURS = '111111111111111111';
const THEIRS = '222222222222222222';

const open: DatabaseStore[] = [];

async function opened(address: string, opening: PostgresOptions = {}): Promise<DatabaseStore> {
  const store = await openPostgres(address, opening);
  open.push(store);
  return store;
}

afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

/** Why a database is not opened. */
async function refusalOf(address: string, opening: PostgresOptions = {}): Promise<StoreError> {
  const error = await opened(address, opening).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StoreError);
  return error;
}

describe('without a server', () => {
  test('says that it cannot be reached, and never the password', async () => {
    const { message, kind } = await refusalOf('postgres://bot:s3cret@127.0.0.1:1/hanafuda');
    expect(message).toBe('The database hanafuda on 127.0.0.1:1 cannot be reached (ECONNREFUSED).');
    expect(kind).toBe('transient');
  });

  test.each(['/nowhere/ca.pem', '/nowhere/ssl/ca.pem'])(
    'says that %s of TLS cannot be read, and never the password',
    async (file) => {
      const address = `postgres://bot:s3cret@127.0.0.1:1/hanafuda?sslrootcert=${file}`;
      const { message } = await refusalOf(address);
      expect(message).toContain(file);
      expect(message).not.toContain('s3cret');
    },
  );

  test('says what it knows, whatever words are in it', () => {
    const known = new StoreError('The database d on h has no connection left for the bot.');
    expect(failureAt('postgres://h/d', known)).toBe(known);
  });

  test('says that nobody knows its host, which may pass, and never the password', () => {
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND db.example'), {
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
    });
    const { message, kind } = failureAt('postgres://bot:s3cret@db.example/hanafuda', unknown);
    expect(message).toBe(
      'The database hanafuda on db.example is on a host that nobody knows. Look at DATABASE_URL.',
    );
    expect(kind).toBe('transient');
  });
});

test('a server that is too old is refused by its version, and asked nothing else', async () => {
  const asked: unknown[] = [];
  const migrated = (version: string) => {
    const query = async (text: unknown) => {
      if (asked.push(text) > 1) throw new Error('enough');
      return { rows: [{ version }] };
    };
    const called = { name: 'hanafuda on db.example', remedy: 'name another' };
    return migrate({ query, release: () => {} }, called, () => {}).catch((error) => error);
  };
  const refusal = await migrated('120022');
  expect(refusal).toBeInstanceOf(StoreError);
  expect(refusal.message).toBe(
    'The database hanafuda on db.example is on a server of version 12, but the bot needs PostgreSQL 13 or later.',
  );
  expect(asked.splice(0)).toHaveLength(1);
  expect((await migrated('130000')).message).toBe('enough');
});

const execute = promisify(execFile);

/** What a process prints that has a hook on its imports. */
async function printed(hook: string, script: string): Promise<string> {
  const code = `
    import { registerHooks } from 'node:module';
    ${hook}
    ${script}`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: resolve('.'),
  });
  return stdout;
}

test('nothing of PostgreSQL’s driver is loaded for a file', async () => {
  const seen = await printed(
    `const urls = [];
     registerHooks({ load(url, context, next) { urls.push(url); return next(url, context); } });`,
    `const { openDatabase } = await import('./src/process/open-database.ts');
     const store = await openDatabase({ databasePath: ':memory:', discordToken: 'a.b.c' }, {});
     await store.knownServers();
     await store.close();
     console.log(urls.filter((url) => url.includes('node_modules')).join('\\n'));`,
  );
  expect(seen).toContain('better-sqlite3');
  expect(
    seen.split('\n').filter((url) => /node_modules\/pg|node-postgres|pglite/.test(url)),
  ).toEqual([]);
});

test('a missing driver is said', async () => {
  const said = await printed(
    `registerHooks({
       resolve(name, context, next) {
         if (name === 'pg') throw Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' });
         return next(name, context);
       },
     });`,
    `const { openDatabase } = await import('./src/process/open-database.ts');
     const settings = { databasePath: '', databaseUrl: 'postgres://h/d', discordToken: 'a.b.c' };
     await openDatabase(settings, {}).catch((error) => console.log(error.name, error.message));`,
  );
  expect(said).toContain('StoreError DATABASE_URL names a PostgreSQL database, but the package pg');
});

describe.runIf(HAS_POSTGRES)('a PostgreSQL database', () => {
  let address: string;

  beforeEach(async () => {
    address = await createDatabase();
  });
  afterEach(async () => {
    for (const store of open.splice(0)) await store.close();
    await dropDatabase(address);
  });

  const run = (sql: string) => administer(sql, nameIn(address));
  const port = () => Number(new URL(address).searchParams.get('port'));
  /** Its address where a password is asked for. */
  const byTcp = (password: string) =>
    `postgres://hanafuda:${password}@127.0.0.1:${port()}/${nameIn(address)}`;

  /** The rows of every table in the database. */
  const written = async () => {
    const tables = "select table_name from information_schema.tables where table_schema = 'public'";
    const rows: Record<string, readonly unknown[]> = {};
    for (const { table_name: table } of (await run(tables)) as {
      table_name: string;
    }[]) {
      rows[table] = await run(`select * from "${table}"`);
    }
    return rows;
  };

  test('that does not exist is said', async () => {
    const { message } = await refusalOf(addressOf('nowhere'));
    expect(message).toMatch(/^The database nowhere on .* does not exist\. Create it/);
  });

  test('that refuses the password is said, without the password', async () => {
    const { message } = await refusalOf(byTcp('s3cret'));
    expect(message).toMatch(/ refuses the password of DATABASE_URL\.$/);
    expect(message).not.toContain('s3cret');
    const store = await opened(byTcp('right'));
    expect(JSON.stringify(await store.info())).not.toContain('right');
  });

  test('that does not speak TLS is said where TLS is asked for', async () => {
    const { message } = await refusalOf(`${byTcp('right')}?sslmode=verify-full`);
    expect(message).not.toContain('right');
  });

  test('of another program is refused, and nothing is changed', async () => {
    await run('create table books (title text)');
    expect((await refusalOf(address)).message).toContain('belongs to another program');
    expect(await written()).toEqual({ books: [] });
  });

  test('of a newer version is refused, and nothing is changed', async () => {
    const future = 99_999_999_999_999;
    const table = 'create table hanafuda_migrations (created_at bigint primary key, hash text)';
    await run(table);
    const newer = `insert into hanafuda_migrations values (${future}, 'of tomorrow')`;
    await run(newer);
    expect((await refusalOf(address)).message).toContain('made by a newer version of this bot');
    expect(await written()).toEqual({
      hanafuda_migrations: [{ created_at: String(future), hash: 'of tomorrow' }],
    });
  });

  test('is made and kept in the schema that the address names', async () => {
    await run('create schema hanafuda');
    const store = await opened(`${address}&options=-c%20search_path%3Dhanafuda`);
    expect(await store.countActiveMatches()).toBe(0);
    const tables =
      "select distinct table_schema from information_schema.tables where table_name in ('match', 'achievement')";
    expect(await run(tables)).toEqual([{ table_schema: 'hanafuda' }]);
  });

  test('of another application is refused, by its token and by what Discord says', async () => {
    const store = await opened(address);
    expect(await store.claim({ id: OURS, botId: OURS, isIn: () => true })).toBeUndefined();
    const claimed = await store.claim({ id: THEIRS, botId: THEIRS, isIn: () => true });
    expect(claimed).toContain(`belongs to the application ${OURS}`);
    expect(claimed).toContain('name another database in DATABASE_URL');
    await store.close();
    open.length = 0;
    const { message } = await refusalOf(address, { user: { botId: THEIRS } });
    expect(message).toContain(`belongs to the application ${OURS}`);
  });

  test('is prepared once by processes that start at once, each with its shards', async () => {
    const ids = [0, 1, 2, 3];
    await Promise.all(ids.map((id) => opened(address, { shards: { count: 4, ids: [id] } })));
    const applied =
      'select count(*)::int as count, count(distinct hash)::int as once from hanafuda_migrations';
    const [row] = (await run(applied)) as { count: number; once: number }[];
    expect(row?.count).toBe(row?.once);
  });

  test('refuses a second process of the same shards, and one that counts them differently', async () => {
    await opened(address, { shards: { count: 2, ids: [0] } });
    await opened(address, { shards: { count: 2, ids: [1] } });
    const patience = 500;
    const same = await refusalOf(address, { shards: { count: 2, ids: [1] }, patience });
    expect(same.message).toContain('in use by another process of the bot that serves shard 1');
    const other = await refusalOf(address, { shards: { count: 3, ids: [2] }, patience });
    expect(other.message).toContain('counts the shards differently');
    expect((await refusalOf(address, { patience })).message).toContain('in use by another process');
  });

  test('whose shards another process serves is not written to', async () => {
    const rival = new pg.Client(address);
    await rival.connect();
    await rival.query(
      "select pg_advisory_lock(hashtext('hanafuda shard ' || current_schema()), 0)",
    );
    const { message } = await refusalOf(address, { patience: 0 });
    expect(message).toContain('in use by another process');
    expect(await written()).toEqual({});
    await rival.end();
  });

  describe('whose lock somebody else gets', () => {
    const taken: string[] = [];
    let rival: pg.Client;

    beforeEach(async () => {
      taken.length = 0;
      rival = new pg.Client(address);
      await rival.connect();
    });
    afterEach(() => rival.end());

    /** Who holds it, or waits for it. */
    const pids = (granted: boolean) =>
      `select pid from pg_locks where locktype = 'advisory' and granted = ${granted} and objid = 1 and database = (select oid from pg_database where datname = current_database())`;

    /** Opens the database, and ends the connection that holds the lock, for which the rival waits. */
    async function takeOver(patience: number): Promise<void> {
      const shards = { count: 2, ids: [1] };
      await opened(address, { shards, patience, onTaken: (said) => taken.push(said) });
      const locked = rival.query(
        "select pg_advisory_lock(hashtext('hanafuda shard ' || current_schema()), 1)",
      );
      await expect.poll(async () => (await run(pids(false))).length).toBe(1);
      await run(`select pg_terminate_backend(pid) from (${pids(true)}) as held`);
      await locked;
    }

    test('lets a process go on if whoever got it is soon gone', async () => {
      const tries =
        "select 1 from pg_stat_activity where query like '%pg_try_advisory_lock(%' and pid <> pg_backend_pid() and datname = current_database()";
      const isTried = async () => (await rival.query(tries)).rows.length > 0;
      await takeOver(HANG_MS);
      await expect.poll(isTried, { interval: 0 }).toBe(true);
      await rival.query('select pg_advisory_unlock_all()');
      await expect.poll(async () => (await run(pids(true))).length).toBe(1);
      expect(taken).toEqual([]);
    });

    test('ends a process whose shards are taken', async () => {
      await takeOver(0);
      await expect.poll(() => taken).toEqual([expect.stringContaining('serves shard 1')]);
    });
  });

  test('whose connections are cut fails for a moment, and goes on by itself', async () => {
    const meter = new RecordingMeter();
    const store = await opened(address, { meter });
    const id = await openLobby(store, 'c');
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameIn(address)}'`;
    const kinds: (StoreFailureKind | 'other')[] = [];
    const move = async () =>
      store.transaction(async (queries) => {
        await queries.setTimers(id, { idle: 1 });
        if (kinds.length === 0) await administer(cut);
        await queries.setTimers(id, { move: 2 });
      });
    await move().catch((error) => kinds.push(storeErrorKind(error)));
    expect(kinds).toEqual(['transient']);
    expect(store.writeProblem()).toBeDefined();
    await expect
      .poll(() =>
        move().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(store.writeProblem()).toBeUndefined();
    expect(await store.readProblem()).toBeUndefined();
    expect((await store.dueTimers(9)).map(({ kind }) => kind)).toEqual(['idle', 'move']);
    // The shards are locked again.
    const locks = `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = '${nameIn(address)}')`;
    await expect.poll(async () => (await administer(locks)).length).toBe(2);
  });

  describe('reached through a connection that is cut at a commit', () => {
    let proxy: CuttingProxy;
    let store: DatabaseStore;
    let id: number;

    beforeEach(async () => {
      proxy = await openCuttingProxy(port());
    });
    afterEach(() => proxy.close());

    /** @param patience with what is not known of a commit */
    async function openThrough(patience = HANG_MS): Promise<void> {
      store = await opened(proxy.through(byTcp('right')), { patience });
      id = await openLobby(store, 'c');
    }

    const move = () =>
      store.transaction(async (queries) => {
        await queries.setTimers(id, { move: 2 });
        return 'moved';
      });
    const isMoved = async () => (await store.dueAt(id, 'move')) !== undefined;

    test('takes a commit that was done for done, though nobody answered it', async () => {
      await openThrough();
      proxy.cutAtCommit('after');
      expect(await move()).toBe('moved');
      expect(await isMoved()).toBe(true);
    });

    test('fails where the commit never came, and says that nothing was stored', async () => {
      await openThrough();
      proxy.cutAtCommit('before');
      const error = await move().catch((thrown) => thrown);
      expect([storeErrorKind(error), mayBeStored(error)]).toEqual(['transient', false]);
      expect(await isMoved()).toBe(false);
    });

    test('says that it does not know, where the server cannot be asked any more', async () => {
      await openThrough(500);
      proxy.cutAtCommit('after', { isForGood: true });
      const error = await move().catch((thrown) => thrown);
      expect([storeErrorKind(error), mayBeStored(error)]).toEqual(['transient', true]);
    });
  });

  test('tells its size and its tables, and counts its errors by their code', async () => {
    const meter = new RecordingMeter();
    const store = await opened(address, { meter });
    await openLobby(store, 'c');
    const [size] = await meter.readings('hanafuda_database_size_bytes');
    expect(size?.value).toBeGreaterThan(1_000_000);
    expect(await meter.readings('hanafuda_tables')).toEqual([
      { labels: { status: 'open' }, value: 1 },
      { labels: { status: 'playing' }, value: 0 },
    ]);
    await store.transaction(async () => {});
    expect(meter.values('hanafuda_database_transaction_seconds')).toHaveLength(1);
    expect(await store.emptyLog()).toBe(true);
  });

  test('keeps what a text of PostgreSQL cannot hold out of it', async () => {
    const store = await opened(address);
    await store.putPerson('s', { id: '1', name: 'A\0ki' });
    expect(await store.personOf('s', '1')).toEqual({ id: '1', name: 'A\ufffdki' });
  });
});
