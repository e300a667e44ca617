import { payloadOf, text } from '../bot/api/payload.ts';
import { playNowRow } from '../bot/first-steps/first-steps-menu.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { gamesMenu } from '../bot/rules/rule-books.ts';
import { helpLines } from '../text/rules/help.ts';

/** How to use the bot. */
export const help = subcommand({
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(_bot, request) {
    const { words } = request.context;
    const components = [text(helpLines(words).join('\n')), ...playNowRow(words), gamesMenu(words)];
    await request.answer.reply(payloadOf(components));
  },
});
