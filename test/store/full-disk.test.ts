import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/sqlite/database/database.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { runBot } from '../e2e/support/process.ts';
import { mountedDisk, type SmallDisk } from '../torture/support/small-disk.ts';
import { olderDatabase } from './support/older-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

const fullAt = (path: string) =>
  new StoreError(`The database ${path} cannot grow: the disk is full.`);

describe('an upgrade', () => {
  test('for which the disk has no room says so, and leaves the database as it was', () => {
    const path = join(folder, 'hanafuda.sqlite');
    olderDatabase(path, '0000_first-tables', '');
    const before = readFileSync(path);
    const schema = () =>
      drizzle(path).$client.prepare('select sql from sqlite_schema order by name').all();
    const stored = schema();
    // SQLite then says that the disk is full, and undoes the transaction, as on a disk that is.
    const error = thrownBy(() =>
      openDatabase(path, (client) => client.pragma(`max_page_count = ${before.length / 4096 + 3}`)),
    );
    expect(error).toEqual(fullAt(path));
    expect(schema()).toEqual(stored);

    openDatabase(path).$client.close();
    expect(schema().length).toBeGreaterThan(stored.length);
  });
});

/** From too little for the files beside the database to nearly enough. */
const SIZES = ['40k', '100k', '150k', '200k', '400k'];
const canMount = (() => {
  const probe = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  const disk = mountedDisk(join(probe, 'disk'));
  disk?.close();
  rmSync(probe, { recursive: true });
  return disk !== undefined;
})();

describe.runIf(canMount)('a new database', () => {
  let disk: SmallDisk | undefined;
  afterEach(() => disk?.close());

  test.each(SIZES)('on a disk of %s is refused, and takes no room', (size) => {
    disk = mountedDisk(join(folder, 'disk'), size);
    const path = join(folder, 'disk', 'hanafuda.sqlite');
    expect(thrownBy(() => openStore(path))).toEqual(fullAt(path));
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
