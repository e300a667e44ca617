import { kindOf } from '../../games/index.ts';
import { hasEnded, type Match, seatOf, type Where } from '../../model/match.ts';
import type { MatchStep, Outcome } from '../../model/outcome.ts';
import { parentOfWish, wishedThread } from '../../model/thread.ts';
import type { Tables } from '../../table/tables.ts';
import { refusalSentence } from '../../text/lobby/refusal.ts';
import { tableSeats } from '../../text/lobby/seating.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { NeededPermission } from '../../text/words/en/bot.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, payloadOf } from '../api/payload.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import { fairButton } from '../fairness/deals-payload.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { matchButton } from '../interaction/custom-id.ts';
import type { ChannelInfo, Request } from '../interaction/interaction-context.ts';
import { answerWithHand, isNewTo } from '../lesson/first-hand.ts';
import { onTableMessage, pressOf } from '../table-component.ts';

/** To somebody who has come to a table: their cards if they are dealt, else what there is to do until they are. */
export async function answerArrival(
  bot: Bot,
  request: Request,
  { match, steps = [] }: { readonly match: Match; readonly steps?: readonly MatchStep[] },
): Promise<void> {
  const { answer, context } = request;
  const { words, person } = context;
  if (match.status === 'open') return await answerGuest(bot, request, match);
  if (seatOf(match, person.id) === undefined) {
    const rows = [leaveButton(match, words)];
    return void (await answer.reply(payloadOf([words.playing.youAreIn, rows])));
  }
  const isBegun = steps.some((step) => step.seat === null);
  const notice = isBegun ? undefined : words.playing.youAreBack;
  await answerWithHand(bot, { ...request, notice }, match);
}

/** To somebody at an open table that is not theirs to set up. */
export async function answerGuest(bot: Bot, request: Request, match: Match): Promise<void> {
  const { answer, context } = request;
  const { words, person } = context;
  const { lesson, seating } = words;
  const isSeated = seatOf(match, person.id) !== undefined;
  const kind = kindOf(match.game);
  const isNew = await isNewTo(bot, context, kind);
  const learn = matchButton(match, 'lesson', { label: lesson.buttons.offer, argument: kind });
  const lines = [
    ...(isSeated ? [seating.youWait(gameWords(words, match.game).name)] : []),
    seating.beginsFull(tableSeats(match)),
  ];
  const rows = [
    ...(isNew ? [learn] : []),
    fairButton(match, words),
    ...(isSeated ? [leaveButton(match, words)] : []),
  ];
  await answer.reply(payloadOf([lines, rows]));
}

function leaveButton(match: Match, { buttons }: Words): ButtonSpec {
  return matchButton(match, 'quit', { label: buttons.leave });
}

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
  const { notices } = context.words;
  if (missing.length > 0)
    return await say(request, notices.missingPermissions(permissionNames(request, missing)));
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

function permissionNames(
  { context }: Request,
  missing: readonly NeededPermission[],
): readonly string[] {
  return missing.map((name) => context.words.permissions[name]);
}

export const LOBBY_COMPONENTS = {
  join: { expected: 'private', run: join },
  // On the lobbies of earlier versions.
  remove: onTableMessage(({ lobby }, { at, person }) => lobby.removeComputer(at, person)),
  start: onTableMessage(({ lobby }, { at, person, interactionId }) =>
    lobby.start(at, person, interactionId),
  ),
  again: { expected: 'public', run: playAgain },
} as const satisfies ComponentHandlers;

/** Whoever is there already is told the same, with the way out. */
async function join(bot: Bot, request: ComponentRequest): Promise<void> {
  const { at, person, interactionId } = pressOf(request);
  const outcome = await bot.tables.lobby.join(at, person, interactionId);
  if (outcome.ok) return await answerArrival(bot, request, outcome);
  const { reason } = outcome;
  const isWaiting =
    reason === 'counted-in' || (reason === 'already-seated' && outcome.match.status === 'open');
  if (!isWaiting) return await sayRefusal(request, outcome);
  request.answer.isRefusal = true;
  await answerArrival(bot, request, outcome);
}

async function playAgain(bot: Bot, request: ComponentRequest): Promise<void> {
  const { at, person, interactionId } = pressOf(request);
  const rematch: Open = (tables, place) =>
    tables.lobby.rematch({ ...at, person, interactionId, ...place });
  await openTable(bot, { ...request, isRematch: true }, rematch);
}
