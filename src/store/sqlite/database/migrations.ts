import { fileURLToPath } from 'node:url';
import type { Database } from 'better-sqlite3';
import { readMigrationFiles } from '../../drizzle.ts';
import { StoreError } from '../../store-error.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../migrations/sqlite', import.meta.url));

let read: ReturnType<typeof readMigrationFiles> | undefined;
const migrations = () => (read ??= readMigrationFiles({ migrationsFolder: MIGRATIONS }));

/** As drizzle makes it. */
const TABLE = `create table if not exists __drizzle_migrations (
  id serial primary key, hash text not null, created_at numeric
)`;

/** Throws `StoreError` on a database that a newer version of the bot has seen. */
export function refuseNewer(client: Database, path: string): void {
  const known = migrations().at(-1)?.folderMillis ?? 0;
  if (newestIn(client) <= known) return;
  throw new StoreError(
    `The database ${path} was made by a newer version of this bot. Update the bot, or put back the backup made before the update.`,
  );
}

/**
 * Brings a database up to date, in one transaction. Not by drizzle's own function: if SQLite has undone the
 * transaction already, as on a full disk, it hides why behind a second error.
 */
export function migrate(client: Database): void {
  client.exec(TABLE);
  const newest = newestIn(client);
  const add = client.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)');
  const apply = client.transaction(() => {
    for (const { folderMillis, hash, sql } of migrations()) {
      if (folderMillis <= newest) continue;
      for (const statement of sql) client.exec(statement);
      add.run(hash, folderMillis);
    }
  });
  apply.immediate();
}

/** The time of the newest migration applied to a database; 0: none. */
function newestIn(client: Database): number {
  if (!hasTable(client, '__drizzle_migrations')) return 0;
  const row = client.prepare('select max(created_at) as newest from __drizzle_migrations').get();
  return (row as { readonly newest: number | null }).newest ?? 0;
}

/** Whether a table exists: a database of an older version lacks some. */
export function hasTable(client: Database, name: string): boolean {
  const table = 'select 1 from sqlite_schema where name = ?';
  return client.prepare(table).get(name) !== undefined;
}
