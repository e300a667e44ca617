import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Config, loadEnvironment, readConfig } from '../config.ts';
import { databaseFile } from '../process/database-file.ts';
import { startupErrorOf } from '../process/exit.ts';
import { keepToOwner } from '../process/private-files.ts';
import { backUp } from '../store/sqlite/backup/backup.ts';
import { StoreError } from '../store/store-error.ts';
import { readFlags, runCommand, UsageError } from './command.ts';

const KEEP = 7;
const DAYS = 30;
const MOST_KEPT = 10_000;
const MOST_DAYS = 3650;
const USAGE = `npm run backup -- [--to FOLDER] [--keep N] [--days N]
npm run backup -- --note
  Copies the database, even while the bot is running, reads the copy through, compresses it (.sqlite.gz), and
  removes older copies, also those that are not compressed. docs/HOSTING.md tells how a copy is put back.
  --to     folder of the copies; "backups" beside the database when left out
  --keep   how many copies stay, from 1; ${KEEP} when left out
  --days   for how many days a copy stays at most, from 1; ${DAYS} when left out. The one just made always stays
  --note   copies nothing: tells monitoring that PostgreSQL's was copied just now
Which database is said by DATABASE_PATH, as for the bot; without one there, the sandbox's is copied. With
DATABASE_URL it only says how PostgreSQL's is copied.
Exit codes: 0 done, 1 a bug, 2 a setting or an argument is wrong, 3 the database cannot be
copied; then no older copy was removed.
`;

const OF_POSTGRES = `DATABASE_URL names a PostgreSQL database, which has tools of its own. A copy now, even while the bot is running:
  pg_dump --format=custom --file=hanafuda.dump "$DATABASE_URL" && npm run backup -- --note
To lose nothing at all, archive the server's write-ahead log; docs/SCALING.md tells how.`;

await runCommand(
  USAGE,
  async (args) => {
    keepToOwner();
    const { to, keep, days, isNote } = readArguments(args);
    const config = readConfig(loadEnvironment(process.cwd()));
    if (isNote) return await note(config);
    if (config.databaseUrl !== undefined) throw new StoreError(OF_POSTGRES);
    const from = databaseToCopy(config);
    const folder = to ?? join(dirname(from), 'backups');
    const { file, removed } = await backUp({ from, folder, keep, days, now: new Date() });
    process.stdout.write(`The database ${from} is copied to ${file}, and the copy is sound.\n`);
    for (const path of removed) process.stdout.write(`Removed the older copy ${path}.\n`);
  },
  startupErrorOf,
);

async function note({ databaseUrl }: Config): Promise<void> {
  if (databaseUrl === undefined) {
    throw new UsageError('--note needs DATABASE_URL: the copy of a file is noted when it is made.');
  }
  const { noteBackup } = await import('../store/postgres/last-backup.ts');
  await noteBackup(databaseUrl, new Date());
  process.stdout.write('The backup is noted.\n');
}

/** The one of `DATABASE_PATH` comes first: whoever asks by hand may not give the token. */
function databaseToCopy(config: Config): string {
  const { databasePath } = config;
  const own = databaseFile(config);
  return existsSync(databasePath) || !existsSync(own) ? databasePath : own;
}

function readArguments(args: readonly string[]) {
  const options = {
    to: { type: 'string' },
    keep: { type: 'string' },
    days: { type: 'string' },
    note: { type: 'boolean' },
  } as const;
  const {
    to,
    keep = String(KEEP),
    days = String(DAYS),
    note: isNote = false,
  } = readFlags({ args: [...args], options }, USAGE).values;
  if (to === '') throw new UsageError('--to must name a folder.');
  return {
    to: to === undefined ? undefined : resolve(to),
    keep: readNumber('--keep', keep, MOST_KEPT),
    days: readNumber('--days', days, MOST_DAYS),
    isNote,
  };
}

function readNumber(flag: string, text: string, most: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new UsageError(`${flag} must be a whole number from 1 to ${most}, not "${text}".`);
}
