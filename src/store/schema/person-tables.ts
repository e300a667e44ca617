import type { Pace } from '../../model/pace.ts';
import type { Dialect } from './postgres-dialect.ts';

export function personTables({ boolean, index, long, primaryKey, table, text }: Dialect) {
  /** What a person has chosen, in every server. */
  const profile = table('profile', {
    personId: text('person_id').primaryKey(),
    /** JSON: the settings that were ever changed. */
    settings: text('settings').notNull(),
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
