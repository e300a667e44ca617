import { statfsSync, statSync } from 'node:fs';
import type { Meter } from '../../meter.ts';
import type { DatabaseInfo } from '../store-over.ts';
import type { OpenDatabase } from './database/database.ts';

/** Tells a meter how large the database at a path is, and what room it has. */
export function watchFiles(path: string, meter: Meter): void {
  meter.watch('hanafuda_database_size_bytes', () => [
    { labels: { file: 'database' }, value: sizeOf(path) },
    { labels: { file: 'wal' }, value: sizeOf(`${path}-wal`) },
  ]);
  meter.watch('hanafuda_database_disk_free_bytes', () => {
    const { bavail, bsize } = statfsSync(path);
    return [{ labels: {}, value: bavail * bsize }];
  });
}

export function databaseInfoOf({ $client: client }: OpenDatabase, path: string): DatabaseInfo {
  const row = client.prepare('select count(*) as count from __drizzle_migrations').get();
  const { count: schema } = row as { readonly count: number };
  return { database: path, bytes: sizeOf(path), walBytes: sizeOf(`${path}-wal`), schema };
}

/** Bytes; 0 for a file that is not there. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
