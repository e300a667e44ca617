import { People } from '../../text/words/facts.ts';
import type { Audience } from '../api/message-request.ts';
import { type Payload, textPayload } from '../api/payload.ts';
import { type Bot, say, sayUnknown } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { Request } from '../interaction/interaction-context.ts';
import {
  type LeaderboardPage,
  leaderboardPayload,
  MOST_WINS,
  parseLeaderboardPage,
} from './leaderboard-payload.ts';
import {
  confirmPayload,
  parseSeasonAction,
  type SeasonAction,
  seasonPayload,
} from './season-payload.ts';
import { parseStatsQuery, statsPayload } from './stats-payload.ts';

function depsFor({ tables, painter }: Bot, { context }: Request, audience: Audience) {
  const { where, person, interactionId } = context;
  const words = audience === 'everybody' ? context.publicWords : context.words;
  return { tables, painter, serverId: where.serverId, person, words, interactionId };
}

/** A page of a leaderboard, in the language of those who see it. */
export async function leaderboardFor(
  bot: Bot,
  request: Request,
  query: LeaderboardPage,
): Promise<Payload> {
  return await leaderboardPayload(depsFor(bot, request, query.audience), query);
}

/** Another page, another game, another time, another order. */
async function turnLeaderboard(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, values } = request;
  const query = parseLeaderboardPage(customId.argument, values);
  if (query === undefined) return await sayUnknown(request);
  const askerId = context.person.id;
  if (query.askerId === askerId)
    return void (await answer.update(await leaderboardFor(bot, request, query)));
  // Nobody leafs under the eyes of another: they get a copy of their own.
  const copy: LeaderboardPage = { ...query, audience: 'asker', askerId, announced: null };
  await answer.reply(await leaderboardFor(bot, request, copy));
}

async function turnStats(bot: Bot, request: ComponentRequest): Promise<void> {
  const { answer, customId, values } = request;
  const query = parseStatsQuery(customId.argument, values);
  const payload = query && (await statsPayload(depsFor(bot, request, 'asker'), query));
  if (payload) await answer.update(payload);
  else await sayUnknown(request);
}

/** The buttons below the seasons, and the one that leads to them. */
async function changeSeason(bot: Bot, request: ComponentRequest): Promise<void> {
  const { words } = request.context;
  const query = parseSeasonAction(request.customId.argument);
  if (query === undefined) return await sayUnknown(request);
  if (query.action === 'show') return await showRunning(bot, request);
  if (query.action === 'list')
    return void (await request.answer.reply(await seasonsFor(bot, request)));
  if (query.action !== 'keep' && !request.context.mayManageServer) {
    return await say(request, words.ranking.seasons.onlyManagers);
  }
  await manage(bot, request, query);
}

async function showRunning(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const { number } = await bot.tables.ranking.seasons(context.where.serverId);
  const query = ownLeaderboard(context.person.id, number);
  await answer.reply(await leaderboardFor(bot, request, query));
}

/** The standing of a season, for the asker alone. */
function ownLeaderboard(askerId: string, number: number): LeaderboardPage {
  return { ...MOST_WINS, audience: 'asker', askerId, period: number };
}

async function manage(bot: Bot, request: ComponentRequest, query: SeasonAction): Promise<void> {
  const { context, answer } = request;
  switch (query.action) {
    case 'close': {
      const { number } = await bot.tables.ranking.seasons(context.where.serverId);
      return void (await answer.update(confirmPayload(number, context.words)));
    }
    case 'sure':
      return await close(bot, request, query.number);
    case 'recount':
      return await recount(bot, request);
    default:
      return void (await answer.update(await seasonsFor(bot, request)));
  }
}

async function seasonsFor({ tables }: Bot, { context }: Request): Promise<Payload> {
  const { words, where, mayManageServer: mayManage } = context;
  return seasonPayload(await tables.ranking.seasons(where.serverId), words, { mayManage });
}

async function close(bot: Bot, request: ComponentRequest, number: number): Promise<void> {
  const { context, answer } = request;
  const { serverId } = context.where;
  const { seasons } = context.words.ranking;
  if ((await bot.tables.ranking.closeSeason(serverId, number)) === undefined) {
    const isClosed = (await bot.tables.ranking.seasons(serverId)).number > number;
    const sentence = isClosed ? seasons.isClosed : seasons.nothingPlayed;
    return void (await answer.update(textPayload(sentence)));
  }
  const own = ownLeaderboard(context.person.id, number);
  const query: LeaderboardPage = { ...own, audience: 'everybody', announced: number };
  const payload = await leaderboardFor(bot, request, query);
  // It replaces the question, whose buttons are no longer needed.
  const crowned = await crown(bot, request, number);
  await answer.update(textPayload([seasons.youClosed(number), ...crowned].join('\n')));
  await answer.add(payload, 'everybody');
}

/** Passes the champion's role on to whoever leads the season's standing, and gives what to say of that. */
async function crown(
  { log, roles, tables }: Bot,
  { context }: ComponentRequest,
  number: number,
): Promise<readonly string[]> {
  const { serverId } = context.where;
  const [role] = (await tables.stored.serverSettings(serverId)).championRole;
  if (role === undefined) return [];
  const leader = async (period: number) => {
    const all = { game: null, sort: 'wins', offset: 0, limit: 1 } as const;
    const query = { ...all, serverId, period, personId: context.person.id };
    return (await tables.ranking.leaderboard(query)).ranks[0]?.person.id;
  };
  const [before, now] = [await leader(number - 1), await leader(number)];
  if (now === undefined) return [];
  const { seasons } = context.words.ranking;
  const champion = People.of(`<@${now}>`);
  const given = await roles.set({ serverId, personId: now }, role, true);
  if (given !== undefined) {
    log.warn({ server: serverId, problem: given }, 'the champion was not given the role');
    return [seasons.notCrowned(champion, context.words.settings.roleProblems[given])];
  }
  if (before !== undefined && before !== now)
    await roles.set({ serverId, personId: before }, role, false);
  return [seasons.crowned(champion, `<@&${role}>`)];
}

async function recount({ tables }: Bot, request: ComponentRequest): Promise<void> {
  const { context } = request;
  const matches = await tables.ranking.recountRatings(context.where.serverId);
  await say(request, context.words.ranking.seasons.recounted(matches));
}

export const RANKING_COMPONENTS = {
  board: { expected: 'update', work: 'show', isAlwaysOpen: true, run: turnLeaderboard },
  stats: { expected: 'update', work: 'show', isAlwaysOpen: true, run: turnStats },
  season: { expected: 'update', isAlwaysOpen: true, run: changeSeason },
} as const satisfies ComponentHandlers;
