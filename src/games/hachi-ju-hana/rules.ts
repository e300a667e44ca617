import { monthSet } from '../../engine/core/card-set.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { takeFours } from '../../engine/mechanics/before-play/take-fours.ts';
import { DEFAULTS, dealFor, ofOwnCards } from '../../engine/mechanics/defaults.ts';
import {
  bestDealsNext,
  openRound,
  payCardPoints,
  payYakuFromBank,
} from '../../engine/mechanics/payments/settlement.ts';
import { fillIn } from '../../engine/mechanics/scoring/fill-in.ts';
import { CHAFF_ZERO, STANDARD } from '../../engine/mechanics/scoring/values.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { Aftermath, Transition } from '../../engine/round/ruleset.ts';
import { NO_TABLE, type Yaku, type YakuTable, yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';

const OPTIONS = {
  rounds: ROUNDS,
  yaku: { default: 'months', choices: ['months', 'none'] }, // HJ5
  chaff: { default: 0, choices: [0, 1] },
  fieldFour: { default: 'oya-takes', choices: ['oya-takes', 'redeal'] }, // HJ1
  hand: { default: 8, choices: [8, 10], seats: [2] }, // HJ6
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

const WILLOW = 11;

/** By month, all four of which are a yaku (HJ2). */
const MONTH_IDS = [
  'matsu',
  'ume',
  'sakura',
  'fuji',
  'ayame',
  'botan',
  'hagi',
  'susuki',
  'kiku',
  'momiji',
  'yanagi',
  'kiri',
] as const;

type YakuId = (typeof MONTH_IDS)[number];

const YAKU = MONTH_IDS.map(
  (id, index): Yaku<YakuId> => ({ id, value: 20, cards: monthSet(index + 1) }),
);

/** Willows complete other months (HJ3). */
function tableOf({ yaku }: HouseRules, values: readonly number[]): YakuTable<YakuId> {
  if (yaku === 'none') return NO_TABLE;
  return yakuTable(YAKU, fillIn({ yaku: YAKU, filler: WILLOW, values }));
}

/** Card points above or below par, and 20 for each yaku, for which nobody pays. */
function settle(transition: Transition): Aftermath {
  const round = openRound(transition);
  payCardPoints(transition, round);
  for (const seat of transition.state.order)
    payYakuFromBank(round.ledger, seat, round.yaku[seat]?.counts ?? []);
  return bestDealsNext(transition, round);
}

function rules(options: HouseRules, seats: number): GameRules<YakuId> {
  const values = options.chaff === 1 ? STANDARD : CHAFF_ZERO;
  const takesFours = options.fieldFour === 'oya-takes';
  return {
    cards: { values, par: (options.chaff === 1 ? 264 : 240) / seats },
    dealing: {
      deal: dealFor(seats, options.hand),
      misdeal: takesFours ? () => null : DEFAULTS.misdeal,
      afterDeal: takesFours ? [takeFours] : [],
    },
    yaku: ofOwnCards(tableOf(options, values)),
    end: {
      playOutPile: seats === 2, // HJ6
      settle,
    },
    match: { rounds: options.rounds },
  };
}

/** Hachi-jū-hana, in which willows complete any month, and without yaku Bakappana. */
export const RULES = {
  id: 'hachi-ju-hana',
  seats: [2, 3, 4],
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
