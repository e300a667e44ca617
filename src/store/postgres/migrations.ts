import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from '../drizzle.ts';
import type { DatabaseName } from '../queries/application.ts';
import { StoreError } from '../store-error.ts';
import type { Client } from './client.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url));

/** Its presence tells a database of ours from another program's. */
const TABLE = 'hanafuda_migrations';

/** As PostgreSQL numbers its versions. */
const OLDEST_VERSION = 130_000;

/**
 * Brings a database up to date, in one transaction. Of several processes that start at once, one does
 * it and the others wait. Throws `StoreError` with a sentence for the owner: too old a server, another
 * program's or application's database, or one of a newer version of the bot.
 *
 * @param inspect may throw before anything is changed
 */
export async function migrate(
  client: Client,
  called: DatabaseName,
  inspect: (facts: ReadonlyMap<string, string>) => void,
): Promise<void> {
  await refuseOld(client, called);
  await client.query('begin');
  try {
    await client.query(
      `select pg_advisory_xact_lock(hashtextextended('${TABLE} ' || current_schema(), 0))`,
    );
    const newest = await newestIn(client, called);
    if (newest !== undefined) inspect(await factsIn(client));
    await apply(client, newest ?? 0);
    await client.query('commit');
  } catch (error) {
    // Where this fails too, the first error is the one to tell.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function refuseOld(client: Client, { name }: DatabaseName): Promise<void> {
  const { rows } = await client.query("select current_setting('server_version_num') as version");
  const version = Number(rows[0]?.version);
  if (version >= OLDEST_VERSION) return;
  throw new StoreError(
    `The database ${name} is on a server of version ${Math.floor(version / 10_000)}, but the bot needs PostgreSQL ${OLDEST_VERSION / 10_000} or later.`,
  );
}

/** The newest migration that a database has seen; undefined for an empty database. */
async function newestIn(
  client: Client,
  { name, remedy }: DatabaseName,
): Promise<number | undefined> {
  if (!(await isOurs(client))) {
    const others = await client.query(`
      select 1 from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
      limit 1`);
    if (others.rows.length === 0) return undefined;
    throw new StoreError(`The database ${name} belongs to another program: ${remedy}.`);
  }
  const { rows } = await client.query(`select max(created_at) as newest from ${TABLE}`);
  const newest = Number(rows[0]?.newest ?? 0);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  if (newest <= known) return newest;
  throw new StoreError(
    `The database ${name} was made by a newer version of this bot. Update the bot, or restore the backup made before the update.`,
  );
}

/** Whether the bot has been here before. */
async function isOurs(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('${TABLE}') as found`);
  return rows[0]?.found !== null;
}

async function factsIn(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query('select key, value from fact');
  return new Map(rows.map(({ key, value }) => [key, value]));
}

async function apply(client: Client, newest: number): Promise<void> {
  await client.query(
    `create table if not exists ${TABLE} (created_at bigint primary key, hash text not null)`,
  );
  for (const { folderMillis, hash, sql } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (folderMillis <= newest) continue;
    // drizzle-kit names this schema in foreign keys; the tables are in the one that the address names.
    for (const statement of sql) await client.query(statement.replaceAll('"public".', ''));
    await client.query(`insert into ${TABLE} (created_at, hash) values ($1, $2)`, [
      folderMillis,
      hash,
    ]);
  }
}

/** How many migrations a database has seen. */
export async function migrationsIn(client: Pick<Client, 'query'>): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as count from ${TABLE}`);
  return rows[0]?.count;
}
