import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { drizzle } from '../../src/store/drizzle.ts';
import { openDatabase } from '../../src/store/sqlite/database/database.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { ownFolder } from '../support/own-folder.ts';

const folder = ownFolder();
let path: string;
beforeEach(() => {
  path = join(folder, 'hanafuda.sqlite');
});

/** The message of the `StoreError` that opening throws. */
async function refusal(): Promise<string> {
  const open = async () => openStore(path).close();
  const error = await open().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StoreError);
  return error.message;
}

/** Works on the file as another program would. */
function tamper<T>(work: (client: ReturnType<typeof drizzle>['$client']) => T): T {
  const { $client } = drizzle(path);
  try {
    return work($client);
  } finally {
    $client.close();
  }
}

const tablesIn = () =>
  tamper((client) =>
    client.prepare("select name from sqlite_schema where type = 'table' order by name").all(),
  );

describe('opening a store', () => {
  test('makes the file, with its folders and tables', async () => {
    path = join(folder, 'deep', 'down', 'hanafuda.sqlite');
    await openStore(path).close();
    expect(tablesIn()).toEqual(
      expect.arrayContaining(
        [
          'hand_token',
          'match',
          'move',
          'person',
          'result',
          'seen_interaction',
          'table_message',
        ].map((name) => ({ name })),
      ),
    );
  });

  test('leaves no half database behind when it is ended while it makes one', async () => {
    // What such a process has written, and no other stands in the way of.
    writeFileSync(`${path}.new`, 'half a database');
    writeFileSync(`${path}.new-wal`, 'half a log');
    await openStore(path).close();
    expect(tablesIn().length).toBeGreaterThan(5);
    expect(readdirSync(folder).toSorted()).toEqual(['hanafuda.sqlite', 'hanafuda.sqlite.lock']);
  });

  test('brings the file itself up to date, and not only the log beside it', async () => {
    const store = openStore(path);
    expect(statSync(`${path}-wal`).size).toBe(0);
    await store.addInteraction('i', 1);
    expect(await store.emptyLog()).toBe(true);
    // As if somebody took the log for rubbish, or copied the file alone.
    const copy = join(folder, 'copy.sqlite');
    copyFileSync(path, copy);
    const alone = openStore(copy);
    expect(await alone.addInteraction('i', 2)).toBe(false);
    await alone.close();
    await store.close();
  });

  test('does not empty the log while somebody reads, but once they are gone', async () => {
    const store = openStore(path);
    const reader = drizzle(path).$client;
    reader.exec('begin; select * from match');
    await store.addInteraction('i', 1);
    expect(await store.emptyLog()).toBe(false);
    reader.exec('commit');
    expect(await store.emptyLog()).toBe(true);
    expect(statSync(`${path}-wal`).size).toBe(0);
    reader.close();
    await store.close();
  });

  test('keeps what is there, and changes nothing when there is nothing to bring up to date', async () => {
    const first = openStore(path);
    await first.addInteraction('i', 1);
    await first.close();
    const migrations = () =>
      tamper((client) => client.prepare('select * from __drizzle_migrations').all());
    const before = migrations();
    const second = openStore(path);
    expect(await second.addInteraction('i', 2)).toBe(false);
    await second.close();
    expect(migrations()).toEqual(before);
  });

  test('writes ahead and syncs each commit, so that a power cut takes nothing back', () => {
    const { $client } = openDatabase(path);
    const setting = (name: string) => $client.pragma(name, { simple: true });
    expect(setting('journal_mode')).toBe('wal');
    // 2 is FULL; the driver is built with 1, which loses the last commits.
    expect(setting('synchronous')).toBe(2);
    $client.close();
  });
});

const ANEW = 'Put back a backup, or move PATH* away to begin anew.';

/** A log that is left of a database. */
async function leaveLog(): Promise<void> {
  const store = openStore(path);
  await store.addInteraction('i', 1);
  copyFileSync(`${path}-wal`, `${path}-kept`);
  await store.close();
  rmSync(path);
  renameSync(`${path}-kept`, `${path}-wal`);
}

async function comeFromTomorrow(): Promise<void> {
  await openStore(path).close();
  const created = Date.now() + 1e12;
  tamper((client) =>
    client.exec(`insert into __drizzle_migrations (hash, created_at) values ('f', ${created})`),
  );
}

function contents() {
  const names = readdirSync(folder).filter((name) => !/\.lock$|-shm$/.test(name));
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

describe('what cannot be opened is refused with a sentence', () => {
  test('a folder that cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    path = join(folder, 'file', 'hanafuda.sqlite');
    expect(await refusal()).toBe(
      `The folder ${join(folder, 'file')} for the database cannot be made by this user.`,
    );
  });

  test.each<[what: string, lay: () => unknown, told: string]>([
    [
      'a file of no bytes, since something was there once',
      () => writeFileSync(path, ''),
      `is empty. ${ANEW}`,
    ],
    ['a log whose database is gone', leaveLog, `is gone, and only its log is there. ${ANEW}`],
    [
      'a folder in the file’s place',
      () => mkdirSync(path),
      'cannot be opened: it must be a file that this user may read and write.',
    ],
    [
      'a file that is no database',
      () => writeFileSync(path, 'Dear diary, today I lost at hanafuda again. '.repeat(200)),
      'is not an SQLite database. Name another file, or move this one away.',
    ],
    [
      'a database of another program',
      () => tamper((client) => client.exec('create table shopping (item text)')),
      'belongs to another program. Name another file.',
    ],
    [
      'a database of a newer version',
      comeFromTomorrow,
      'was made by a newer version of this bot. Update the bot, or put back the backup made before the update.',
    ],
  ])('%s, which stays as it is', async (_, lay, told) => {
    await lay();
    const before = contents();
    expect(await refusal()).toBe(`The database ${path} ${told.replace('PATH', path)}`);
    expect(contents()).toEqual(before);
  });

  // Root may write anywhere.
  test.runIf(process.getuid?.() !== 0)('a folder that may not be written to', async () => {
    chmodSync(folder, 0o500);
    expect(await refusal()).toContain('cannot be opened');
    chmodSync(folder, 0o700);
  });

  /** The file with something in it. */
  async function filled(): Promise<Buffer> {
    const store = openStore(path);
    await store.transaction(async (queries) => {
      for (let i = 0; i < 500; i++) await queries.addInteraction(`${i}`.padEnd(60, 'x'), i);
    });
    await store.close();
    return readFileSync(path);
  }

  test.each<[what: string, spoil: (bytes: Buffer) => Buffer]>([
    ['a damaged file', (bytes) => bytes.fill(0x5a, bytes.length - 3 * 4096)],
    ['a file cut short', (bytes) => bytes.subarray(0, 4096)],
  ])('%s', async (_, spoil) => {
    writeFileSync(path, spoil(await filled()));
    expect(await refusal()).toMatch(/^The database .* is damaged.*Put a backup in its place\.$/);
  });

  test('a file that SQLite could still read, with what is wrong with it', async () => {
    const bytes = await filled();
    // The number of free pages (SQLite's file format, §1.3).
    const free = bytes.readUInt32BE(36);
    bytes.writeUInt32BE(free + 7, 36);
    writeFileSync(path, bytes);
    expect(await refusal()).toBe(
      `The database ${path} is damaged (Freelist: size is ${free} but should be ${free + 7}). Put a backup in its place.`,
    );
  });

  test('and is not left locked', async () => {
    tamper((client) => client.exec('create table shopping (item text)'));
    await refusal();
    expect(existsSync(`${path}-wal`)).toBe(false);
    tamper((client) => client.exec('drop table shopping; pragma user_version = 0'));
    await openStore(path).close();
  });
});
