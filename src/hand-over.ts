import { existsSync } from 'node:fs';
import { ConfigError, loadEnvironment, readConfig } from './config.ts';
import { openDatabase } from './process/open-database.ts';
import { keepToOwner } from './process/private-files.ts';
import { StoreError } from './store/store-error.ts';

const USAGE = `npm run hand-over -- APPLICATION
  Makes the bot's database another application's, while the bot is stopped. APPLICATION is the
  id under "General Information" in Discord's developer portal.
  First invite that application to the servers: a server that it is not in counts as left, and its data is
  deleted after KEEP_LEFT_DAYS.
Exit codes: 0 done, 1 a mistake of ours, 2 a setting or an argument is wrong, 3 the database cannot be used.
`;

/** As those of the bot. */
const EXIT = { settings: 2, database: 3 } as const;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [applicationId = ''] = args;
  if (args.length !== 1 || !/^\d{17,20}$/.test(applicationId)) {
    const isHelp = args.includes('--help') || args.includes('-h');
    process[isHelp ? 'stdout' : 'stderr'].write(USAGE);
    return isHelp ? 0 : EXIT.settings;
  }
  keepToOwner();
  try {
    const config = readConfig(loadEnvironment(process.cwd()));
    const { databasePath, databaseUrl } = config;
    if (databaseUrl === undefined && !existsSync(databasePath)) {
      throw new StoreError(`There is no database ${databasePath}.`);
    }
    // Of the bot, never of the sandbox, whether or not the token is given.
    const store = await openDatabase({ ...config, discordToken: '' }, {});
    const { database } = await store.info();
    await store.handOver(applicationId);
    await store.close();
    process.stdout.write(
      `The database ${database} belongs to the application ${applicationId} from now on.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error instanceof StoreError ? EXIT.database : EXIT.settings;
  }
}
