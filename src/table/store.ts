import type { HistoryStore } from './history/history-store.ts';
import type { MatchStore } from './matches/match-store.ts';
import type { MessageStore } from './messages/message-store.ts';
import type { ErasureStore } from './privacy/erasure-store.ts';
import type { PersonalDataStore } from './privacy/personal-data-store.ts';
import type { RankingStore } from './ranking/ranking-store.ts';
import type { ServerStore } from './servers/server-store.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { TimerStore } from './timers/timer-store.ts';

/**
 * What the use cases need kept: the contract of every store, composed of what each feature needs.
 * Synchronous, times in milliseconds since 1970; a call outside `transaction` is a transaction of its own.
 * What a finished call wrote survives a crash of the process, and of the machine too unless it is said
 * otherwise.
 */
export interface Store
  extends MatchStore,
    MessageStore,
    HistoryStore,
    SettingsStore,
    TimerStore,
    ServerStore,
    PersonalDataStore,
    ErasureStore,
    RankingStore {
  /** Runs `work` as one transaction, undone when it throws. Not to be nested. */
  transaction<T>(work: () => T): T;
}
