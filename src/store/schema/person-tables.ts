import type { Pace } from '../../model/pace.ts';
import type { Dialect } from './postgres-dialect.ts';

export function personTables({ boolean, index, long, primaryKey, table, text }: Dialect) {
  /** What a person has chosen, in every server. */
  const profile = table('profile', {
    personId: text('person_id').primaryKey(),
    /** JSON: the settings that were ever changed. */
    settings: text('settings')
      .notNull()
      .$defaultFn(() => '{}'),
    /** When Discord last refused a direct message to them; null: it has not, or they have asked again since. */
    refusedAt: long('refused_at'),
    /** They have been told of that. */
    refusalTold: boolean('refusal_told').notNull().default(false),
  });
  /** The name that a person last bore in a server. */
  const person = table(
    'person',
    {
      serverId: text('server_id').notNull(),
      id: text('id').notNull(),
      name: text('name').notNull(),
    },
    (row) => [primaryKey({ columns: [row.serverId, row.id] }), index('person_of_id').on(row.id)],
  );
  /** Who wants a direct message when a table opens in a server. */
  const alert = table(
    'alert',
    {
      serverId: text('server_id').notNull(),
      personId: text('person_id').notNull(),
      /** Ids of games between commas, `,koi-koi,mushi,`; empty: any. */
      games: text('games').notNull(),
      pace: text('pace').$type<Pace>().notNull(),
      /** Discord's locale of the person when they asked for it. */
      locale: text('locale').notNull(),
      /** When they were told last, and of which match; null: never. */
      toldAt: long('told_at'),
      toldMatch: long('told_match'),
    },
    (row) => [
      primaryKey({ columns: [row.serverId, row.personId] }),
      index('alert_of_person').on(row.personId),
    ],
  );
  /** When people's clocks stand still in the slow games of a server, by their wish. */
  const holiday = table(
    'holiday',
    {
      serverId: text('server_id').notNull(),
      personId: text('person_id').notNull(),
      beganAt: long('began_at').notNull(),
      endsAt: long('ends_at').notNull(),
    },
    (row) => [
      primaryKey({ columns: [row.serverId, row.personId, row.beganAt] }),
      index('holiday_of_person').on(row.personId),
    ],
  );
  return { profile, person, alert, holiday };
}

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
