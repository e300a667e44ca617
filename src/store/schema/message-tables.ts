import { sql } from 'drizzle-orm';
import type { MatchId } from './match-tables.ts';
import type { Dialect } from './postgres-dialect.ts';

/** What the bot must remember of Discord's side. */
export function messageTables(
  { index, inPostgres, integer, long, primaryKey, table, text }: Dialect,
  matchId: MatchId,
) {
  /** The public message that shows a match, and how far it is. */
  const tableMessage = table(
    'table_message',
    {
      matchId: matchId().primaryKey(),
      channelId: text('channel_id').notNull(),
      messageId: text('message_id').notNull(),
      version: integer('version').notNull(),
      postedAt: long('posted_at').notNull(),
      /**
       * The version in which the match ended, until the message shows that. By this it is found without
       * reading every match that ever ended.
       */
      endVersion: integer('end_version'),
      ...inPostgres(() => ({ serverId: text('server_id').notNull() })),
    },
    (row) => [
      index('table_message_behind_end').on(row.matchId).where(sql`end_version is not null`),
    ],
  );
  /**
   * Public messages whose successor is being or has been posted. They are deleted, also after a
   * crash.
   */
  const replacedMessage = table(
    'replaced_message',
    {
      messageId: text('message_id').primaryKey(),
      matchId: matchId(),
      channelId: text('channel_id').notNull(),
    },
    (row) => [index('replaced_message_of_match').on(row.matchId)],
  );
  /** Whose hand message can be edited until when. */
  const handToken = table(
    'hand_token',
    {
      matchId: matchId(),
      personId: text('person_id').notNull(),
      token: text('token').notNull(),
      expiresAt: long('expires_at').notNull(),
      /** Discord's locale of the person when they asked for it. */
      locale: text('locale').notNull().default(''),
      ...inPostgres(() => ({ serverId: text('server_id').notNull() })),
    },
    (row) => [primaryKey({ columns: [row.matchId, row.personId] })],
  );
  /** Interactions dealt with: Discord may deliver one twice. */
  const seenInteraction = table('seen_interaction', {
    id: text('id').primaryKey(),
    at: long('at').notNull(),
  });
  return { tableMessage, replacedMessage, handToken, seenInteraction };
}
