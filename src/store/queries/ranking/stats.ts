import type { SQL } from 'drizzle-orm';
import type { GameTally, Rating, Tally } from '../../../model/ranking.ts';
import type { HistoryStore } from '../../../table/history/history-store.ts';
import type { RankingStore } from '../../../table/ranking/ranking-store.ts';
import { asc, count, desc, max, sql } from '../../drizzle.ts';
import { type Database, isOf } from '../database.ts';

/** What single people did. */
export function statsQueries(
  database: Database,
  { rating, personOf }: Pick<RankingStore, 'rating'> & Pick<HistoryStore, 'personOf'>,
): Pick<RankingStore, 'stats'> {
  return {
    async stats(serverId, personId) {
      const person = await personOf(serverId, personId);
      const rows = await gamesOf(database, serverId, personId);
      if (person === undefined || rows.length === 0) return undefined;
      const ratingIn = async (game: string | null): Promise<Rating | null> =>
        (await rating({ serverId, game }, personId)) ?? null;
      const games: GameTally[] = [];
      for (const row of rows) games.push({ ...tallyOf(row), rating: await ratingIn(row.game) });
      return { person, all: { ...together(rows), rating: await ratingIn(null) }, games };
    },
  };
}

type GameRow = Awaited<ReturnType<typeof gamesOf>>[number];

async function gamesOf({ db, result }: Database, serverId: string, personId: string) {
  const { game, place, score, bestYaku, bestYakuValue } = result;
  const matches = count();
  return await db
    .select({
      game,
      matches,
      wins: sql`count(*) filter (where ${place} = 1)`.mapWith(Number),
      places: sql`sum(${place})`.mapWith(Number),
      points: sql`sum(${score})`.mapWith(Number),
      best: sql`(
        select best_yaku from ${result} as own
        where own.server_id = ${serverId} and own.person_id = ${personId}
          and own.game = result.game and best_yaku_value is not null
        order by best_yaku_value desc, match_id desc limit 1
      )`.mapWith(bestYaku) as SQL<string | null>,
      bestValue: max(bestYakuValue),
    })
    .from(result)
    .where(isOf(result, { serverId, personId }))
    .groupBy(game)
    .orderBy(desc(matches), asc(game));
}

function tallyOf(row: GameRow): Omit<GameTally, 'rating'> {
  const { game, matches, wins, places, points, best, bestValue } = row;
  const yaku = best === null || bestValue === null ? null : { id: best, value: bestValue };
  return { game, matches, wins, place: places / matches, points: points / matches, best: yaku };
}

function together(rows: readonly GameRow[]): Omit<Tally, 'rating'> {
  const sum = (of: (row: GameRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const matches = sum((row) => row.matches);
  return {
    matches,
    wins: sum(({ wins }) => wins),
    place: sum(({ places }) => places) / matches,
  };
}
