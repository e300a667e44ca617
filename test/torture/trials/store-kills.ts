import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle } from '../../../src/store/drizzle.ts';
import { openStore } from '../../../src/store/sqlite/open-store.ts';
import { bareEnvironment } from '../../support/environment.ts';
import { HANG_MS } from '../../support/hang.ts';
import { query } from '../support/stored.ts';
import type { Trial, TrialContext } from '../trial.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PRELOAD = pathToFileURL(join(import.meta.dirname, '..', 'support', 'preload.ts')).href;
const STORE = pathToFileURL(join(ROOT, 'src/store/sqlite/open-store.ts')).href;
const MIGRATIONS = join(ROOT, 'migrations/sqlite');
const OPEN = `import { openStore } from '${STORE}'; openStore(process.argv[1]).close();`;
/** More than a database of any age takes to be opened. */
const STATEMENTS = 70;
const ROWS = 500;

export const MIGRATION_KILLS: Trial = {
  name: 'kills while the database is made and migrated',
  share: 1,
  async run(context) {
    const steps = readJournal().entries.length;
    const whole = await schemaOf(await migratedTo(context, steps));
    let [kills, through] = [0, 0];
    do {
      const from = context.draw(steps + 1);
      const path = await migratedTo(context, from);
      const statement = 1 + context.draw(STATEMENTS);
      const args = ['--import', PRELOAD, '--input-type=module', '-e', OPEN, path];
      const { signal, output } = await run(args, { TORTURE_KILL: `statement:${statement}` });
      const when = `from step ${from}, killed at statement ${statement}`;
      if (signal === 'SIGKILL') kills += 1;
      else if (output === '') through += 1;
      else context.fail(`${when}: ${output}`);
      for (const fault of await faultsAfter(path, { from, whole }))
        context.fail(`${when}: ${fault}`);
    } while (context.hasTime());
    return { figure: `${kills} kills and ${through} starts that came through, nothing lost` };
  },
};

/** What a process wrote, and how it ended. */
interface Ran {
  readonly signal: NodeJS.Signals | null;
  readonly code: number | null;
  readonly output: string;
}

async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  killAfterMs?: number,
): Promise<Ran> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...bareEnvironment(), ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const kill = setTimeout(() => child.kill('SIGKILL'), killAfterMs ?? 600_000);
  const [code, signal] = await once(child, 'close');
  clearTimeout(kill);
  return { code, signal, output };
}

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'));
}

/** A database as an older version left it: after this many migrations, with rows in it; 0 for no file. */
async function migratedTo({ folder }: TrialContext, steps: number): Promise<string> {
  const path = join(mkdtempSync(join(folder, 'old-')), 'old.sqlite');
  if (steps === 0) return path;
  const migrationsFolder = mkdtempSync(join(folder, 'migrations-'));
  const journal = readJournal();
  cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
  const entries = journal.entries.slice(0, steps);
  const file = join(migrationsFolder, 'meta', '_journal.json');
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  const db = drizzle(path);
  db.$client.pragma('journal_mode = WAL');
  migrate(db, { migrationsFolder });
  // "hana": whose the file is.
  db.$client.pragma(`application_id = ${0x68616e61}`);
  const insert = db.$client.prepare('insert into seen_interaction (id, at) values (?, ?)');
  for (let row = 0; row < ROWS; row++) insert.run(`row ${row}`, row);
  db.$client.close();
  rmSync(migrationsFolder, { recursive: true });
  return path;
}

async function schemaOf(path: string): Promise<string> {
  await openStore(path).close();
  const rows = query<{ sql: string }>(path, 'select sql from sqlite_schema order by sql');
  return rows.map(({ sql }) => sql).join('\n');
}

/** The next start makes the database whole, and loses no row of it. */
async function faultsAfter(
  path: string,
  { from, whole }: { readonly from: number; readonly whole: string },
): Promise<readonly string[]> {
  const store = openStore(path);
  const problems = await store.integrityProblems();
  await store.close();
  const rows = query<{ count: number }>(path, 'select count(*) as count from seen_interaction');
  const lost = from > 0 && rows[0]?.count !== ROWS ? [`${rows[0]?.count} rows of ${ROWS}`] : [];
  return [...problems, ...lost, ...((await schemaOf(path)) === whole ? [] : ['another schema'])];
}

const KEPT = 3;
const BACKED_UP_ROWS = 60_000;

export const BACKUP_KILLS: Trial = {
  name: 'kills while a backup is made',
  share: 1,
  async run(context) {
    const from = await migratedTo(context, readJournal().entries.length);
    await openStore(from).close();
    const folder = join(context.folder, 'backups');
    const writer = new Writer(from);
    try {
      return { figure: await killBackups(context, { from, folder }) };
    } finally {
      writer.close();
    }
  },
};

/** Somebody who plays on while backups are made. */
class Writer {
  readonly #db: DatabaseSync;
  readonly #timer: NodeJS.Timeout;

  constructor(path: string) {
    this.#db = new DatabaseSync(path, { timeout: HANG_MS });
    const insert = this.#db.prepare('insert into seen_interaction (id, at) values (?, 1)');
    this.#db.exec('begin');
    for (let row = 0; row < BACKED_UP_ROWS; row++) insert.run(`long ${'x'.repeat(60)} ${row}`);
    this.#db.exec('commit');
    let row = 0;
    this.#timer = setInterval(() => insert.run(`written ${row++}`), 5);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#db.close();
  }
}

interface Place {
  readonly from: string;
  readonly folder: string;
}

async function killBackups(context: TrialContext, { from, folder }: Place): Promise<string> {
  const backUp = (killAfterMs?: number) => {
    const args = ['src/tools/backup.ts', '--keep', String(KEPT), '--to', folder];
    return run(args, { DATABASE_PATH: from }, killAfterMs);
  };
  const start = performance.now();
  await backUp();
  const took = performance.now() - start;
  for (let more = 1; more < KEPT; more++) await backUp();
  let [kills, through] = [0, 0];
  do {
    const { signal, code, output } = await backUp(took * (0.2 + context.draw(100) / 100));
    if (signal === 'SIGKILL') kills += 1;
    else if (code === 0) through += 1;
    else context.fail(`a backup ended with ${code}: ${output}`);
    const files = readdirSync(folder).filter((name) => name.endsWith('.sqlite.gz'));
    if (files.length < KEPT) context.fail(`${files.length} backups are left of ${KEPT}`);
    for (const name of files) {
      const path = join(folder, 'unpacked');
      writeFileSync(path, gunzipSync(readFileSync(join(folder, name))));
      const [row] = query<object>(path, 'pragma integrity_check');
      rmSync(path);
      if (Object.values(row ?? {})[0] !== 'ok') context.fail(`${name} is damaged`);
    }
  } while (context.hasTime());
  await backUp();
  const rest = readdirSync(folder).filter((name) => !/\.sqlite\.gz$|^\.lock$/.test(name));
  if (rest.length > 0) context.fail(`left lying after a whole backup: ${rest.join(', ')}`);
  return `${kills} kills and ${through} backups that came through, each one that is there is whole`;
}
