import { timeMark } from '../../text/format/names.ts';
import { helpLines } from '../../text/rules/help.ts';
import type { Words } from '../../text/words/words.ts';
import { type Payload, payloadOf } from '../api/payload.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import { VERSION } from '../gateway/version.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { playNowButtons } from '../lesson/lesson-payload.ts';
import { renderingFor } from '../painters.ts';
import { gamesMenu, parseRulesQuery } from './rule-books.ts';

export const RULES_COMPONENTS = {
  help: { expected: 'private', isAlwaysOpen: true, isAnywhere: true, work: 'show', run: showRules },
  guide: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, work: 'show', run: turnPage },
} as const satisfies ComponentHandlers;

/** Of the match at whose table it was pressed; of the bot if there is none. */
async function showRules(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, match } = request;
  if (customId.match === 0) {
    await answer.reply(wholeHelpPayload(context.words));
    return;
  }
  if (match === undefined) return await sayRefusal(request, { reason: 'no-table' });
  const query = { game: match.game, page: 0, isPrimer: false, match, readerId: context.person.id };
  await answer.reply(bot.ruleBooks.payload(query, await renderingFor(bot, context)));
}

async function turnPage(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, match, values } = request;
  const query = parseRulesQuery(customId.argument, values);
  if (query === undefined) return await say(request, context.words.notices.unknownButton);
  const asked = { ...query, match, readerId: context.person.id };
  const page = bot.ruleBooks.payload(asked, await renderingFor(bot, context));
  // The menu of games stays, so that people can switch to another.
  if (customId.argument === '') await answer.reply(page);
  else await answer.update(page);
}

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
    words.help.short,
    playNowButtons(words),
    gamesMenu(words),
    [more],
    about.map((line) => `-# ${line}`),
  ]);
}

/** How to use the bot, and all games. */
function wholeHelpPayload(words: Words): Payload {
  return payloadOf([helpLines(words), playNowButtons(words), gamesMenu(words)]);
}
