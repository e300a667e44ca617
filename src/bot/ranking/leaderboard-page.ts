import { findGame } from '../../games/index.ts';
import { NAMED_PERIODS, type Period, SORTS, type Sort } from '../../model/ranking.ts';
import type { Audience } from '../api/message-request.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

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
/** In capitals: against computers. */
const AUDIENCES = { e: 'everybody', a: 'asker', E: 'everybody', A: 'asker' } as const;
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
  const [, who, announced, askerId = '', game = '', period = '', sort = '', page = '0', part] =
    SHAPE.exec(argument) ?? [];
  if (who !== 'e' && who !== 'a' && who !== 'E' && who !== 'A') return undefined;
  const choice = (of: LeaderboardMenu, kept: string) => (part === of ? (chosen ?? kept) : kept);
  const asked = {
    game: gameCalled(choice('game', game)),
    period: periodOf(choice('period', period)),
    sort: sortOf(choice('sort', sort)),
  };
  if (!isWhole(asked)) return undefined;
  return {
    ...asked,
    audience: AUDIENCES[who],
    askerId,
    isAlone: who === who.toUpperCase(),
    announced: announced === undefined ? null : Number(announced),
    page: part === undefined ? Number(page) : 0,
  };
}

/** Whether there is each of these. */
function isWhole<T extends object>(
  record: T,
): record is { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.values(record).every((value) => value !== undefined);
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
export function leaderboardId(query: LeaderboardPage, part?: LeaderboardMenu): string {
  const argument = formatLeaderboardPage(query, part);
  return formatCustomId({ verb: 'board', argument });
}
