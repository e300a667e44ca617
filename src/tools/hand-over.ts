import { startupErrorOf } from '../process/exit.ts';
import { openBotDatabase } from '../process/open-database.ts';
import { runCommand, UsageError } from './command.ts';

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
    const store = await openBotDatabase();
    const { database } = await store.info();
    await store.handOver(applicationId);
    await store.close();
    process.stdout.write(
      `The database ${database} belongs to the application ${applicationId} from now on.\n`,
    );
  },
  startupErrorOf,
);
