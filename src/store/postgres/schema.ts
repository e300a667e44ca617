import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Clock } from '../../model/clock.ts';
import type { Status, StopReason } from '../../model/match.ts';
import type { Pace } from '../../model/pace.ts';
import type { TimerKind } from '../../model/timers.ts';
import { long, text } from './columns.ts';

// biome-ignore lint/performance/noBarrelFile: drizzle and the queries look for every table here
export { bar, server, serverChange } from './server-tables.ts';

// The tables of `../sqlite/schema.ts`, which says what they are for. Here is what differs. `server_id`
// stands in every table of a match, so that a server's data can be placed together.

const matchId = () =>
  long('match_id')
    .notNull()
    .references(() => match.id);

export const match = pgTable(
  'match',
  {
    id: long('id').primaryKey().generatedByDefaultAsIdentity(),
    serverId: text('server_id').notNull(),
    channelId: text('channel_id').notNull(),
    game: text('game').notNull(),
    options: text('options').notNull(),
    status: text('status').$type<Status>().notNull(),
    hostId: text('host_id').notNull(),
    players: text('players').notNull(),
    seats: integer('seats'),
    version: integer('version').notNull(),
    clock: text('clock').$type<Clock>().notNull().default('none'),
    isRated: boolean('is_rated').notNull().default(false),
    stopVotes: text('stop_votes').notNull().default('[]'),
    stopReason: text('stop_reason').$type<StopReason>(),
    barred: text('barred').notNull().default('[]'),
    invited: text('invited').notNull().default('[]'),
    rematchOf: long('rematch_of'),
    /** What the deals of the match come from, written with its row and never changed. */
    secret: text('secret'),
    seed: text('seed'),
    state: text('state'),
    openedAt: long('opened_at').notNull(),
    changedAt: long('changed_at').notNull(),
    strippedAt: long('stripped_at'),
  },
  (table) => [
    uniqueIndex('match_one_a_channel')
      .on(table.channelId)
      .where(sql`status in ('open', 'playing')`),
    index('match_of_channel').on(table.channelId, table.id),
    index('match_of_server').on(table.serverId, table.status),
    index('match_ended')
      .on(table.status, table.isRated, table.changedAt)
      .where(sql`status in ('over', 'stopped') and stripped_at is null`),
  ],
);

export const matchPerson = pgTable(
  'match_person',
  {
    matchId: matchId(),
    personId: text('person_id').notNull(),
    serverId: text('server_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.personId] }),
    index('match_person_of_person').on(table.personId, table.matchId, table.serverId),
  ],
);

export const move = pgTable(
  'move',
  {
    matchId: matchId(),
    version: integer('version').notNull(),
    seat: integer('seat'),
    move: text('move'),
    byComputer: boolean('by_computer').notNull(),
    at: long('at').notNull(),
    serverId: text('server_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.version] })],
);

export const result = pgTable(
  'result',
  {
    // As SQLite has it without being told: the order in which results were stored.
    rowid: long('rowid').notNull().generatedByDefaultAsIdentity(),
    matchId: matchId(),
    seat: integer('seat').notNull(),
    serverId: text('server_id').notNull(),
    game: text('game').notNull(),
    personId: text('person_id'),
    score: integer('score').notNull(),
    place: integer('place').notNull(),
    finishedAt: long('finished_at').notNull(),
    fled: boolean('fled').notNull().default(false),
    bestYaku: text('best_yaku'),
    bestYakuValue: integer('best_yaku_value'),
    isRanked: boolean('is_ranked').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.seat] }),
    index('result_in_order').on(table.serverId, table.rowid),
    index('result_in_game').on(
      table.serverId,
      table.game,
      table.personId,
      table.finishedAt,
      table.place,
      table.score,
      table.isRanked,
    ),
    index('result_in_server').on(
      table.serverId,
      table.personId,
      table.finishedAt,
      table.place,
      table.seat,
      table.isRanked,
    ),
  ],
);

export const ratingStep = pgTable(
  'rating_step',
  {
    serverId: text('server_id').notNull(),
    game: text('game').notNull(),
    personId: text('person_id').notNull(),
    matchId: matchId(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    matches: integer('matches').notNull(),
    at: long('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.game, table.personId, table.matchId] }),
    index('rating_step_of_match').on(table.matchId),
    index('rating_step_newest').on(
      table.serverId,
      table.game,
      table.personId,
      table.matches,
      table.at,
    ),
  ],
);

export const achievement = pgTable(
  'achievement',
  {
    serverId: text('server_id').notNull(),
    personId: text('person_id').notNull(),
    achievement: text('achievement').notNull(),
    matchId: matchId(),
    at: long('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personId, table.achievement] }),
    index('achievement_of_match').on(table.matchId),
    index('achievement_of_person').on(table.personId),
  ],
);

export const career = pgTable(
  'career',
  {
    serverId: text('server_id').notNull(),
    personId: text('person_id').notNull(),
    matches: integer('matches').notNull(),
    wins: integer('wins').notNull(),
    streak: integer('streak').notNull(),
    bestStreak: integer('best_streak').notNull(),
    games: text('games').notNull(),
    met: text('met').notNull(),
    days: integer('days').notNull(),
    day: text('day'),
    stayed: integer('stayed').notNull(),
    at: long('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personId] }),
    index('career_of_person').on(table.personId),
  ],
);

export const season = pgTable(
  'season',
  {
    serverId: text('server_id').notNull(),
    number: integer('number').notNull(),
    startedAt: long('started_at').notNull(),
    endedAt: long('ended_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serverId, table.number] })],
);

export const timer = pgTable(
  'timer',
  {
    matchId: matchId(),
    kind: text('kind').$type<TimerKind>().notNull(),
    personId: text('person_id').notNull().default(''),
    dueAt: long('due_at').notNull(),
    serverId: text('server_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.kind, table.personId] }),
    index('timer_due').on(table.dueAt),
  ],
);

export const profile = pgTable('profile', {
  personId: text('person_id').primaryKey(),
  settings: text('settings').notNull(),
  refusedAt: long('refused_at'),
  refusalTold: boolean('refusal_told').notNull().default(false),
});

export const fact = pgTable('fact', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const shard = pgTable(
  'shard',
  {
    count: integer('count').notNull(),
    id: integer('id').notNull(),
    aliveAt: long('alive_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.count, table.id] })],
);

export const person = pgTable(
  'person',
  {
    serverId: text('server_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.id] }),
    index('person_of_id').on(table.id),
  ],
);

export const erasure = pgTable(
  'erasure',
  {
    serverId: text('server_id').notNull(),
    personId: text('person_id').notNull().default(''),
    pseudonym: text('stranger_id').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.serverId, table.personId] })],
);

export const tableMessage = pgTable(
  'table_message',
  {
    matchId: long('match_id')
      .primaryKey()
      .references(() => match.id),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id').notNull(),
    version: integer('version').notNull(),
    postedAt: long('posted_at').notNull(),
    endVersion: integer('end_version'),
    serverId: text('server_id').notNull(),
  },
  (table) => [
    index('table_message_behind_end').on(table.matchId).where(sql`end_version is not null`),
  ],
);

export const replacedMessage = pgTable(
  'replaced_message',
  {
    messageId: text('message_id').primaryKey(),
    matchId: matchId(),
    channelId: text('channel_id').notNull(),
  },
  (table) => [index('replaced_message_of_match').on(table.matchId)],
);

export const handToken = pgTable(
  'hand_token',
  {
    matchId: matchId(),
    personId: text('person_id').notNull(),
    token: text('token').notNull(),
    expiresAt: long('expires_at').notNull(),
    locale: text('locale').notNull().default(''),
    serverId: text('server_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.personId] })],
);

export const seenInteraction = pgTable('seen_interaction', {
  id: text('id').primaryKey(),
  at: long('at').notNull(),
});

/** Who has played, or plays, the deal of a day: one attempt each. */
export const dailyAttempt = pgTable(
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
  (table) => [
    primaryKey({ columns: [table.day, table.personId] }),
    index('daily_attempt_of_person').on(table.personId, table.day),
    index('daily_attempt_of_match').on(table.matchId),
  ],
);

/** Whom the leaderboard of a server names for a day: who has asked for the deal there. */
export const dailyEntry = pgTable(
  'daily_entry',
  {
    serverId: text('server_id').notNull(),
    day: text('day').notNull(),
    personId: text('person_id').notNull(),
    /** When they shared their result there. */
    sharedAt: long('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.day, table.personId] }),
    index('daily_entry_of_person').on(table.personId),
  ],
);

/** What the strong computer makes of the deal of a day. */
export const dailyPar = pgTable('daily_par', {
  day: text('day').primaryKey(),
  score: integer('score').notNull(),
});

export const alert = pgTable(
  'alert',
  {
    serverId: text('server_id').notNull(),
    personId: text('person_id').notNull(),
    games: text('games').notNull(),
    pace: text('pace').$type<Pace>().notNull(),
    locale: text('locale').notNull(),
    toldAt: long('told_at'),
    toldMatch: long('told_match'),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personId] }),
    index('alert_of_person').on(table.personId),
  ],
);

/** When people's clocks stand still in the slow games of a server, by their wish. */
export const holiday = pgTable(
  'holiday',
  {
    serverId: text('server_id').notNull(),
    personId: text('person_id').notNull(),
    beganAt: long('began_at').notNull(),
    endsAt: long('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personId, table.beganAt] }),
    index('holiday_of_person').on(table.personId),
  ],
);
