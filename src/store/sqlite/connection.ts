import { JobQueue } from '../../table/background.ts';
import type { DatabaseName } from '../queries/application.ts';
import type { Database, Query, Slots } from '../queries/database.ts';
import { storeQueries } from '../queries/store-queries.ts';
import { type Connection, namesOf, withinTransactions } from '../store-over.ts';
import type { OpenDatabase } from './database/database.ts';
import { explained } from './database/explain.ts';
import { SQLITE_TABLES } from './tables.ts';

/** SQLite's connection as a `Connection`, with what else must not come between its calls. */
export interface SqliteConnection extends Connection {
  /** Runs work that is over when it returns, in its turn. */
  inTurn<T>(work: () => T): Promise<T>;
}

/**
 * One connection: a call must neither see nor join what another has begun and not committed. So each
 * call, and each transaction, waits for those before it. The driver is synchronous, so a transaction gives
 * the event loop nothing but promises that are settled: nobody waits longer than for its statements.
 */
export function sqliteConnection(
  open: OpenDatabase,
  called: DatabaseName,
  shards: Database['shards'],
): SqliteConnection {
  const { $client: client } = open;
  const queries = storeQueries(databaseOf(open, shards), called);
  const within = withinTransactions(queries, () => client.inTransaction);
  const begin = client.prepare('begin immediate');
  const commit = client.prepare('commit');
  const rollBack = client.prepare('rollback');
  const turns = new JobQueue();
  const inTurn = <T>(work: () => T | Promise<T>): Promise<T> =>
    turns.run(async () => {
      try {
        return await work();
      } catch (error) {
        throw explained(error, called.name);
      }
    });
  return {
    names: namesOf(queries),
    inTurn,
    areNotesRelaxed: true,
    alone: (call) => inTurn(() => call(queries)),
    transaction: (work, isRelaxed = false) =>
      inTurn(async () => {
        // It takes effect when it is compiled, so it cannot be prepared.
        if (isRelaxed) client.exec('pragma synchronous = normal');
        try {
          begin.run();
          const result = await work(within);
          commit.run();
          return result;
        } finally {
          // Some failures of the disk have undone it already.
          if (client.inTransaction) rollBack.run();
          if (isRelaxed) client.exec('pragma synchronous = full');
        }
      }),
  };
}

/** A statement of drizzle's over a driver that answers at once. */
interface SyncStatement<Result> {
  execute(slots?: Slots): { sync(): Result };
}

/** The casts that `Database` speaks of. */
function databaseOf(open: OpenDatabase, shards: Database['shards']): Database {
  return {
    db: open as unknown as Database['db'],
    ...SQLITE_TABLES,
    prepared<Result>(query: Query<Result>) {
      let statement: SyncStatement<Result> | undefined;
      return (slots) => {
        statement ??= query.prepare('') as unknown as SyncStatement<Result>;
        return statement.execute(slots).sync();
      };
    },
    // Nobody else can change anything before the transaction ends.
    locked: (query) => query,
    rowsAtOnce: 1,
    shards,
  };
}
