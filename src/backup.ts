import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, loadEnvironment, readConfig } from './config.ts';
import { databaseFile } from './process/database-file.ts';
import { keepToOwner } from './process/private-files.ts';
import { backUp } from './store/sqlite/backup/backup.ts';
import { StoreError } from './store/store-error.ts';

const KEEP = 7;
const MOST_KEPT = 10_000;
const USAGE = `npm run backup -- [--to FOLDER] [--keep N]
  Copies the database, also while the bot runs, reads the copy through, and keeps the newest ones.
  --to     folder of the copies; "backups" beside the database when left out
  --keep   how many copies stay, from 1; ${KEEP} when left out
Which database is said by DATABASE_PATH, as for the bot; without one there, the sandbox's is copied. With
DATABASE_URL it only says how PostgreSQL's is copied.
Exit codes: 0 done, 1 a mistake of ours, 2 a setting or an argument is wrong, 3 the database cannot be
copied; then no older copy was removed.
`;

const OF_POSTGRES = `DATABASE_URL names a PostgreSQL database, which has tools of its own. A copy now, also while the bot runs:
  pg_dump --format=custom --file=hanafuda.dump "$DATABASE_URL"
To lose nothing at all, archive the server's write-ahead log; docs/SCALING.md tells how.`;

/** As those of the bot. */
const EXIT = { settings: 2, database: 3 } as const;

/** The words of the call were off. */
class UsageError extends Error {}

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(USAGE);
    return 0;
  }
  keepToOwner();
  try {
    const { to, keep } = readArguments(args);
    const config = readConfig(loadEnvironment(process.cwd()));
    if (config.databaseUrl !== undefined) throw new StoreError(OF_POSTGRES);
    const from = databaseToCopy(config);
    const folder = to ?? join(dirname(from), 'backups');
    const { file, removed } = await backUp({ from, folder, keep, now: new Date() });
    process.stdout.write(`The database ${from} is copied to ${file}, and the copy is sound.\n`);
    for (const path of removed) process.stdout.write(`Removed the older copy ${path}.\n`);
    return 0;
  } catch (error) {
    const code = exitCode(error);
    if (code === undefined || !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return code;
  }
}

/** The one of `DATABASE_PATH` comes first: whoever asks by hand may not give the token. */
function databaseToCopy(config: Config): string {
  const { databasePath } = config;
  const own = databaseFile(config);
  return existsSync(databasePath) || !existsSync(own) ? databasePath : own;
}

function exitCode(error: unknown): number | undefined {
  if (error instanceof StoreError) return EXIT.database;
  if (error instanceof ConfigError || error instanceof UsageError) return EXIT.settings;
  return undefined;
}

function readArguments(args: readonly string[]): {
  readonly to: string | undefined;
  readonly keep: number;
} {
  const { to, keep = String(KEEP) } = parsed(args);
  const number = /^\d{1,5}$/.test(keep) ? Number(keep) : 0;
  if (number < 1 || number > MOST_KEPT) {
    throw new UsageError(`--keep must be a whole number from 1 to ${MOST_KEPT}, not "${keep}".`);
  }
  if (to === '') throw new UsageError('--to must name a folder.');
  return { to: to === undefined ? undefined : resolve(to), keep: number };
}

function parsed(args: readonly string[]) {
  try {
    const options = { to: { type: 'string' }, keep: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${why}\n${USAGE}`);
  }
}
