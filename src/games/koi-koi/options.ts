import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';

/** The house rules of koi-koi, and what may be chosen. */
export const OPTIONS = {
  length: { default: 12, choices: [12, 6, 3, 1, 'fifty'], opensWith: 3 },
  viewings: { default: 'on', choices: ['on', 'off', 'with-other', 'rained-out'] },
  viewingPoints: { default: 5, choices: [5, 3] },
  cupIsChaff: { default: true, choices: [true, false] },
  doubleChaff: { default: false, choices: [false, true] },
  olderYaku: { default: false, choices: [false, true] },
  sevenDoubles: { default: true, choices: [true, false] },
  koiMultiplier: { default: 'opponent', choices: ['opponent', 'own', 'any', 'count', 'none'] },
  calls: { default: 'unlimited', choices: ['unlimited', 'once', 'new-yaku'] },
  minimum: { default: 0, choices: [0, 3] },
  oyaKen: { default: 0, choices: [0, 1, 6] },
  drawPassesOya: { default: false, choices: [false, true] },
  bothTeyaku: { default: 6, choices: [6, 12] },
  fieldFour: { default: 'redeal', choices: ['redeal', 'oya-takes'] },
  brightField: { default: false, choices: [false, true] },
  hand: { default: 8, choices: [8, 10] },
  playOut: { default: false, choices: [false, true] },
  wildLightning: { default: false, choices: [false, true] },
  zeroSum: { default: false, choices: [false, true] },
  loserScores: { default: false, choices: [false, true] },
  bestOnly: { default: false, choices: [false, true] },
} as const satisfies OptionTable;

export type HouseRules = OptionsOf<typeof OPTIONS>;
