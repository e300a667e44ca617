import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { type Meter, NO_METER } from '../../meter.ts';
import { JobQueue } from '../../table/background.ts';
import type { Store, StoreQueries } from '../../table/store.ts';
import { historyQueries } from '../queries/history/history.ts';
import { matchQueries } from '../queries/matches/matches.ts';
import { messageQueries } from '../queries/messages/messages.ts';
import { erasureQueries } from '../queries/privacy/erasure.ts';
import { personalDataQueries } from '../queries/privacy/personal-data.ts';
import { leaderboardQueries } from '../queries/ranking/leaderboards.ts';
import { ratingQueries } from '../queries/ranking/ratings.ts';
import { resultQueries } from '../queries/ranking/results.ts';
import { seasonQueries } from '../queries/ranking/seasons.ts';
import { statsQueries } from '../queries/ranking/stats.ts';
import { serverQueries } from '../queries/servers/servers.ts';
import { settingsQueries } from '../queries/settings/settings.ts';
import { clockQueries } from '../queries/timers/clock.ts';
import { timerQueries } from '../queries/timers/timers.ts';
import { explained } from '../store-error.ts';
import { asynchronous, type Sync } from '../sync.ts';
import {
  type ApplicationStore,
  applicationQueries,
  refuseOtherApplications,
  type User,
} from './database/application.ts';
import {
  MEMORY,
  makeFolder,
  type OpenDatabase,
  openDatabase,
  problemsOf,
} from './database/database.ts';
import { lockDatabase } from './database/process-lock.ts';
import { type DatabaseInfo, meterStore, type StoreMeter } from './store-meter.ts';

/** A store in an SQLite file. */
export interface SqliteStore extends Store, ApplicationStore {
  /** What SQLite finds wrong with the whole file; empty when it is sound. */
  integrityProblems(): Promise<readonly string[]>;
  /** Which database it is. */
  info(): Promise<DatabaseInfo>;
  /** Why nothing can be read; undefined when something was. */
  readProblem(): Promise<string | undefined>;
  /** Why nothing can be written, as far as is known; undefined once a transaction was. */
  writeProblem(): string | undefined;
  /** Waits for the calls before it. The store must not be used afterwards. */
  close(): Promise<void>;
}

/** What one call of the driver does. */
type Calls = Omit<SqliteStore, 'transaction' | 'writeProblem'>;

/** How a store is opened. */
interface OpenOptions {
  readonly meter?: Meter;
  /** Who opens it; absent: whoever owns it. */
  readonly user?: User;
}

/**
 * Opens the store at a path (or `:memory:`) for this process alone; what it throws is said at
 * `openDatabase`. Later failures of the database come as `StoreError` too.
 */
export function openStore(path: string, opening: OpenOptions = {}): SqliteStore {
  if (path === MEMORY) return openUnlocked(path, opening);
  makeFolder(dirname(path));
  const lock = lockDatabase(path);
  try {
    const store = openUnlocked(path, opening);
    const close = async () => {
      await store.close();
      lock.release();
    };
    return { ...store, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openUnlocked(path: string, { meter = NO_METER, user }: OpenOptions): SqliteStore {
  const db = openDatabase(path, (client) => user && refuseOtherApplications(client, user));
  const metered = meterStore(db, path, meter);
  const calls = callsOf(db, metered);
  const transact = transactionsOn(db.$client, calls);
  const connection = new JobQueue();
  // One connection: a call must neither see nor join what another has begun and not committed.
  const inTurn = <T>(work: () => T | Promise<T>): Promise<T> =>
    connection.run(async () => {
      try {
        return await work();
      } catch (error) {
        throw metered.failed(explained(error, path));
      }
    });
  return {
    ...asynchronous<Calls>(calls, inTurn),
    transaction: (work) => inTurn(() => metered.transaction(() => transact(work))),
    writeProblem: () => metered.writeProblem(),
  };
}

/** Runs transactions on a connection that nobody else uses meanwhile. */
function transactionsOn(client: Database, calls: Sync<StoreQueries>): Store['transaction'] {
  const begin = client.prepare('begin immediate');
  const commit = client.prepare('commit');
  const rollBack = client.prepare('rollback');
  const queries = asynchronous<StoreQueries>(calls, async (call) => {
    if (!client.inTransaction) throw new Error('The transaction of this call is over.');
    return call();
  });
  return async (work) => {
    begin.run();
    try {
      const result = await work(queries);
      commit.run();
      return result;
    } finally {
      // Some failures of the disk have undone it already.
      if (client.inTransaction) rollBack.run();
    }
  };
}

function callsOf(db: OpenDatabase, metered: StoreMeter): Sync<Calls> {
  const client = db.$client;
  const history = historyQueries(db);
  const ratings = ratingQueries(db);
  return {
    ...matchQueries(db),
    ...resultQueries(db),
    ...leaderboardQueries(db),
    ...ratings,
    ...statsQueries(db, { ...ratings, ...history }),
    ...seasonQueries(db),
    ...messageQueries(db),
    ...history,
    ...settingsQueries(db),
    ...timerQueries(db),
    ...clockQueries(db),
    ...serverQueries(db),
    ...personalDataQueries(db),
    ...erasureQueries(db),
    ...applicationQueries(db),
    readProblem: () => metered.readProblem(),
    info: () => metered.info(),
    integrityProblems: () => problemsOf(client, 'integrity_check'),
    close: () => {
      client.close();
    },
  };
}
