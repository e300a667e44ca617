/**
 * All of drizzle that we use, loaded as CommonJS: between its ES modules Node parses its package.json of 180 KB at each
 * import, which was half of what a start took.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export const {
  DrizzleQueryError,
  aliasedTable,
  and,
  asc,
  avg,
  between,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} = load('drizzle-orm') as typeof import('drizzle-orm');
export const { readMigrationFiles } = load(
  'drizzle-orm/migrator',
) as typeof import('drizzle-orm/migrator');
export const { drizzle } = load(
  'drizzle-orm/better-sqlite3',
) as typeof import('drizzle-orm/better-sqlite3');
export const sqliteCore = load(
  'drizzle-orm/sqlite-core',
) as typeof import('drizzle-orm/sqlite-core');
export const postgresCore = load('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');

/** Loads its client, an optional package. */
export function drizzleOverPostgres() {
  return (load('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')).drizzle;
}
