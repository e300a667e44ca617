import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import type { Ruleset } from '../../engine/round/ruleset.ts';
import { ROUNDS } from '../rounds.ts';

/** What a preset decides is chosen only without one. */
const UNPRESET = { option: 'preset', values: ['usual'] } as const;

/** The house rules that Go-Stop and Matgo share, and what may be chosen. */
export const COMMON = {
  preset: { default: 'usual', choices: ['usual', 'korean-table'] }, // L13
  rounds: { ...ROUNDS, choices: [...ROUNDS.choices, 1] },
  minimum: { default: 'usual', choices: ['usual', 3, 5, 7] }, // GS23
  firstOya: { default: 'earliest', choices: ['earliest', 'latest'], only: UNPRESET }, // GS1
  bonusCards: { default: 2, choices: [2, 3, 0], before: 0, only: UNPRESET },
  bonusSteals: { default: false, choices: [false, true], only: UNPRESET },
  chongtong: { default: 'ask', choices: ['ask', 'ends', 'off'] }, // GS4
  fieldFour: { default: 'redeal', choices: ['redeal', 'nagari', 'oya-wins'], only: UNPRESET }, // GS3
  firstPpeok: { default: true, choices: [true, false] }, // GS9
  firstTtadak: { default: true, choices: [true, false] }, // GS10
  threePpeok: { default: 'minimum', choices: ['minimum', 'ten'] }, // GS15
  ownStack: { default: 'usual', choices: ['usual', 'one', 'two'] }, // GS13
  smallBomb: { default: 'no', choices: ['no', 'plain', 'double'] }, // GS17
  cup: { default: 'either', choices: ['either', 'animal'] }, // GS8
  goBonus: { default: 'plus-and-double', choices: ['plus-and-double', 'double-only'] }, // GS28
  piBak: { default: 'usual', choices: ['usual', 5, 6, 7] },
  piBakZero: { default: 'exempt', choices: ['exempt', 'pays'] },
  emptyPays: { default: true, choices: [true, false] }, // GS33
  nagariCap: { default: 8, choices: [8, 4, 16, 'none'] }, // GS27
} as const satisfies OptionTable;

/** What a table plays by, whether two play or more. */
export type HouseRules = OptionsOf<typeof COMMON>;

/** In what Go-Stop and Matgo differ, and the house rules that only one of them has. */
export interface Variant {
  /** Who is the first oya by the card drawn (GS1): the first edition had other months, and went by value. */
  readonly drawTie: Ruleset['drawTie'];
  readonly bonusCards: 2 | 3;
  readonly hand: number;
  readonly field: number;
  /** The points that a player needs to stop. */
  readonly minimum: number;
  /** Points from each for a ppeok in each of the first turns (GS9). */
  readonly firstPpeok: readonly number[];
  /** Points from each for a ttadak in the first turn (GS10). */
  readonly firstTtadak: number;
  /** Points from each for four of a month in the hand (GS5). */
  readonly chongtong: number;
  /** Chaff that each gives for a stack of one's own (GS13). */
  readonly ownStack: 1 | 2;
  /** The most chaff that a loser can have and still pay double. */
  readonly piBak: number;
  /** Whether a loser who has called go pays double. */
  readonly hasGoBak: boolean;
  /** Which loser pays for all who has called go; null: nobody (GS31). */
  readonly liable: 'last' | 'first' | null;
  /** Whether the same players play again after a round that nobody won. */
  readonly staysAfterNagari: boolean;
}

/** The house rules that hold: those of the preset in place of what it decides (L13). */
export function inForce(options: HouseRules, { bonusCards }: Variant): HouseRules {
  if (options.preset === 'usual') return options;
  return { ...options, firstOya: 'latest', fieldFour: 'nagari', bonusCards, bonusSteals: false };
}
