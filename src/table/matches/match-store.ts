import type { Seat } from '../../engine/core/game.ts';
import type { Move } from '../../engine/round/state.ts';
import type { Match } from '../../model/match.ts';

/** A step of a match as recorded: with the seed, all that a replay needs. */
export interface MatchRecord {
  /** The match's version once this had happened. */
  readonly version: number;
  /** Null for the start of the match. */
  readonly seat: Seat | null;
  readonly move: Move | null;
  readonly byComputer: boolean;
}

/** Whether a person has moved. Computers' moves at the start put nothing at stake. */
export function isStaked(records: readonly MatchRecord[]): boolean {
  return records.some(({ seat, byComputer }) => seat !== null && !byComputer);
}

export interface TableCount {
  readonly opened: number;
  /** Those of them that closed before a card was dealt. */
  readonly abandoned: number;
}

export interface MatchStore {
  /** Undefined when a match is open or being played in the channel. */
  insertMatch(match: Omit<Match, 'id'>, at: number): Promise<Match | undefined>;
  match(id: number): Promise<Match | undefined>;
  /** The match that is open or being played in the channel. */
  activeMatch(channelId: string): Promise<Match | undefined>;
  newestMatch(channelId: string): Promise<Match | undefined>;
  /** What is open or being played in a server, the oldest first. */
  activeMatches(serverId: string): Promise<readonly Match[]>;
  /** What is open or being played, anywhere, in which the person stands. */
  activeMatchesOf(personId: string): Promise<readonly Match[]>;
  /** What is open or being played, anywhere, with a seat that the person has not left. */
  seatsOf(personId: string): Promise<readonly Match[]>;
  /** How many matches are open or being played, anywhere. */
  countActiveMatches(): Promise<number>;
  /** The tables that were opened in a server since an instant: all that ended since then are still there. */
  countTables(serverId: string, since: number): Promise<TableCount>;
  /**
   * Stores what differs from `before`, if the match still has its version; false, and nothing done, if not.
   *
   * @param before as it was read, in the same transaction
   */
  updateMatch(match: Match, before: Match, at: number): Promise<boolean>;

  /** The thread of an open or running match was made; its version stays. */
  putChannel(matchId: number, channelId: string): Promise<void>;

  addRecords(matchId: number, records: readonly MatchRecord[], at: number): Promise<void>;
  /** In the order in which they happened. */
  records(matchId: number): Promise<readonly MatchRecord[]>;
}
