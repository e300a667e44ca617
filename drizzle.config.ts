/**
 * For drizzle-kit, after a change of the schema:
 *
 *     npm run db:generate -- --name <what-changes>
 *     npm run db:generate:postgres -- --name <what-changes>
 *
 * It compares the schema with the newest snapshot in `meta`; the one before that can be deleted then.
 */
import { POSTGRES_TABLES } from './src/store/postgres/tables.ts';
import { SQLITE_TABLES } from './src/store/sqlite/tables.ts';

const dialect = process.env['DIALECT'] === 'postgresql' ? 'postgresql' : 'sqlite';

/** It looks for each table among what this file exports. */
export const {
  achievement,
  alert,
  bar,
  career,
  dailyAttempt,
  dailyEntry,
  dailyPar,
  erasure,
  fact,
  handToken,
  holiday,
  match,
  matchPerson,
  move,
  person,
  profile,
  ratingStep,
  replacedMessage,
  result,
  season,
  seenInteraction,
  server,
  serverChange,
  shard,
  tableMessage,
  timer,
} = dialect === 'postgresql' ? POSTGRES_TABLES : SQLITE_TABLES;

export default {
  dialect,
  schema: './drizzle.config.ts',
  out: dialect === 'postgresql' ? './migrations/postgres' : './migrations/sqlite',
};
