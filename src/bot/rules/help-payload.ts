import { timeMark } from '../../text/format/time.ts';
import { helpLines } from '../../text/rules/help.ts';
import type { Words } from '../../text/words/words.ts';
import { buttonRows, type Payload, payloadOf, text } from '../api/payload.ts';
import type { Bot } from '../bot.ts';
import { VERSION } from '../gateway/version.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { playNowRow } from '../lesson/lesson-payload.ts';
import { gamesMenu } from './rule-books.ts';

/** How to begin; below, the bot's version, since when it runs, who runs it, and where its source is. */
export async function helpPayload(
  { discord, tables, operator }: Pick<Bot, 'discord' | 'operator' | 'tables'>,
  words: Words,
): Promise<Payload> {
  const about = words.about.lines({
    version: VERSION,
    up: timeMark(discord.since, 'f'),
    servers: await discord.servers(),
    tables: await tables.stored.countActiveMatches(),
    ...operator,
  });
  const more = { id: formatCustomId({ verb: 'help', match: 0 }), label: words.help.more };
  return payloadOf([
    text(words.help.short.join('\n')),
    ...playNowRow(words),
    gamesMenu(words),
    ...buttonRows([more]),
    text(about.map((line) => `-# ${line}`).join('\n')),
  ]);
}

/** How to use the bot, and all games. */
export function wholeHelpPayload(words: Words): Payload {
  return payloadOf([text(helpLines(words).join('\n')), ...playNowRow(words), gamesMenu(words)]);
}
