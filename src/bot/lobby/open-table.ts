import { hasEnded, type Match, type Where } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { parentOfWish, wishedThread } from '../../model/thread.ts';
import type { Tables } from '../../table/tables.ts';
import { refusalSentence } from '../../text/lobby/refusal.ts';
import type { NeededPermission } from '../../text/words/facts.ts';
import type { Words } from '../../text/words/words.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import type { ChannelInfo, Request } from '../interaction/interaction-context.ts';
import { answerArrival } from './guest.ts';

/** Where a table is to be opened. */
export interface Place {
  readonly where: Where;
  /** The channel in which the thread hangs; null if the table stands in no thread. */
  readonly parentId: string | null;
}

interface Opening extends Request {
  /** It stays in the thread that was made for its table. */
  readonly isRematch?: boolean;
}

export type Open = (tables: Tables, place: Place) => Promise<Outcome>;

/**
 * Opens a lobby in the channel of the request or, as the server has it, in a new thread of that, if the bot has the
 * permissions for a table there. Where `open` gives a seat in a lobby that is there already, that is shown and said.
 */
export async function openTable(bot: Bot, request: Opening, open: Open): Promise<void> {
  const { context, isRematch = false } = request;
  const channel = await context.channel();
  const { threads } = await context.seen.serverSettings(context.where.serverId);
  const below = threads === 'never' ? null : channel.below;
  const isOut = channel.isOwn ? !isRematch : threads === 'always' && channel.parentId === null;
  const isBelow = below !== null && isOut;
  const { missing } = isBelow ? below : channel;
  if (missing.length > 0) return await sayMissing(request, missing);
  if (!(await mayOpen(bot, request))) return;
  const here = { where: context.where, parentId: channel.parentId };
  const outcome = await open(bot.tables, isBelow ? placeBelow(below, request) : here);
  const isTaken = !outcome.ok && outcome.reason === 'channel-taken';
  if (isBelow || below === null || !isTaken)
    return await show(bot, request, { ...channel, outcome });
  const { missing: lacking } = below;
  if (lacking.length === 0) {
    const opened = await open(bot.tables, placeBelow(below, request));
    return await show(bot, request, { ...channel, outcome: opened });
  }
  const { notices } = context.words;
  const way = notices.threadPermissions(permissionNames(request, lacking));
  request.answer.isRefusal = true;
  await say(request, `${refusalSentence(outcome, context.words)}\n${way}`);
}

function placeBelow({ parentId }: { readonly parentId: string }, { context }: Request): Place {
  const channelId = wishedThread(parentId, context.interactionId);
  return { where: { ...context.where, channelId }, parentId };
}

interface Opened extends Pick<ChannelInfo, 'isArchived' | 'isOwn'> {
  readonly outcome: Outcome;
}

async function show(
  bot: Bot,
  request: Request,
  { outcome, isArchived, isOwn }: Opened,
): Promise<void> {
  if (!outcome.ok) return await sayRefusal(request, outcome);
  const { answer, context } = request;
  const { match } = outcome;
  // Another may have opened it in a thread that is not made yet.
  if (match.where.channelId !== context.where.channelId)
    return await say(request, await openThread(bot, match, context.words));
  const isHost = match.hostId === context.person.id;
  if (!isHost && (await bot.tables.messages.find(match.id)) !== undefined)
    return await answerArrival(bot, request, outcome);
  if (isOwn && isArchived) await bot.tableMessages.threads.reopen(match.where);
  await bot.tableMessages.reply(match, answer, isHost);
}

/** Makes the thread of a match that has just been opened, shows it there, and gives what to say of that. */
async function openThread(bot: Bot, match: Match, { notices }: Words): Promise<string> {
  await bot.tableMessages.showNow(match);
  const newest = await bot.tables.stored.match(match.id);
  if (newest === undefined || hasEnded(newest)) return notices.threadRefused;
  const isMade = parentOfWish(newest.where) === undefined;
  return isMade ? notices.threadOpened(`<#${newest.where.channelId}>`) : notices.threadSoon;
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

async function sayMissing(request: Request, missing: readonly NeededPermission[]): Promise<void> {
  const { notices } = request.context.words;
  await say(request, notices.missingPermissions(permissionNames(request, missing)));
}

function permissionNames(
  { context }: Request,
  missing: readonly NeededPermission[],
): readonly string[] {
  return missing.map((name) => context.words.permissions[name]);
}
