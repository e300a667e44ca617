import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle } from '../../../src/store/drizzle.ts';

const MIGRATIONS = 'migrations/sqlite';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Makes a database as it was after a migration, and fills it in with SQL. */
export function olderDatabase(path: string, lastMigration: string, fill: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.findIndex(({ tag }) => tag === lastMigration);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  const db = drizzle(path);
  db.$client.pragma(`application_id = ${0x68616e61}`);
  migrate(db, { migrationsFolder: folder });
  db.$client.exec(fill);
  db.$client.close();
  rmSync(folder, { recursive: true });
}
