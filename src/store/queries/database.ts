import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Shards } from '../../model/shards.ts';
import type * as schema from '../postgres/schema.ts';

/** The tables of a dialect, in the types of PostgreSQL's. */
export type Tables = typeof schema;

/**
 * What queries are made of. drizzle's builders for SQLite and PostgreSQL have the same methods, and
 * can be awaited alike. So each query is written once, in the types of PostgreSQL, which lack what
 * only SQLite's builder has; a store over SQLite casts its connection and its tables once.
 *
 * For a query to mean the same in both: `nulls first` or `nulls last` where an order has nulls, `mapWith`
 * where an expression counts or sums, and no column whose name a part of the query does not know.
 * Columns that SQLite lacks (a match's `server_id` beside `match_id`) can be inserted, and drizzle leaves
 * them out there; they cannot be asked for.
 */
export interface Database {
  readonly db: Pick<
    PgDatabase<PgQueryResultHKT>,
    'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
  >;
  readonly tables: Tables;
  /** Reads rows so that they stay as they are until the transaction ends. */
  readonly locked: <Query>(query: Query) => Query;
  /** Whose servers are meant where all are asked for; undefined: everybody's. */
  readonly shards: Shards | undefined;
}

/**
 * PostgreSQL keeps a statement of this name prepared; its connection makes a name of its own for each
 * text of these.
 */
export const PREPARED = 'prepared';

/** How many rows a statement without `returning` changed, as either driver says it. */
export function changesOf(answer: unknown): number {
  const { changes, rowCount } = answer as { readonly changes?: number; readonly rowCount?: number };
  return changes ?? rowCount ?? 0;
}

/** Whether a server is one of the process's own; undefined where all are. */
export function isOwn({ shards }: Database, serverId: PgColumn): SQL | undefined {
  if (shards === undefined || shards.count === 1) return undefined;
  // As `shardOf` does.
  const shard = sql<number>`(cast(${serverId} as bigint) >> 22) % ${sql.raw(String(shards.count))}`;
  return inArray(shard, [...shards.ids]);
}

/** The server of a match that a placeholder names, for what is inserted. */
export function serverOf({ tables: { match } }: Database, matchId: unknown): SQL<string> {
  return sql`(select ${match.serverId} from ${match} where ${match.id} = ${matchId})`;
}
