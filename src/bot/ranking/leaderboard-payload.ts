import type { APISelectMenuOption } from 'discord.js';
import { GAMES } from '../../games/index.ts';
import type { Person } from '../../model/match.ts';
import { NAMED_PERIODS, type Rating, type ShownRating, SORTS } from '../../model/ranking.ts';
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
import {
  buttonRows,
  framedPayload,
  type Payload,
  type Picture,
  pageButtons,
  type Row,
  selectRow,
  text,
} from '../api/payload.ts';
import {
  ALL_GAMES,
  type LeaderboardMenu,
  type LeaderboardPage,
  leaderboardId,
} from './leaderboard-page.ts';
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
  const picture: Picture | null =
    leaderboard.total === 0
      ? null
      : {
          name: `leaderboard-${interactionId}.png`,
          png: painter.leaderboard(leaderboardWords(leaderboard, words)),
          alt: leaderboardAlt(leaderboard, words),
        };
  const { announced, period } = query;
  const isAnnounced = person !== null && announced !== null && announced === period;
  const line = isAnnounced ? [finalLine(announced, person.name, words)] : [];
  const head = [...line, ...leaderboardHead(leaderboard, words)];
  const foot = [
    ...(isAdded ? [words.ranking.pointsNeedGame] : []),
    ...leaderboardFoot(leaderboard, words),
  ];
  const parts = [
    text(head.join('\n')),
    ...(picture === null ? [] : [picture]),
    ...(foot.length === 0 ? [] : [text(foot.join('\n'))]),
    ...(await menus(deps, { ...asked, page })),
    ...turns({ ...asked, page }, leaderboard.total, words),
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

function turns(query: LeaderboardPage, total: number, words: Words): readonly Row[] {
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
  return buttonRows([...pages, other, seasons]);
}
