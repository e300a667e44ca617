import { existsSync } from 'node:fs';
import { runCommand, UsageError } from './cli/command.ts';
import { loadEnvironment, readConfig } from './config.ts';
import { startupErrorOf } from './process/exit.ts';
import { openDatabase } from './process/open-database.ts';
import { keepToOwner } from './process/private-files.ts';
import { StoreError } from './store/store-error.ts';

const USAGE = `npm run hand-over -- APPLICATION
  Makes the bot's database another application's, while the bot is stopped. APPLICATION is the
  id under "General Information" in Discord's developer portal.
  First invite that application to the servers: a server that it is not in counts as left, and its data is
  deleted after KEEP_LEFT_DAYS.
Exit codes: 0 done, 1 a bug, 2 a setting or an argument is wrong, 3 the database cannot be used.
`;

await runCommand(
  USAGE,
  async (args) => {
    const [applicationId = ''] = args;
    if (args.length !== 1 || !/^\d{17,20}$/.test(applicationId)) throw new UsageError(USAGE);
    keepToOwner();
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
  },
  startupErrorOf,
);
