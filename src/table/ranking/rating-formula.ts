import { rate } from 'openskill';
import type { Strength } from '../../model/match.ts';
import {
  RATING_SCALE,
  type Rating,
  type ShownRating,
  type Skill,
  shownValue,
} from '../../model/ranking.ts';

/** Somebody in a match, or a computer, and the place that they reached. */
export interface Entrant {
  readonly rating: Rating | Strength;
  /** From 1; equal ones share it. */
  readonly place: number;
}

/** What somebody has before their first rated match. */
export const UNRATED: Rating = { mu: RATING_SCALE.mu, sigma: 25 / 3, matches: 0 };

/** Rated matches after which a rating is no longer provisional. */
export const RATED_FOR_SURE = 10;

/** Where a computer stands is set and never changes: how well it plays is known. */
const COMPUTERS: Readonly<Record<Strength, Skill>> = {
  easy: { mu: 20, sigma: 2 },
  normal: { mu: 25, sigma: 2 },
  strong: { mu: 30, sigma: 2 },
  master: { mu: 31, sigma: 2 },
};

/**
 * The ratings after a match, one for each entrant in the same order; null for a computer. By
 * OpenSkill's Plackett–Luce model (Weng and Lin, 2011), in which equal places are draws.
 */
export function ratingsAfter(entrants: readonly Entrant[]): readonly (Rating | null)[] {
  const teams = entrants.map(({ rating }) => [skillOf(rating)]);
  const rated = rate(teams, { rank: entrants.map(({ place }) => place) });
  return entrants.map(({ rating }, index) => {
    const skill = rated[index]?.[0];
    if (typeof rating === 'string' || skill === undefined) return null;
    return { mu: skill.mu, sigma: skill.sigma, matches: rating.matches + 1 };
  });
}

function skillOf(rating: Rating | Strength): Skill {
  if (typeof rating === 'string') return COMPUTERS[rating];
  const { mu, sigma } = rating;
  return { mu, sigma };
}

/** The rating in the figures that people read. */
export function shownRating({ mu, sigma, matches }: Rating): ShownRating {
  return {
    value: shownValue(mu),
    spread: Math.round(2 * RATING_SCALE.unit * sigma),
    isProvisional: matches < RATED_FOR_SURE,
  };
}
