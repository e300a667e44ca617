import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { CLOCKS } from '../../model/clock.ts';
import { STATUSES, STOP_REASONS } from '../../model/match.ts';
import { PACES } from '../../model/pace.ts';
import { TIMER_KINDS } from '../../model/timers.ts';

// biome-ignore lint/performance/noBarrelFile: drizzle and the queries look for every table here
export { bar, server, serverChange } from './server-tables.ts';

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
    status: text('status', { enum: STATUSES }).notNull(),
    hostId: text('host_id').notNull(),
    /** JSON: `Player[]`. */
    players: text('players').notNull(),
    /** How many seats the host has set; null: as many as the game usually has. */
    seats: integer('seats'),
    version: integer('version').notNull(),
    clock: text('clock', { enum: CLOCKS }).notNull().default('none'),
    /** Counts for ratings; settled when the cards are dealt. */
    isRated: integer('is_rated', { mode: 'boolean' }).notNull().default(false),
    /** JSON: ids of those who want to stop. */
    stopVotes: text('stop_votes').notNull().default('[]'),
    stopReason: text('stop_reason', { enum: STOP_REASONS }),
    /** JSON: `Person[]`, whose seat the host freed; they do not come back to this table. */
    barred: text('barred').notNull().default('[]'),
    /** JSON: `Invitation[]`, for whom seats are kept. */
    invited: text('invited').notNull().default('[]'),
    /** The match before it with the same people. */
    rematchOf: integer('rematch_of'),
    /** What the deals of the match come from, written with its row and never changed. */
    secret: text('secret'),
    seed: text('seed'),
    /** JSON: the snapshot, a `State`. */
    state: text('state'),
    openedAt: integer('opened_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** When its moves, cards and deals were deleted, since its time was over; null: they are there. */
    strippedAt: integer('stripped_at'),
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

/**
 * Who appears in a match: as host, in a seat, removed, or with a vote. By this a person's data is
 * found without reading every match. Changed with the match.
 */
export const matchPerson = sqliteTable(
  'match_person',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    personId: text('person_id').notNull(),
    serverId: text('server_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.personId] }),
    index('match_person_of_person').on(table.personId, table.matchId, table.serverId),
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
    /** The person left, or was too often absent, and did not come back before the end. */
    fled: integer('fled', { mode: 'boolean' }).notNull().default(false),
    /** The yaku of the highest value that the seat made in the match, and that value. */
    bestYaku: text('best_yaku'),
    bestYakuValue: integer('best_yaku_value'),
    /** Counts on leaderboards, as a match of practice does not. */
    isRanked: integer('is_ranked', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.seat] }),
    // In the order in which they were stored, since SQLite puts the row's number into each index.
    index('result_in_order').on(table.serverId),
    // With all that a leaderboard adds up, so that it reads an index alone.
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

/**
 * A person's rating after each rated match; the newest row is how they stand. Derived from results,
 * so that it can be thrown away and made again. `game` is empty for all games together.
 */
export const ratingStep = sqliteTable(
  'rating_step',
  {
    serverId: text('server_id').notNull(),
    game: text('game').notNull(),
    personId: text('person_id').notNull(),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    mu: real('mu').notNull(),
    sigma: real('sigma').notNull(),
    /** Rated matches so far, this one included. */
    matches: integer('matches').notNull(),
    at: integer('at').notNull(),
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

/**
 * What people have achieved, and by which match. Derived from results and moves, so that it can be thrown away and
 * made again.
 */
export const achievement = sqliteTable(
  'achievement',
  {
    serverId: text('server_id').notNull(),
    personId: text('person_id').notNull(),
    /** One of `ACHIEVEMENT_IDS`. */
    achievement: text('achievement').notNull(),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personId, table.achievement] }),
    index('achievement_of_match').on(table.matchId),
    index('achievement_of_person').on(table.personId),
  ],
);

/**
 * What somebody has done in a server, counted on with each match. Derived from results, so that it can be thrown away
 * and counted again.
 */
export const career = sqliteTable(
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
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personId] }),
    index('career_of_person').on(table.personId),
  ],
);

/** Seasons that an admin closed; the running one begins where the last of them ended. */
export const season = sqliteTable(
  'season',
  {
    serverId: text('server_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serverId, table.number] })],
);

/** When something falls due in a match; stored, so that a restart forgets nothing. */
export const timer = sqliteTable(
  'timer',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    kind: text('kind', { enum: TIMER_KINDS }).notNull(),
    /** For whom a seat is kept until then; empty for what falls due once in a match. */
    personId: text('person_id').notNull().default(''),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.kind, table.personId] }),
    index('timer_due').on(table.dueAt),
  ],
);

/** What a person has chosen, in every server. */
export const profile = sqliteTable('profile', {
  personId: text('person_id').primaryKey(),
  /** JSON: the settings that were ever changed. */
  settings: text('settings').notNull(),
  /** When Discord last refused a direct message to them; null: it has not, or they have asked again since. */
  refusedAt: integer('refused_at'),
  /** They have been told of that. */
  refusalTold: integer('refusal_told', { mode: 'boolean' }).notNull().default(false),
});

/** Single values about the whole, such as whose it is. */
export const fact = sqliteTable('fact', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** When the bot was last reachable, by Discord's shard, of which there were `count`. */
export const shard = sqliteTable(
  'shard',
  {
    count: integer('count').notNull(),
    id: integer('id').notNull(),
    aliveAt: integer('alive_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.count, table.id] })],
);

/** The name that a person last bore in a server. */
export const person = sqliteTable(
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

/**
 * Erasures that are not finished: a whole server, or a person in one. If the process ends, the next
 * one goes on.
 */
export const erasure = sqliteTable(
  'erasure',
  {
    serverId: text('server_id').notNull(),
    /** Empty: all of the server. */
    personId: text('person_id').notNull().default(''),
    /** Who takes the person's place there; empty for a server. */
    pseudonym: text('stranger_id').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.serverId, table.personId] })],
);

/** The public message that shows a match, and how far it is. */
export const tableMessage = sqliteTable(
  'table_message',
  {
    matchId: integer('match_id')
      .primaryKey()
      .references(() => match.id),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id').notNull(),
    version: integer('version').notNull(),
    postedAt: integer('posted_at').notNull(),
    /**
     * The version in which the match ended, until the message shows that. By this it is found without
     * reading every match that ever ended.
     */
    endVersion: integer('end_version'),
  },
  (table) => [
    index('table_message_behind_end').on(table.matchId).where(sql`end_version is not null`),
  ],
);

/**
 * Public messages whose successor is being or has been posted. They are deleted, also after a
 * crash.
 */
export const replacedMessage = sqliteTable(
  'replaced_message',
  {
    messageId: text('message_id').primaryKey(),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    channelId: text('channel_id').notNull(),
  },
  (table) => [index('replaced_message_of_match').on(table.matchId)],
);

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
    /** Discord's locale of the person when they asked for it. */
    locale: text('locale').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.personId] })],
);

/** Interactions dealt with: Discord may deliver one twice. */
export const seenInteraction = sqliteTable('seen_interaction', {
  id: text('id').primaryKey(),
  at: integer('at').notNull(),
});

/** Who has played, or plays, the deal of a day: one attempt each. */
export const dailyAttempt = sqliteTable(
  'daily_attempt',
  {
    day: text('day').notNull(),
    /** A digest once they have had their data deleted, until the day is over everywhere. */
    personId: text('person_id').notNull(),
    matchId: integer('match_id').notNull(),
    begunAt: integer('begun_at').notNull(),
    /** Null, as are the next, until it is played to its end. */
    finishedAt: integer('finished_at'),
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
export const dailyEntry = sqliteTable(
  'daily_entry',
  {
    serverId: text('server_id').notNull(),
    day: text('day').notNull(),
    personId: text('person_id').notNull(),
    /** When they shared their result there. */
    sharedAt: integer('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.day, table.personId] }),
    index('daily_entry_of_person').on(table.personId),
  ],
);

/** What the strong computer makes of the deal of a day. */
export const dailyPar = sqliteTable('daily_par', {
  day: text('day').primaryKey(),
  score: integer('score').notNull(),
});

/** Who wants a direct message when a table opens in a server. */
export const alert = sqliteTable(
  'alert',
  {
    serverId: text('server_id').notNull(),
    personId: text('person_id').notNull(),
    /** Ids of games between commas, `,koi-koi,mushi,`; empty: any. */
    games: text('games').notNull(),
    pace: text('pace', { enum: PACES }).notNull(),
    /** Discord's locale of the person when they asked for it. */
    locale: text('locale').notNull(),
    /** When they were told last, and of which match; null: never. */
    toldAt: integer('told_at'),
    toldMatch: integer('told_match'),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personId] }),
    index('alert_of_person').on(table.personId),
  ],
);

/** When people's clocks stand still in the slow games of a server, by their wish. */
export const holiday = sqliteTable(
  'holiday',
  {
    serverId: text('server_id').notNull(),
    personId: text('person_id').notNull(),
    beganAt: integer('began_at').notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.personId, table.beganAt] }),
    index('holiday_of_person').on(table.personId),
  ],
);
