import type { Match } from '../../model/match.ts';
import type { Period, RecordChange, RecordChanges } from '../../model/ranking.ts';
import { type JobQueue, yieldToOthers } from '../background.ts';
import type { Deps } from '../deps.ts';
import type { Erasure } from '../privacy/erasure-store.ts';
import type { Store } from '../store.ts';
import type {
  Leaderboard,
  LeaderboardQuery,
  PlayedTotals,
  RankingStore,
  Season,
  Span,
  StoredRecordChange,
} from './ranking-store.ts';
import { shownRating, UNRATED } from './rating-formula.ts';
import { recountRatings } from './ratings.ts';

export interface LeaderboardRequest extends Omit<LeaderboardQuery, 'span'> {
  readonly period: Period;
}

export interface Seasons {
  /** The number of the running one, and what was played in it. */
  readonly number: number;
  readonly played: PlayedTotals;
  /** Those that were closed, the newest first. */
  readonly closed: readonly Season[];
}

const EVER = Number.MAX_SAFE_INTEGER;
/** Nothing ends in this. */
const NEVER: Span = { from: 0, to: 0 };
const NOBODY: Leaderboard = { ranks: [], total: 0, own: null, before: 0 };

/** What is derived from the results of matches. */
export function ranking({ store, now }: Pick<Deps, 'store' | 'now'>, jobs: JobQueue) {
  return {
    /** A page of the people with a result in the time; none for a season that there never was. */
    async leaderboard({ period, ...query }: LeaderboardRequest): Promise<Leaderboard> {
      const span = spanOf(period, await store.seasons(query.serverId), now());
      return span === NEVER ? NOBODY : store.leaderboard({ ...query, span });
    },
    /** What an ended match changed for its people, by seat; null for everybody else. */
    async recordChanges({ id, players }: Match): Promise<RecordChanges> {
      const changes = await store.recordChanges(id);
      return players.map((_, seat) => shownChange(changes.find((one) => one.seat === seat)));
    },
    seasons: (serverId: string): Promise<Seasons> => seasonsOf(store, serverId),
    /**
     * Closes the running season, if it still has that number and something was played in it; from
     * then on the next one runs.
     */
    closeSeason: (serverId: string, number: number): Promise<Season | undefined> =>
      store.transaction(async (tx) => {
        const { number: current, played, closed } = await seasonsOf(tx, serverId);
        if (number !== current || played.since === null || played.until === null) return undefined;
        const startedAt = closed[0]?.endedAt ?? played.since;
        // What was played in it belongs to it, even if the clock was ahead then.
        const season = { number, startedAt, endedAt: Math.max(now(), played.until + 1) };
        await tx.addSeason(serverId, season);
        return season;
      }),
    /**
     * Recomputes a server's ratings from its results.
     *
     * @returns how many matches were rated
     */
    recountRatings: async (serverId: string): Promise<number> => {
      for (;;) {
        const matches = await jobs.run(() => recountUnlessErasing(store, serverId));
        if (matches !== null) return matches;
      }
    },
  };
}

/** How many matches were rated; null if a deletion came meanwhile, which goes first: then all is to be done again. */
async function recountUnlessErasing(store: Store, serverId: string): Promise<number | null> {
  const pending = new Set((await store.erasures()).map(keyOf));
  let matches = 0;
  for await (const rated of recountRatings(store, serverId)) {
    if ((await store.erasures()).some((one) => !pending.has(keyOf(one)))) return null;
    matches += rated;
    await yieldToOthers();
  }
  return matches;
}

function keyOf(erasure: Erasure): string {
  return JSON.stringify(erasure);
}

function shownChange(change: StoredRecordChange | undefined): RecordChange | null {
  if (change === undefined) return null;
  const { before, after, streak } = change;
  if (after === null) return { rating: null, streak };
  return { rating: { before: shownRating(before ?? UNRATED), after: shownRating(after) }, streak };
}

async function seasonsOf(store: RankingStore, serverId: string): Promise<Seasons> {
  const closed = await store.seasons(serverId);
  const number = (closed[0]?.number ?? 0) + 1;
  return { number, played: await store.played(serverId, running(closed)), closed };
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
