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
  gentle: { mu: 12, sigma: 2 },
  easy: { mu: 20, sigma: 2 },
  normal: { mu: 25, sigma: 2 },
  strong: { mu: 30, sigma: 2 },
  master: { mu: 31, sigma: 2 },
};

/** How much a curve widens before each match, so that it can always move. */
const TAU = 25 / 300;
/** The least part of its variance that a curve keeps. */
const KAPPA = 0.0001;

/** The ratings after a match, one for each entrant in the same order; null for a computer. */
export function ratingsAfter(entrants: readonly Entrant[]): readonly (Rating | null)[] {
  const skills = skillsAfter(
    entrants.map(({ rating, place }) => {
      const { mu, sigma } = typeof rating === 'string' ? COMPUTERS[rating] : rating;
      return { mu, variance: sigma ** 2 + TAU ** 2, place };
    }),
  );
  return entrants.map(({ rating }, index) => {
    const skill = skills[index];
    if (typeof rating === 'string' || skill === undefined) return null;
    return { mu: skill.mu, sigma: skill.sigma, matches: rating.matches + 1 };
  });
}

interface Curve {
  readonly mu: number;
  readonly variance: number;
  readonly place: number;
}

/**
 * The Plackett–Luce model (Weng and Lin, 2011): each place is won in a draw among those who have
 * not got a better one, with chances that grow with skill. Those who share a place share its draw.
 */
function skillsAfter(curves: readonly Curve[]): readonly Skill[] {
  const c = Math.sqrt(
    curves.reduce((sum, { variance }) => sum + variance + RATING_SCALE.beta ** 2, 0),
  );
  const weigh = ({ mu }: Curve) => Math.exp(mu / c);
  const draws = curves.map(({ place }) => ({
    place,
    weight: curves.reduce((sum, one) => sum + (one.place >= place ? weigh(one) : 0), 0),
    sharers: curves.filter((one) => one.place === place).length,
  }));
  return curves.map((curve, index) => {
    const { mu, variance, place } = curve;
    let omega = 0;
    let delta = 0;
    for (const [at, draw] of draws.entries()) {
      if (draw.place > place) continue;
      const chance = weigh(curve) / draw.weight;
      omega += ((at === index ? 1 : 0) - chance) / draw.sharers;
      delta += (chance * (1 - chance)) / draw.sharers;
    }
    const kept = 1 - delta * (variance / c ** 2) * (Math.sqrt(variance) / c);
    return {
      mu: mu + (variance / c) * omega,
      sigma: Math.sqrt(variance * Math.max(kept, KAPPA)),
    };
  });
}

/** The rating in the figures that people read. */
export function shownRating({ mu, sigma, matches }: Rating): ShownRating {
  return {
    value: shownValue(mu),
    spread: Math.round(2 * RATING_SCALE.unit * sigma),
    isProvisional: matches < RATED_FOR_SURE,
  };
}
