import type { Dialect } from './postgres-dialect.ts';

/** The deals of the day, and who has played them. */
export function dailyTables({ index, integer, long, primaryKey, table, text }: Dialect) {
  /** Who has played, or plays, the deal of a day: one attempt each. */
  const dailyAttempt = table(
    'daily_attempt',
    {
      day: text('day').notNull(),
      /** A digest once they have had their data deleted, until the day is over everywhere. */
      personId: text('person_id').notNull(),
      matchId: long('match_id').notNull(),
      begunAt: long('begun_at').notNull(),
      /** Null, as are the next, until it is played to its end. */
      finishedAt: long('finished_at'),
      score: integer('score'),
      /** From 1; equal ones share it. */
      place: integer('place'),
    },
    (row) => [
      primaryKey({ columns: [row.day, row.personId] }),
      index('daily_attempt_of_person').on(row.personId, row.day),
      index('daily_attempt_of_match').on(row.matchId),
    ],
  );
  /** Whom the leaderboard of a server names for a day: who has asked for the deal there. */
  const dailyEntry = table(
    'daily_entry',
    {
      serverId: text('server_id').notNull(),
      day: text('day').notNull(),
      personId: text('person_id').notNull(),
      /** When they shared their result there. */
      sharedAt: long('shared_at'),
    },
    (row) => [
      primaryKey({ columns: [row.serverId, row.day, row.personId] }),
      index('daily_entry_of_person').on(row.personId),
    ],
  );
  /** What the strong computer makes of the deal of a day. */
  const dailyPar = table('daily_par', {
    day: text('day').primaryKey(),
    score: integer('score').notNull(),
  });
  return { dailyAttempt, dailyEntry, dailyPar };
}
