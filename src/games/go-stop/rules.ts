import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import { build } from './build.ts';
import { auction } from './entry.ts';
import { COMMON } from './options.ts';
import type { ScoreId } from './scores.ts';

const OPTIONS = {
  ...COMMON,
  bonusCards: { ...COMMON.bonusCards, default: 3, choices: [3, 2, 0] },
  liable: { default: 'last', choices: ['last', 'first'] }, // GS31
  entryAfterNagari: { default: 'same', choices: ['same', 'new'], seats: [4, 5, 6] },
} as const satisfies OptionTable;

function rules(
  options: OptionsOf<typeof OPTIONS>,
  seats: number,
  edition: number,
): GameRules<ScoreId> {
  const variant = {
    drawTie: edition > 1 ? 'korean' : 'value',
    bonusCards: 3,
    hand: 7,
    field: 6,
    minimum: 3,
    firstPpeok: [3, 6, 12],
    firstTtadak: 3,
    chongtong: 3,
    ownStack: 1,
    piBak: 5,
    hasGoBak: false,
    liable: options.liable,
    staysAfterNagari: options.entryAfterNagari === 'same',
  } as const;
  return build(options, variant, seats > 3 ? auction(variant) : null);
}

/** Go-Stop: three play; of four to six some stay out and sell their brights. */
export const RULES = {
  id: 'go-stop',
  seats: [3, 4, 5, 6],
  usualSeats: 3,
  options: OPTIONS,
  face: 'korean',
  edition: 2, // L1, L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
