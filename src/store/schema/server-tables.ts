import type { BarredKind } from '../../model/bar.ts';
import type { Dialect } from './postgres-dialect.ts';

export function serverTables({ boolean, index, long, primaryKey, table, text }: Dialect) {
  /** A server that has chosen settings or that the bot has left. */
  const server = table('server', {
    id: text('id').primaryKey(),
    /** JSON: the settings that were ever changed. */
    settings: text('settings')
      .notNull()
      .$defaultFn(() => '{}'),
    /** Null while the bot is there. */
    leftAt: long('left_at'),
    /** When its leaderboard is posted automatically; null: never. */
    boardDueAt: long('board_due_at'),
    /** When the deals of the day are; null: never. */
    dailyDueAt: long('daily_due_at'),
    /** When all its data is deleted, as a manager asked; null: it is not. */
    eraseAt: long('erase_at'),
    /** Who asked; null for somebody who has had their own data deleted since. */
    eraseAskedBy: text('erase_asked_by'),
    /** The server has been told. */
    eraseTold: boolean('erase_told').notNull().default(false),
  });
  /** What managers have changed for a server, the newest changes only. */
  const serverChange = table(
    'server_change',
    {
      serverId: text('server_id').notNull(),
      at: long('at').notNull(),
      /** A setting's id, or what else was done to the server. */
      what: text('what').notNull(),
      /** JSON: what it is from then on. */
      value: text('value').notNull(),
      /** Null for somebody who has had their data deleted since. */
      personId: text('person_id'),
    },
    (row) => [
      primaryKey({ columns: [row.serverId, row.at, row.what] }),
      index('server_change_of_person').on(row.personId),
    ],
  );
  /** The people and servers that the operator bars from the bot. */
  const bar = table(
    'bar',
    {
      kind: text('kind').$type<BarredKind>().notNull(),
      id: text('id').notNull(),
      at: long('at').notNull(),
    },
    (row) => [primaryKey({ columns: [row.kind, row.id] })],
  );
  /**
   * Erasures that are not finished: a whole server, or a person in one. If the process ends, the next
   * one goes on.
   */
  const erasure = table(
    'erasure',
    {
      serverId: text('server_id').notNull(),
      /** Empty: all of the server. */
      personId: text('person_id').notNull().default(''),
      /** Who takes the person's place there; empty for a server. */
      pseudonym: text('stranger_id').notNull().default(''),
    },
    (row) => [primaryKey({ columns: [row.serverId, row.personId] })],
  );
  return { server, serverChange, bar, erasure };
}

/** What is stored of the bot itself. */
export function botTables({ integer, long, primaryKey, table, text }: Dialect) {
  /** Single values about the whole, such as whose it is. */
  const fact = table('fact', {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
  });
  /** When the bot was last reachable, by Discord's shard, of which there were `count`. */
  const shard = table(
    'shard',
    {
      count: integer('count').notNull(),
      id: integer('id').notNull(),
      aliveAt: long('alive_at').notNull(),
    },
    (row) => [primaryKey({ columns: [row.count, row.id] })],
  );
  return { fact, shard };
}
