import { IllegalMove } from '../../engine/core/game.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import { boldPerson, timeMark } from '../../text/format/names.ts';
import { type Bot, say, sayRefusal, sayUnknown } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { matchNumbered } from '../interaction/custom-id.ts';
import { homeOf, type Request } from '../interaction/interaction-context.ts';
import { morePayload } from '../onward.ts';
import { renderingFor } from '../painters.ts';
import { CANCEL } from './costly-moves.ts';
import { historyPayload, parseHistoryPage } from './history-payload.ts';
import {
  momentPayload,
  parseReviewQuery,
  type Replay,
  type ReviewQuery,
  reviewPayload,
} from './review-payload.ts';

const BEGINNING: ReviewQuery = { frame: 0, hasHands: false };

export const HISTORY_COMPONENTS = {
  more: { expected: 'private', isAlwaysOpen: true, work: 'words', run: showMore },
  review: { expected: 'private', isAlwaysOpen: true, work: 'show', run: review },
  history: {
    expected: 'update',
    isAlwaysOpen: true,
    isAnywhere: true,
    work: 'show',
    run: turnHistory,
  },
  costly: { expected: 'private', isAlwaysOpen: true, work: 'show', run: reviewMoves },
  moment: { expected: 'public', isAnywhere: true, work: 'show', run: postMoment },
} as const satisfies ComponentHandlers;

/** All that there is to be seen of a match that has ended. */
async function showMore({ tables }: Bot, request: ComponentRequest): Promise<void> {
  const { answer, context, match } = request;
  if (match === undefined) return await sayRefusal(request, { reason: 'no-table' });
  await answer.reply(morePayload(match, await tables.history.codeOf(match), context.words));
}

/** From the public message: opens the match for the presser alone. In that, leafs through it. */
async function review(bot: Bot, request: ComponentRequest): Promise<void> {
  const { customId, values } = request;
  const [chosen = customId.argument] = values;
  const query = chosen === '' ? BEGINNING : parseReviewQuery(chosen);
  if (query === undefined) return await sayUnknown(request);
  const how = chosen === '' ? 'reply' : 'update';
  await showReview(bot, request, { matchId: customId.match, ...query, how });
}

/** Turns the pages of a list of matches, or opens the one that was chosen. */
async function turnHistory(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, values } = request;
  const [chosen] = values;
  if (chosen !== undefined) {
    return await showReview(bot, request, { matchId: matchNumbered(chosen), ...BEGINNING });
  }
  const query = parseHistoryPage(customId.argument);
  // Where there is no server, people see their own matches alone.
  const isHidden = isPrivate(context) && query?.personId !== context.person.id;
  if (query === undefined || isHidden) return await sayUnknown(request);
  const { serverId } = context.where;
  const person = await bot.tables.stored.personOf(serverId, query.personId);
  if (person === undefined) return await sayUnknown(request);
  const { game, page } = query;
  await answer.update(await historyPayload(bot.tables, { serverId, person, game, page }, context));
}

async function postMoment(bot: Bot, request: ComponentRequest): Promise<void> {
  const { answer, context, customId } = request;
  const query = parseReviewQuery(customId.argument);
  const played = await stepsFor(bot, request, customId.match);
  if (played === null) return;
  const { code, match } = played;
  const isOwn = isPrivate(match) && match.status === 'over';
  if (query === undefined || (code === null && !isOwn)) return await sayUnknown(request);
  const { channelId } = match.where;
  if (!isOwn && !(await context.canAllSee(channelId))) {
    return await say(request, context.words.review.notHere(`<#${channelId}>`));
  }
  const painter = await bot.painterOf(match, context.seen);
  const who = boldPerson(context.person.name);
  const posted = { painter, words: context.publicWords, who, code };
  await answer.reply(momentPayload(played, query, posted), 'everybody');
}

async function reviewMoves(bot: Bot, request: ComponentRequest): Promise<void> {
  const { customId, context } = request;
  if (customId.argument === CANCEL) return await bot.costlyMoves.cancel(request, customId.match);
  const played = await stepsFor(bot, request, customId.match);
  if (played === null) return;
  const seat = seatOf(played.match, context.person.id);
  if (seat === undefined) return await say(request, context.words.costlyMoves.noDecisions);
  await bot.costlyMoves.begin(request, { ...played, seat });
}

/** Answers with a picture of a match, or with the reason why there is none. */
async function showReview(
  bot: Bot,
  request: Request,
  asked: ReviewQuery & { readonly matchId: number; readonly how?: 'reply' | 'update' },
): Promise<void> {
  const { matchId, how = 'reply', ...query } = asked;
  const played = await stepsFor(bot, request, matchId);
  if (played === null) return;
  const changes = await bot.tables.ranking.recordChanges(played.match);
  const look = await renderingFor(bot, request.context);
  await request.answer[how](reviewPayload({ ...played, changes }, query, look));
}

export async function replyWithReplay(bot: Bot, request: Request, code: string): Promise<void> {
  const { context } = request;
  const found = await bot.tables.history.byCode(code, context.where.serverId);
  if (typeof found === 'string') return await say(request, context.words.review.noReplay[found]);
  await showReview(bot, request, { matchId: found.id, ...BEGINNING });
}

/** A match and its steps; null when there are none, and the person has got the reason as an answer. */
async function stepsFor(
  { tables }: Bot,
  request: Request,
  matchId: number,
): Promise<Replay | null> {
  const { context } = request;
  const match = await tables.stored.match(matchId);
  if (match === undefined || (await homeOf(match, context)) === undefined) {
    await sayRefusal(request, { reason: 'no-table' });
    return null;
  }
  const { words } = context;
  const until = tables.daily.secretUntil(match);
  if (until !== null) {
    await say(request, words.daily.secret(timeMark(until, 'R')));
    return null;
  }
  const { notDealt, stripped, tooOld } = words.review;
  const steps = match.isStripped ? [] : await stepsOf(tables, match);
  if (steps === null || steps.length === 0) {
    const why = steps === null ? tooOld : notDealt;
    await say(request, match.isStripped ? stripped : why);
    return null;
  }
  return { match, steps, code: await tables.history.codeOf(match) };
}

/** Null if the rules have changed so that a move of the match is no longer legal. */
async function stepsOf(tables: Bot['tables'], match: Match) {
  try {
    return await tables.play.replay(match);
  } catch (error) {
    if (error instanceof IllegalMove) return null;
    throw error;
  }
}
