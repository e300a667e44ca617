import { payloadOf, text } from '../bot/api/payload.ts';
import { VERSION } from '../bot/gateway/version.ts';
import { command } from '../bot/interaction/command.ts';
import { playNowRow } from '../bot/lesson/lesson-payload.ts';
import { gamesMenu } from '../bot/rules/rule-books.ts';
import { timeMark } from '../text/format/time.ts';
import { helpLines } from '../text/rules/help.ts';

/** How to use the bot; below, its version, since when it runs, who runs it, and where its source is. */
export const help = command({
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  isAnywhere: true,
  isForBarred: true,
  async run({ discord, tables, operator }, request) {
    const { words } = request.context;
    const about = words.about.lines({
      version: VERSION,
      up: timeMark(discord.since, 'f'),
      servers: await discord.servers(),
      tables: await tables.stored.countActiveMatches(),
      ...operator,
    });
    const components = [
      text(helpLines(words).join('\n')),
      ...playNowRow(words),
      gamesMenu(words),
      text(about.map((line) => `-# ${line}`).join('\n')),
    ];
    await request.answer.reply(payloadOf(components));
  },
});
