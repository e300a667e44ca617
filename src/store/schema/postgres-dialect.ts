import { postgresCore } from '../drizzle.ts';

const { bigint, boolean, customType, doublePrecision, index, integer, pgTable } = postgresCore;
const { primaryKey, uniqueIndex } = postgresCore;

/**
 * Compared byte by byte, as SQLite does, so that an order is the same in both, and in every version
 * of the system's locales. A text of PostgreSQL cannot hold the character 0.
 */
const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
  // drizzle fills placeholders with null, too.
  toDriver: (value: string | null) => value?.replaceAll('\0', '\ufffd') as string,
});

/** A value as its JSON; none that is null. */
const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (stored) => JSON.parse(stored),
});

/** A count that may pass 2^31: ids, and milliseconds since 1970. */
const long = (name: string) => bigint(name, { mode: 'number' });

export const POSTGRES = {
  table: pgTable,
  index,
  uniqueIndex,
  primaryKey,
  boolean,
  integer,
  long,
  real: doublePrecision,
  text,
  json: <T>(name: string) => json(name).$type<T>(),
  /** A row's number, never given again. */
  id: (name: string) => long(name).primaryKey().generatedByDefaultAsIdentity(),
  /** What only PostgreSQL has; nothing in SQLite. */
  inPostgres: <T>(make: () => T): T => make(),
};

/** What tables are declared with. SQLite's builders have the same methods, so its dialect is cast to these types. */
export type Dialect = typeof POSTGRES;
