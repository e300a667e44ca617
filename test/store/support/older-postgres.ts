import { readMigrationFiles } from '../../../src/store/drizzle.ts';
import { administer, nameIn } from '../../support/databases.ts';
import { dump } from '../../support/dump.ts';
import { SERVER } from '../../table/support/people.ts';

const FIRST_MIGRATIONS = 1;

/**
 * Fills an empty PostgreSQL database as the first version that could be in one left it: with what of an
 * SQLite file that version knew.
 */
export async function olderPostgres(address: string, path: string): Promise<void> {
  const run = (sql: string) => administer(sql, nameIn(address));
  const migrations = readMigrationFiles({ migrationsFolder: 'migrations/postgres' });
  await run('create table hanafuda_migrations (created_at bigint primary key, hash text not null)');
  for (const { folderMillis, hash, sql } of migrations.slice(0, FIRST_MIGRATIONS)) {
    for (const statement of sql) await run(statement);
    await run(`insert into hanafuda_migrations values (${folderMillis}, '${hash}')`);
  }
  const tables = dump(path);
  for (const table of ['match', 'match_person', 'move', 'timer']) {
    const rows = JSON.parse(tables[table] ?? '[]') as readonly object[];
    const json = JSON.stringify(rows.map((row) => ({ server_id: SERVER, ...row })));
    // Columns that came later are left out.
    await run(
      `insert into "${table}" select * from json_populate_recordset(null::"${table}", $rows$${json}$rows$)`,
    );
  }
}
