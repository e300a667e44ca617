import type { Match } from '../../model/match.ts';
import type { Done, MatchStep } from '../../model/outcome.ts';

/** A change with all that happens in the match because of it. */
export interface Completed extends Done {
  /** For how many milliseconds the result of a round is shown before the next begins; 0: not at all. */
  readonly pause: number;
}

/** A match as it was, as it is now, and what happened in between. */
export interface TimedChange {
  /** Null: it has just been opened. */
  readonly before: Match | null;
  readonly match: Match;
  readonly steps: readonly MatchStep[];
  /** How many milliseconds the result of a round is shown before people are asked. */
  readonly pause: number;
}

export interface MatchEnd {
  readonly before: Match;
  readonly match: Match;
}
