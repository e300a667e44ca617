import { say } from '../bot/bot.ts';
import { VERSION } from '../bot/gateway/version.ts';
import { subcommand } from '../bot/interaction/command.ts';

const SECOND = 1000;

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
      up: `<t:${Math.floor(discord.since / SECOND)}:f>`,
      servers: await discord.servers(),
      tables: await tables.matches.countActive(),
    };
    await say(request, words.about.lines(facts).join('\n'));
  },
});
