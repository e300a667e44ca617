import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';

export const OPTIONS = {
  family: {
    default: 'roppyakken',
    choices: ['roppyakken', 'yamayaku', 'changara', 'yukbaek', 'sambong'],
  },
  target: {
    default: 600,
    choices: [600, 300, 200, 1000],
    only: { option: 'family', values: ['roppyakken', 'yamayaku', 'yukbaek', 'sambong'] }, // L2
  },
  games: {
    default: 1,
    choices: [1, 3, 5],
    only: { option: 'family', values: ['changara'] }, // L2
  },
  hand: { default: 8, choices: [8, 10], seats: [2] },
  handFour: { default: 'redeal', choices: ['redeal', 'play'] },
  rainTakesWillows: { default: false, choices: [false, true] },
  rainOnField: { default: 'any', choices: ['any', 'turned', 'willow'] },
  teppo: { default: 'replaces', choices: ['replaces', 'adds'] },
  willowRibbon: { default: true, choices: [true, false] },
  instantWin: { default: 'at-once', choices: ['at-once', 'at-end', 'off'] },
  luckyHands: { default: false, choices: [false, true] },
  fuke: { default: false, choices: [false, true] },
  rainSpoils: { default: 'no', choices: ['no', 'rainman', 'willow-unless-crane'] },
} as const satisfies OptionTable;

export type HouseRules = OptionsOf<typeof OPTIONS>;
