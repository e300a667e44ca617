import type { MatchId } from './match-tables.ts';
import type { Dialect } from './postgres-dialect.ts';

/** What each seat of a match that was played to its end got. Leaderboards are derived from this. */
export function resultTable(
  { boolean, index, inPostgres, integer, long, primaryKey, table, text }: Dialect,
  matchId: MatchId,
) {
  return table(
    'result',
    {
      // As SQLite has it without being told: the order in which results were stored.
      ...inPostgres(() => ({ rowid: long('rowid').notNull().generatedByDefaultAsIdentity() })),
      matchId: matchId(),
      seat: integer('seat').notNull(),
      serverId: text('server_id').notNull(),
      game: text('game').notNull(),
      /** Null for a computer. */
      personId: text('person_id'),
      score: integer('score').notNull(),
      /** From 1; equal ones share it. */
      place: integer('place').notNull(),
      finishedAt: long('finished_at').notNull(),
      /** The person left, or was too often absent, and did not come back before the end. */
      fled: boolean('fled').notNull().default(false),
      /** The yaku of the highest value that the seat made in the match, and that value. */
      bestYaku: text('best_yaku'),
      bestYakuValue: integer('best_yaku_value'),
      /** Counts on leaderboards, as a match of practice does not. */
      isRanked: boolean('is_ranked').notNull().default(true),
    },
    (row) => [
      primaryKey({ columns: [row.matchId, row.seat] }),
      // In the order in which they were stored, since SQLite puts the row's number into each index.
      index('result_in_order').on(row.serverId, ...inPostgres(() => [row.rowid])),
      // With all that a leaderboard adds up, so that it reads an index alone.
      index('result_in_game').on(
        row.serverId,
        row.game,
        row.personId,
        row.finishedAt,
        row.place,
        row.score,
        row.isRanked,
      ),
      index('result_in_server').on(
        row.serverId,
        row.personId,
        row.finishedAt,
        row.place,
        row.seat,
        row.isRanked,
      ),
    ],
  );
}

/** Ratings, and the seasons of leaderboards. */
export function ratingTables(
  { index, integer, long, primaryKey, real, table, text }: Dialect,
  matchId: MatchId,
) {
  /**
   * A person's rating after each rated match; the newest row is how they stand. Derived from results,
   * so that it can be thrown away and made again. `game` is empty for all games together.
   */
  const ratingStep = table(
    'rating_step',
    {
      serverId: text('server_id').notNull(),
      game: text('game').notNull(),
      personId: text('person_id').notNull(),
      matchId: matchId(),
      mu: real('mu').notNull(),
      sigma: real('sigma').notNull(),
      /** Rated matches so far, this one included. */
      matches: integer('matches').notNull(),
      at: long('at').notNull(),
    },
    (row) => [
      primaryKey({ columns: [row.serverId, row.game, row.personId, row.matchId] }),
      index('rating_step_of_match').on(row.matchId),
      index('rating_step_newest').on(row.serverId, row.game, row.personId, row.matches, row.at),
    ],
  );
  /** Seasons that an admin closed; the running one begins where the last of them ended. */
  const season = table(
    'season',
    {
      serverId: text('server_id').notNull(),
      /** From 1. */
      number: integer('number').notNull(),
      startedAt: long('started_at').notNull(),
      endedAt: long('ended_at').notNull(),
    },
    (row) => [primaryKey({ columns: [row.serverId, row.number] })],
  );
  return { ratingStep, season };
}

export function achievementTables(
  { index, integer, long, primaryKey, table, text }: Dialect,
  matchId: MatchId,
) {
  /**
   * What people have achieved, and by which match. Derived from results and moves, so that it can be thrown away and
   * made again.
   */
  const achievement = table(
    'achievement',
    {
      serverId: text('server_id').notNull(),
      personId: text('person_id').notNull(),
      /** One of `ACHIEVEMENT_IDS`. */
      achievement: text('achievement').notNull(),
      matchId: matchId(),
      at: long('at').notNull(),
    },
    (row) => [
      primaryKey({ columns: [row.serverId, row.personId, row.achievement] }),
      index('achievement_of_match').on(row.matchId),
      index('achievement_of_person').on(row.personId),
    ],
  );
  /**
   * What somebody has done in a server, counted on with each match. Derived from results, so that it can be thrown away
   * and counted again.
   */
  const career = table(
    'career',
    {
      serverId: text('server_id').notNull(),
      personId: text('person_id').notNull(),
      matches: integer('matches').notNull(),
      wins: integer('wins').notNull(),
      streak: integer('streak').notNull(),
      bestStreak: integer('best_streak').notNull(),
      /** JSON: ids of games. */
      games: text('games').notNull(),
      /** JSON: ids of some people whom they have met. */
      met: text('met').notNull(),
      days: integer('days').notNull(),
      /** The last day on which they finished a match. */
      day: text('day'),
      stayed: integer('stayed').notNull(),
      /** When the last match that it counts ended. */
      at: long('at').notNull(),
    },
    (row) => [
      primaryKey({ columns: [row.serverId, row.personId] }),
      index('career_of_person').on(row.personId),
    ],
  );
  return { achievement, career };
}
