import type { Day } from '../../model/day.ts';
import type { DealId } from '../../model/deal.ts';
import type { Member } from '../../model/match.ts';

/** Somebody's one attempt at a deal of a day. Times are milliseconds since 1970. */
export interface DailyAttempt {
  readonly deal: DealId;
  /** Of somebody who has had their data deleted since: a digest that only they have. */
  readonly personId: string;
  readonly matchId: number;
  readonly begunAt: number;
  /** Null until it is played to its end. */
  readonly finished: DailyResult | null;
}

/** What an attempt came to. */
export interface DailyResult {
  readonly at: number;
  /** In the unit in which the game finds its winner. */
  readonly score: number;
  /** Among the seats of the match, from 1. */
  readonly place: number;
}

/** A finished attempt of somebody whom a server's leaderboard names. */
export interface DailyRow {
  readonly deal: DealId;
  readonly personId: string;
  /** Their name in the server. */
  readonly name: string;
  readonly score: number;
  /** What the strong computer made of it; null while that is not known. */
  readonly par: number | null;
}

/** How many have played a deal to its end, and what they made of it on average. */
export interface DailyTally {
  readonly players: number;
  /** Null without any. */
  readonly mean: number | null;
}

/** Who shares which result, where and when. */
export interface DailyShare extends Member {
  readonly deal: DealId;
  readonly at: number;
}

/** The deals of a leaderboard, in their order, both included. */
export interface DealSpan {
  readonly from: DealId;
  readonly to: DealId;
}

/** Before the digest of somebody who has had their data deleted; Discord's ids are digits only. */
export const FORMER = 'former-';

export interface DailyStore {
  /** The secret from which this bot's deals of the day come: the same forever, at first `fresh`. */
  dailySecret(fresh: string): Promise<string>;
  attempt(deal: DealId, personId: string): Promise<DailyAttempt | undefined>;
  /** The first attempt at a deal whose match is still stored. */
  firstAttempt(deal: DealId): Promise<DailyAttempt | undefined>;
  addAttempt(attempt: DailyAttempt): Promise<void>;
  /** Does nothing if no attempt has this match. */
  finishAttempt(matchId: number, result: DailyResult): Promise<void>;
  /** Gives somebody's attempts since a day to another id. */
  moveAttempts(since: Day, personId: string, to: (deal: DealId) => string): Promise<void>;
  /** Deletes what is left, before a day, of those who have had their data deleted. */
  deleteFormerAttempts(before: Day): Promise<void>;
  /** Numbers of some matches of attempts before a day that were never finished and still go on. */
  lapsedAttempts(before: Day): Promise<readonly number[]>;
  /** The deals that somebody has played to their end, the newest first, this many at most. */
  finishedDeals(personId: string, most: number): Promise<readonly DealId[]>;
  /** Has the leaderboard of a server name somebody for a deal. */
  addEntry(serverId: string, deal: DealId, personId: string): Promise<void>;
  /** Notes that somebody has shared their result of a deal in a server; false if they had before. */
  markShared(share: DailyShare): Promise<boolean>;
  /** The same result can be shared there again: Discord did not take it. */
  unmarkShared(share: Omit<DailyShare, 'at'>): Promise<void>;
  leaderboardRows(serverId: string, span: DealSpan): Promise<readonly DailyRow[]>;
  /** Somebody's own finished attempts. */
  ownRows(personId: string, span: DealSpan): Promise<readonly Omit<DailyRow, 'name'>[]>;
  tally(deal: DealId): Promise<DailyTally>;
  /** The strong computer's result in a deal; undefined until it is known. */
  par(deal: DealId): Promise<number | undefined>;
  putPar(deal: DealId, score: number): Promise<void>;
}
