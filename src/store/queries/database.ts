import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type { Member } from '../../model/match.ts';
import type { Shards } from '../../model/shards.ts';
import { and, eq, getTableColumns, inArray, sql } from '../drizzle.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * What queries are made of: a connection, and each table by its name. drizzle's builders for SQLite and PostgreSQL have the same methods, and
 * can be awaited alike. So each query is written once, in the types of PostgreSQL, which lack what
 * only SQLite's builder has; a store over SQLite casts its connection and its tables once.
 *
 * For a query to mean the same in both: `nulls first` or `nulls last` if an order has nulls, `mapWith`
 * where an expression counts or sums, and no column whose name a part of the query does not know.
 * Columns that SQLite lacks (a match's `server_id` beside `match_id`) can be inserted, and drizzle leaves
 * them out there; they cannot be asked for.
 */
export interface Database extends Schema {
  readonly db: Pick<
    PgDatabase<PgQueryResultHKT>,
    'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
  >;
  /** Prepares a query whose placeholders are given each time; SQLite has answered when it returns. */
  readonly prepared: <Result>(query: Query<Result>) => Statement<Result>;
  /** Reads rows so that they stay as they are until the transaction ends. */
  readonly locked: <Query>(query: Query) => Query;
  /**
   * By how many rows a statement writes at most: several where each is a journey to a server, one where a
   * statement costs less than a list of rows does.
   */
  readonly rowsAtOnce: number;
  /** Whose servers are meant if all are asked for; undefined: everybody's. */
  readonly shards: Shards | undefined;
}

export type Slots = Record<string, unknown>;

export const slot = (name: string) => sql.placeholder(name);

/** Runs a prepared statement. */
type Statement<Result> = (slots?: Slots) => Result | Promise<Result>;

export interface Query<Result> {
  prepare(name: string): { execute(slots?: Slots): Promise<Result> };
}

type RowSlots<Name extends string> = Readonly<Record<Name, ReturnType<typeof slot>>>;

/**
 * Writes rows, as many by a statement as suits the database. Each statement is prepared when it is first
 * needed.
 *
 * @param names the fields of a row
 * @param query what writes so many rows
 */
export function rowWriter<Name extends string>(
  { prepared, rowsAtOnce }: Database,
  names: readonly Name[],
  query: (rows: readonly RowSlots<Name>[]) => Query<unknown>,
): (rows: readonly Readonly<Record<Name, unknown>>[], slots: Slots) => Promise<void> {
  const statements = new Map<number, Statement<unknown>>();
  const slotsOf = (number: number) =>
    Object.fromEntries(names.map((name) => [name, slot(name + number)])) as RowSlots<Name>;
  const statementFor = (count: number) => {
    const rows = () => Array.from({ length: count }, (_, number) => slotsOf(number));
    const statement = statements.get(count) ?? prepared(query(rows()));
    statements.set(count, statement);
    return statement;
  };
  return async (rows, slots) => {
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce);
      for (const [number, row] of some.entries()) {
        for (const name of names) slots[name + number] = row[name];
      }
      await statementFor(some.length)(slots);
    }
  };
}

/** Writes a row, or what is set of it if there is one of that key already. */
export async function upsert<Of extends PgTable>(
  { db }: Pick<Database, 'db'>,
  table: Of,
  { key, set }: Readonly<Record<'key' | 'set', Partial<Of['$inferInsert']>>>,
): Promise<void> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const target = Object.keys(key).flatMap((name) => columns[name] ?? []);
  const whole = { ...key, ...set } as Of['$inferInsert'];
  await db.insert(table).values(whole).onConflictDoUpdate({ target, set });
}

/** What is selected of a table: every column but these. */
export function columnsBut<Of extends PgTable, Name extends keyof Of['_']['columns'] & string>(
  table: Of,
  ...names: readonly Name[]
): Omit<Of['_']['columns'], Name> {
  const left: readonly string[] = names;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !left.includes(name));
  return Object.fromEntries(columns) as Omit<Of['_']['columns'], Name>;
}

export function isOf(
  row: { readonly serverId: PgColumn; readonly personId: PgColumn },
  { serverId, personId }: Member,
): SQL | undefined {
  return and(eq(row.serverId, serverId), eq(row.personId, personId));
}

/** The placeholders of columns, each under its own name. */
export function slotsOf<const Name extends string>(...names: readonly Name[]): RowSlots<Name> {
  return Object.fromEntries(names.map((name) => [name, slot(name)])) as RowSlots<Name>;
}

/** How many rows a statement without `returning` changed, as either driver says it. */
export function changesOf(answer: unknown): number {
  const { changes, rowCount } = answer as { readonly changes?: number; readonly rowCount?: number };
  return changes ?? rowCount ?? 0;
}

/** Whether a server is one of the process's own; undefined if all are. */
export function isOwn({ shards }: Database, serverId: PgColumn): SQL | undefined {
  if (shards === undefined || shards.count === 1) return undefined;
  const shard = sql<number>`(cast(${serverId} as bigint) >> 22) % ${sql.raw(String(shards.count))}`;
  return inArray(shard, [...shards.ids]);
}

/** The server of a match that a placeholder names, for what is inserted. */
export function serverOf({ match }: Database, matchId: unknown): SQL<string> {
  return sql`(select ${match.serverId} from ${match} where ${match.id} = ${matchId})`;
}
