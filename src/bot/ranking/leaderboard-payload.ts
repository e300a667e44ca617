import type { APISelectMenuOption } from 'discord.js';
import { findGame, GAMES } from '../../games/index.ts';
import type { Person } from '../../model/match.ts';
import {
  NAMED_PERIODS,
  type Period,
  type Rating,
  type ShownRating,
  SORTS,
  type Sort,
} from '../../model/ranking.ts';
import type { Painter } from '../../render/painter.ts';
import { RATED_FOR_SURE, shownRating } from '../../table/ranking/rating-formula.ts';
import type { Tables } from '../../table/tables.ts';
import {
  type LeaderboardInfo,
  leaderboardAlt,
  leaderboardFoot,
  leaderboardHead,
  leaderboardWords,
  periodName,
} from '../../text/ranking/leaderboard.ts';
import { finalLine } from '../../text/ranking/seasons.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import type { Audience } from '../api/message-request.ts';
import {
  type ButtonSpec,
  framedPayload,
  type Payload,
  type Picture,
  pageButtons,
  type Row,
  selectRow,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { seasonId } from './season-payload.ts';

/** What records and leaderboards of a server are shown with. */
export interface RankingDeps {
  readonly tables: Tables;
  readonly painter: Painter;
  readonly serverId: string;
  readonly words: Words;
  /** Different for each answer. */
  readonly interactionId: string;
}

interface LeaderboardDeps extends RankingDeps {
  /** Who asks; null: it is posted automatically. */
  readonly person: Person | null;
}

/** In place of who asks, if nobody does. */
export const NO_ONE = '0';
const ROWS = 10;
/** As many seasons before as a menu takes beside the other times. */
const MOST_SEASONS = 20;

/** A page of a leaderboard. Points of several games cannot be added, so wins take their place. */
export async function leaderboardPayload(
  deps: LeaderboardDeps,
  query: LeaderboardPage,
): Promise<Payload> {
  const { words, painter, person, interactionId } = deps;
  const isAdded = query.sort === 'points' && query.game === null;
  const asked: LeaderboardPage = isAdded ? { ...query, sort: 'wins' } : query;
  const { leaderboard, page } = await read(deps, asked);
  const draw = (): Picture => ({
    name: `leaderboard-${interactionId}.png`,
    png: painter.leaderboard(leaderboardWords(leaderboard, words)),
    alt: leaderboardAlt(leaderboard, words),
  });
  const pictures = leaderboard.total === 0 ? [] : [draw()];
  const { announced, period } = query;
  const isAnnounced = person !== null && announced !== null && announced === period;
  const line = isAnnounced ? [finalLine(announced, person.name, words)] : [];
  const head = [...line, ...leaderboardHead(leaderboard, words)];
  const foot = [
    ...(isAdded ? [words.ranking.pointsNeedGame] : []),
    ...leaderboardFoot(leaderboard, words),
  ];
  const parts = [
    head,
    ...pictures,
    foot,
    ...(await menus(deps, { ...asked, page })),
    turns({ ...asked, page }, leaderboard.total, words),
  ];
  return framedPayload(parts, 'gold');
}

/** The page's content; the last page's if there are fewer pages by now. */
async function read(
  { tables, serverId, person }: LeaderboardDeps,
  { isAlone, game, period, sort, page: queried }: LeaderboardPage,
): Promise<{ readonly leaderboard: LeaderboardInfo; readonly page: number }> {
  const of = { serverId, isAlone, game, period, sort, limit: ROWS, personId: person?.id ?? NO_ONE };
  const first = await tables.ranking.leaderboard({ ...of, offset: queried * ROWS });
  const page = Math.min(queried, Math.max(0, Math.ceil(first.total / ROWS) - 1));
  const offset = page * ROWS;
  const found = page === queried ? first : await tables.ranking.leaderboard({ ...of, offset });
  const { ranks, total, own } = found;
  const rows = { ranks: ranks.map(shown), own: own === null ? null : shown(own) };
  const asked = { isAlone, game, period, sort, offset, asker: person };
  const leaderboard = { ...asked, ...rows, total, ratedForSure: RATED_FOR_SURE };
  return { leaderboard, page };
}

/** The same with its rating in the figures that people read. */
export function shown<T extends { readonly rating: Rating | null }>(
  row: T,
): Omit<T, 'rating'> & { readonly rating: ShownRating | null } {
  return { ...row, rating: row.rating === null ? null : shownRating(row.rating) };
}

async function menus(
  { tables, serverId, words }: LeaderboardDeps,
  query: LeaderboardPage,
): Promise<readonly Row[]> {
  const menu = (part: LeaderboardMenu, options: readonly APISelectMenuOption[]) =>
    selectRow(leaderboardId(query, part), options);
  const option = (value: string, label: string, chosen: string) => ({
    value,
    label,
    default: value === chosen,
  });
  const { game, period, sort } = query;
  const games = [
    option(ALL_GAMES, words.ranking.allGames, game ?? ALL_GAMES),
    ...GAMES.map(({ id }) => option(id, gameWords(words, id).name, game ?? ALL_GAMES)),
  ];
  const closed = (await tables.stored.seasons(serverId)).slice(0, MOST_SEASONS);
  const seasons = closed.map(({ number }) => number);
  const periods = [...NAMED_PERIODS, ...seasons].map((one) =>
    option(String(one), periodName(one, words), String(period)),
  );
  const sorts = SORTS.filter((one) => one !== 'points' || game !== null).map((one) =>
    option(one, words.ranking.sorts[one], sort),
  );
  return [menu('game', games), menu('period', periods), menu('sort', sorts)];
}

function turns(query: LeaderboardPage, total: number, words: Words): readonly ButtonSpec[] {
  const last = Math.ceil(total / ROWS) - 1;
  const pages = pageButtons({ page: query.page, last }, words, (page) =>
    leaderboardId({ ...query, page }),
  );
  const seasons = { id: seasonId({ action: 'list' }), label: words.ranking.seasons.list };
  const isAlone = !query.isAlone;
  const other = {
    id: leaderboardId({ ...query, isAlone, page: 0 }),
    label: isAlone ? words.ranking.alone : words.ranking.ranked,
  };
  return [...pages, other, seasons];
}

export interface LeaderboardPage {
  readonly audience: Audience;
  /** Who turns its pages; anybody else gets a copy of their own. */
  readonly askerId: string;
  /** The season that the asker has closed, which is announced above its standing; null for none. */
  readonly announced: number | null;
  /** Of the matches of one person against computers; otherwise of all that are ranked. */
  readonly isAlone: boolean;
  /** Null: all games together. */
  readonly game: string | null;
  readonly period: Period;
  readonly sort: Sort;
  /** From 0. */
  readonly page: number;
}

/** The first page of all games, the most wins first. */
export const MOST_WINS = {
  announced: null,
  isAlone: false,
  game: null,
  sort: 'wins',
  page: 0,
} as const;

export type LeaderboardMenu = 'game' | 'period' | 'sort';

/** The value for all games together, in menus and custom ids. */
export const ALL_GAMES = 'all';
/** The first letter says who sees it; in capitals: against computers. */
const SHAPE =
  /^([eaEA])([1-9]\d{0,5})?\.(\d{1,20})\.([a-z-]+)\.([a-z]+|\d{1,6})\.([a-z]+)\.(\d{1,6})(?:\.([a-z]+))?$/;

/** The custom id's argument for a query; with a part, for the menu that chooses it. */
export function formatLeaderboardPage(query: LeaderboardPage, part?: LeaderboardMenu): string {
  const { audience, askerId, announced, isAlone, game, period, sort, page } = query;
  const letter = audience === 'everybody' ? 'e' : 'a';
  const who = isAlone ? letter.toUpperCase() : letter;
  const fields = [`${who}${announced ?? ''}`, askerId, game ?? ALL_GAMES, period, sort, page];
  return [...fields, ...(part === undefined ? [] : [part])].join('.');
}

export function parseLeaderboardPage(
  argument: string,
  [chosen]: readonly string[],
): LeaderboardPage | undefined {
  const [, who = '', announced, askerId = '', ofGame = '', ofTime = '', bySort = '', page, part] =
    SHAPE.exec(argument) ?? [];
  const choice = (menu: LeaderboardMenu, kept: string) => (part === menu ? (chosen ?? kept) : kept);
  const game = gameCalled(choice('game', ofGame));
  const period = periodOf(choice('period', ofTime));
  const sort = sortOf(choice('sort', bySort));
  if (game === undefined || period === undefined || sort === undefined) return undefined;
  return {
    audience: who.toLowerCase() === 'e' ? 'everybody' : 'asker',
    askerId,
    isAlone: who === who.toUpperCase(),
    game,
    period,
    sort,
    announced: announced === undefined ? null : Number(announced),
    page: part === undefined ? Number(page) : 0,
  };
}

function gameCalled(typed: string): string | null | undefined {
  return typed === ALL_GAMES ? null : findGame(typed)?.id;
}

export function periodOf(typed: string): Period | undefined {
  const named = NAMED_PERIODS.find((period) => period === typed);
  if (named !== undefined) return named;
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : undefined;
}

export function sortOf(typed: string): Sort | undefined {
  return SORTS.find((sort) => sort === typed);
}

/** The custom id of a button below a leaderboard; with a part, of the menu that chooses it. */
function leaderboardId(query: LeaderboardPage, part?: LeaderboardMenu): string {
  const argument = formatLeaderboardPage(query, part);
  return formatCustomId({ verb: 'board', argument });
}
