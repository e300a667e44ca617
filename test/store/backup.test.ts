import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open-store.ts';
import { backUp } from '../../src/store/sqlite/backup/backup.ts';
import { openStore, type SqliteStore } from '../../src/store/sqlite/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { createDatabase, dropDatabase, HAS_POSTGRES } from '../support/databases.ts';
import { ownFolder } from '../support/own-folder.ts';
import { RecordingMeter } from '../support/recording-meter.ts';
import { runTool } from '../support/run-tool.ts';

const SERVER = '200000000000000001';

const folder = ownFolder();
let from: string;
const backups = join(folder, 'backups');
let store: SqliteStore;

beforeEach(async () => {
  from = join(folder, 'store.sqlite');
  store = openStore(from);
  await store.putServerSettings(SERVER, { tableCap: 3 });
});

afterEach(() => store.close());

function at(minute: number): Date {
  return new Date(Date.UTC(2026, 0, 1, 0, minute));
}

/** What is in the folder beside its lock. */
function listed(): readonly string[] {
  return readdirSync(backups).filter((name) => name !== '.lock');
}

function copy(minute: number, keep = 7, days = 30) {
  return backUp({ from, folder: backups, keep, days, now: at(minute) });
}

/** Some pages full of servers. */
function fill(servers: number): Promise<void> {
  const channels = Array.from(
    { length: 25 },
    (_, index) => `${200_000_000_000_000_000n + BigInt(index)}`,
  );
  return store.transaction(async (queries) => {
    for (let server = 0; server < servers; server++) {
      await queries.putServerSettings(`${server}`, { channels });
    }
  });
}

/** A backup as it was before it was compressed. */
function unpacked(file: string): string {
  const path = join(folder, 'unpacked.sqlite');
  writeFileSync(path, gunzipSync(readFileSync(file)));
  return path;
}

/** The command as its owner runs it. */
function runBackup(...args: readonly string[]) {
  return runBackupWith({ DATABASE_PATH: from }, args);
}

async function runBackupWith(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) {
  const { code, out, err } = await runTool('src/backup.ts', args, { cwd: folder, settings });
  return { code, said: `${out}${err}` };
}

describe('a backup', () => {
  test('is noted with its time, for whoever watches over the bot', async () => {
    const meter = new RecordingMeter();
    await store.close();
    store = openStore(from, { meter });
    const told = () => meter.readings('hanafuda_database_last_backup_timestamp_seconds');
    expect(await told()).toEqual([]);
    await copy(1);
    await copy(2);
    expect(await told()).toEqual([{ labels: {}, value: at(2).getTime() / 1000 }]);
  });

  test('is one sound file with what was written before it, made while the bot is at work', async () => {
    const { file, removed } = await copy(1);
    await store.putServerSettings(SERVER, { tableCap: 4 });

    expect(removed).toEqual([]);
    expect(listed()).toEqual(['hanafuda-2026-01-01T00-01-00-000Z.sqlite.gz']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const restored = openStore(unpacked(file));
    expect((await restored.serverSettings(SERVER)).tableCap).toBe(3);
    expect(await restored.integrityProblems()).toEqual([]);
    await restored.close();
  });

  test('is not disturbed by writing that goes on meanwhile', async () => {
    let writes = 0;
    const writing: Promise<void>[] = [];
    const timer = setInterval(() => {
      writing.push(store.putServerSettings(SERVER, { tableCap: ++writes }));
    }, 0);
    const { file } = await copy(1);
    clearInterval(timer);
    await Promise.all(writing);
    const restored = openStore(unpacked(file));
    expect(await restored.integrityProblems()).toEqual([]);
    await restored.close();
  });

  test('makes room: the newest stay, and files of others too', async () => {
    await copy(1);
    writeFileSync(join(backups, 'notes.txt'), 'mine');
    await copy(2);
    const { removed } = await copy(3, 2);
    expect(removed).toEqual([join(backups, 'hanafuda-2026-01-01T00-01-00-000Z.sqlite.gz')]);
    expect(listed()).toEqual([
      'hanafuda-2026-01-01T00-02-00-000Z.sqlite.gz',
      'hanafuda-2026-01-01T00-03-00-000Z.sqlite.gz',
      'notes.txt',
    ]);
  });

  test.each([
    ['one copy', ['2037-01-01T00-00-00-000Z'], 1],
    ['seven copies', [1, 2, 3, 4, 5, 6, 7].map((day) => `2037-01-0${day}T00-00-00-000Z`), 7],
  ])('stays when a clock that was wrong has dated %s after it', async (_, dates, keep) => {
    await copy(1);
    for (const date of dates) writeFileSync(join(backups, `hanafuda-${date}.sqlite`), '');
    const made = [];
    for (let minute = 10; minute < 10 + keep; minute++) made.push(await copy(minute, keep));
    // All that are left were made after those, and each stayed when the next one was made.
    expect(listed().map((name) => join(backups, name))).toEqual(made.map(({ file }) => file));
  });

  test('takes away what an earlier one left that was killed', async () => {
    await copy(1);
    for (const end of ['.part', '.gz.part', '.part-journal', '.part-wal', '.part-shm']) {
      writeFileSync(join(backups, `hanafuda-2001-01-01T00-00-00-000Z.sqlite${end}`), 'Aki');
    }
    writeFileSync(join(backups, 'film.mkv.part'), 'mine');
    await copy(2);
    expect(listed()).toEqual([
      'film.mkv.part',
      'hanafuda-2026-01-01T00-01-00-000Z.sqlite.gz',
      'hanafuda-2026-01-01T00-02-00-000Z.sqlite.gz',
    ]);
  });

  test('makes room by age too, of compressed and uncompressed ones, and stays itself', async () => {
    await copy(1);
    const [old, young] = ['2025-11-30', '2025-12-05'].map(
      (day) => `hanafuda-${day}T00-00-00-000Z.sqlite`,
    );
    for (const name of [old, young]) writeFileSync(join(backups, name ?? ''), '');
    const { removed } = await copy(2);
    expect(removed).toEqual([join(backups, old ?? '')]);
    const month = 31 * 24 * 60;
    const { file } = await copy(month + 3, 7, 1);
    expect(listed().map((name) => join(backups, name))).toEqual([file]);
  });

  test('has neither the room of what was deleted nor what was', async () => {
    await fill(100);
    await store.emptyLog();
    for (let server = 0; server < 100; server++) {
      await store.addServerErasure(`${server}`);
      while (!(await store.eraseSome({ serverId: `${server}` })).isDone);
    }
    const { file } = await copy(1);
    const bytes = gunzipSync(readFileSync(file)).length;
    expect(bytes).toBeLessThan(statSync(from).size);
    expect(statSync(file).size).toBeLessThan(bytes / 2);
  });

  test('is put back by the commands of docs/HOSTING.md', async () => {
    await store.close();
    from = join(folder, 'hanafuda.sqlite');
    store = openStore(from);
    await store.putServerSettings(SERVER, { tableCap: 5 });
    const { file } = await copy(1);
    await store.putServerSettings(SERVER, { tableCap: 6 });
    await store.close();
    const text = readFileSync('docs/HOSTING.md', 'utf8').split('### Restoring a backup')[1] ?? '';
    const [, block = ''] = /```sh\n(.*?)```/s.exec(text) ?? [];
    const commands = block
      .replace(/^systemctl .*\n/gm, '')
      .replace('/var/lib/hanafuda', folder)
      .replace(/hanafuda-\d[\w-]+\.sqlite\.gz/, basename(file));
    execFileSync('sh', ['-e', '-c', commands]);
    expect(statSync(from).mode & 0o777).toBe(0o600);
    store = openStore(from);
    expect((await store.serverSettings(SERVER)).tableCap).toBe(5);
  });

  test('is made one at a time in a folder, so that none takes away what another is making', async () => {
    const first = copy(1);
    await expect(copy(2)).rejects.toThrow(`Another backup is being made in ${backups}.`);
    await first;
    await copy(3);
    expect(listed()).toHaveLength(2);
  });

  test('of a damaged database is refused, and the older ones stay', async () => {
    await fill(200);
    await store.close();
    await copy(1, 1);
    const bytes = readFileSync(from);
    // The middle of the file: pages of tables and indexes.
    bytes.fill(0xaa, bytes.length / 2, bytes.length / 2 + 8192);
    writeFileSync(from, bytes);

    await expect(copy(2, 1)).rejects.toThrow(StoreError);

    expect(listed()).toEqual(['hanafuda-2026-01-01T00-01-00-000Z.sqlite.gz']);
    writeFileSync(from, '');
    store = openStore(':memory:');
  });

  test.each([
    ['that is not there', () => rmSync(from), 'There is no database'],
    ['that is empty', () => writeFileSync(from, ''), 'is empty'],
    ['that is none', () => writeFileSync(from, 'x'.repeat(8192)), 'is not an SQLite database'],
  ])('of a database %s is refused', async (_, spoil, said) => {
    await store.close();
    spoil();
    await expect(copy(1)).rejects.toThrow(said);
    expect(listed()).toEqual([]);
    store = openStore(':memory:');
  });
});

describe('npm run backup', () => {
  test('says what it made, and keeps so many', async () => {
    const first = await runBackup();
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('the copy is sound') });
    const second = await runBackup('--keep', '1', '--to', 'backups');
    expect(second.said).toContain('Removed the older copy');
    expect(listed()).toHaveLength(1);
  });

  test.each([
    [['--keep', '0'], 2, '--keep must be'],
    [['--days', '0'], 2, '--days must be'],
    [['--where', 'x'], 2, "Unknown option '--where'"],
    [['--help'], 0, 'Exit codes'],
    [['--to', '/proc/nowhere/backups'], 3, 'cannot be made by this user'],
  ])('%j ends with %i', async (args, code, said) => {
    const ended = await runBackup(...args);
    expect(ended.code).toBe(code);
    expect(ended.said).toContain(said);
    expect(ended.said).not.toContain('    at ');
  });

  test('of no database ends with 3 and a sentence', async () => {
    await store.close();
    rmSync(from);
    const { code, said } = await runBackup();
    expect(code).toBe(3);
    expect(said).toMatch(/^There is no database .*\n$/);
    store = openStore(':memory:');
  });

  test('of a PostgreSQL database ends with 3, says how it is copied, and makes nothing', async () => {
    const DATABASE_URL = 'postgres://bot:s3cret@db.example/hanafuda';
    const { code, said } = await runBackupWith({ DATABASE_PATH: from, DATABASE_URL });
    expect(code).toBe(3);
    expect(said).toMatch(
      /^DATABASE_URL names a PostgreSQL database, .*:\n {2}pg_dump --format=custom .*"\$DATABASE_URL" && npm run backup -- --note\n/,
    );
    expect(said).not.toContain('s3cret');
    expect(existsSync(backups)).toBe(false);
  });

  test('notes only what it cannot see itself: that PostgreSQL was copied', async () => {
    const { code, said } = await runBackup('--note');
    expect(code).toBe(2);
    expect(said).toMatch(/^--note needs DATABASE_URL: .*\n$/);
  });

  test.runIf(HAS_POSTGRES)('notes a backup of PostgreSQL for monitoring', async () => {
    const address = await createDatabase();
    const meter = new RecordingMeter();
    const opened = await openPostgres(address, { meter });
    try {
      const told = () => meter.readings('hanafuda_database_last_backup_timestamp_seconds');
      expect(await told()).toEqual([]);
      for (const _ of [1, 2]) {
        const from = Date.now();
        const ended = await runBackupWith({ DATABASE_URL: address }, ['--note']);
        expect(ended).toEqual({ code: 0, said: 'The backup is noted.\n' });
        const [reading, ...others] = await told();
        expect(others).toEqual([]);
        expect(reading?.value).toBeGreaterThanOrEqual(from / 1000);
        expect(reading?.value).toBeLessThanOrEqual(Date.now() / 1000);
      }
    } finally {
      await opened.close();
      await dropDatabase(address);
    }
  });
});
