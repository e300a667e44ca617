import type { Seat } from '../engine/core/game.ts';
import type { Person } from './match.ts';

/** What a leaderboard may be sorted by: the figures of its rows. */
export const SORTS = ['wins', 'rating', 'place', 'matches', 'points'] as const;
export type Sort = (typeof SORTS)[number];

export const NAMED_PERIODS = ['season', 'month', 'all'] as const;
/**
 * Which matches are counted: those of the running season, of this month (by UTC), all, or those of
 * the season with that number.
 */
export type Period = (typeof NAMED_PERIODS)[number] | number;

/** How well somebody plays, as far as it is known: a bell curve around `mu`. */
export interface Skill {
  readonly mu: number;
  /** One standard deviation. */
  readonly sigma: number;
}

/** The skill of a person after this many rated matches. */
export interface Rating extends Skill {
  readonly matches: number;
}

/** The scale of ratings: where everybody begins, and what luck is worth (`beta` of OpenSkill's models). */
export const RATING_SCALE = {
  mu: 25,
  beta: 25 / 6,
  /** What is shown for the `mu` of the beginning, and for one more. */
  start: 1500,
  unit: 30,
} as const;

/** A `mu` in the figures that people read. */
export function shownValue(mu: number): number {
  const { start, unit } = RATING_SCALE;
  return Math.round(start + unit * (mu - RATING_SCALE.mu));
}

/** A rating as people read it. */
export interface ShownRating {
  /** Everyone begins at 1500; a player with 200 more wins about three out of four two-player matches. */
  readonly value: number;
  /** 19 times of 20 the true value is at most so far away. */
  readonly spread: number;
  /** Too few matches to compare with others. */
  readonly isProvisional: boolean;
}

/** A yaku that was made, and what it was worth in the game's yaku unit. */
export interface MadeYaku {
  readonly id: string;
  readonly value: number;
}

/** What somebody did in one game, or in all games together; its rating as stored or as shown. */
export interface Tally<Rated = Rating> {
  readonly matches: number;
  readonly wins: number;
  readonly place: number;
  /** Null before the first rated match. */
  readonly rating: Rated | null;
}

export interface GameTally<Rated = Rating> extends Tally<Rated> {
  readonly game: string;
  /** The average of the final scores, in the game's own unit. */
  readonly points: number;
  /** The yaku of the highest value that they made. */
  readonly best: MadeYaku | null;
}

/** What a person did in a server. */
export interface Stats<Rated = Rating> {
  readonly person: Person;
  readonly all: Tally<Rated>;
  /** The most played first. */
  readonly games: readonly GameTally<Rated>[];
}

/** A rating at a time in milliseconds since 1970. */
export interface RatedAt<Rated = Rating> {
  readonly at: number;
  readonly rating: Rated;
}

/** What a match changed in the record of a person who sat in it, in its game. */
export interface RecordChange {
  /** Before and after the match; null if that is not rated. */
  readonly rating: { readonly before: ShownRating; readonly after: ShownRating } | null;
  /** How many matches they have won in a row with this one; 0: not this one. */
  readonly streak: number;
}

/** By seat; null for a computer, and if nothing is known. */
export type RecordChanges = readonly (RecordChange | null)[];

/** One row of a leaderboard; the rating is that at the end of the time that is counted. */
export interface Rank<Rated = Rating> extends Tally<Rated> {
  readonly person: Person;
  /** From 1; equal rows share it. */
  readonly rank: number;
  /**
   * Sum of final scores in the game's own unit; null over all games, whose units cannot be added.
   */
  readonly points: number | null;
}

/** What an ended match brought one seat. */
export interface SeatResult {
  readonly seat: Seat;
  /** Null for a computer's seat. */
  readonly person: Person | null;
  /** In the unit in which the game finds its winner; 0 in a match that was broken off. */
  readonly score: number;
  /** From 1; equal ones share it. */
  readonly place: number;
  /** They left, or were too often absent, and had not come back when the match ended. */
  readonly fled: boolean;
  /** The yaku of the highest value that they made; null if they made none. */
  readonly best: MadeYaku | null;
}
