import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import { build } from '../go-stop/build.ts';
import { COMMON } from '../go-stop/options.ts';
import type { ScoreId } from '../go-stop/scores.ts';

const OPTIONS = {
  ...COMMON,
  chongtongPoints: { default: 'usual', choices: ['usual', 'minimum'] }, // GS5
  rounds: { ...COMMON.rounds, opensWith: 3 },
} as const satisfies OptionTable;

const MINIMUM = 7;

function rules(
  options: OptionsOf<typeof OPTIONS>,
  _seats: number,
  edition: number,
): GameRules<ScoreId> {
  const variant = {
    drawTie: edition > 1 ? 'korean' : 'value',
    bonusCards: 2,
    hand: 10,
    field: 8,
    minimum: MINIMUM,
    firstPpeok: [7, 14, 21],
    firstTtadak: 7,
    chongtong: options.chongtongPoints === 'minimum' ? MINIMUM : 10,
    ownStack: 2,
    piBak: 7,
    hasGoBak: true,
    liable: null,
    staysAfterNagari: false,
  } as const;
  return build(options, variant, null);
}

/** Matgo: Go-Stop for two. */
export const RULES = {
  id: 'matgo',
  seats: [2],
  options: OPTIONS,
  face: 'korean',
  edition: 2, // L1, L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
