import { monthSet } from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { DEFAULTS, dealFor, ofOwnCards } from '../../engine/mechanics/defaults.ts';
import { settleStandard } from '../../engine/mechanics/payments/settlement.ts';
import { BIRDS, BLUE, BRIGHT5, GRASS, POETRY } from '../../engine/mechanics/scoring/named-sets.ts';
import { CHAFF_ZERO } from '../../engine/mechanics/scoring/values.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import { type Yaku, yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';

const OPTIONS = {
  rounds: ROUNDS,
  extraYaku: { default: 'none', choices: ['none', 'korean'] }, // MH2
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

const YAKU = [
  { id: 'hongdan', value: 30, cards: POETRY },
  { id: 'cheongdan', value: 30, cards: BLUE },
  { id: 'chodan', value: 30, cards: GRASS },
  { id: 'choyak', value: 20, cards: monthSet(5) },
  { id: 'pungyak', value: 20, cards: monthSet(10) },
  { id: 'biyak', value: 20, cards: monthSet(11) },
] as const satisfies readonly Yaku[];

/** MH2 */
const EXTRA_YAKU = [
  { id: 'godori', value: 50, cards: BIRDS },
  { id: 'ogwang', value: 50, cards: BRIGHT5 },
  { id: 'ttongyak', value: 20, cards: monthSet(12) },
] as const satisfies readonly Yaku[];

type YakuId = (typeof YAKU | typeof EXTRA_YAKU)[number]['id'];

function rules(
  { rounds, extraYaku }: HouseRules,
  seats: number,
  edition: number,
): GameRules<YakuId> {
  return {
    cards: {
      values: CHAFF_ZERO,
      par: 0, // MH4
    },
    seating: { drawTie: edition > 1 ? 'korean' : DEFAULTS.drawTie }, // L1
    dealing: { deal: dealFor(seats, 10) },
    yaku: ofOwnCards(yakuTable(extraYaku === 'korean' ? [...YAKU, ...EXTRA_YAKU] : YAKU)),
    end: { settle: settleStandard }, // MH1
    match: { rounds },
  };
}

/** Min-Hwatu, the plain Korean game. */
export const RULES = {
  id: 'min-hwatu',
  seats: [2, 3, 4, 5, 6, 7],
  usualSeats: 3,
  options: OPTIONS,
  face: 'korean',
  edition: 2, // L1, L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
