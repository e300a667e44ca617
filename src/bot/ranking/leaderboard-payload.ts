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
  type BoardFacts,
  boardAlt,
  boardFoot,
  boardHead,
  boardWords,
  periodName,
} from '../../text/ranking/leaderboard.ts';
import { finalLine } from '../../text/ranking/seasons.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import type { Audience } from '../api/message-request.ts';
import {
  buttonRows,
  container,
  gallery,
  type Payload,
  type Picture,
  type Row,
  selectRow,
  text,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

/** Which page of which leaderboard, and for whom. */
export interface LeaderboardQuery {
  readonly audience: Audience;
  /** Who turns its pages; anybody else gets a copy of their own. */
  readonly askerId: string;
  /** The season that the asker has closed, which is announced above its standing; null for none. */
  readonly announced: number | null;
  /** Null: all games together. */
  readonly game: string | null;
  readonly period: Period;
  readonly sort: Sort;
  /** From 0. */
  readonly page: number;
}

/** The choices of the menus below a leaderboard. */
type Part = 'game' | 'period' | 'sort';

/** What a leaderboard needs. */
interface LeaderboardDeps {
  readonly tables: Tables;
  readonly painter: Painter;
  readonly serverId: string;
  /** Who asks. */
  readonly person: Person;
  readonly words: Words;
  /** Different for each answer. */
  readonly interactionId: string;
}

const ROWS = 10;
const ALL_GAMES = 'all';
/** As many seasons before as a menu takes beside the other times. */
const MOST_SEASONS = 20;
const COLOR = 0xc9a227;
const AUDIENCES = { e: 'everybody', a: 'asker' } as const;
const SHAPE =
  /^([ea])([1-9]\d{0,5})?\.(\d{1,20})\.([a-z-]+)\.([a-z]+|\d{1,6})\.([a-z]+)\.(\d{1,6})(?:\.([a-z]+))?$/;

/** The custom id's argument for a query; with a part, for the menu that chooses it. */
export function formatLeaderboardQuery(query: LeaderboardQuery, part?: Part): string {
  const { audience, askerId, announced, game, period, sort, page } = query;
  const who = audience === 'everybody' ? 'e' : 'a';
  const fields = [`${who}${announced ?? ''}`, askerId, game ?? ALL_GAMES, period, sort, page];
  return [...fields, ...(part === undefined ? [] : [part])].join('.');
}

/** Reads a custom id's argument and the menu's choice; undefined for any other text. */
export function parseLeaderboardQuery(
  argument: string,
  [chosen]: readonly string[],
): LeaderboardQuery | undefined {
  const [, who, announced, askerId = '', game = '', period = '', sort = '', page = '0', part] =
    SHAPE.exec(argument) ?? [];
  if (who !== 'e' && who !== 'a') return undefined;
  const choice = (of: Part, kept: string) => (part === of ? (chosen ?? kept) : kept);
  const queried = {
    game: gameOf(choice('game', game)),
    period: periodOf(choice('period', period)),
    sort: sortOf(choice('sort', sort)),
  };
  if (queried.game === undefined || queried.period === undefined || queried.sort === undefined) {
    return undefined;
  }
  return {
    audience: AUDIENCES[who],
    askerId,
    announced: announced === undefined ? null : Number(announced),
    ...{ game: queried.game, period: queried.period, sort: queried.sort },
    page: part === undefined ? Number(page) : 0,
  };
}

function gameOf(typed: string): string | null | undefined {
  return typed === ALL_GAMES ? null : findGame(typed)?.id;
}

/** The time that was typed; undefined when there is none of that name. */
export function periodOf(typed: string): Period | undefined {
  const named = NAMED_PERIODS.find((period) => period === typed);
  if (named !== undefined) return named;
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : undefined;
}

/** The order that was typed; undefined when there is none of that name. */
export function sortOf(typed: string): Sort | undefined {
  return SORTS.find((sort) => sort === typed);
}

/** A page of a leaderboard. Points of several games cannot be added, so wins take their place. */
export function leaderboardPayload(look: LeaderboardDeps, query: LeaderboardQuery): Payload {
  const { words, painter, person, interactionId } = look;
  const isAdded = query.sort === 'points' && query.game === null;
  const asked: LeaderboardQuery = isAdded ? { ...query, sort: 'wins' } : query;
  const { board, page } = read(look, asked);
  const picture: Picture | null =
    board.total === 0
      ? null
      : {
          name: `leaderboard-${interactionId}.png`,
          png: painter.leaderboard(boardWords(board, words)),
          alt: boardAlt(board, words),
        };
  const isAnnounced = query.announced !== null && query.announced === query.period;
  const line = isAnnounced ? [finalLine(query.announced, person.name, words)] : [];
  const head = [...line, ...boardHead(board, words)];
  const foot = [...(isAdded ? [words.ranking.pointsNeedGame] : []), ...boardFoot(board, words)];
  const parts = [
    text(head.join('\n')),
    ...(picture === null ? [] : [gallery(picture)]),
    ...(foot.length === 0 ? [] : [text(foot.join('\n'))]),
    ...menus(look, { ...asked, page }),
    ...turns({ ...asked, page }, board.total, words),
  ];
  return {
    components: [container(parts, COLOR)],
    pictures: picture === null ? [] : [picture],
    mentions: [],
  };
}

/** The page's content; the last page's if there are fewer pages by now. */
function read(
  { tables, serverId, person }: LeaderboardDeps,
  { game, period, sort, page: queried }: LeaderboardQuery,
): { readonly board: BoardFacts; readonly page: number } {
  const of = { serverId, game, period, sort, limit: ROWS, personId: person.id };
  const first = tables.ranking.leaderboard({ ...of, offset: queried * ROWS });
  const page = Math.min(queried, Math.max(0, Math.ceil(first.total / ROWS) - 1));
  const offset = page * ROWS;
  const found = page === queried ? first : tables.ranking.leaderboard({ ...of, offset });
  const { ranks, total, own } = found;
  const board = {
    ...{ game, period, sort, total, offset, asker: person, ratedForSure: RATED_FOR_SURE },
    ranks: ranks.map(shown),
    own: own === null ? null : shown(own),
  };
  return { board, page };
}

/** The same with its rating in the figures that people read. */
export function shown<T extends { readonly rating: Rating | null }>(
  row: T,
): Omit<T, 'rating'> & { readonly rating: ShownRating | null } {
  return { ...row, rating: row.rating === null ? null : shownRating(row.rating) };
}

function menus(
  { tables, serverId, words }: LeaderboardDeps,
  query: LeaderboardQuery,
): readonly Row[] {
  const menu = (part: Part, options: readonly APISelectMenuOption[]) =>
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
  const closed = tables.ranking.closedSeasons(serverId).slice(0, MOST_SEASONS);
  const seasons = closed.map(({ number }) => number);
  const periods = [...NAMED_PERIODS, ...seasons].map((one) =>
    option(String(one), periodName(one, words), String(period)),
  );
  const sorts = SORTS.filter((one) => one !== 'points' || game !== null).map((one) =>
    option(one, words.ranking.sorts[one], sort),
  );
  return [menu('game', games), menu('period', periods), menu('sort', sorts)];
}

/** To the page before and the page after; none where one page shows all. */
function turns(query: LeaderboardQuery, total: number, { buttons }: Words): readonly Row[] {
  const last = Math.ceil(total / ROWS) - 1;
  if (last < 1) return [];
  const button = (label: string, page: number) => ({
    id: leaderboardId({ ...query, page }),
    label,
    disabled: page < 0 || page > last,
  });
  return buttonRows([button(buttons.back, query.page - 1), button(buttons.on, query.page + 1)]);
}

function leaderboardId(query: LeaderboardQuery, part?: Part): string {
  const argument = formatLeaderboardQuery(query, part);
  return formatCustomId({ verb: 'board', match: 0, version: 0, argument });
}
