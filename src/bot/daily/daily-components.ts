import { type DealId, dayOfDeal, parseDeal } from '../../model/deal.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { dealOf, isPrivate } from '../../model/private.ts';
import { dealStrip } from '../../text/daily/strip.ts';
import type { Payload } from '../api/payload.ts';
import { type Bot, say, sayRefusal, sayUnknown } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { answerWithHand, noteOf } from '../lesson/first-hand.ts';
import { NEW } from '../onward.ts';
import { renderingFor } from '../painters.ts';
import {
  type DailyLeaderboardQuery,
  dailyLeaderboardPayload,
  offerPayload,
  parseDailyLeaderboardQuery,
  sharePayload,
} from './daily-payloads.ts';

export const DAILY_COMPONENTS = {
  daily: {
    expected: 'update',
    isAlwaysOpen: true,
    isAnywhere: true,
    work: 'show',
    run: turnDailyLeaderboard,
  },
  deal: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, run: showDeal },
  share: { expected: 'public', isAnywhere: true, work: 'show', run: share },
} as const satisfies ComponentHandlers;

/** The hand of a deal of today, or all of today's deals, in the place of what was pressed or in a message of its own. */
async function showDeal(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const { argument, how } = readArgument(customId.argument);
  if (argument === '') return void (await answer[how](await dailyOfferFor(bot, request)));
  const deal = parseDeal(argument);
  if (deal === undefined) return await sayUnknown(request);
  const match = await openDeal(bot, request, deal);
  if (match === undefined) return;
  await answerWithHand(bot, { ...request, notice: noteOf(match, context.words), how }, match);
}

/** What a button asks for, and whether in a message of its own. */
function readArgument(typed: string) {
  const how = typed.endsWith(NEW) ? 'reply' : 'update';
  return { argument: how === 'reply' ? typed.slice(0, -NEW.length) : typed, how } as const;
}

/** What the asker can play of the deals of the day. */
export async function dailyOfferFor(
  { tables }: Bot,
  { context }: Pick<Request, 'context'>,
): Promise<Payload> {
  const { where, person, words } = context;
  return offerPayload(await tables.daily.offer({ person, serverId: where.serverId }), words);
}

/** The asker's match of a deal of today, a new one if need be; undefined when it was refused, which has been said then. */
async function openDeal(
  { tables, meter, log }: Bot,
  request: Request,
  deal: DealId,
): Promise<Match | undefined> {
  const { where, person } = request.context;
  const outcome = await tables.daily.open({ person, serverId: where.serverId }, deal);
  if (!outcome.ok) return void (await sayRefusal(request, outcome));
  const { match, steps } = outcome;
  if (steps.length > 0) meter.count('hanafuda_private_matches_total', { kind: 'daily' });
  // The strong computer plays it, so that people who finish it find its result. Whoever comes next asks for it again.
  tables.daily
    .par(match)
    .catch((error) => log.info({ err: error }, 'the strong computer has not played'));
  return match;
}

async function turnDailyLeaderboard(bot: Bot, request: ComponentRequest): Promise<void> {
  const { answer, customId } = request;
  const { argument, how } = readArgument(customId.argument);
  const query = parseDailyLeaderboardQuery(argument);
  if (query === undefined) return await sayUnknown(request);
  await answer[how](await dailyLeaderboardFor(bot, request, query));
}

/** A leaderboard of the asker's server; outside of servers the asker's own place, beside the computer and the average. */
export async function dailyLeaderboardFor(
  bot: Bot,
  { context }: Request,
  query: DailyLeaderboardQuery,
): Promise<Payload> {
  const { daily } = bot.tables;
  const { serverId } = context.where;
  const { deal, what } = query;
  const day = dayOfDeal(deal);
  const isAlone = isPrivate(context);
  const { days, weeks } = isAlone
    ? await daily.alone(context.person, deal)
    : {
        days: what === 'board' ? await daily.leaderboard(serverId, deal) : [],
        weeks: what === 'week' ? await daily.week(serverId, day) : [],
      };
  const beside = await daily.beside(deal);
  const games = await daily.gamesOn(day);
  const leaderboards = {
    query,
    games,
    days,
    weeks,
    day,
    isAlone,
    asker: context.person,
    ...beside,
  };
  return dailyLeaderboardPayload(leaderboards, await renderingFor(bot, context));
}

/** Posts what the presser made of a deal, once in each server. */
async function share(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, match } = request;
  const { words, person, pressedIn } = context;
  const deal = match === undefined ? null : dealOf(match);
  const summary = match && (await bot.tables.daily.summary(match, person.id));
  if (match === undefined || deal === null || !summary) return await sayUnknown(request);
  const { serverId } = pressedIn;
  const { daily } = bot.tables;
  const shared = { serverId, deal, personId: person.id };
  if (!(await daily.markShared(shared))) return await say(request, words.daily.alreadyShared);
  const isHere = !isPrivate({ where: pressedIn });
  const ranks = isHere
    ? await daily.leaderboard(serverId, deal)
    : (await daily.alone(person, deal)).days;
  const look = { painter: bot.painter, words: context.publicWords };
  const events = (await bot.tables.play.stepsSince(match, 0)).flatMap((step) => step.events);
  const strip = dealStrip(events, seatOf(match, person.id) ?? 0);
  const payload = sharePayload(match, { person, summary, ranks, isHere, strip }, look);
  const posting = answer.reply(payload, 'everybody');
  let isPosted = false;
  try {
    isPosted = (await posting) !== undefined;
  } finally {
    // What nobody has seen can be shared again.
    if (!isPosted) await bot.tables.stored.unmarkShared(shared);
  }
}
