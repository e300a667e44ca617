import { NEW_MATCH } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { Tables } from '../../table/tables.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import type { Request } from '../interaction/interaction-context.ts';

/**
 * Opens a lobby in the channel of the request, if the bot has the permissions for a table. Where `open`
 * gives a seat in a lobby that is there already, that is shown and said.
 */
export async function openTable(
  bot: Bot,
  request: Request,
  open: (tables: Tables, parentId: string | null) => Promise<Outcome>,
): Promise<void> {
  const { context, answer } = request;
  const channel = await channelFor(request);
  if (channel === undefined || !(await mayOpen(bot, request))) return;
  const outcome = await open(bot.tables, channel.parentId);
  if (!outcome.ok) return await sayRefusal(request, outcome);
  const { match } = outcome;
  if ((await bot.tables.messages.find(match.id)) === undefined) {
    return await bot.tableMessages.reply(match, answer, match.version === NEW_MATCH.version);
  }
  await say(request, context.words.notices.youJoined);
}

/** Whether the asker may open one more match; if not, that has been said. */
export async function mayOpen(
  { matchBudget }: Pick<Bot, 'matchBudget'>,
  request: Request,
): Promise<boolean> {
  const { person, words } = request.context;
  if (matchBudget.take(person.id)) return true;
  request.answer.isRefusal = true;
  await say(request, words.notices.tooManyMatches);
  return false;
}

/**
 * Where the table hangs; undefined where the bot lacks the permissions for one, which has been said then.
 */
export async function channelFor(
  request: Request,
): Promise<{ readonly parentId: string | null } | undefined> {
  const { context } = request;
  const { words } = context;
  const { parentId, missing } = await context.channel();
  if (missing.length === 0) return { parentId };
  const names = missing.map((name) => words.permissions[name]);
  await say(request, words.notices.missingPermissions(names));
  return undefined;
}
