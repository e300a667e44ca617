import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drizzle } from '../../src/store/drizzle.ts';
import { openStore, type SqliteStore } from '../../src/store/sqlite/open-store.ts';
import { ownFolder } from '../support/own-folder.ts';
import { RecordingMeter } from '../support/recording-meter.ts';
import { openTable } from './support/a-lobby.ts';

const TIME = 'hanafuda_database_transaction_seconds';
const ERRORS = 'hanafuda_database_errors_total';

const folder = ownFolder();
const path = join(folder, 'test.sqlite');
let meter: RecordingMeter;
let store: SqliteStore;

beforeEach(() => {
  meter = new RecordingMeter();
  store = openStore(path, { meter });
});

afterEach(() => store.close());

const write = () => store.transaction((tx) => tx.putAliveAt(1));

describe('a transaction', () => {
  test('tells how long it took', async () => {
    await write();
    const [seconds = Number.NaN] = meter.values(TIME);
    expect(seconds).toBeGreaterThan(0);
    expect(store.writeProblem()).toBeUndefined();
  });

  test('that the database refuses is counted by its code, and is a problem until one is taken', async () => {
    const client = drizzle(path).$client;
    client.exec('begin immediate');
    try {
      await expect(write()).rejects.toThrow('in use by another program');
    } finally {
      client.exec('rollback');
      client.close();
    }
    expect(meter.values(ERRORS, { code: 'SQLITE_BUSY' })).toEqual([1]);
    expect(store.writeProblem()).toContain('in use by another program');
    await write();
    expect(store.writeProblem()).toBeUndefined();
  });

  test('that fails by our mistake says nothing of the database', async () => {
    const failed = store.transaction(async () => {
      throw new Error('no such card');
    });
    await expect(failed).rejects.toThrow('no such card');
    expect(meter.values(ERRORS)).toEqual([]);
    expect(meter.values(TIME)).toHaveLength(1);
    expect(store.writeProblem()).toBeUndefined();
  });
});

test('a move writes a page for its match, and none for what finds matches', async () => {
  const match = await openTable(store, 'c', { status: 'playing', hostId: '1' });
  const { walBytes: before = 0 } = await store.info();
  await store.updateMatch({ ...match, version: 1, stopVotes: ['1'] }, match, 2);
  const { walBytes: after = 0 } = await store.info();
  const frame = 24 + 4096;
  expect(after - before).toBe(frame);
});

test.each([
  ['hanafuda_database_disk_free_bytes', [{}]],
  ['hanafuda_database_size_bytes', [{ file: 'database' }, { file: 'wal' }]],
] as const)('%s is told', async (name, of) => {
  await write();
  const read = await meter.readings(name);
  expect(read.map(({ labels }) => labels)).toEqual(of);
  for (const { value } of read) expect(value).toBeGreaterThan(0);
});
