import { statfsSync, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { Meter } from '../../meter.ts';
import type { DatabaseInfo } from '../store-over.ts';
import { lastBackup } from './backup/last-backup.ts';
import type { OpenDatabase } from './database/database.ts';

/** Tells a meter how large the database at a path is, and what it holds. */
export function watchDatabase(db: OpenDatabase, path: string, meter: Meter): void {
  watchTables(db.$client, meter);
  meter.watch('hanafuda_database_size_bytes', () => [
    { labels: { file: 'database' }, value: sizeOf(path) },
    { labels: { file: 'wal' }, value: sizeOf(`${path}-wal`) },
  ]);
  meter.watch('hanafuda_database_disk_free_bytes', () => {
    const { bavail, bsize } = statfsSync(path);
    return [{ labels: {}, value: bavail * bsize }];
  });
  meter.watch('hanafuda_database_last_backup_timestamp_seconds', () => {
    const at = lastBackup(db.$client);
    return at === undefined ? [] : [{ labels: {}, value: at / 1000 }];
  });
}

/** Which database an open one is. */
export function infoOf({ $client: client }: OpenDatabase, path: string): DatabaseInfo {
  const row = client.prepare('select count(*) as count from __drizzle_migrations').get();
  const { count: schema } = row as { readonly count: number };
  return { database: path, bytes: sizeOf(path), walBytes: sizeOf(`${path}-wal`), schema };
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

/** Bytes; 0 for a file that is not there. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
