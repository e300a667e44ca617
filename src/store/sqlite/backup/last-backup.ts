import type { Database } from 'better-sqlite3';

const KEY = 'lastBackup';

/** When the last backup of a database was noted, in milliseconds since 1970; undefined before the first. */
export function lastBackup(client: Database): number | undefined {
  const row = client.prepare('select value from fact where key = ?').get(KEY);
  return row === undefined ? undefined : Number((row as { readonly value: string }).value);
}

/** Notes for monitoring that a database was copied. */
export function noteBackup(client: Database, at: Date): void {
  client
    .prepare('insert or replace into fact (key, value) values (?, ?)')
    .run(KEY, String(at.getTime()));
}
