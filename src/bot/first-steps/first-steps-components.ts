import { FIRST_MATCH, kindOf } from '../../games/index.ts';
import { type Match, seatOf, type Where } from '../../model/match.ts';
import type { Refusal } from '../../model/outcome.ts';
import { isPrivate } from '../../model/private.ts';
import { type Bot, refuse, say } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { InteractionContext } from '../interaction/interaction-context.ts';
import { isNewTo, lessonFor, noteTaught, replyWithHand } from '../lesson/first-hand.ts';
import { parsePlan } from '../lesson/lesson-payload.ts';
import { channelFor, openTable } from '../lobby/open-table.ts';
import { beginPractice } from '../practice/begin-practice.ts';
import { planFor } from '../practice/practice-plan.ts';

/** The first message's buttons: a match at once, or a table of a game. */
export const FIRST_STEPS_COMPONENTS = {
  playnow: { expected: 'private', isAnywhere: true, run: playNow },
  first: { expected: 'update', isAnywhere: true, run: playFirst },
  open: { expected: 'public', run: openGame },
} as const satisfies ComponentHandlers;

/** Deals the first match, after the guided round for whom it is new. */
async function playNow(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, answer } = request;
  const { person, where } = context;
  // On a guided round of version 0.1.
  const taught = parsePlan(customId.argument)?.kind;
  if (taught !== undefined) await noteTaught(bot, person.id, taught);
  const kind = kindOf(FIRST_MATCH.game);
  if ((await isFree(bot, where)) && (await isNewTo(bot, context, kind))) {
    if (!isPrivate(context) && (await channelFor(request)) === undefined) return;
    const plan = { kind, matchId: 0, isBeforeFirst: true };
    return void (await answer.reply(await lessonFor(bot, context, { ...plan, made: 0 })));
  }
  const match = await firstMatch(bot, request);
  if (match) await replyWithHand(bot, { ...request, notice: noticeOf(match, context) }, match);
}

/** Deals the first match after the guided round: the hand comes in its place. */
async function playFirst(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, answer } = request;
  const plan = parsePlan(customId.argument);
  if (plan === undefined) return await say(request, context.words.notices.unknownButton);
  await noteTaught(bot, context.person.id, plan.kind);
  const match = await firstMatch(bot, request);
  if (match === undefined) return;
  await bot.hands.update({ matchId: match.id, context, answer, notice: noticeOf(match, context) });
}

function noticeOf(match: Match, { words }: InteractionContext): string | undefined {
  return isPrivate(match) ? words.practice.note : undefined;
}

/**
 * A short match against an easy computer, and its table, so that a new hand stands below; the one that is there
 * already, if it is theirs. Undefined when it was refused, which has been said then.
 */
async function firstMatch(bot: Bot, request: ComponentRequest): Promise<Match | undefined> {
  const { context } = request;
  const { person: host, where, interactionId } = context;
  if (isPrivate(context)) {
    const plan = planFor({ game: FIRST_MATCH.game }, undefined);
    return await beginPractice(bot, request, { plan });
  }
  const channel = await channelFor(request);
  if (channel === undefined) return undefined;
  const outcome = await bot.tables.practice.openTable({
    ...{ where, host, strength: 'easy', clock: 'none', interactionId },
    ...channel,
    ...FIRST_MATCH,
  });
  const match = outcome.ok ? outcome.match : ownMatch(outcome, host.id);
  if (match === undefined && !outcome.ok) await refuse(request, outcome);
  if (match && outcome.ok && !bot.isBusy()) await bot.tableMessages.showNow(match);
  return match;
}

/** Whether a table can be opened in the channel, as far as other tables go. */
async function isFree({ tables }: Bot, { channelId }: Where): Promise<boolean> {
  const match = await tables.matches.newestIn(channelId);
  return match?.status !== 'open' && match?.status !== 'playing';
}

/** The match that takes the channel up, where the person plays in it: they have pressed twice, or came back. */
function ownMatch(refusal: Refusal, personId: string): Match | undefined {
  if (refusal.reason !== 'channel-taken') return undefined;
  const { match } = refusal;
  const isTheirs = match.status === 'playing' && seatOf(match, personId) !== undefined;
  return isTheirs ? match : undefined;
}

async function openGame(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, values } = request;
  const { where, person: host, interactionId } = context;
  const [game = ''] = values;
  const seats = /^\d$/.test(customId.argument) ? Number(customId.argument) : null;
  await openTable(bot, request, (tables, parentId) =>
    tables.lobby.open({ where, parentId, host, game, seats, options: {}, interactionId }),
  );
}
