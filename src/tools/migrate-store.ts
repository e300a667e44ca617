import { resolve } from 'node:path';
import { loadEnvironment, readConfig } from '../config.ts';
import { startupErrorOf } from '../process/exit.ts';
import { keepToOwner } from '../process/private-files.ts';
import { copyStore } from '../store/copy-store.ts';
import { readFlags, runCommand, UsageError } from './command.ts';

const USAGE = `npm run migrate-store -- [--from FILE] [--to ADDRESS]
  Copies an SQLite database into an empty PostgreSQL database, while the bot is stopped, and compares every row.
  --from   the file; that of DATABASE_PATH when left out
  --to     the address, postgres://user:password@host:5432/database; that of DATABASE_URL when left out, so that
           the password shows in no list of processes
The file is brought up to date, as by a start of the bot, and otherwise stays as it is. If the copy breaks off, nothing of it is there: run
it again.
Exit codes: 0 done, 1 a bug, 2 a setting or an argument is wrong, 3 a database cannot be used.
`;

await runCommand(
  USAGE,
  async (args) => {
    keepToOwner();
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
  },
  startupErrorOf,
);

function readArguments(args: readonly string[]): { readonly from: string; readonly to: string } {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { from, to } = readFlags({ args: [...args], options }, USAGE).values;
  const environment = loadEnvironment(process.cwd());
  const config = readConfig({ ...environment, ...(to !== undefined && { DATABASE_URL: to }) });
  if (config.databaseUrl === undefined) {
    throw new UsageError(`Where to? Give --to, or DATABASE_URL.\n${USAGE}`);
  }
  return { from: from === undefined ? config.databasePath : resolve(from), to: config.databaseUrl };
}
