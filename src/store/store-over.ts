import { type Meter, secondsSince } from '../meter.ts';
import type { Shards } from '../model/shards.ts';
import type { Store } from '../table/store.ts';
import type { ApplicationStore, User } from './queries/application.ts';
import type { GaugeQueries } from './queries/facts.ts';
import type { Queries } from './queries/store-queries.ts';
import { errorCode, messageOf, StoreError } from './store-error.ts';

export interface DatabaseStore extends Store, ApplicationStore, GaugeQueries {
  info(): Promise<DatabaseInfo>;
  /** Why nothing can be read; undefined when something was. */
  readProblem(): Promise<string | undefined>;
  /** Why nothing can be written, as far as is known; undefined once a transaction was. */
  writeProblem(): string | undefined;
  /** Waits for the calls before it. The store must not be used afterwards. */
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly meter?: Meter;
  /** Who opens it; absent: whoever owns it. */
  readonly user?: User;
  /** Whose servers this process serves; absent: all. */
  readonly shards?: Shards;
  /** Called if another process begins to serve them too, which only PostgreSQL lets happen; this one must then end. */
  readonly onTaken?: (sentence: string) => void;
}

export interface DatabaseInfo {
  readonly database: string;
  /** Size of the database; of SQLite's its file, and that of the write-ahead log beside it. */
  readonly bytes: number;
  readonly walBytes?: number;
  /** How many migrations it has seen. */
  readonly schema: number;
}

/** How calls reach a database. Both explain what fails. */
export interface Connection {
  /** Every call that it takes. */
  readonly names: readonly Name[];
  /**
   * Whether notes about a match are stored without waiting for the disk: if what loses them ends the process
   * too, whose next start looks for what was not noted. A server that crashes alone would lose them unseen.
   */
  readonly areNotesRelaxed: boolean;
  /** Runs one call, which is one statement or only reads. */
  alone<T>(call: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Runs `work` as one transaction, again if the database asks for that.
   *
   * @param isRelaxed without waiting for the disk: it survives a crash of the process, but perhaps not
   * of the machine. Waiting for each would cost as much as the moves do.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, isRelaxed?: boolean): Promise<T>;
}

type Name = keyof Queries;

export const namesOf = (queries: Queries) => Object.keys(queries) as Name[];

/** Writes that take several statements. */
const SEVERAL: ReadonlySet<Name> = new Set<Name>([
  'insertMatch',
  'updateMatch',
  'addRecords',
  'setTimers',
  'putServerSettings',
  'addServerChange',
  'putPersonSettings',
  'deleteMessage',
  'addReplayKey',
  'addServerErasure',
  'deletePerson',
  'moveAttempts',
  'dailySecret',
  'shiftInstants',
  'claim',
  'handOver',
  'eraseSome',
]);

/** Notes about a match: the match may be gone. */
const NOTES: ReadonlySet<Name> = new Set<Name>([
  'putMessage',
  'putReplaced',
  'deleteReplaced',
  'putHand',
]);

/** The store that a connection makes; each call that is not within a transaction is one of its own. */
export function storeOver(
  connection: Connection,
  metered: ReturnType<typeof meterStore>,
): Pick<DatabaseStore, Name | 'transaction' | 'readProblem' | 'writeProblem'> {
  const calls = connection.names.map(
    (name) => [name, (...args: never) => run(name, args)] as const,
  );
  // After a crash, a batch is deleted again.
  const isRelaxed = (name: Name) =>
    name === 'eraseSome' || (connection.areNotesRelaxed && NOTES.has(name));
  const run = async (name: Name, args: readonly never[]): Promise<unknown> => {
    const call = (queries: Queries) => (queries[name] as Call)(...args);
    try {
      if (isRelaxed(name)) return await connection.transaction(call, true);
      if (SEVERAL.has(name)) return await connection.transaction(call);
      return await connection.alone(call);
    } catch (error) {
      if (NOTES.has(name) && isWithoutMatch(error)) return undefined;
      throw metered.failed(error);
    }
  };
  return {
    ...(Object.fromEntries(calls) as unknown as Queries),
    transaction: (work) => metered.transaction(() => connection.transaction(work)),
    readProblem: () =>
      connection.alone(({ lastMatchId }) => lastMatchId()).then(() => undefined, messageOf),
    writeProblem: () => metered.problem(),
  };
}

type Call = (...args: readonly never[]) => Promise<unknown>;

/** Whether a row was refused because its match is not there. */
function isWithoutMatch(error: unknown): boolean {
  const code = errorCode(error);
  // PostgreSQL's: of the match, and of the match's server.
  return code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === '23503' || code === '23502';
}

/** The same queries, for one transaction after another: each call is refused if none is open. */
export function withinTransactions(queries: Queries, isOpen: () => boolean): Queries {
  const calls = (Object.entries(queries) as [Name, Call][]).map(([name, call]) => {
    const checked: Call = (...args) =>
      isOpen() ? call(...args) : Promise.reject(new Error('The transaction of this call is over.'));
    return [name, checked] as const;
  });
  return Object.fromEntries(calls) as unknown as Queries;
}

/** Measures a store, and knows its last failure. */
export function meterStore(meter: Meter) {
  let problem: string | undefined;
  /** Records a failure of the database; returns the error. */
  const failed = (error: unknown): unknown => {
    const code = errorCode(error);
    if (error instanceof StoreError && code !== undefined) {
      problem = error.message;
      // Without the detail of SQLite's extended codes, as in `SQLITE_IOERR_FSYNC`.
      const labels = { code: code.split('_', 2).join('_') };
      meter.count('hanafuda_database_errors_total', labels);
    }
    return error;
  };
  return {
    /** Runs one transaction, and records how long it took and its failure. */
    async transaction<T>(work: () => Promise<T>): Promise<T> {
      const begunAt = performance.now();
      try {
        const result = await work();
        problem = undefined;
        return result;
      } catch (error) {
        throw failed(error);
      } finally {
        meter.observe('hanafuda_database_transaction_seconds', {}, secondsSince(begunAt));
      }
    },
    failed,
    /** Why nothing can be written, as far as is known; undefined once a transaction was. */
    problem: () => problem,
  };
}

/** Tells a meter what a database holds, whichever it is. */
export function watchContents({ alone }: Connection, meter: Meter): void {
  meter.watch('hanafuda_database_last_backup_timestamp_seconds', async () => {
    const at = await alone(({ lastBackup }) => lastBackup());
    return at === undefined ? [] : [{ labels: {}, value: at / 1000 }];
  });
  meter.watch('hanafuda_tables', async () => {
    const counts = await alone(({ countTablesByStatus }) => countTablesByStatus());
    return ['open', 'playing'].map((status) => ({
      labels: { status },
      value: counts.find((one) => one.status === status)?.tables ?? 0,
    }));
  });
}
