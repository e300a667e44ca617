import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Database, Statement } from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { drizzle } from '../../drizzle.ts';
import { StoreError } from '../../store-error.ts';
import { explained } from './explain.ts';
import { hasTable, migrate, refuseNewer } from './migrations.ts';

/** "hana": how SQLite (and `file`) tells a database of ours from another program's. */
const APPLICATION_ID = 0x68616e61;

/** How long a start, or a copy, waits for another program's lock, in milliseconds. */
const START_TIMEOUT = 5000;

/**
 * The same for a query while people wait, in milliseconds. It blocks the process, so the caller
 * retries instead; with everything that is tried meanwhile it must stay far below Discord's patience.
 */
const BUSY_TIMEOUT = 25;

/** How many statements are kept: there are some 300, several times if they hold a list. */
const MOST_STATEMENTS = 1000;

/** What SQLite writes beside a database, and the database itself. */
export const BESIDE = ['', '-wal', '-shm', '-journal'] as const;

/** An open database: drizzle's, and the driver's connection beneath it. */
export type OpenDatabase = BetterSQLite3Database & { readonly $client: Database };

/** In place of a path: a database in memory. */
export const MEMORY = ':memory:';
/** The first of them as it was migrated, of which the others begin as copies. */
let migrated: Buffer | undefined;

/**
 * Opens the database at a path (or `MEMORY`), creates it if missing, and migrates it. Throws
 * `StoreError` with a sentence for the owner: no permission, not a database, damaged, of another
 * program or application, or made by a newer version.
 *
 * @param inspect may throw before anything is changed
 */
export function openDatabase(
  path: string,
  inspect: (client: Database) => void = () => {},
): OpenDatabase {
  if (path !== MEMORY && !isThere(path)) makeDatabase(path);
  return openUpdated(path, path, inspect);
}

/**
 * Created under another name first, so that a process that ends meanwhile leaves no half database.
 */
function makeDatabase(path: string): void {
  const draft = `${path}.new`;
  const remove = () => {
    for (const rest of BESIDE) rmSync(draft + rest, { force: true });
  };
  remove();
  try {
    openUpdated(draft, path, () => {}).$client.close();
  } catch (error) {
    remove();
    throw error;
  }
  renameSync(draft, path);
  syncFile(dirname(path));
}

/** Opens the file `source`, called `path` in what is thrown. */
function openUpdated(
  source: string,
  path: string,
  inspect: (client: Database) => void,
): OpenDatabase {
  let client: Database | undefined;
  try {
    const copied = path === MEMORY ? migrated : undefined;
    const db = drizzle({ connection: { source: copied ?? source, timeout: START_TIMEOUT } });
    client = db.$client;
    refuseOthers(client, path);
    inspect(client);
    prepareDatabase(client, path);
    migrate(client);
    if (path === MEMORY) migrated ??= client.serialize();
    client.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
    emptyLog(client);
    keepStatements(client);
    return db;
  } catch (error) {
    client?.close();
    throw explained(error, path);
  }
}

/** Compiles each statement once: that takes longer than most of them. */
function keepStatements(client: Database): void {
  const kept = new Map<string, Statement>();
  const compile = client.prepare.bind(client);
  const prepare = (source: string): Statement => {
    const known = kept.get(source);
    // Whoever had it before may have had it answer with bare values.
    if (known !== undefined) return known.reader ? known.raw(false) : known;
    if (kept.size >= MOST_STATEMENTS) kept.clear();
    const statement = compile(source);
    kept.set(source, statement);
    return statement;
  };
  Object.assign(client, { prepare });
}

/**
 * Whether there is a database at a path. An empty file, or a log without its database, is the trace
 * of an accident: throws `StoreError` rather than start over.
 */
function isThere(path: string): boolean {
  const anew = `Put back a backup, or move ${path}* away to begin anew.`;
  if (bytesOf(path) === 0) throw new StoreError(`The database ${path} is empty. ${anew}`);
  if (existsSync(path)) return true;
  if ((bytesOf(`${path}-wal`) ?? 0) === 0) return false;
  throw new StoreError(`The database ${path} is gone, and only its log is there. ${anew}`);
}

/** Undefined if there is no such file. */
function bytesOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/**
 * Moves the write-ahead log into the database, which overwrites what was deleted, and empties the
 * log. Does not wait: false if a reader was in the way.
 */
export function emptyLog(client: Database): boolean {
  const wait = client.pragma('busy_timeout', { simple: true });
  client.pragma('busy_timeout = 0');
  try {
    return client.pragma('wal_checkpoint(truncate)', { simple: true }) === 0;
  } finally {
    client.pragma(`busy_timeout = ${wait}`);
  }
}

/** Returns once a file, or the names in a folder, are on the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Opens an existing database without migrating or checking it. Throws `StoreError` with a sentence
 * for the owner.
 */
export function openExisting(path: string, { readonly = false } = {}): OpenDatabase {
  if (!isThere(path)) throw new StoreError(`There is no database ${path}.`);
  try {
    return drizzle({
      connection: { source: path, readonly, fileMustExist: true, timeout: START_TIMEOUT },
    });
  } catch (error) {
    throw explained(error, path);
  }
}

/** Reads in a bot's database that may be of an older version. Throws `StoreError` if there is none. */
export function readBots<T>(path: string, work: (client: Database) => T): T {
  const { $client: client } = openExisting(path, { readonly: true });
  try {
    refuseOthers(client, path);
    return work(client);
  } catch (error) {
    throw explained(error, path);
  } finally {
    client.close();
  }
}

/** Makes a folder if there is none. Throws `StoreError`. */
export function makeFolder(folder: string, what = 'the database'): void {
  try {
    makeFolders(folder);
  } catch (error) {
    const message = `The folder ${folder} for ${what} cannot be made by this user.`;
    throw new StoreError(message, { cause: error });
  }
}

/** Node's own `recursive` never returns if the kernel lets nobody make a folder, such as below /proc. */
function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

function prepareDatabase(client: Database, path: string): void {
  refuseNewer(client, path);
  client.pragma('journal_mode = WAL');
  // What people were told must survive a power cut, not only a crash.
  client.pragma('synchronous = FULL');
  // Deleted data is overwritten in the file too.
  client.pragma('secure_delete = ON');
  const problems = problemsOf(client, 'quick_check');
  if (problems.length > 0) {
    throw new StoreError(
      `The database ${path} is damaged (${problems[0]}). Put a backup in its place.`,
    );
  }
  client.pragma(`application_id = ${APPLICATION_ID}`);
}

/** Throws `StoreError` on a database that is not this bot's. */
export function refuseOthers(client: Database, path: string): void {
  const isEmpty = client.prepare('select 1 from sqlite_schema').get() === undefined;
  if (!isEmpty && client.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    throw new StoreError(`The database ${path} belongs to another program. Name another file.`);
  }
}

/** What the table `fact` holds; nothing in a database that has none. */
export function factsIn(client: Database): ReadonlyMap<string, string> {
  if (!hasTable(client, 'fact')) return new Map();
  const rows = client.prepare('select key, value from fact').all() as readonly {
    readonly key: string;
    readonly value: string;
  }[];
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** What SQLite finds wrong; empty when nothing is. `quick_check` leaves out the indexes. */
export function problemsOf(
  client: Database,
  check: 'quick_check' | 'integrity_check',
): readonly string[] {
  const rows = client.prepare(`pragma ${check}`).all() as readonly Record<string, string>[];
  // Without the heading that SQLite puts over the first one.
  const problems = rows.map((row) => (row[check] ?? '').replace(/^\*\*\* .+ \*\*\*\n/, ''));
  return problems.length === 1 && problems[0] === 'ok' ? [] : problems;
}
