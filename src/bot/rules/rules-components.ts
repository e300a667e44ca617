import { timeMark } from '../../text/format/names.ts';
import { helpLines } from '../../text/rules/help.ts';
import type { Words } from '../../text/words/words.ts';
import { type Payload, payloadOf } from '../api/payload.ts';
import { type Bot, sayRefusal, sayUnknown } from '../bot.ts';
import { VERSION } from '../gateway/version.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { playNowButtons } from '../lesson/lesson-payload.ts';
import { renderingFor } from '../painters.ts';
import { gamesMenu, parseRulesQuery, type RulesQuery, rulesPayload } from './rule-books.ts';

export const RULES_COMPONENTS = {
  help: { expected: 'private', isAlwaysOpen: true, isAnywhere: true, work: 'show', run: showRules },
  guide: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, work: 'show', run: turnPage },
} as const satisfies ComponentHandlers;

/** Of the match at whose table it was pressed; of the bot if there is none. */
async function showRules(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, match } = request;
  if (customId.match === 0) return void (await answer.reply(wholeHelpPayload(context.words)));
  if (match === undefined) return await sayRefusal(request, { reason: 'no-table' });
  const query = { game: match.game, page: 0, isPrimer: false, match };
  await answer.reply(await rulesFor(bot, context, query));
}

/** A page of the rules for the asker. */
export async function rulesFor(
  bot: Bot,
  context: InteractionContext,
  query: Omit<RulesQuery, 'readerId'>,
): Promise<Payload> {
  const readerId = context.person.id;
  return rulesPayload({ ...query, readerId }, await renderingFor(bot, context));
}

async function turnPage(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, match, values } = request;
  const query = parseRulesQuery(customId.argument, values);
  if (query === undefined) return await sayUnknown(request);
  const page = await rulesFor(bot, context, { ...query, match });
  // The menu of games stays, so that people can switch to another.
  await answer[customId.argument === '' ? 'reply' : 'update'](page);
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
