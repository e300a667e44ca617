import type { BestYaku } from '../engine/round/best-yaku.ts';
import type { Move, State } from '../engine/round/state.ts';
import type { Clock } from '../model/clock.ts';
import type { Match, Person, Strength, Where } from '../model/match.ts';
import type { Happened, Outcome } from '../model/outcome.ts';
import type { HistoryStore } from './history/history-store.ts';
import type { OnChange } from './matches/changes.ts';
import type { CallCases } from './mentions/mentions.ts';
import type { HandToken, ReplacedMessage, TableMessage } from './messages/messages.ts';
import type { ErasureCases } from './privacy/erasure.ts';
import type { PrivacyCases } from './privacy/privacy.ts';
import type { RankingCases } from './ranking/ranking.ts';
import type { PlaceCases } from './servers/servers.ts';
import type { TimeCases } from './timers/timer-store.ts';

/**
 * Which match is meant: by its id (a press on a message that may be old), or whatever is open or
 * being played in a channel (a typed command).
 */
export type At = { readonly matchId: number } | { readonly channelId: string };

export interface OpenRequest {
  readonly where: Where;
  /** The channel in which the thread hangs; null or absent where the table's place is no thread. */
  readonly parentId?: string | null | undefined;
  readonly host: Person;
  readonly game: string;
  /** House rules as typed: `{ rounds: '3' }`; missing ones at their default. */
  readonly options: Readonly<Record<string, string>>;
  /** As the server has chosen when absent. */
  readonly clock?: Clock;
  /** How many seats the table has; absent or null: as many as the game usually has. */
  readonly seats?: number | null | undefined;
}

export interface RematchRequest {
  /** The match that ended. */
  readonly matchId: number;
  readonly person: Person;
  /** As in `OpenRequest`. */
  readonly parentId?: string | null | undefined;
}

/** One of those who sit in a lobby. */
export type Whom =
  | { readonly personId: string; readonly computer?: undefined }
  | { readonly personId?: undefined; readonly computer: number };

interface SeatRequest {
  readonly at: At;
  readonly person: Person;
  readonly whom: Whom;
}

interface HostRequest {
  readonly at: At;
  readonly person: Person;
  /** Who is to be the host. */
  readonly personId: string;
}

interface ClockRequest {
  readonly at: At;
  readonly person: Person;
  readonly clock: Clock;
}

interface SeatsRequest {
  readonly at: At;
  readonly person: Person;
  /** How many seats the table is to have. */
  readonly seats: number;
}

interface OptionRequest {
  readonly at: At;
  readonly person: Person;
  /** The house rule's id and its value, both as typed. */
  readonly option: string;
  readonly value: string;
}

export interface MoveRequest {
  readonly at: At;
  readonly person: Person;
  readonly move: Move;
  /** The version that the person saw. Absent (a typed command): whatever is asked now. */
  readonly version?: number;
  /** Discord's id of the press or command: one delivered twice moves once. */
  readonly interactionId?: string;
}

export interface StopRequest {
  readonly at: At;
  readonly person: Person;
  /** They may stop matches that are not theirs (in Discord: Manage Channels). */
  readonly mayManage: boolean;
}

/** A step of a replay: what happened, and the state that it led to. */
export interface Replayed extends Happened {
  readonly state: State;
}

/** A match whose message in the channel is missing or shows an older version. */
interface Unposted {
  readonly match: Match;
  readonly message: TableMessage | null;
}

/**
 * The use cases of a table. Everything is synchronous and a transaction of its own: what an answer
 * with `ok: true` tells is on the disk. Each change makes the match one version newer, each move
 * counts as one (the computers' too), so a press that carries an older version is stale.
 */
export interface Tables
  extends HistoryStore,
    TimeCases,
    CallCases,
    PlaceCases,
    PrivacyCases,
    ErasureCases,
    RankingCases {
  /**
   * Has each change of a match told, whoever made it: soon after what made it has returned, and not
   * before.
   *
   * @returns how to have it told no more
   */
  onChange(listener: OnChange): () => void;
  /**
   * Opens a lobby with its host seated. Refuses: no-such-game, bad-seats, bad-option, channel-taken,
   * channel-not-allowed, too-many-tables, too-many-lobbies.
   */
  open(request: OpenRequest): Outcome;
  /**
   * Opens a lobby after a match that has ended: with the same people, computers, seats, rules and clock, the
   * asker as host. Once another of them has done so, gives a seat there (`already-seated` for whoever
   * has it). For somebody who had no seat in the match it is a table of their own by the same rules.
   * Refuses also: no-table, not-over, and as `open` and `join` do.
   */
  rematch(request: RematchRequest): Outcome;
  /**
   * Takes a seat in a lobby, or, in a running match, the person's own seat back from the computer.
   * With the last seat of a lobby that is no rematch the match starts (see its status).
   * Refuses: no-table, over, already-seated, barred, full, not-open (running, and no seat of theirs).
   */
  join(at: At, person: Person): Outcome;
  /**
   * Leaves. In a lobby the seat is gone; in a running match the computer plays it until they join
   * again. The host's rights pass to the next person; without any the match is stopped (see the
   * match's status). Refuses: no-table, over, not-seated (also when already away).
   */
  leave(at: At, person: Person): Outcome;
  /** Refuses: no-table, over, not-open, not-host, full. */
  addComputer(at: At, person: Person, strength?: Strength): Outcome;
  /** The one added last goes. Refuses: no-table, over, not-open, not-host, no-computer. */
  removeComputer(at: At, person: Person): Outcome;
  /**
   * Frees somebody's seat; a person cannot take one at this table again. Refuses: no-table, over,
   * not-open, not-host, no-such-player.
   */
  freeSeat(request: SeatRequest): Outcome;
  /** Hands the host's role on. Refuses: no-table, over, not-open, not-host, no-such-player. */
  makeHost(request: HostRequest): Outcome;
  /**
   * Sets how many seats the table has; with the last one the match begins. Refuses: no-table, over,
   * not-open, not-host, bad-seats, seats-taken.
   */
  setSeats(request: SeatsRequest): Outcome;
  /** Refuses: no-table, over, not-open, not-host. */
  setClock(request: ClockRequest): Outcome;
  /** Sets a house rule, as typed. Refuses: no-table, over, not-open, not-host, bad-option. */
  setOption(request: OptionRequest): Outcome;
  /**
   * Deals; seats are in the order of joining. What happened starts with the start itself (`move`
   * null), then the computers' moves. Refuses: no-table, over, not-open, not-host, too-few.
   */
  start(at: At, person: Person): Outcome;
  /**
   * Makes a person's move, then the computers' until a person owes a decision or the match is over.
   * Refuses: no-table, over, repeated, not-playing, not-seated (or away), stale, not-your-turn,
   * illegal.
   */
  move(request: MoveRequest): Outcome;
  /**
   * Ends a match early. The host may until a person has moved, a manager always. Refuses: no-table,
   * over, needs-votes (at the table, and may `offerStop`), may-not-stop.
   */
  stop(request: StopRequest): Outcome;
  /** Whether `stop` would be done, for a match that goes on. */
  mayStop(match: Match, who: Pick<StopRequest, 'person' | 'mayManage'>): boolean;
  /**
   * Asks to stop, or agrees to; once all who are at the table have, the match is stopped (see its
   * status). An offer lapses when a round is settled. Refuses: no-table, over, not-playing, not-seated
   * (or away), already-agreed.
   */
  offerStop(at: At, person: Person): Outcome;
  /** Takes that back. Refuses: no-table, over, not-agreed. */
  withdrawStop(at: At, person: Person): Outcome;
  /** Closes a lobby in which nothing has happened for long. Refuses: no-table, over, not-open. */
  closeIdle(matchId: number): Outcome;

  /** The newest match of the channel, whatever its status. */
  look(channelId: string): Match | undefined;
  find(matchId: number): Match | undefined;
  /** What is open or being played in a server, the oldest first. */
  tablesIn(serverId: string): readonly Match[];
  /** What is open or being played, anywhere, with a seat that the person has not left. */
  tablesOf(personId: string): readonly Match[];
  /**
   * Every step of a match from its seed and moves; empty when it never started. Throws when the
   * rules have changed since so that a move of it is no longer legal.
   */
  replay(match: Match): readonly Replayed[];
  /**
   * What happened after the match had this version; nothing where `replay` would throw, so that the
   * match itself goes on.
   */
  happenedSince(match: Match, version: number): readonly Happened[];
  /** Each seat's best yaku so far; empty where `replay` would throw. */
  bestYaku(match: Match): BestYaku;

  /** Remembers the message that shows the match, in place of an earlier one. */
  posted(message: TableMessage): void;
  /** The message is gone, or nothing more is to be done about it. */
  forgetMessage(matchId: number): void;
  message(matchId: number): TableMessage | undefined;
  /** Remembers a message that another is about to take the place of, until it is `removed`. */
  replacing(message: ReplacedMessage): void;
  /** Those of a match. The one that shows the match is among them while its successor is posted. */
  replaced(matchId: number): readonly ReplacedMessage[];
  /** The message is gone, or stays after all. */
  removed(messageId: string): void;
  /**
   * Work left over from before a restart: open and running matches without a message or with an
   * old one, ended ones whose message shows an older version, and any with a message that is replaced.
   */
  unposted(): readonly Unposted[];

  /** Remembers how to edit a person's hand message, in place of an earlier one. */
  keepHand(hand: HandToken): void;
  /** The hand messages of a match that can still be edited. */
  hands(matchId: number): readonly HandToken[];
  /** The hand message is gone or its token refused. */
  forgetHand(matchId: number, personId: string): void;

  /** True once for each interaction id: a second delivery is to be ignored. */
  firstTime(interactionId: string): boolean;
  /** Drops expired hand tokens, and interaction ids too old to come again. Call now and then. */
  prune(): Promise<void>;
}
