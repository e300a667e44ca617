import type { Period, RatedAt, Stats } from '../../model/ranking.ts';
import { breathe, type OneAtATime } from '../background.ts';
import type { TableParts } from '../deps.ts';
import type {
  Leaderboard,
  LeaderboardQuery,
  Played,
  Scope,
  Season,
  Span,
} from './ranking-store.ts';
import { recountRatings } from './ratings.ts';

export interface LeaderboardRequest extends Omit<LeaderboardQuery, 'span'> {
  readonly period: Period;
}

/** The seasons of a server. */
export interface Seasons {
  /** The number of the running one, and what was played in it. */
  readonly number: number;
  readonly played: Played;
  /** Those that were closed, the newest first. */
  readonly closed: readonly Season[];
}

/** What is derived from the results of matches. */
export interface RankingCases {
  /** A page of the people with a result in the time; none for a season that there never was. */
  leaderboard(request: LeaderboardRequest): Leaderboard;
  /** Undefined for somebody without a result, or without a name, in the server. */
  stats(serverId: string, personId: string): Stats | undefined;
  /** Somebody's rating after each rated match, oldest first. */
  ratingHistory(scope: Scope, personId: string): readonly RatedAt[];
  seasons(serverId: string): Seasons;
  /** Those that were closed, the newest first. */
  closedSeasons(serverId: string): readonly Season[];
  /**
   * Closes the running season, if it still has that number and something was played in it; from
   * then on the next one runs.
   */
  closeSeason(serverId: string, number: number): Season | undefined;
  /**
   * Makes a server's ratings again from its results.
   *
   * @returns how many matches were rated
   */
  recountRatings(serverId: string): Promise<number>;
}

const EVER = Number.MAX_SAFE_INTEGER;
/** Nothing ends in this. */
const NEVER: Span = { from: 0, to: 0 };
const NOBODY: Leaderboard = { ranks: [], total: 0, own: null, before: 0 };

/** Rankings over a store; what is meant is told at `RankingCases`. */
export function rankingCases(
  { store, now }: Pick<TableParts, 'store' | 'now'>,
  large: OneAtATime,
): RankingCases {
  const seasons = (serverId: string): Seasons => {
    const closed = store.seasons(serverId);
    const number = (closed[0]?.number ?? 0) + 1;
    return { number, played: store.played(serverId, running(closed)), closed };
  };
  return {
    leaderboard({ period, ...query }) {
      const span = spanOf(period, store.seasons(query.serverId), now());
      return span === NEVER ? NOBODY : store.leaderboard({ ...query, span });
    },
    stats: (serverId, personId) => store.stats(serverId, personId),
    ratingHistory: (scope, personId) => store.ratingHistory(scope, personId),
    seasons,
    closedSeasons: (serverId) => store.seasons(serverId),
    closeSeason: (serverId, number) =>
      store.transaction(() => {
        const { number: current, played, closed } = seasons(serverId);
        if (number !== current || played.since === null) return undefined;
        const startedAt = closed[0]?.endedAt ?? played.since;
        const season = { number, startedAt, endedAt: now() };
        store.addSeason(serverId, season);
        return season;
      }),
    recountRatings: (serverId) =>
      large.run(async () => {
        const work = recountRatings(store, serverId);
        while (work.goOn()) await breathe();
        return work.matches;
      }),
  };
}

/** The running season: since the last one was closed. */
function running([last]: readonly Season[]): Span {
  return { from: last?.endedAt ?? 0, to: EVER };
}

function spanOf(period: Period, closed: readonly Season[], now: number): Span {
  if (period === 'all') return { from: 0, to: EVER };
  if (period === 'month') {
    const today = new Date(now);
    return { from: Date.UTC(today.getUTCFullYear(), today.getUTCMonth()), to: EVER };
  }
  const [last] = closed;
  if (period === 'season' || period === (last?.number ?? 0) + 1) return running(closed);
  const season = closed.find(({ number }) => number === period);
  // The first one began before its first match ended.
  if (season === undefined) return NEVER;
  return { from: season.number === 1 ? 0 : season.startedAt, to: season.endedAt };
}
