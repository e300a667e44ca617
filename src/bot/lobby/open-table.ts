import type { Outcome } from '../../model/outcome.ts';
import type { Tables } from '../../table/tables.ts';
import { type Bot, type Request, refuse, say } from '../bot.ts';

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
  const { words } = context;
  const { parentId, missing } = await context.channel();
  if (missing.length > 0) {
    const names = missing.map((name) => words.permissions[name]);
    return await say(request, words.notices.missingPermissions(names));
  }
  const outcome = await open(bot.tables, parentId);
  if (!outcome.ok) return await refuse(request, outcome);
  if ((await bot.tables.messages.find(outcome.match.id)) === undefined) {
    return await bot.tableMessages.reply(outcome.match, answer);
  }
  await say(request, words.notices.youJoined);
}
