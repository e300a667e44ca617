import { ALL_CARDS, monthSet } from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { DEFAULTS } from '../../engine/mechanics/defaults.ts';
import { openLedger } from '../../engine/mechanics/ledger.ts';
import {
  captureBesideLightning,
  mushiLeftovers,
  mushiLightning,
} from '../../engine/mechanics/lightning.ts';
import {
  BLUE,
  HANAMI,
  INOSHIKACHO,
  PLAIN4,
  POETRY,
  TSUKIMI,
} from '../../engine/mechanics/named-sets.ts';
import { replaceThrees } from '../../engine/mechanics/three-cards.ts';
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
import { yakuTable } from '../../engine/round/yaku-table.ts';

const OPTIONS = {
  rounds: { default: 12, choices: [12, 6, 3] },
  threeCardRule: { default: false, choices: [false, true] },
  wildTakesOwnSuit: { default: false, choices: [false, true] },
  direction: { default: 'anticlockwise', choices: ['anticlockwise', 'clockwise'] },
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

/** All stack (§6.1). */
const YAKU = yakuTable([
  { id: 'inoshikacho', value: 30, cards: INOSHIKACHO },
  { id: 'akatan-moji', value: 20, cards: POETRY },
  { id: 'aotan', value: 20, cards: BLUE },
  { id: 'akatan-muji', value: 20, cards: PLAIN4 },
  { id: 'hanami', value: 10, cards: HANAMI },
  { id: 'tsukimi', value: 10, cards: TSUKIMI },
  { id: 'fuji-ippai', value: 10, cards: monthSet(4) }, // I16
  { id: 'kiri-ippai', value: 10, cards: monthSet(12) },
]);

/** By seats: 7 and 6 for three; two and four as in hana-awase (I14). */
const DEALS: Readonly<Record<number, Ruleset['deal']>> = {
  2: { hand: 8, field: 8 },
  3: { hand: 7, field: 6 },
  4: { hand: 5, field: 8 },
};

/** Card points, and each yaku from every other player: the scores of all add up to 240 (§6.2). */
function settle(transition: Transition): Aftermath {
  const { state, rules } = transition;
  const yaku = rules.countYaku(state, 'at-end');
  const points = pointsBySeat(rules, state);
  const ledger = openLedger(transition, 'negative');
  payCardPointsFromBank(transition, ledger, points);
  payYaku(transition, ledger, { yaku, times: 1 });
  return bestDealsNext(transition, { ledger, points, yaku }); // I12
}

type YakuId = (typeof YAKU)['yaku'][number]['id'];

function rules(options: HouseRules, seats: number): Ruleset<YakuId> {
  return {
    ...DEFAULTS, // I9, I10: four on the field spoil the deal, four in a hand do not
    deck: ALL_CARDS,
    values: CHAFF_ZERO,
    par: 0,
    isClockwise: options.direction === 'clockwise', // I11
    deal: DEALS[seats] ?? { hand: 7, field: 6 },
    rounds: options.rounds, // I13
    misdeal: options.threeCardRule ? () => null : DEFAULTS.misdeal,
    afterDeal: options.threeCardRule ? [replaceThrees] : [],
    // With two the hands end eight cards before the pile, which is turned to its end (I14).
    playOutPile: seats === 2,
    captures: captureBesideLightning,
    onifuda: mushiLightning({
      takesWillows: options.wildTakesOwnSuit, // I1
      takesRest: false, // I2: it lies down, even turned last
      isBlindAtDeal: true, // I6
    }),
    yaku: () => YAKU,
    countYaku: ({ captured }, when) => captured.map((set) => countYaku(YAKU, set, when)),
    leftovers: mushiLeftovers, // I7
    settle,
  };
}

/** Ino-Shika-Chō, the hana-awase that children can play (§6). */
export const RULES = {
  id: 'ino-shika-cho',
  seats: [2, 3, 4],
  usualSeats: 3, // I14
  options: OPTIONS,
  rules,
} as const satisfies GameDeclaration;
