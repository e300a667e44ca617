import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';

/** What a preset decides is chosen only without one. */
const only = { option: 'preset', values: ['usual'] } as const;

/** The house rules of koi-koi, and what may be chosen. */
export const OPTIONS = {
  length: { default: 12, choices: [12, 6, 3, 1, 'fifty'], opensWith: 3 },
  preset: { default: 'usual', choices: ['usual', 'nintendo', 'koikoi-japan'] }, // K17
  brights: { default: 'usual', choices: ['usual', 'lower'], only },
  viewings: { default: 'on', choices: ['on', 'off', 'with-other', 'rained-out'], only },
  viewingPoints: { default: 5, choices: [5, 3, 1, 'grow'], only },
  monthCards: { default: true, choices: [true, false], only },
  cupIsChaff: { default: true, choices: [true, false], only },
  doubleChaff: { default: false, choices: [false, true] },
  olderYaku: { default: false, choices: [false, true], only },
  sixRibbons: { default: 'instead', choices: ['instead', 'besides'], only },
  sevenDoubles: { default: true, choices: [true, false], only },
  koiMultiplier: {
    default: 'opponent',
    choices: ['opponent', 'own', 'any', 'count', 'adds', 'none'],
    only,
  },
  calls: {
    default: 'unlimited',
    choices: ['unlimited', 'once', 'once-for-both', 'new-yaku'],
    only,
  },
  minimum: { default: 0, choices: [0, 3], only },
  oyaKen: { default: 0, choices: [0, 1, 6], only },
  drawPassesOya: { default: false, choices: [false, true], only },
  bothTeyaku: { default: 6, choices: [6, 12] },
  fieldFour: { default: 'redeal', choices: ['redeal', 'oya-takes'] },
  brightField: { default: false, choices: [false, true] },
  hand: { default: 8, choices: [8, 10] },
  playOut: { default: false, choices: [false, true] },
  wildLightning: { default: false, choices: [false, true] },
  zeroSum: { default: false, choices: [false, true], only },
  loserScores: { default: false, choices: [false, true] },
  bestOnly: { default: false, choices: [false, true] },
} as const satisfies OptionTable;

export type HouseRules = OptionsOf<typeof OPTIONS>;

const PUBLISHED = {
  brights: 'lower',
  viewings: 'on',
  monthCards: false,
  cupIsChaff: true,
  minimum: 0,
} as const;

/** What published games decide (K17). */
const PRESETS = {
  usual: {},
  nintendo: {
    ...PUBLISHED,
    viewingPoints: 5,
    olderYaku: false,
    sixRibbons: 'instead',
    sevenDoubles: true,
    koiMultiplier: 'opponent',
    calls: 'once-for-both',
    oyaKen: 0,
    drawPassesOya: true,
    zeroSum: false,
  },
  'koikoi-japan': {
    ...PUBLISHED,
    viewingPoints: 'grow',
    olderYaku: true,
    sixRibbons: 'besides',
    sevenDoubles: false,
    koiMultiplier: 'adds',
    calls: 'unlimited',
    oyaKen: 1,
    drawPassesOya: false,
    zeroSum: true,
  },
} as const satisfies Readonly<Record<HouseRules['preset'], Partial<HouseRules>>>;

/** The house rules that hold: those of the preset in place of what it decides. */
export function inForce(options: HouseRules): HouseRules {
  return { ...options, ...PRESETS[options.preset] };
}
