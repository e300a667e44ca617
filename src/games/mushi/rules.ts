import {
  ALL_CARDS,
  cardsOf,
  hasWholeMonth,
  isAllPairs,
  isSubsetOf,
  monthSet,
  setOf,
  union,
  without,
} from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { OptionsOf, OptionTable } from '../../engine/core/game.ts';
import { PLAIN_AUCTION } from '../../engine/mechanics/before-play/auction.ts';
import { REDEAL_ON_FOUR } from '../../engine/mechanics/before-play/redeal-on-four.ts';
import { LONGEST, lengthOf, ofOwnCards } from '../../engine/mechanics/defaults.ts';
import { MUSHI_LIGHTNING, TAME_WILLOWS } from '../../engine/mechanics/onifuda/lightning.ts';
import {
  closeRound,
  onlyHighest,
  openRound,
  payCardPoints,
  payYaku,
  zeroSumScores,
} from '../../engine/mechanics/payments/settlement.ts';
import { type MushiYakuId, mushiYaku } from '../../engine/mechanics/scoring/mushi-yaku.ts';
import { STANDARD } from '../../engine/mechanics/scoring/values.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { RedealWhy } from '../../engine/round/event.ts';
import type { Aftermath, Ended, Transition } from '../../engine/round/ruleset.ts';

const OPTIONS = {
  rounds: { default: 6, choices: [6, 12, 'fifty', 'hundred'], opensWith: 6 },
  fiveBrights: { default: true, choices: [true, false] },
  fourInHand: { default: false, choices: [false, true] },
  pairsOnField: { default: false, choices: [false, true] },
} as const satisfies OptionTable;

type HouseRules = OptionsOf<typeof OPTIONS>;

/** Without peony and bush clover: 40 cards, 230 points. */
const DECK = cardsOf(without(ALL_CARDS, union(monthSet(6), monthSet(7))));

/** Four of a month, or all three tame willows, which nothing could take. */
function misdeal(field: readonly CardId[]): RedealWhy | null {
  const cards = setOf(field);
  if (hasWholeMonth(cards)) return 'four-of-a-month-on-field';
  return isSubsetOf(TAME_WILLOWS, cards) ? 'rain-on-field' : null;
}

/** By a house rule, nothing but pairs as well. */
function misdealWithPairs(field: readonly CardId[]): RedealWhy | null {
  return misdeal(field) ?? (isAllPairs(setOf(field)) ? 'pairs-on-field' : null);
}

/** Round score = cards − 115 + own yaku − the opponent's. */
function settle(transition: Transition, ended: Ended): Aftermath {
  if (ended.why === 'claimed') return { type: 'redeal', why: 'claimed' };
  const round = openRound(transition);
  const winner = onlyHighest(zeroSumScores(transition, round), transition.state.order);
  payCardPoints(transition, round);
  payYaku(transition, round);
  // The higher score deals next; after a tie the oya stays.
  return closeRound(transition, { ...round, winner });
}

function rules(options: HouseRules, seats: number, edition: number): GameRules<MushiYakuId> {
  return {
    cards: { deck: DECK, values: STANDARD, par: 115 },
    dealing: {
      deal: { hand: 8, field: 8 },
      misdeal: options.pairsOnField ? misdealWithPairs : misdeal,
    },
    entry: {
      opening: options.fourInHand ? REDEAL_ON_FOUR : null,
      auction: seats > 2 ? { ...PLAIN_AUCTION, active: 2 } : null,
    },
    capture: MUSHI_LIGHTNING,
    yaku: ofOwnCards(mushiYaku({ fiveBrights: options.fiveBrights })),
    end: { settle },
    match: lengthOf(options.rounds, edition > 1 ? LONGEST : null),
  };
}

/** Mushi: 40 cards, the lightning for a wild card. */
export const RULES = {
  id: 'mushi',
  seats: [2, 3, 4],
  usualSeats: 2, // MU8: three or four drop out to two
  options: OPTIONS,
  edition: 3, // H2, L14
  equalsSince: 3,
  rules,
} as const satisfies GameDeclaration;
