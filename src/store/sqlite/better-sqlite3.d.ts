/** The driver comes without types; these are the parts that drizzle and the store use. */
declare module 'better-sqlite3' {
  export interface RunResult {
    readonly changes: number;
    readonly lastInsertRowid: number | bigint;
  }
  export interface Options {
    readonly fileMustExist?: boolean;
    readonly readonly?: boolean;
    /** How long to wait for another process's lock, in milliseconds. */
    readonly timeout?: number;
  }
  export interface Statement {
    run(...params: readonly unknown[]): RunResult;
    get(...params: readonly unknown[]): unknown;
    all(...params: readonly unknown[]): unknown[];
    /** Whether it answers with rows. */
    readonly reader: boolean;
    /** Its rows as lists of values instead of objects, from now on. */
    raw(isRaw?: boolean): this;
    iterate(): IterableIterator<readonly unknown[]>;
  }
  export interface Database {
    /** The path that it was opened at. */
    readonly name: string;
    readonly inTransaction: boolean;
    prepare(sql: string): Statement;
    exec(sql: string): this;
    pragma(source: string, options?: { readonly simple?: boolean }): unknown;
    /** The function, to be run within `BEGIN IMMEDIATE`; rolled back when it throws. */
    transaction<Args extends unknown[], Result>(
      work: (...args: Args) => Result,
    ): { immediate(...args: Args): Result };
    /** Copies the database to a file; `progress` says how many pages are next. */
    backup(file: string, options: { progress(): number }): Promise<unknown>;
    /** The whole database, as a file would hold it. */
    serialize(): Buffer;
    close(): this;
  }
}
