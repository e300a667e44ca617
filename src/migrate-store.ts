import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadEnvironment, readConfig } from './config.ts';
import { keepToOwner } from './process/private-files.ts';
import { copyStore } from './store/copy-store.ts';
import { StoreError } from './store/store-error.ts';

const USAGE = `npm run migrate-store -- [--from FILE] [--to ADDRESS]
  Copies an SQLite database into an empty PostgreSQL database, while the bot is stopped, and compares every row.
  --from   the file; that of DATABASE_PATH when left out
  --to     the address, postgres://user:password@host:5432/database; that of DATABASE_URL when left out, so that
           the password shows in no list of processes
The file is brought up to date, as by a start of the bot, and otherwise stays as it is. If the copy breaks off, nothing of it is there: run it
again.
Exit codes: 0 done, 1 a mistake of ours, 2 a setting or an argument is wrong, 3 a database cannot be used.
`;

/** As those of the bot. */
const EXIT = { settings: 2, database: 3 } as const;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(USAGE);
    return 0;
  }
  keepToOwner();
  try {
    const { from, to } = readArguments(args);
    const begunAt = performance.now();
    const tables = await copyStore(from, to);
    for (const { table, rows } of tables) {
      process.stdout.write(`${table.padEnd(18)}${String(rows).padStart(10)} rows\n`);
    }
    const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
    process.stdout.write(
      `All rows of ${from} are copied and compared, in ${seconds} s. Start the bot with DATABASE_URL, and keep the file until it has run well.\n`,
    );
    return 0;
  } catch (error) {
    const isDatabase = error instanceof StoreError;
    if (!isDatabase && !(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return isDatabase ? EXIT.database : EXIT.settings;
  }
}

function readArguments(args: readonly string[]): { readonly from: string; readonly to: string } {
  const { from, to } = parsed(args);
  const environment = loadEnvironment(process.cwd());
  const config = readConfig({ ...environment, ...(to !== undefined && { DATABASE_URL: to }) });
  if (config.databaseUrl === undefined) {
    throw new ConfigError([`Where to? Give --to, or DATABASE_URL.\n${USAGE}`]);
  }
  return { from: from === undefined ? config.databasePath : resolve(from), to: config.databaseUrl };
}

function parsed(args: readonly string[]) {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`${why}\n${USAGE}`]);
  }
}
