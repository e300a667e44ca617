import { say } from '../bot/bot.ts';
import { VERSION } from '../bot/gateway/version.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { timeMark } from '../text/format/time.ts';

/** The bot's version, since when it runs, who runs it, and where its source is. */
export const about = subcommand({
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  isAnywhere: true,
  isForBarred: true,
  async run({ discord, tables, operator }, request) {
    const { words } = request.context;
    const facts = {
      version: VERSION,
      up: timeMark(discord.since, 'f'),
      servers: await discord.servers(),
      tables: await tables.matches.countActive(),
      ...operator,
    };
    await say(request, words.about.lines(facts).join('\n'));
  },
});
