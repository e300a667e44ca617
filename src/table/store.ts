import type { AchievementStore } from './achievements/achievement-store.ts';
import type { AlertStore } from './alerts/alert-store.ts';
import type { DailyStore } from './daily/daily-store.ts';
import type { HistoryStore } from './history/history-store.ts';
import type { HolidayStore } from './holiday/holiday-store.ts';
import type { MatchStore } from './matches/match-store.ts';
import type { MessageStore } from './messages/message-store.ts';
import type { PostingStore } from './posting/posting-store.ts';
import type { DeletionStore, ErasureBatches, ErasureStore } from './privacy/erasure-store.ts';
import type { StoredDataStore } from './privacy/stored-data.ts';
import type { RankingStore } from './ranking/ranking-store.ts';
import type { BarStore, ServerStore } from './servers/server-store.ts';
import type { SeenStore } from './settings/seen.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { TimerStore } from './timers/timer-store.ts';

/**
 * What the use cases need kept, composed of what each feature needs. Times are milliseconds since
 * 1970. Each call sees all that was committed before it, and nothing that was not; what it wrote
 * survives a crash of the process once it resolves, and of the machine too unless it is said
 * otherwise.
 */
export interface StoreQueries
  extends MatchStore,
    MessageStore,
    HistoryStore,
    DailyStore,
    SettingsStore,
    SeenStore,
    TimerStore,
    ServerStore,
    BarStore,
    DeletionStore,
    StoredDataStore,
    ErasureStore,
    RankingStore,
    AchievementStore,
    AlertStore,
    HolidayStore,
    PostingStore {}

/** The contract of every store. A call outside `transaction` is a transaction of its own. */
export interface Store extends StoreQueries, ErasureBatches {
  /**
   * Runs `work` as one transaction, undone when it rejects. All that belongs to it goes through the
   * `queries` that it is given, which must not be used afterwards: a call of the store itself would
   * wait for the transaction to end. `work` may run more than once, so it has no other effects, and
   * waits for nothing else.
   */
  transaction<T>(work: (queries: StoreQueries) => Promise<T>): Promise<T>;
}
