import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';

/** The house rules of Sakura, and what may be chosen. */
export const OPTIONS = {
  rounds: { default: 4, choices: [4, 6, 12, 3], opensWith: 4 },
  scoring: { default: 'minus', choices: ['minus', 'plus'] }, // SK13
  teams: {
    default: 'none',
    choices: ['none', 'pairs', 'threes'],
    seats: [4, 6], // SK17
    choiceSeats: { threes: [6] }, // L9
  },
  count: { default: 'points', choices: ['points', 'victories'] }, // SK18
  basa: { default: false, choices: [false, true] },
  chu: { default: false, choices: [false, true] },
  blockedGaji: { default: 'again', choices: ['again', 'lays', 'returns'] }, // SK10
  dealtGaji: { default: 'stays', choices: ['stays', 'removed'] }, // SK9
  leftovers: { default: 'mate', choices: ['mate', 'all', 'none'] }, // SK12
  fieldFour: { default: 'oya-takes', choices: ['oya-takes', 'redeal'] }, // SK1
  pileOut: { default: true, choices: [true, false], seats: [2] }, // SK2
  direction: { default: 'anti-clockwise', choices: ['anti-clockwise', 'clockwise'] }, // SK21
} as const satisfies OptionTable;

export type HouseRules = OptionsOf<typeof OPTIONS>;
