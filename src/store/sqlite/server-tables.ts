import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { BARRED_KINDS } from '../../model/bar.ts';

/** A server that has chosen settings or that the bot has left. */
export const server = sqliteTable('server', {
  id: text('id').primaryKey(),
  /** JSON: the settings that were ever changed. */
  settings: text('settings').notNull(),
  /** Null while the bot is there. */
  leftAt: integer('left_at'),
  /** When its leaderboard is posted by itself; null: never. */
  boardDueAt: integer('board_due_at'),
  /** When all its data is deleted, as a manager asked; null: it is not. */
  eraseAt: integer('erase_at'),
  /** Who asked; null for somebody who has had their own data deleted since. */
  eraseAskedBy: text('erase_asked_by'),
  /** The server has been told. */
  eraseTold: integer('erase_told', { mode: 'boolean' }).notNull().default(false),
});

/** What managers have changed for a server, the newest changes only. */
export const serverChange = sqliteTable(
  'server_change',
  {
    serverId: text('server_id').notNull(),
    at: integer('at').notNull(),
    /** A setting's id, or what else was done to the server. */
    what: text('what').notNull(),
    /** JSON: what it is from then on. */
    value: text('value').notNull(),
    /** Null for somebody who has had their data deleted since. */
    personId: text('person_id'),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.at, table.what] }),
    index('server_change_of_person').on(table.personId),
  ],
);

/** The people and servers that the operator bars from the bot. */
export const bar = sqliteTable(
  'bar',
  {
    kind: text('kind', { enum: BARRED_KINDS }).notNull(),
    id: text('id').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
