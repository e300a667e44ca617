import { boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { BarredKind } from '../../model/bar.ts';
import { long, text } from './columns.ts';

export const server = pgTable('server', {
  id: text('id').primaryKey(),
  settings: text('settings').notNull(),
  leftAt: long('left_at'),
  boardDueAt: long('board_due_at'),
  eraseAt: long('erase_at'),
  eraseAskedBy: text('erase_asked_by'),
  eraseTold: boolean('erase_told').notNull().default(false),
});

export const serverChange = pgTable(
  'server_change',
  {
    serverId: text('server_id').notNull(),
    at: long('at').notNull(),
    what: text('what').notNull(),
    value: text('value').notNull(),
    personId: text('person_id'),
  },
  (table) => [
    primaryKey({ columns: [table.serverId, table.at, table.what] }),
    index('server_change_of_person').on(table.personId),
  ],
);

export const bar = pgTable(
  'bar',
  {
    kind: text('kind').$type<BarredKind>().notNull(),
    id: text('id').notNull(),
    at: long('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
