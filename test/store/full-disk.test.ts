import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { drizzle } from '../../src/store/drizzle.ts';
import { backUp } from '../../src/store/sqlite/backup/backup.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { runBot } from '../e2e/support/process.ts';
import { ownFolder } from '../support/own-folder.ts';
import { mountedDisk, type SmallDisk } from '../torture/support/small-disk.ts';
import { olderDatabase } from './support/older-database.ts';

const folder = ownFolder();

const fullAt = (path: string) =>
  new StoreError(`The database ${path} cannot grow: the disk is full.`);

/** For the files beside a database, and not for what an upgrade adds. */
const ROOM = 100_000;
/** From too little for the files beside the database to nearly enough. */
const SIZES = ['40k', '100k', '150k', '200k', '400k'];
const canMount = (() => {
  const probe = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  const disk = mountedDisk(join(probe, 'disk'));
  disk?.close();
  rmSync(probe, { recursive: true });
  return disk !== undefined;
})();

let disk: SmallDisk | undefined;
afterEach(() => disk?.close());

describe.runIf(canMount)('an upgrade', () => {
  test('for which the disk has no room says so, and leaves the database as it was', async () => {
    disk = mountedDisk(join(folder, 'disk'));
    const path = join(folder, 'disk', 'hanafuda.sqlite');
    olderDatabase(path, '0000_first-tables', '');
    const before = readFileSync(path);
    const { bavail, bsize } = statfsSync(path);
    writeFileSync(join(folder, 'disk', 'filler'), Buffer.alloc(bavail * bsize - ROOM));
    expect(() => openStore(path)).toThrow(fullAt(path));
    const { $client } = drizzle(path);
    $client.pragma('journal_mode = delete');
    const tables = $client.prepare("select name from sqlite_schema where type = 'table'").all();
    $client.close();
    expect(tables).not.toContainEqual({ name: 'profile' });
    expect(readFileSync(path).length).toBe(before.length);

    rmSync(join(folder, 'disk', 'filler'));
    await openStore(path).close();
  });
});

describe.runIf(canMount)('a backup', () => {
  // Of random bytes the compressed copy is as large as the other.
  test.each([
    ['1m', 'as it is copied'],
    ['3m', 'as it is compressed'],
  ])('for which a disk of %s is full %s says so, and leaves nothing there', async (size) => {
    disk = mountedDisk(join(folder, 'disk'), size);
    const from = join(folder, 'hanafuda.sqlite');
    const store = openStore(from);
    await store.putServerSettings('1', { tableCap: 3 });
    await store.close();
    const { $client } = drizzle(from);
    $client.exec('create table noise (bytes blob)');
    $client.prepare('insert into noise values (?)').run(randomBytes(2_000_000));
    $client.close();
    const backups = join(folder, 'disk', 'backups');
    const request = { from, folder: backups, keep: 7, days: 30, now: new Date() };
    await expect(backUp(request)).rejects.toThrow(/\.gz cannot grow: the disk is full\.$/);
    expect(readdirSync(backups)).toEqual(['.lock']);
  });
});

describe.runIf(canMount)('a new database', () => {
  test.each(SIZES)('on a disk of %s is refused, and takes no room', (size) => {
    disk = mountedDisk(join(folder, 'disk'), size);
    const path = join(folder, 'disk', 'hanafuda.sqlite');
    expect(() => openStore(path)).toThrow(fullAt(path));
    expect(readdirSync(join(folder, 'disk'))).toEqual(['hanafuda.sqlite.lock']);
  });

  test('ends the bot with exit code 3 and one sentence', async () => {
    disk = mountedDisk(join(folder, 'disk'), '150k');
    const path = join(folder, 'disk', 'hanafuda.sqlite');
    const { code, output } = await runBot({ DATABASE_PATH: path, DISCORD_TOKEN: 'a.b.c' }).ended;
    expect(output).toBe(`The database ${path} cannot grow: the disk is full.\n`);
    expect(code).toBe(3);
  });
});
