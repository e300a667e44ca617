import { matchIdOf, matchTable, matchTables, messageTables } from './match-tables.ts';
import { dailyTables, personTables } from './person-tables.ts';
import type { Dialect } from './postgres-dialect.ts';
import { achievementTables, ratingTables, resultTable } from './ranking-tables.ts';
import { botTables, serverTables } from './server-tables.ts';

/** The tables of a database, in the types of PostgreSQL's. */
export type Schema = ReturnType<typeof schemaOf>;

/**
 * Every table, a table before those that refer to it. Discord's ids are text: they do not fit a double. Times are
 * milliseconds since 1970. In PostgreSQL `server_id` stands in every table of a match, so that a server's data can
 * be placed together.
 */
export function schemaOf(dialect: Dialect) {
  const match = matchTable(dialect);
  const matchId = matchIdOf(dialect, match);
  return {
    match,
    ...matchTables(dialect, matchId),
    result: resultTable(dialect, matchId),
    ...ratingTables(dialect, matchId),
    ...achievementTables(dialect, matchId),
    ...messageTables(dialect, matchId),
    ...serverTables(dialect),
    ...personTables(dialect),
    ...dailyTables(dialect),
    ...botTables(dialect),
  };
}
