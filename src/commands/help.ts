import { say } from '../bot/bot.ts';
import type { Subcommand } from '../bot/command.ts';
import { helpLines } from '../text/help.ts';

/** How to use the bot. */
export const help: Subcommand = {
  expected: 'private',
  isAlwaysOpen: true,
  async run(_bot, request) {
    await say(request, helpLines(request.caller.words).join('\n'));
  },
};
