import type { Seat } from '../engine/core/game.ts';
import type { Move } from '../engine/round/state.ts';
import type { Match } from '../model/match.ts';
import type { SettingsStore } from '../model/settings.ts';
import type { HistoryStore } from './history/history-store.ts';
import type { HandToken, ReplacedMessage, TableMessage } from './messages/messages.ts';
import type { ErasureStore } from './privacy/erasure.ts';
import type { PrivacyStore } from './privacy/privacy.ts';
import type { RankingStore } from './ranking/ranking-store.ts';
import type { PlaceStore } from './servers/servers.ts';
import type { TimerStore } from './timers/timer.ts';
import type { TimeStore } from './timers/timer-store.ts';

/** A step of a match as recorded: with the seed, all that a replay needs. */
export interface MatchRecord {
  /** The match's version once this had happened. */
  readonly version: number;
  /** Null for the start of the match. */
  readonly seat: Seat | null;
  readonly move: Move | null;
  readonly byComputer: boolean;
}

/**
 * What the use cases need kept. Synchronous, times in milliseconds since 1970; a call outside
 * `transaction` is a transaction of its own. What a finished call wrote survives a crash of the
 * process, and of the machine too unless it is said otherwise.
 */
export interface Store
  extends HistoryStore,
    SettingsStore,
    TimerStore,
    TimeStore,
    PlaceStore,
    PrivacyStore,
    ErasureStore,
    RankingStore {
  /** Runs `work` as one transaction, undone when it throws. Not to be nested. */
  transaction<T>(work: () => T): T;

  /** Undefined when a match is open or being played in the channel. */
  insertMatch(match: Omit<Match, 'id'>, at: number): Match | undefined;
  match(id: number): Match | undefined;
  /** The match that is open or being played in the channel. */
  activeMatch(channelId: string): Match | undefined;
  newestMatch(channelId: string): Match | undefined;
  /** What is open or being played in a server, the oldest first. */
  activeMatches(serverId: string): readonly Match[];
  /** What is open or being played, anywhere, with a seat that the person has not left. */
  seatsOf(personId: string): readonly Match[];
  /** Replaces the match if it still has the version `from`; false, and nothing done, if not. */
  updateMatch(match: Match, from: number, at: number): boolean;

  addRecord(matchId: number, record: MatchRecord, at: number): void;
  /** In the order in which they happened. */
  records(matchId: number): readonly MatchRecord[];

  /** The power may go before it is on the disk: what was posted is then found again in the channel. */
  putMessage(message: TableMessage): void;
  message(matchId: number): TableMessage | undefined;
  /** With those that it took the place of. */
  deleteMessage(matchId: number): void;
  putReplaced(message: ReplacedMessage): void;
  replaced(matchId: number): readonly ReplacedMessage[];
  deleteReplaced(messageId: string): void;
  /**
   * Open and running matches without a message or with an older version in it, ended ones with an
   * older version in it, and any with a replaced message.
   */
  unposted(): readonly { readonly match: Match; readonly message: TableMessage | null }[];

  /** The power may go before it is on the disk: the hand is then not kept fresh. */
  putHand(hand: HandToken): void;
  /** Those that live longer than `now`. */
  hands(matchId: number, now: number): readonly HandToken[];
  deleteHand(matchId: number, personId: string): void;
  /** Drops hands that expired at `now` or before. */
  deleteExpiredHands(now: number): void;

  /** Remembers an interaction; false when it was known. */
  addInteraction(id: string, at: number): boolean;
  /** Forgets some of the interactions seen before `before`; false once there are no more of them. */
  deleteInteractions(before: number): boolean;
}
