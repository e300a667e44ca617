import { bigint, customType } from 'drizzle-orm/pg-core';

/**
 * Compared byte by byte, as SQLite does, so that an order is the same in both, and in every version
 * of the system's locales. A text of PostgreSQL cannot hold the character 0.
 */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
  // drizzle fills placeholders with null, too.
  toDriver: (value: string | null) => value?.replaceAll('\0', '\ufffd') as string,
});

/** A count that may pass 2^31: ids, and milliseconds since 1970. */
export const long = (name: string) => bigint(name, { mode: 'number' });
