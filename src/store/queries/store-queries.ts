import type { ErasureBatches } from '../../table/privacy/erasure-store.ts';
import type { StoreQueries } from '../../table/store.ts';
import { achievementQueries } from './achievements/achievements.ts';
import { alertQueries } from './alerts/alerts.ts';
import { type ApplicationStore, applicationQueries, type DatabaseName } from './application.ts';
import { dailyQueries } from './daily/daily.ts';
import type { Database } from './database.ts';
import { type GaugeQueries, gaugeQueries } from './facts.ts';
import { historyQueries } from './history/history.ts';
import { holidayQueries } from './holiday/holiday.ts';
import { matchQueries } from './matches/matches.ts';
import { messageQueries } from './messages/messages.ts';
import { erasureQueries } from './privacy/erasure.ts';
import { storedDataQueries } from './privacy/stored-data.ts';
import { leaderboardQueries } from './ranking/leaderboards.ts';
import { postingQueries } from './ranking/posting.ts';
import { ratingQueries } from './ranking/ratings.ts';
import { recordChangeQueries, resultQueries, seasonQueries } from './ranking/results.ts';
import { statsQueries } from './ranking/stats.ts';
import { barQueries, deletionQueries, serverQueries } from './servers/servers.ts';
import { seenQueries } from './settings/seen.ts';
import { settingsQueries } from './settings/settings.ts';
import { timerQueries } from './timers/timers.ts';

/** Everything that is asked of a database, on one connection. */
export type Queries = StoreQueries &
  Pick<ErasureBatches, 'eraseSome'> &
  ApplicationStore &
  GaugeQueries;

export function storeQueries(database: Database, called: DatabaseName): Queries {
  const history = historyQueries(database);
  const ratings = ratingQueries(database);
  return {
    ...matchQueries(database),
    ...resultQueries(database),
    ...leaderboardQueries(database),
    ...recordChangeQueries(database),
    ...ratings,
    ...statsQueries(database, { ...ratings, ...history }),
    ...seasonQueries(database),
    ...achievementQueries(database),
    ...alertQueries(database),
    ...postingQueries(database),
    ...holidayQueries(database),
    ...messageQueries(database),
    ...history,
    ...dailyQueries(database),
    ...settingsQueries(database),
    ...seenQueries(database),
    ...timerQueries(database),
    ...serverQueries(database),
    ...deletionQueries(database),
    ...barQueries(database),
    ...storedDataQueries(database),
    ...erasureQueries(database),
    ...applicationQueries(database, called),
    ...gaugeQueries(database),
  };
}
