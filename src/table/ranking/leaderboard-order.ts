import type { Sort } from '../../model/ranking.ts';

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
