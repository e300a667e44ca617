import type { Dialect } from './postgres-dialect.ts';

export function dailyTables({ index, integer, long, primaryKey, table, text }: Dialect) {
  /** Who has played, or plays, a deal of a day: one attempt each. */
  const dailyAttempt = table(
    'daily_attempt',
    {
      /** The day alone for the weekday's deal, as at first; see `DealId`. */
      deal: text('day').notNull(),
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
      primaryKey({ columns: [row.deal, row.personId] }),
      index('daily_attempt_of_person').on(row.personId, row.deal),
      index('daily_attempt_of_match').on(row.matchId),
    ],
  );
  /** Whom the leaderboard of a server names for a deal: who has asked for it there. */
  const dailyEntry = table(
    'daily_entry',
    {
      serverId: text('server_id').notNull(),
      deal: text('day').notNull(),
      personId: text('person_id').notNull(),
      /** When they shared their result there. */
      sharedAt: long('shared_at'),
    },
    (row) => [
      primaryKey({ columns: [row.serverId, row.deal, row.personId] }),
      index('daily_entry_of_person').on(row.personId),
    ],
  );
  /** What the strong computer makes of a deal. */
  const dailyPar = table('daily_par', {
    deal: text('day').primaryKey(),
    score: integer('score').notNull(),
  });
  return { dailyAttempt, dailyEntry, dailyPar };
}
