import { say } from '../bot/bot.ts';
import { VERSION } from '../bot/gateway/version.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { timeMark } from '../text/format/time.ts';

/** The bot's version, and since when it runs. */
export const about = subcommand({
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run({ discord, tables }, request) {
    const { words } = request.context;
    const facts = {
      version: VERSION,
      up: timeMark(discord.since, 'f'),
      servers: await discord.servers(),
      tables: await tables.matches.countActive(),
    };
    await say(request, words.about.lines(facts).join('\n'));
  },
});
