import type { Day } from '../../model/day.ts';
import type { Match } from '../../model/match.ts';
import { dayOf, isPrivate } from '../../model/private.ts';
import type { Payload } from '../api/payload.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { noteOf } from '../lesson/first-hand.ts';
import { renderingFor } from '../painters.ts';
import {
  type DailyLeaderboardQuery,
  dailyLeaderboardPayload,
  NEW,
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
  deal: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, run: showToday },
  share: { expected: 'public', isAnywhere: true, work: 'show', run: share },
} as const satisfies ComponentHandlers;

/** The hand takes the place of what was pressed. */
async function showToday(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const match = await openToday(bot, request);
  if (match === undefined) return;
  const notice = noteOf(match, context.words);
  await bot.hands.update({ matchId: match.id, context, answer, notice });
}

/** The asker's match of today's deal, a new one if need be; undefined when it was refused, which has been said then. */
export async function openToday(
  { tables, meter, log }: Bot,
  request: Request,
): Promise<Match | undefined> {
  const { where, person } = request.context;
  const outcome = await tables.daily.open({ person, serverId: where.serverId });
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
  const { context, answer, customId } = request;
  const { argument } = customId;
  const isNew = argument.endsWith(NEW);
  const query = parseDailyLeaderboardQuery(isNew ? argument.slice(0, -NEW.length) : argument);
  if (query === undefined) return await say(request, context.words.notices.unknownButton);
  const payload = await dailyLeaderboardFor(bot, request, query);
  if (isNew) await answer.reply(payload);
  else await answer.update(payload);
}

/** A leaderboard of the asker's server; outside of servers the asker's own place, beside the computer and the average. */
export async function dailyLeaderboardFor(
  bot: Bot,
  { context }: Request,
  query: DailyLeaderboardQuery,
): Promise<Payload> {
  const { daily } = bot.tables;
  const { serverId } = context.where;
  const { day, what } = query;
  const isAlone = isPrivate(context);
  const { days, weeks } = isAlone
    ? await daily.alone(context.person, day)
    : {
        days: what === 'board' ? await daily.leaderboard(serverId, day) : [],
        weeks: what === 'week' ? await daily.week(serverId, day) : [],
      };
  const beside = await daily.beside(day);
  const leaderboards = { query, days, weeks, day, isAlone, asker: context.person, ...beside };
  return dailyLeaderboardPayload(leaderboards, await renderingFor(bot, context));
}

/** Posts what the presser made of a deal, once in each server. */
async function share(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, match } = request;
  const { words, person, pressedIn } = context;
  const day: Day | null = match === undefined ? null : dayOf(match);
  const summary = match && (await bot.tables.daily.summary(match, person.id));
  if (match === undefined || day === null || !summary) {
    return await say(request, words.notices.unknownButton);
  }
  const { serverId } = pressedIn;
  const { daily } = bot.tables;
  const shared = { serverId, day, personId: person.id };
  if (!(await daily.markShared(shared))) return await say(request, words.daily.alreadyShared);
  const isHere = !isPrivate({ where: pressedIn });
  const ranks = isHere
    ? await daily.leaderboard(serverId, day)
    : (await daily.alone(person, day)).days;
  const look = { painter: bot.painter, words: context.publicWords };
  const posting = answer.reply(sharePayload(match, { person, summary, ranks }, look), 'everybody');
  let isPosted = false;
  try {
    isPosted = (await posting) !== undefined;
  } finally {
    // What nobody has seen can be shared again.
    if (!isPosted) await daily.takeBackShared(shared);
  }
}
