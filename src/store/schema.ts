import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Status } from '../table/match.ts';

// Discord's ids are text: they do not fit a double. Times are milliseconds since 1970.

export const match = sqliteTable(
  'match',
  {
    // Never used again, so that a button of an old match cannot reach a new one.
    id: integer('id').primaryKey({ autoIncrement: true }),
    serverId: text('server_id').notNull(),
    channelId: text('channel_id').notNull(),
    game: text('game').notNull(),
    /** JSON: `Options`. */
    options: text('options').notNull(),
    status: text('status').$type<Status>().notNull(),
    hostId: text('host_id').notNull(),
    /** JSON: `Player[]`. */
    players: text('players').notNull(),
    version: integer('version').notNull(),
    seed: text('seed'),
    /** JSON: the snapshot, a `State`. */
    state: text('state'),
    openedAt: integer('opened_at').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('match_one_a_channel')
      .on(table.channelId)
      .where(sql`status in ('open', 'playing')`),
    index('match_of_channel').on(table.channelId, table.id),
  ],
);

/** What a match's seed is replayed with: its start (without seat and move), then every move. */
export const move = sqliteTable(
  'move',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    /** The match's version once it was made. */
    version: integer('version').notNull(),
    seat: integer('seat'),
    /** As `formatMove` writes it. */
    move: text('move'),
    byComputer: integer('by_computer', { mode: 'boolean' }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.version] })],
);

/** What each seat of a match that was played to its end got. Leaderboards are derived from this. */
export const result = sqliteTable(
  'result',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    seat: integer('seat').notNull(),
    serverId: text('server_id').notNull(),
    game: text('game').notNull(),
    /** Null for a computer. */
    personId: text('person_id'),
    score: integer('score').notNull(),
    /** From 1; equal ones share it. */
    place: integer('place').notNull(),
    finishedAt: integer('finished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.seat] }),
    index('result_of_server').on(table.serverId, table.game, table.personId),
  ],
);

/** The name that a person last bore in a server. */
export const person = sqliteTable(
  'person',
  {
    serverId: text('server_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serverId, table.id] })],
);

/** The public message that shows a match, and how far it is. */
export const tableMessage = sqliteTable('table_message', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => match.id),
  channelId: text('channel_id').notNull(),
  messageId: text('message_id').notNull(),
  version: integer('version').notNull(),
  postedAt: integer('posted_at').notNull(),
});

/** Whose hand message can be edited until when. */
export const handToken = sqliteTable(
  'hand_token',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    personId: text('person_id').notNull(),
    token: text('token').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.personId] })],
);

/** Interactions dealt with: Discord may deliver one twice. */
export const seenInteraction = sqliteTable('seen_interaction', {
  id: text('id').primaryKey(),
  at: integer('at').notNull(),
});
