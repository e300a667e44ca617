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
const TIME = { strong: 20, master: 200 };

/** Where a master was to be better than strong ones, by all of the interval. */
const MASTERED: readonly string[] = [
  ...['koi-koi 2', 'matgo 2', 'hana-awase 2', 'mushi 2', 'botan-cho 2', 'roppyakken 2'],
  ...['go-stop 3', 'hachi-hachi 3', 'suhara-bana 4'],
];

/** A strong computer in a game, as it was measured. */
export interface Outcome {
  readonly game: string;
  readonly seats: number;
  readonly gain: Estimate;
  readonly matches: MeasuredMatches | undefined;
  /** Of a master among strong ones. */
  readonly master: Estimate | undefined;
}

/** What strong computers and masters fall short of, each with its figure. */
export function shortfallsOf({ game, seats, gain, matches, master }: Outcome): readonly string[] {
  const key = `${game} ${seats}`;
  const aim = GAIN[key];
  const share = MATCHES[key] ?? MATCHES[seats];
  const found: string[] = [];
  const isLow = aim !== undefined && gain.mean < aim;
  const mayBeChance = gain.mean <= gain.within;
  if (isLow || mayBeChance) {
    const aimed = isLow ? `, aimed at ${aim}` : '';
    found.push(`${shown(gain)} a round${aimed}${mayBeChance ? ', which could be chance' : ''}`);
  }
  if (matches !== undefined && share !== undefined && matches.won < share) {
    const won = `${(100 * matches.won).toFixed(0)} % of ${matches.matches} matches`;
    found.push(`${won}, aimed at ${100 * share} %`);
  }
  if (gain.p95 > TIME.strong) found.push(tooSlow(gain, TIME.strong));
  if (master !== undefined) {
    const isWorse = master.mean + master.within < 0;
    const isUnproved = MASTERED.includes(key) && master.mean <= master.within;
    if (isWorse || isUnproved) found.push(`a master gains ${shown(master)} over strong ones`);
    if (master.p95 > TIME.master) found.push(`a master, ${tooSlow(master, TIME.master)}`);
  }
  return found.map((what) => `${game} for ${seats}: ${what}`);
}

function tooSlow({ p95 }: Estimate, most: number): string {
  return `${p95.toFixed(0)} ms, aimed at ${most} at most`;
}
