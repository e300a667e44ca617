import type { MeasuredMatches } from '../../src/model/computer-rating.ts';
import { type Estimate, shown } from './estimate.ts';

/** What a strong computer was to gain a round among normal ones on average, by game and seats. */
const GAIN: Readonly<Record<string, number>> = {
  'koi-koi 2': 2.5,
  'botan-cho 2': 9,
  'mushi 2': 8,
  'mayumi 2': 50,
  'ino-shika-cho 2': 6,
  'hana-awase 3': 6,
  'ume-botan 3': 17,
  'suhara-bana 4': 1.7,
};

/** Of whole matches, the share that it was to win: by game and seats, or else by seats. */
const MATCHES: Readonly<Record<string, number>> = {
  'koi-koi 2': 0.75,
  'suhara-bana 4': 0.34,
  '2': 0.6,
  '3': 0.4,
};

/** In milliseconds, that 19 of 20 moves were to take at most. */
const TIME = 250;

/** A strong computer in a game, as it was measured. */
export interface Outcome {
  readonly game: string;
  readonly seats: number;
  readonly gain: Estimate;
  readonly matches: MeasuredMatches | undefined;
}

/** What a strong computer falls short of, each with its figure. */
export function shortfallsOf({ game, seats, gain, matches }: Outcome): readonly string[] {
  const key = `${game} ${seats}`;
  const aim = GAIN[key];
  const share = MATCHES[key] ?? MATCHES[seats];
  const found: string[] = [];
  const isLow = aim !== undefined && gain.mean < aim;
  const mayBeChance = gain.mean <= gain.within;
  if (isLow || mayBeChance) {
    const aimed = isLow ? `, aimed at ${aim}` : '';
    found.push(`${shown(gain)} a round${aimed}${mayBeChance ? ', which may be chance' : ''}`);
  }
  if (matches !== undefined && share !== undefined && matches.won < share) {
    const won = `${(100 * matches.won).toFixed(0)} % of ${matches.matches} matches`;
    found.push(`${won}, aimed at ${100 * share} %`);
  }
  if (gain.p95 > TIME) found.push(`${gain.p95.toFixed(0)} ms, aimed at ${TIME} at most`);
  return found.map((what) => `${game} for ${seats}: ${what}`);
}
