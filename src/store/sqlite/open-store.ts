import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Meter, NO_METER } from '../../meter.ts';
import { type DatabaseName, refuseStranger } from '../queries/application.ts';
import {
  type DatabaseInfo,
  type DatabaseStore,
  meterStore,
  type OpenOptions,
  storeOver,
  watchContents,
} from '../store-over.ts';
import { sqliteConnection } from './connection.ts';
import {
  emptyLog,
  factsIn,
  MEMORY,
  makeFolder,
  type OpenDatabase,
  openDatabase,
  problemsOf,
} from './database/database.ts';
import { lockDatabase } from './database/process-lock.ts';

export interface SqliteStore extends DatabaseStore {
  /** What SQLite finds wrong with the whole file; empty when it is sound. */
  integrityProblems(): Promise<readonly string[]>;
}

/**
 * Opens the store at a path (or `:memory:`) for this process alone; what it throws is said at
 * `openDatabase`. Later failures of the database come as `StoreError` too.
 */
export function openStore(path: string, opening: OpenOptions = {}): SqliteStore {
  if (path === MEMORY) return openUnlocked(path, opening);
  makeFolder(dirname(path));
  const lock = lockDatabase(path);
  try {
    const store = openUnlocked(path, opening);
    const close = async () => {
      await store.close();
      lock.release();
    };
    return { ...store, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openUnlocked(path: string, { meter = NO_METER, user, shards }: OpenOptions): SqliteStore {
  const called: DatabaseName = { name: path, remedy: 'name another file in DATABASE_PATH' };
  const db = openDatabase(path, (client) => user && refuseStranger(user, factsIn(client), called));
  const client = db.$client;
  const connection = sqliteConnection(db, called, shards);
  const { inTurn } = connection;
  watchFiles(path, meter);
  watchContents(connection, meter);
  return {
    ...storeOver(connection, meterStore(meter)),
    emptyLog: () => inTurn(() => emptyLog(client)),
    info: () => inTurn(() => databaseInfoOf(db, path)),
    integrityProblems: () => inTurn(() => problemsOf(client, 'integrity_check')),
    close: () => inTurn(() => void client.close()),
  };
}

/** Tells a meter how large the database at a path is, and what room it has. */
function watchFiles(path: string, meter: Meter): void {
  meter.watch('hanafuda_database_size_bytes', () => [
    { labels: { file: 'database' }, value: sizeOf(path) },
    { labels: { file: 'wal' }, value: sizeOf(`${path}-wal`) },
  ]);
  meter.watch('hanafuda_database_disk_free_bytes', () => {
    const { bavail, bsize } = statfsSync(path);
    return [{ labels: {}, value: bavail * bsize }];
  });
}

function databaseInfoOf({ $client: client }: OpenDatabase, path: string): DatabaseInfo {
  const row = client.prepare('select count(*) as count from __drizzle_migrations').get();
  const { count: schema } = row as { readonly count: number };
  return { database: path, bytes: sizeOf(path), walBytes: sizeOf(`${path}-wal`), schema };
}

/** Bytes; 0 for a file that is not there. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
