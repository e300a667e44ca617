import matches from './computer-matches.json' with { type: 'json' };
import { STRENGTHS, type Strength } from './match.ts';
import { RATING_SCALE, shownValue } from './ranking.ts';
import unoffered from './without-master.json' with { type: 'json' };

/** Whole matches of one computer among normal ones, as `npm run strength` measured them. */
export interface MeasuredMatches {
  readonly game: string;
  readonly seats: number;
  readonly strength: string;
  readonly matches: number;
  /** The share that it won; a tie is a part of a win. */
  readonly won: number;
}

/** How well a computer plays, on the scale of people's ratings. */
export interface ComputerRating {
  readonly value: number;
  /** 19 times of 20 the true value is at most so far away; 0 for a normal one, which the scale hangs on. */
  readonly spread: number;
}

/**
 * What a computer plays like in a game: by its wins among normal ones, which stand where every person begins. Null
 * if too little was measured to say so within 160 points.
 */
export function ratingOfComputer(
  game: string,
  strength: Strength,
  measured: readonly MeasuredMatches[] = matches,
): ComputerRating | null {
  if (strength === 'normal') return { value: shownValue(RATING_SCALE.mu), spread: 0 };
  let information = 0;
  let sum = 0;
  for (const row of measured.filter((one) => one.game === game && one.strength === strength)) {
    const { lead, weight } = leadIn(row);
    information += weight;
    sum += weight * lead;
  }
  const spread = 2 * RATING_SCALE.unit * Math.sqrt(1 / information);
  if (information === 0 || spread > MOST_SPREAD) return null;
  return { value: shownValue(RATING_SCALE.mu + sum / information), spread: Math.round(spread) };
}

const MOST_SPREAD = 160;

/**
 * How far ahead of normal ones, in `mu`, wins so often by the model of ratings (Plackett–Luce), and how much that
 * says. As if one more match for each seat had been played, and one of them won: a few wins in a row prove little.
 */
function leadIn({ seats, matches: played, won }: MeasuredMatches) {
  const scale = RATING_SCALE.beta * Math.sqrt(seats);
  const share = (played * won + 1) / (played + seats);
  const lead = scale * Math.log((share * (seats - 1)) / (1 - share));
  return { lead, weight: (played * share * (1 - share)) / scale ** 2 };
}

/** A game for so many in which a master was measured to win less than strong computers. */
export type WithoutMaster = Pick<MeasuredMatches, 'game' | 'seats'>;

/** How well computers may be asked to play; masters of tables that have one already play on. */
export function strengthsIn(
  game: string,
  seats: number,
  without: readonly WithoutMaster[] = unoffered,
): readonly Strength[] {
  const isBeaten = without.some((one) => one.game === game && one.seats === seats);
  return STRENGTHS.filter((one) => one !== 'master' || !isBeaten);
}
