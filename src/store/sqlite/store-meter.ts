import { statfsSync, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type Meter, secondsSince } from '../../meter.ts';
import { explained, StoreError } from '../store-error.ts';
import { lastBackup } from './backup/last-backup.ts';
import type { OpenDatabase } from './database/database.ts';

/** Which database a store is in. */
export interface DatabaseInfo {
  readonly database: string;
  /** Size of the file, and of the write-ahead log beside it. */
  readonly bytes: number;
  readonly walBytes: number;
  /** How many migrations it has seen. */
  readonly schema: number;
}

/** Measures a store, and knows its last failure. */
export interface StoreMeter {
  /** Runs one transaction and records how long it took. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Records a failure of the database; returns the error. */
  failed(error: unknown): unknown;
  /** Why nothing can be read; undefined when something was. */
  readProblem(): string | undefined;
  /** Why nothing can be written, as far as is known; undefined once a transaction was. */
  writeProblem(): string | undefined;
  info(): DatabaseInfo;
}

/** Measures a store over a connection to the database at a path. */
export function meterStore(db: OpenDatabase, path: string, meter: Meter): StoreMeter {
  const client = db.$client;
  let problem: string | undefined;
  const read = client.prepare('select 1 from match limit 1');
  watchTables(client, meter);
  meter.watch('hanafuda_database_size_bytes', () => [
    { labels: { file: 'database' }, value: sizeOf(path) },
    { labels: { file: 'wal' }, value: sizeOf(`${path}-wal`) },
  ]);
  meter.watch('hanafuda_database_disk_free_bytes', () => {
    const { bavail, bsize } = statfsSync(path);
    return [{ labels: {}, value: bavail * bsize }];
  });
  meter.watch('hanafuda_database_last_backup_timestamp_seconds', () => {
    const at = lastBackup(db).get();
    return at === undefined ? [] : [{ labels: {}, value: at / 1000 }];
  });
  return {
    async transaction(work) {
      const begunAt = performance.now();
      try {
        const result = await work();
        problem = undefined;
        return result;
      } finally {
        meter.observe('hanafuda_database_transaction_seconds', {}, secondsSince(begunAt));
      }
    },
    failed(error) {
      const code = codeOf(error);
      if (error instanceof StoreError && code !== undefined) {
        problem = error.message;
        meter.count('hanafuda_database_errors_total', { code });
      }
      return error;
    },
    readProblem: () => problemOf(() => read.get(), path),
    writeProblem: () => problem,
    info: () => ({
      database: path,
      bytes: sizeOf(path),
      walBytes: sizeOf(`${path}-wal`),
      schema: migrationsIn(client),
    }),
  };
}

/** SQLite's error code, such as `SQLITE_BUSY`; undefined for other errors. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  // Without the detail of extended codes, as in `SQLITE_IOERR_FSYNC`.
  return code?.split('_', 2).join('_');
}

/** What goes wrong with the work, in a sentence; undefined when nothing does. */
function problemOf(work: () => unknown, path: string): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    const said = explained(error, path);
    return said instanceof Error ? said.message : String(said);
  }
}

const COUNT_ACTIVE =
  "select status, count(*) as count from match where status in ('open', 'playing') group by status";

function watchTables(client: Database, meter: Meter): void {
  const counts = client.prepare(COUNT_ACTIVE);
  meter.watch('hanafuda_tables', () => {
    const rows = counts.all() as readonly { readonly status: string; readonly count: number }[];
    return ['open', 'playing'].map((status) => ({
      labels: { status },
      value: rows.find((row) => row.status === status)?.count ?? 0,
    }));
  });
}

function migrationsIn(client: Database): number {
  const row = client.prepare('select count(*) as count from __drizzle_migrations').get();
  return (row as { readonly count: number }).count;
}

/** Bytes; 0 for a file that is not there. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
