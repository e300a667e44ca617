import type {
  RankingStore,
  ResultsPage,
  Scope,
  SeatPlace,
  StoredResults,
} from '../../../table/ranking/ranking-store.ts';
import { aliasedTable, and, asc, desc, eq, gt, sql } from '../../drizzle.ts';
import { type Database, slot } from '../database.ts';
import { playersIn } from '../matches/match-row.ts';

/** As the column has it: empty for all games. */
const gameColumn = (game: string | null): string => game ?? '';

/** Ratings after each rated match, and the results from which they can be made again. */
export function ratingQueries(database: Database) {
  return {
    ...readRatings(database),
    ...writeRatings(database),
    resultsAfter: (serverId, cursor) => resultsAfter(database, serverId, cursor),
  } satisfies Partial<RankingStore>;
}

function readRatings(database: Database) {
  const { db, prepared, ratingStep } = database;
  const { at, matches, mu, sigma } = ratingStep;
  const ofPerson = and(
    eq(ratingStep.serverId, slot('serverId')),
    eq(ratingStep.game, slot('game')),
    eq(ratingStep.personId, slot('personId')),
  );
  const newest = prepared(
    db
      .select({ mu, sigma, matches })
      .from(ratingStep)
      .where(ofPerson)
      .orderBy(desc(matches))
      .limit(1),
  );
  const all = prepared(
    db.select({ at, mu, sigma, matches }).from(ratingStep).where(ofPerson).orderBy(asc(matches)),
  );
  const slots = ({ serverId, game }: Scope, personId: string) => {
    return { serverId, game: gameColumn(game), personId };
  };
  return {
    async rating(scope, personId) {
      const [found] = await newest(slots(scope, personId));
      return found;
    },
    async ratingHistory(scope, personId) {
      const steps = await all(slots(scope, personId));
      return steps.map(({ at: when, ...rating }) => ({ at: when, rating }));
    },
  } satisfies Partial<RankingStore>;
}

function writeRatings(database: Database) {
  const { db, prepared, ratingStep } = database;
  const remove = prepared(db.delete(ratingStep).where(eq(ratingStep.matchId, slot('matchId'))));
  return {
    async addRatingSteps({ serverId, matchId, at }, steps) {
      if (steps.length === 0) return;
      const rows = steps.map(({ personId, game, rating }) => {
        const { mu, sigma, matches } = rating;
        return { serverId, game: gameColumn(game), personId, matchId, mu, sigma, matches, at };
      });
      await db.insert(ratingStep).values(rows);
    },
    async deleteRatingSteps(matchId) {
      await remove({ matchId });
    },
  } satisfies Partial<RankingStore>;
}

/** Results read at a time: enough to be quick, few enough to let others go first in between. */
const PAGE = 300;

type ResultRow = Awaited<ReturnType<typeof rowsAfter>>[number];

/**
 * Results in the order in which those of their matches' first seats were stored: PostgreSQL may store the results of
 * several matches at once.
 */
async function rowsAfter({ db, match, result }: Database, serverId: string, cursor: number) {
  const first = aliasedTable(result, 'first');
  const row = sql`${first}.rowid`.mapWith(Number);
  const { matchId, seat, personId, place, finishedAt: at, game } = result;
  const { isRated, players } = match;
  return await db
    .select({ row, matchId, seat, personId, place, at, game, isRated, players })
    .from(first)
    .innerJoin(result, eq(matchId, first.matchId))
    .innerJoin(match, eq(match.id, matchId))
    .where(and(eq(first.serverId, serverId), eq(first.seat, 0), gt(row, cursor)))
    .orderBy(row, seat)
    .limit(PAGE);
}

async function resultsAfter(
  database: Database,
  serverId: string,
  cursor: number,
): Promise<ResultsPage> {
  const rows = await rowsAfter(database, serverId, cursor);
  const isWhole = rows.length < PAGE;
  const last = rows.at(-1)?.matchId;
  // The last match of a full page may continue on the next one.
  const whole = isWhole ? rows : rows.filter((one) => one.matchId !== last);
  const matches = Map.groupBy(whole, (one) => one.matchId);
  return {
    matches: [...matches.values()].flatMap((seats) => storedResults(serverId, seats)),
    next: isWhole ? null : (whole.at(-1)?.row ?? null),
  };
}

function storedResults(serverId: string, rows: readonly ResultRow[]): readonly StoredResults[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { matchId, at, game, isRated } = first;
  const players = playersIn(first);
  const seats = rows.map(({ seat, personId, place }): SeatPlace => {
    const player = players[seat];
    if (personId !== null) return { who: { personId }, place };
    return { who: { computer: player?.type === 'computer' ? player.strength : 'normal' }, place };
  });
  return [{ serverId, matchId, at, game, isRated, seats }];
}
