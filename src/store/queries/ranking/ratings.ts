import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type {
  RankingStore,
  ResultsPage,
  Scope,
  SeatPlace,
  StoredResults,
} from '../../../table/ranking/ranking-store.ts';
import { match, ratingStep, result } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';
import { playersIn } from '../matches/match-row.ts';

type Ratings = Sync<
  Pick<
    RankingStore,
    'rating' | 'ratingHistory' | 'addRatingSteps' | 'deleteRatingSteps' | 'resultsAfter'
  >
>;

/** As the column has it: empty for all games. */
const gameColumn = (game: string | null): string => game ?? '';

/** Ratings after each rated match, and the results from which they can be made again. */
export function ratingQueries(db: BetterSQLite3Database): Ratings {
  const { at, matches, mu, sigma } = ratingStep;
  const slot = (name: string) => sql.placeholder(name);
  const newest = db
    .select({ mu, sigma, matches })
    .from(ratingStep)
    .where(
      and(
        eq(ratingStep.serverId, slot('serverId')),
        eq(ratingStep.game, slot('game')),
        eq(ratingStep.personId, slot('personId')),
      ),
    )
    .orderBy(desc(matches))
    .limit(1)
    .prepare();
  const add = db
    .insert(ratingStep)
    .values({
      serverId: slot('serverId'),
      game: slot('game'),
      personId: slot('personId'),
      matchId: slot('matchId'),
      mu: slot('mu'),
      sigma: slot('sigma'),
      matches: slot('matches'),
      at: slot('at'),
    })
    .prepare();
  const remove = db
    .delete(ratingStep)
    .where(eq(ratingStep.matchId, slot('matchId')))
    .prepare();
  return {
    rating: ({ serverId, game }, personId) =>
      newest.get({ serverId, game: gameColumn(game), personId }),
    ratingHistory: (scope, personId) =>
      db
        .select({ at, mu, sigma, matches })
        .from(ratingStep)
        .where(stepsOf(scope, personId))
        .orderBy(asc(matches))
        .all()
        .map(({ at: when, ...rating }) => ({ at: when, rating })),
    addRatingSteps({ serverId, matchId, at: when }, steps) {
      for (const { personId, game, rating } of steps) {
        add.run({ serverId, game: gameColumn(game), personId, matchId, at: when, ...rating });
      }
    },
    deleteRatingSteps(matchId) {
      remove.run({ matchId });
    },
    resultsAfter: (serverId, cursor) => resultsAfter(db, serverId, cursor),
  };
}

function stepsOf({ serverId, game }: Scope, personId: string): SQL | undefined {
  return and(
    eq(ratingStep.serverId, serverId),
    eq(ratingStep.game, gameColumn(game)),
    eq(ratingStep.personId, personId),
  );
}

/** Results read at a time: enough to be quick, few enough to let others go first in between. */
const PAGE = 300;

interface ResultRow {
  readonly row: number;
  readonly matchId: number;
  readonly seat: number;
  readonly personId: string | null;
  readonly place: number;
  readonly at: number;
  readonly game: string;
  readonly isRated: number;
  readonly players: string;
}

/** The rows of a match are stored at once and stand together. */
function resultsAfter(db: BetterSQLite3Database, serverId: string, cursor: number): ResultsPage {
  // The plus keeps SQLite from an index: rows are read in stored order, without sorting.
  const rows = db.all<ResultRow>(sql`
    select result.rowid as row, match_id as matchId, seat, person_id as personId, place,
      finished_at as at, result.game as game, is_rated as isRated, players
    from ${result} join ${match} on match.id = match_id
    where result.rowid > ${cursor} and +result.server_id = ${serverId}
    order by result.rowid limit ${PAGE}`);
  const isWhole = rows.length < PAGE;
  const last = rows.at(-1)?.matchId;
  // The last match of a full page may continue on the next one.
  const whole = isWhole ? rows : rows.filter(({ matchId }) => matchId !== last);
  const matches = Map.groupBy(whole, ({ matchId }) => matchId);
  return {
    matches: [...matches.values()].flatMap((seats) => storedResults(serverId, seats)),
    next: isWhole ? null : (whole.at(-1)?.row ?? null),
  };
}

function storedResults(serverId: string, rows: readonly ResultRow[]): readonly StoredResults[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { matchId, at, game, isRated } = first;
  const players = playersIn(first.players);
  const seats = rows.map(({ seat, personId, place }): SeatPlace => {
    const player = players[seat];
    if (personId !== null) return { who: { personId }, place };
    return { who: { computer: player?.type === 'computer' ? player.strength : 'normal' }, place };
  });
  return [{ serverId, matchId, at, game, isRated: isRated === 1, seats }];
}
