import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Database as SqliteClient } from 'better-sqlite3';
import type { Table } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName, postgresCore } from './drizzle.ts';
import type { Client } from './postgres/client.ts';
import { type EmptyDatabase, openEmpty } from './postgres/open-empty.ts';
import { POSTGRES_TABLES } from './postgres/tables.ts';
import { openDatabase } from './sqlite/database/database.ts';
import { explained } from './sqlite/database/explain.ts';
import { lockDatabase } from './sqlite/database/process-lock.ts';
import { SQLITE_TABLES } from './sqlite/tables.ts';
import { StoreError } from './store-error.ts';

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/** Rows at a time: PostgreSQL takes 65,535 values at most. */
const BATCH = 1000;

/** The columns that PostgreSQL numbers, and where it continues. */
const SEQUENCES = [
  ['match', 'id'],
  ['result', 'rowid'],
] as const;

/**
 * Copies an SQLite file into an empty PostgreSQL database, in one transaction, and compares every row
 * before that is committed; until then nothing is there. The file is brought up to date first, as by a start of
 * the bot. Throws `StoreError` with a sentence for the owner: a bot uses either, the file is not
 * a bot's, or the database is not empty.
 */
export async function copyStore(from: string, to: string): Promise<readonly CopiedTable[]> {
  if (!existsSync(from)) throw new StoreError(`There is no database ${from}.`);
  const lock = lockDatabase(from);
  try {
    const { $client: file } = openDatabase(from);
    try {
      const empty = await openEmpty(to);
      try {
        return await empty.fill(() => copyAll(file, empty));
      } finally {
        await empty.close();
      }
    } catch (error) {
      throw explained(error, from);
    } finally {
      file.close();
    }
  } finally {
    lock.release();
  }
}

async function copyAll(file: SqliteClient, { client, name }: EmptyDatabase) {
  const copied: CopiedTable[] = [];
  for (const [key, ours] of Object.entries(POSTGRES_TABLES)) {
    const theirs = SQLITE_TABLES[key as keyof typeof POSTGRES_TABLES];
    const copy = new TableCopy({ theirs, ours }, file, client);
    const rows = await copy.run();
    if (!(await copy.isFaithful(rows))) {
      throw new StoreError(
        `The table ${copy.table} of ${name} does not hold what the file does. Nothing was copied.`,
      );
    }
    copied.push({ table: copy.table, rows });
  }
  for (const [table, column] of SEQUENCES) {
    const sequence = `pg_get_serial_sequence('${table}', '${column}')`;
    await client.query(`select setval(${sequence}, $1, true)`, [lastOf(file, table)]);
  }
  return copied;
}

/** The last number that SQLite gave, also to a row that is deleted: it is never given again. */
function lastOf(file: SqliteClient, table: string): number {
  const given = file.prepare('select seq from sqlite_sequence where name = ?').get(table);
  const newest = file.prepare(`select max(rowid) as seq from "${table}"`).get();
  const numbers = [given, newest].map(
    (row) => (row as { seq: number | null } | undefined)?.seq ?? 1,
  );
  return Math.max(...numbers);
}

type Row = readonly unknown[];

/** A table as it is, and as it is to be. */
interface Pair {
  readonly theirs: Table;
  readonly ours: PgTable;
}

class TableCopy {
  readonly table: string;
  readonly #file: SqliteClient;
  readonly #client: Pick<Client, 'query'>;
  /** By their names in PostgreSQL, and how to read SQLite's value. */
  readonly #columns: readonly { readonly name: string; read(value: unknown): unknown }[];
  /** In the order of the primary key, and in that in which rows were stored. */
  readonly #sorted: string;
  readonly #select: string;

  constructor(tables: Pair, file: SqliteClient, client: Pick<Client, 'query'>) {
    const { ours } = tables;
    this.table = getTableName(ours);
    this.#file = file;
    this.#client = client;
    const theirs = new Map(
      Object.values(getTableColumns(tables.theirs)).map((column) => [column.name, column]),
    );
    this.#columns = Object.values(getTableColumns(ours)).map((column) => ({
      name: column.name,
      read(value) {
        if (value === null) return null;
        const read = theirs.get(column.name)?.mapFromDriverValue(value as never) ?? value;
        return column.mapToDriverValue(read as never);
      },
    }));
    const { columns, primaryKeys } = postgresCore.getTableConfig(ours);
    const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
    this.#sorted = key.map((column) => `"${column.name}"`).join(', ');
    this.#select = this.#columns.map((column) => sourceOf(column.name, theirs)).join(', ');
  }

  async run(): Promise<number> {
    const rows = `select ${this.#select} from "${this.table}" as one`;
    let count = 0;
    let batch: Row[] = [];
    for (const row of this.#read(rows)) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      count += await this.#insert(batch);
      batch = [];
    }
    return count + (await this.#insert(batch));
  }

  async #insert(rows: readonly Row[]): Promise<number> {
    if (rows.length === 0) return 0;
    const names = this.#columns.map(({ name }) => `"${name}"`).join(', ');
    const width = this.#columns.length;
    const slots = rows.map((_row, at) => `(${slotsFrom(at * width, width)})`).join(', ');
    await this.#client.query(`insert into "${this.table}" (${names}) values ${slots}`, rows.flat());
    return rows.length;
  }

  /** Whether PostgreSQL holds the same rows, so many of them, and no others. */
  async isFaithful(rows: number): Promise<boolean> {
    const names = this.#columns.map(({ name }) => `"${name}"`).join(', ');
    await this.#client.query(
      `declare copied cursor for select ${names} from "${this.table}" order by ${this.#sorted}`,
    );
    const read = this.#read(
      `select ${this.#select} from "${this.table}" as one order by ${this.#sorted}`,
    );
    try {
      return (await this.#alike(read)) === rows && read.next().done === true;
    } finally {
      // The file can do nothing else meanwhile.
      read.return(undefined);
      await this.#client.query('close copied');
    }
  }

  /** How many rows are like those that are read; -1 if one is not. */
  async #alike(read: Generator<Row, undefined>): Promise<number> {
    let count = 0;
    for (;;) {
      const { rows } = await this.#client.query(`fetch ${BATCH} from copied`);
      if (rows.length === 0) return count;
      count += rows.length;
      for (const row of rows) {
        const found = this.#columns.map(({ name }) => plain(row[name]));
        if (!isDeepStrictEqual(found, read.next().value?.map(plain))) return -1;
      }
    }
  }

  *#read(sql: string): Generator<Row, undefined> {
    for (const values of this.#file.prepare(sql).raw().iterate()) {
      yield this.#columns.map((column, at) => column.read(values[at]));
    }
  }
}

/** SQLite's expression for a column of PostgreSQL. */
function sourceOf(name: string, theirs: ReadonlyMap<string, unknown>): string {
  if (theirs.has(name)) return `one."${name}"`;
  if (name === 'server_id') return '(select server_id from match where match.id = one.match_id)';
  return `one.${name}`;
}

const slotsFrom = (first: number, width: number) =>
  Array.from({ length: width }, (_, index) => `$${first + index + 1}`).join(', ');

/** Numbers that the driver gives as text, because they might be too large, are compared as text. */
function plain(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
