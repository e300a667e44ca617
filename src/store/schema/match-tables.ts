import type { Options } from '../../engine/core/game.ts';
import type { Clock } from '../../model/clock.ts';
import type { Invitation, Person, Player, Status, StopReason } from '../../model/match.ts';
import type { TimerKind } from '../../model/timers.ts';
import { sql } from '../drizzle.ts';
import type { Dialect } from './postgres-dialect.ts';

/** An empty list. */
const NONE = sql`'[]'`;

/** A player as an older version stored it: fields that came later are missing. */
export type StoredPlayer = Partial<Player> & Pick<Player, 'type'>;

export function matchTable({
  boolean,
  id,
  index,
  integer,
  json,
  long,
  table,
  text,
  uniqueIndex,
}: Dialect) {
  return table(
    'match',
    {
      // Never used again, so that a button of an old match cannot reach a new one.
      id: id('id'),
      serverId: text('server_id').notNull(),
      channelId: text('channel_id').notNull(),
      game: text('game').notNull(),
      options: json<Options>('options').notNull(),
      status: text('status').$type<Status>().notNull(),
      hostId: text('host_id').notNull(),
      /** As the version that stored them knew them. */
      players: json<readonly StoredPlayer[]>('players').notNull(),
      /** How many seats the host has set; null: as many as the game usually has. */
      seats: integer('seats'),
      version: integer('version').notNull(),
      clock: text('clock').$type<Clock>().notNull().default('none'),
      /** Counts for ratings; settled when the cards are dealt. */
      isRated: boolean('is_rated').notNull().default(false),
      /** Ids of those who want to stop. */
      stopVotes: json<readonly string[]>('stop_votes').notNull().default(NONE),
      stopReason: text('stop_reason').$type<StopReason>(),
      /** Those whose seat the host freed; they do not come back to this table. */
      barred: json<readonly Person[]>('barred').notNull().default(NONE),
      invited: json<readonly Invitation[]>('invited').notNull().default(NONE),
      /** The match before it with the same people. */
      rematchOf: long('rematch_of'),
      /** What the deals of the match come from, written with its row and never changed. */
      secret: text('secret'),
      seed: text('seed'),
      /** JSON: the snapshot, a `State`. */
      state: text('state'),
      openedAt: long('opened_at').notNull(),
      changedAt: long('changed_at').notNull(),
      /** When its moves, cards and deals were deleted, since its time was over; null: they are there. */
      strippedAt: long('stripped_at'),
    },
    (row) => [
      uniqueIndex('match_one_a_channel')
        .on(row.channelId)
        .where(sql`status in ('open', 'playing')`),
      index('match_of_channel').on(row.channelId, row.id),
      index('match_of_server').on(row.serverId, row.status),
      index('match_ended')
        .on(row.status, row.isRated, row.changedAt)
        .where(sql`status in ('over', 'stopped') and stripped_at is null`),
    ],
  );
}

/** A column that names a match. */
export type MatchId = ReturnType<typeof matchIdOf>;

export const matchIdOf =
  ({ long }: Dialect, match: ReturnType<typeof matchTable>) =>
  () =>
    long('match_id')
      .notNull()
      .references(() => match.id);

export function matchTables(
  { boolean, index, inPostgres, integer, long, primaryKey, table, text }: Dialect,
  matchId: MatchId,
) {
  /**
   * Who appears in a match: as host, in a seat, removed, or with a vote. By this a person's data is
   * found without reading every match. Changed with the match.
   */
  const matchPerson = table(
    'match_person',
    {
      matchId: matchId(),
      personId: text('person_id').notNull(),
      serverId: text('server_id').notNull(),
    },
    (row) => [
      primaryKey({ columns: [row.matchId, row.personId] }),
      index('match_person_of_person').on(row.personId, row.matchId, row.serverId),
    ],
  );
  /** What a match's seed is replayed with: its start (without seat and move), then every move. */
  const move = table(
    'move',
    {
      matchId: matchId(),
      /** The match's version once it was made. */
      version: integer('version').notNull(),
      seat: integer('seat'),
      /** As `formatMove` writes it. */
      move: text('move'),
      byComputer: boolean('by_computer').notNull(),
      at: long('at').notNull(),
      ...inPostgres(() => ({ serverId: text('server_id').notNull() })),
    },
    (row) => [primaryKey({ columns: [row.matchId, row.version] })],
  );
  /** When something falls due in a match; stored, so that a restart forgets nothing. */
  const timer = table(
    'timer',
    {
      matchId: matchId(),
      kind: text('kind').$type<TimerKind>().notNull(),
      /** For whom a seat is kept until then; empty for what falls due once in a match. */
      personId: text('person_id').notNull().default(''),
      dueAt: long('due_at').notNull(),
      ...inPostgres(() => ({ serverId: text('server_id').notNull() })),
    },
    (row) => [
      primaryKey({ columns: [row.matchId, row.kind, row.personId] }),
      index('timer_due').on(row.dueAt),
    ],
  );
  return { matchPerson, move, timer };
}

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
