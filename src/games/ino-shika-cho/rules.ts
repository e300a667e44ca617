import { monthSet } from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { replaceThrees } from '../../engine/mechanics/before-play/three-cards.ts';
import { DEFAULTS, dealFor, ofOwnCards } from '../../engine/mechanics/defaults.ts';
import {
  captureBesideLightning,
  mushiLeftovers,
  mushiLightning,
} from '../../engine/mechanics/onifuda/lightning.ts';
import { settleStandard } from '../../engine/mechanics/payments/settlement.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { CHAFF_ZERO } from '../../engine/mechanics/scoring/values.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import { yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';

const OPTIONS = {
  rounds: ROUNDS,
  threeCardRule: { default: false, choices: [false, true] },
  wildTakesOwnSuit: { default: false, choices: [false, true] },
  direction: { default: 'anticlockwise', choices: ['anticlockwise', 'clockwise'] },
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

/** All stack. */
const YAKU = yakuTable([
  { id: 'inoshikacho', value: 30, cards: SETS.INOSHIKACHO },
  { id: 'akatan-moji', value: 20, cards: SETS.POETRY },
  { id: 'aotan', value: 20, cards: SETS.BLUE },
  { id: 'akatan-muji', value: 20, cards: SETS.PLAIN4 },
  { id: 'hanami', value: 10, cards: SETS.HANAMI },
  { id: 'tsukimi', value: 10, cards: SETS.TSUKIMI },
  { id: 'fuji-ippai', value: 10, cards: monthSet(4) }, // I16
  { id: 'kiri-ippai', value: 10, cards: monthSet(12) },
]);

type YakuId = (typeof YAKU)['yaku'][number]['id'];

function rules(options: HouseRules, seats: number): GameRules<YakuId> {
  return {
    cards: { values: CHAFF_ZERO },
    seating: { isClockwise: options.direction === 'clockwise' }, // I11
    // I9, I10: four on the field spoil the deal, four in a hand do not
    dealing: {
      deal: dealFor(seats), // I14: two and four as in hana-awase
      misdeal: options.threeCardRule ? () => null : DEFAULTS.misdeal,
      afterDeal: options.threeCardRule ? [replaceThrees] : [],
    },
    capture: {
      captures: captureBesideLightning,
      onifuda: mushiLightning({
        takesWillows: options.wildTakesOwnSuit, // I1
        takesRest: false, // I2: it lies down, even turned last
        isBlindAtDeal: true, // I6
      }),
      leftovers: mushiLeftovers, // I7
    },
    yaku: ofOwnCards(YAKU),
    end: {
      // With two the hands end eight cards before the pile, which is turned to its end (I14).
      playOutPile: seats === 2,
      settle: settleStandard, // I12; the scores of all add up to 240
    },
    match: { rounds: options.rounds }, // I13
  };
}

/** Ino-Shika-Chō, the hana-awase that children can play. */
export const RULES = {
  id: 'ino-shika-cho',
  seats: [2, 3, 4],
  usualSeats: 3, // I14
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
