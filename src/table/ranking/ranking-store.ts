import type { Seat } from '../../engine/core/game.ts';
import type { Match, Person, Strength } from '../../model/match.ts';
import type { Rank, RatedAt, Rating, SeatResult, Sort, Stats } from '../../model/ranking.ts';

/** From when (included) until when (not included), in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whose standing is asked for: one game's in a server, or that of all its games together. */
export interface Scope {
  readonly serverId: string;
  readonly game: string | null;
}

export interface Leaderboard {
  /** Best first. */
  readonly ranks: readonly Rank[];
  /** How many people are ranked in all. */
  readonly total: number;
  /** The row of the person who asks, whatever the page; null without a match. */
  readonly own: Rank | null;
  /** How many people stand before that row. */
  readonly before: number;
}

export interface LeaderboardQuery extends Scope {
  readonly span: Span;
  /** Of the matches of one person against computers, which other leaderboards leave out. */
  readonly isAlone?: boolean | undefined;
  readonly sort: Sort;
  /** From 0. */
  readonly offset: number;
  readonly limit: number;
  /** Who asks. */
  readonly personId: string;
}

/** A rating as it was after a match. */
export interface RatingStep {
  readonly personId: string;
  /** Null: over all games. */
  readonly game: string | null;
  readonly rating: Rating;
}

/** What a match changed in the record of a person who sat in it, in its game. */
export interface StoredRecordChange {
  readonly seat: Seat;
  /** Their rating after the match; null if that is not rated. */
  readonly after: Rating | null;
  /** Null if the match is their first that is rated, too. */
  readonly before: Rating | null;
  /** How many matches they have won in a row with this one, practice apart from the rest; 0: not this one. */
  readonly streak: number;
}

export interface Season {
  /** From 1. */
  readonly number: number;
  readonly startedAt: number;
  readonly endedAt: number;
}

export interface PlayedTotals {
  readonly matches: number;
  readonly people: number;
  /** When the first of the matches ended; null without any. */
  readonly since: number | null;
  /** The same of the last of them. */
  readonly until: number | null;
}

/** The results of a match as they were stored, for ratings to be made of them. */
export interface StoredResults extends RatedMatch {
  readonly game: string;
  readonly isRated: boolean;
  readonly seats: readonly SeatPlace[];
}

/** Who reached which place: a person by their id, or a computer by how well it plays. */
export interface SeatPlace {
  readonly who: { readonly personId: string } | { readonly computer: Strength };
  readonly place: number;
}

/** Some of a server's results, in the order in which they were stored. */
export interface ResultsPage {
  readonly matches: readonly StoredResults[];
  /** Where to go on reading; null at the end. */
  readonly next: number | null;
}

/** The results of matches and what is derived from them, as the use cases need them kept. */
export interface RankingStore {
  addResults(match: Match, results: readonly SeatResult[], at: number): Promise<void>;
  /** Remembers the name that somebody bears in a server. */
  putPerson(serverId: string, person: Person): Promise<void>;
  /** People without a name in the server (who have had theirs deleted) are left out. */
  leaderboard(query: LeaderboardQuery): Promise<Leaderboard>;
  /** Undefined for somebody without a result or without a name in the server. */
  stats(serverId: string, personId: string): Promise<Stats | undefined>;
  played(serverId: string, span: Span): Promise<PlayedTotals>;

  /** The newest rating; undefined before the first rated match. */
  rating(scope: Scope, personId: string): Promise<Rating | undefined>;
  /** Oldest first. */
  ratingHistory(scope: Scope, personId: string): Promise<readonly RatedAt[]>;
  /** By seat; nothing before the match has ended, nor of a computer. */
  recordChanges(matchId: number): Promise<readonly StoredRecordChange[]>;
  addRatingSteps(rated: RatedMatch, steps: readonly RatingStep[]): Promise<void>;
  /** A page of whole matches; `cursor` is 0 for the first. */
  resultsAfter(serverId: string, cursor: number): Promise<ResultsPage>;
  /** Forgets the ratings after a match. */
  deleteRatingSteps(matchId: number): Promise<void>;

  /** The newest first. */
  seasons(serverId: string): Promise<readonly Season[]>;
  addSeason(serverId: string, season: Season): Promise<void>;
}

/** Which match ratings belong to, and when it ended. */
export interface RatedMatch {
  readonly serverId: string;
  readonly matchId: number;
  readonly at: number;
}

/** What two rows of a leaderboard are compared by; `place` is the average. Ascending, `false` comes before `true`. */
export type RowFigure =
  | 'wins'
  | 'matches'
  | 'points'
  | 'place'
  | 'mu'
  | 'hasFewMatches'
  | 'isUnrated'
  | 'isProvisional';

/** With fewer matches an average place says little. */
export const FEW_MATCHES = 5;

/**
 * How a leaderboard is sorted: by the first figure, and if that is a tie, by the next. Rows that tie
 * in all of them share a rank (1, 1, 3). `src/store/queries/ranking/leaderboards.ts`
 * turns it into SQL; docs/RATINGS.md tells people.
 */
export const LEADERBOARD_ORDER: Readonly<
  Record<Sort, readonly (readonly [RowFigure, 'asc' | 'desc'])[]>
> = {
  wins: [
    ['wins', 'desc'],
    ['place', 'asc'],
  ],
  matches: [
    ['matches', 'desc'],
    ['wins', 'desc'],
  ],
  points: [
    ['points', 'desc'],
    ['wins', 'desc'],
  ],
  place: [
    ['hasFewMatches', 'asc'],
    ['place', 'asc'],
    ['matches', 'desc'],
  ],
  rating: [
    ['isUnrated', 'asc'],
    ['isProvisional', 'asc'],
    ['mu', 'desc'],
  ],
};
