import { ALL_CARDS, monthSet, parseCardSet } from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { DEFAULTS } from '../../engine/mechanics/defaults.ts';
import { openLedger } from '../../engine/mechanics/ledger.ts';
import { BLUE, BRIGHT5, GRASS, POETRY } from '../../engine/mechanics/named-sets.ts';
import { CHAFF_ZERO } from '../../engine/mechanics/values.ts';
import type {
  Aftermath,
  GameDeclaration,
  Ruleset,
  Transition,
} from '../../engine/round/ruleset.ts';
import {
  bestDealsNext,
  payCardPointsFromBank,
  payYaku,
  pointsBySeat,
} from '../../engine/round/settlement.ts';
import { countYaku } from '../../engine/round/yaku.ts';
import { type Yaku, yakuTable } from '../../engine/round/yaku-table.ts';

const OPTIONS = {
  rounds: { default: 12, choices: [12, 6, 3] },
  extraYaku: { default: 'none', choices: ['none', 'korean'] }, // MH2
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

type YakuId =
  | 'hongdan'
  | 'cheongdan'
  | 'chodan'
  | 'choyak'
  | 'pungyak'
  | 'biyak'
  | 'godori'
  | 'ogwang'
  | 'ttongyak';

const BIRDS = parseCardSet('plum.warbler wisteria.cuckoo susuki.geese');

const YAKU: readonly Yaku<YakuId>[] = [
  { id: 'hongdan', value: 30, cards: POETRY },
  { id: 'cheongdan', value: 30, cards: BLUE },
  { id: 'chodan', value: 30, cards: GRASS },
  { id: 'choyak', value: 20, cards: monthSet(5) },
  { id: 'pungyak', value: 20, cards: monthSet(10) },
  { id: 'biyak', value: 20, cards: monthSet(11) },
];

/** MH2 */
const EXTRA_YAKU: readonly Yaku<YakuId>[] = [
  { id: 'godori', value: 50, cards: BIRDS },
  { id: 'ogwang', value: 50, cards: BRIGHT5 },
  { id: 'ttongyak', value: 20, cards: monthSet(12) },
];

/** Hands, field and pile by the number of seats: every deal is played out exactly. */
const DEALS = {
  2: { hand: 10, field: 8 },
  3: { hand: 7, field: 6 },
  4: { hand: 5, field: 8 },
  5: { hand: 4, field: 8 },
  6: { hand: 3, field: 12 },
  7: { hand: 3, field: 6 },
} as const satisfies Readonly<Record<number, Ruleset['deal']>>;

/** Everybody's own card points, and each yaku from each of the others (MH1). */
function settle(transition: Transition): Aftermath {
  const { state, rules } = transition;
  const points = pointsBySeat(rules, state);
  const yaku = rules.countYaku(state, 'at-end');
  const ledger = openLedger(transition, 'negative');
  payCardPointsFromBank(transition, ledger, points);
  payYaku(transition, ledger, { yaku, times: 1 });
  return bestDealsNext(transition, { ledger, points, yaku });
}

function rules(options: HouseRules, seats: keyof typeof DEALS): Ruleset<YakuId> {
  const yaku = yakuTable(options.extraYaku === 'korean' ? [...YAKU, ...EXTRA_YAKU] : YAKU);
  return {
    ...DEFAULTS,
    deck: ALL_CARDS,
    values: CHAFF_ZERO,
    par: 0, // MH4
    deal: DEALS[seats],
    rounds: options.rounds,
    yaku: () => yaku,
    countYaku: ({ captured }, when) => captured.map((set) => countYaku(yaku, set, when)),
    settle,
  };
}

/** Min-Hwatu, the plain Korean game. */
export const RULES = {
  id: 'min-hwatu',
  seats: [2, 3, 4, 5, 6, 7],
  usualSeats: 3,
  options: OPTIONS,
  face: 'korean',
  rules,
} as const satisfies GameDeclaration;
