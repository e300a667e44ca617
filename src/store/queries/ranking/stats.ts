import { type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { GameTally, Rating, Tally } from '../../../model/ranking.ts';
import type { HistoryStore } from '../../../table/history/history-store.ts';
import type { RankingStore } from '../../../table/ranking/ranking-store.ts';
import { result } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

interface GameRow {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly places: number;
  readonly points: number;
  readonly best: string | null;
  readonly bestValue: number | null;
}

/** What single people did. */
export function statsQueries(
  db: BetterSQLite3Database,
  { rating, personOf }: Sync<Pick<RankingStore, 'rating'>> & Sync<Pick<HistoryStore, 'personOf'>>,
): Sync<Pick<RankingStore, 'stats'>> {
  return {
    stats(serverId, personId) {
      const person = personOf(serverId, personId);
      const rows = db.all<GameRow>(gamesOf(serverId, personId));
      if (person === undefined || rows.length === 0) return undefined;
      const ratingIn = (game: string | null): Rating | null =>
        rating({ serverId, game }, personId) ?? null;
      return {
        person,
        all: { ...together(rows), rating: ratingIn(null) },
        games: rows.map((row) => ({ ...tallyOf(row), rating: ratingIn(row.game) })),
      };
    },
  };
}

/** SQLite takes a column beside `max()` from the row that has the maximum. */
function gamesOf(serverId: string, personId: string): SQL {
  return sql`
    select game, count(*) as matches, sum(place = 1) as wins, sum(place) as places,
      avg(score) as points, best_yaku as best, max(best_yaku_value) as bestValue
    from ${result}
    where server_id = ${serverId} and person_id = ${personId}
    group by game
    order by matches desc, game`;
}

function tallyOf(row: GameRow): Omit<GameTally, 'rating'> {
  const { game, matches, wins, places, points, best, bestValue } = row;
  const yaku = best === null || bestValue === null ? null : { id: best, value: bestValue };
  return { game, matches, wins, place: places / matches, points, best: yaku };
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
