import { findGame } from '../games/index.ts';
import { startupErrorOf } from '../process/exit.ts';
import { openBotDatabase } from '../process/open-database.ts';
import { recountAchievements } from '../table/achievements/achievements.ts';
import { runCommand, UsageError } from './command.ts';

const USAGE = `npm run achievements
  Counts everybody's career again and works out their achievements from the matches that are stored, while the bot is stopped: of matches
  from before there were any, or after some were added or changed. Again and again it comes to the same.
Exit codes: 0 done, 1 a bug, 2 a setting or an argument is wrong, 3 the database cannot be used.
`;

await runCommand(
  USAGE,
  async (args) => {
    if (args.length > 0) throw new UsageError(USAGE);
    const store = await openBotDatabase();
    const { database } = await store.info();
    const { people, achievements } = await recountAchievements({ store, findGame });
    await store.close();
    process.stdout.write(`${achievements} achievements of ${people} people in ${database}.\n`);
  },
  startupErrorOf,
);
