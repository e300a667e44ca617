import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { ROUNDS } from '../rounds.ts';

/** Where there is an auction. */
const AUCTIONS = [4, 5, 6, 7];

/** The house rules of Hachi-Hachi, and what may be chosen. */
export const OPTIONS = {
  rounds: ROUNDS,
  kan: { default: 12, choices: [12, 10] }, // HH1
  region: { default: 'kanto', choices: ['kanto', 'kansai'] }, // HH20
  aka: { default: 2, choices: [2, 3] }, // HH17
  haneken: { default: 7, choices: [7, 8] },
  shiso: { default: 20, choices: [20, 30] },
  tripletPairs: { default: 'raised', choices: ['raised', 'sum'] },
  sunashi: { default: false, choices: [false, true] },
  inoshikacho: { default: false, choices: [false, true] }, // HH20
  nanatanExtra: { default: false, choices: [false, true] },
  sageUnimproved: { default: 'half', choices: ['half', 'void'] }, // HH26
  multiplier: { default: 'carry', choices: ['carry', 'product'] }, // HH7
  etsunen: { default: false, choices: [false, true] }, // HH8
  fieldFour: { default: 'redeal', choices: ['redeal', 'oya-takes'] }, // HH5
  hatto: { default: false, choices: [false, true] }, // HH28
  dropFee: { default: 'by-order', choices: ['by-order', 'by-seat'], seats: AUCTIONS }, // HH11
  tooFew: { default: 'forced', choices: ['forced', 'split'], seats: AUCTIONS }, // HH12
  oikomiPayers: { default: 'non-leaders', choices: ['non-leaders', 'all'], seats: AUCTIONS }, // HH13
} as const satisfies OptionTable;

/** What a table plays by. */
export type HouseRules = OptionsOf<typeof OPTIONS>;
