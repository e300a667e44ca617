import { sqliteCore } from '../drizzle.ts';
import type { Dialect } from './postgres-dialect.ts';

const { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } = sqliteCore;

export const SQLITE = {
  table: sqliteTable,
  index,
  uniqueIndex,
  primaryKey,
  boolean: (name: string) => integer(name, { mode: 'boolean' }),
  integer,
  long: integer,
  real,
  text,
  json: (name: string) => text(name, { mode: 'json' }),
  id: (name: string) => integer(name).primaryKey({ autoIncrement: true }),
  inPostgres: () => [],
} satisfies { readonly [Name in keyof Dialect]: unknown } as unknown as Dialect;
