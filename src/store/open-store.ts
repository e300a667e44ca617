import type { Store } from '../table/store.ts';
import { openDatabase, problemsOf } from './database.ts';
import { discordQueries } from './discord.ts';
import { historyQueries } from './history.ts';
import { leaderboardQueries, resultQueries } from './leaderboards.ts';
import { matchQueries } from './matches.ts';
import { placeQueries } from './places.ts';
import { privacyQueries } from './privacy.ts';
import { ratingQueries } from './ratings.ts';
import { seasonQueries } from './seasons.ts';
import { settingsQueries } from './settings.ts';
import { statsQueries } from './stats.ts';
import { timeQueries } from './time.ts';
import { timerQueries } from './timers.ts';

/** A store in an SQLite file. */
export interface SqliteStore extends Store {
  /** What SQLite finds wrong with the whole file; empty when it is sound. */
  integrityProblems(): readonly string[];
  /** Nothing may be asked of the store afterwards. */
  close(): void;
}

/**
 * Opens the store at a path (or `:memory:`); what it throws is said at `openDatabase`.
 */
export function openStore(path: string): SqliteStore {
  const db = openDatabase(path);
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
    ...discordQueries(db),
    ...history,
    ...settingsQueries(db),
    ...timerQueries(db),
    ...timeQueries(db),
    ...placeQueries(db),
    ...privacyQueries(db),
    transaction: <T>(work: () => T) => run.immediate(work) as T,
    integrityProblems: () => problemsOf(client, 'integrity_check'),
    close: () => {
      client.close();
    },
  };
}
