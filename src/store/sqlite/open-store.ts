import { dirname } from 'node:path';
import { type Meter, NO_METER } from '../../meter.ts';
import type { Store } from '../../table/store.ts';
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
  integrityProblems(): readonly string[];
  /** Which database it is. */
  info(): DatabaseInfo;
  /** Why nothing can be read; undefined when something was. */
  readProblem(): string | undefined;
  /** Why nothing can be written, as far as is known; undefined once a transaction was. */
  writeProblem(): string | undefined;
  /** The store must not be used afterwards. */
  close(): void;
}

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
    const close = () => {
      store.close();
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
  return explaining(path, storeOf(db, metered), metered);
}

function storeOf(db: OpenDatabase, metered: StoreMeter): SqliteStore {
  const client = db.$client;
  const history = historyQueries(db);
  const ratings = ratingQueries(db);
  const run = client.transaction((work: () => unknown) => work());
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
    transaction: <T>(work: () => T) => metered.transaction(() => run.immediate(work) as T),
    readProblem: () => metered.readProblem(),
    writeProblem: () => metered.writeProblem(),
    info: () => metered.info(),
    integrityProblems: () => problemsOf(client, 'integrity_check'),
    close: () => {
      client.close();
    },
  };
}

/** The same store, with its failures explained and recorded. */
function explaining(path: string, store: SqliteStore, metered: StoreMeter): SqliteStore {
  const methods = Object.entries(store).map(([name, method]) => [
    name,
    (...args: readonly unknown[]) => {
      try {
        return method(...args);
      } catch (error) {
        throw metered.failed(explained(error, path));
      }
    },
  ]);
  return Object.fromEntries(methods) as SqliteStore;
}
