import { intersection, isSubsetOf, setOf, size, without } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { OptionTable } from '../../engine/core/game.ts';
import { DEFAULTS, ofOwnCards } from '../../engine/mechanics/defaults.ts';
import {
  anyOneCard,
  LIGHTNING,
  leftoversToUser,
} from '../../engine/mechanics/onifuda/lightning.ts';
import { settleStandard } from '../../engine/mechanics/payments/settlement.ts';
import * as SETS from '../../engine/mechanics/scoring/named-sets.ts';
import { CHAFF_ZERO } from '../../engine/mechanics/scoring/values.ts';
import { handAt } from '../../engine/round/by-seat.ts';
import type { GameDeclaration, GameRules } from '../../engine/round/declaration.ts';
import type { RedealWhy } from '../../engine/round/event.ts';
import type { Onifuda, Transition } from '../../engine/round/ruleset.ts';
import { type Yaku, yakuTable } from '../../engine/round/yaku-table.ts';
import { ROUNDS } from '../rounds.ts';

const OPTIONS = { rounds: ROUNDS } as const satisfies OptionTable;

type YakuId = 'goko' | 'shiko' | 'akatan' | 'aotan' | 'kusatan' | 'honjuso';

type TeyakuId = 'hiraya';

/** Here willows aren't chaff (HR4). */
const TRUE_CHAFF = without(SETS.CHAFF, SETS.WILLOWS);

const YAKU: readonly Yaku<YakuId>[] = [
  { id: 'goko', value: 50, cards: SETS.BRIGHT5, group: 'brights' },
  { id: 'shiko', value: 40, cards: SETS.BRIGHT4, group: 'brights' },
  { id: 'akatan', value: 30, cards: SETS.POETRY },
  { id: 'aotan', value: 30, cards: SETS.BLUE },
  { id: 'kusatan', value: 30, cards: SETS.GRASS },
  { id: 'honjuso', value: 40, cards: TRUE_CHAFF, need: 13 },
];

const LIGHTNING_RULES: Onifuda = {
  card: LIGHTNING,
  isBlindAtDeal: false,
  takes: anyOneCard, // HR1
  alone: () => null,
  // HR2: any card can take it, and a card that takes nothing else must; a willow does by its month.
  onField: (_state, { card }, byMonth) =>
    isSubsetOf(setOf([card]), SETS.WILLOWS) ? byMonth : [...byMonth, [LIGHTNING]],
};

/** Four of a month, or any three willows. */
function misdeal(field: readonly CardId[], month: number): RedealWhy | null {
  const willows = size(intersection(setOf(field), SETS.WILLOWS));
  return willows === 3 ? 'three-willows-on-field' : DEFAULTS.misdeal(field, month);
}

/** A hand of nothing but chaff is paid 30 by each (HR4). */
function allChaff({ state }: Transition): void {
  state.teyaku = state.seating.flatMap((seat) => {
    const cards = handAt(state, seat);
    return isSubsetOf(cards, TRUE_CHAFF) ? [{ seat, id: 'hiraya', value: 30, cards }] : [];
  });
}

function rules({ rounds }: { readonly rounds: number }): GameRules<YakuId | TeyakuId> {
  return {
    cards: { values: CHAFF_ZERO, par: 80 },
    dealing: { deal: { hand: 7, field: 6 }, misdeal, afterDeal: [allChaff] },
    capture: {
      onifuda: LIGHTNING_RULES,
      leftovers: leftoversToUser, // HR3
    },
    yaku: ofOwnCards(yakuTable(YAKU)),
    end: { settle: settleStandard }, // HR6
    match: { rounds },
  };
}

/** Hiraya, for three, with the lightning for a wild card. */
export const RULES = {
  id: 'hiraya',
  seats: [3],
  options: OPTIONS,
  edition: 2, // L14
  equalsSince: 2,
  rules,
} as const satisfies GameDeclaration;
