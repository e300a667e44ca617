import type { Member, Person } from '../../model/match.ts';

/** Whose matches are asked for: in one server, of one game or of all. */
export interface HistoryQuery extends Member {
  /** Null: of every game. */
  readonly game: string | null;
  readonly limit: number;
  /** From 0. */
  readonly offset: number;
}

/** A match that somebody played to its end, and what it brought them. */
export interface PastMatch {
  readonly matchId: number;
  /** In the unit in which the game finds its winner. */
  readonly score: number;
  /** From 1; equal ones share it. */
  readonly place: number;
  /** In milliseconds since 1970. */
  readonly finishedAt: number;
}

/** A page of somebody's matches, the newest first. */
export interface History {
  readonly matches: readonly PastMatch[];
  /** How many there are in all. */
  readonly total: number;
}

/** What was played to its end, and by whom. */
export interface HistoryStore {
  history(query: HistoryQuery): Promise<History>;
  /** Somebody who has sat at a table of the server, under the name that they bore last. */
  personOf(serverId: string, personId: string): Promise<Person | undefined>;
  /** What the codes of replays are encrypted with: 64 hexadecimal digits; undefined before the first code. */
  replayKey(): Promise<string | undefined>;
  /** Keeps the key unless there is one. Gives the one that holds from now on. */
  addReplayKey(key: string): Promise<string>;
  /** The highest number of a match; 0 before the first. */
  lastMatchId(): Promise<number>;
}
