import {
  type CardSet,
  monthsWith,
  parseCardSet,
  sizeOfBoth,
  union,
} from '../../engine/core/card-set.ts';
import { PLAIN_AUCTION } from '../../engine/mechanics/before-play/auction.ts';
import { BRIGHT5, RAIN_MAN } from '../../engine/mechanics/scoring/named-sets.ts';
import { handAt } from '../../engine/round/by-seat.ts';
import type { AuctionConfig } from '../../engine/round/ruleset.ts';
import type { EntryAnswer, PaidBefore } from '../../engine/round/state/auction-state.ts';
import { oyaOf, type State } from '../../engine/round/state.ts';
import type { Variant } from './options.ts';

/** Points for each card that is sold. */
const A_CARD = 2;
/** Besides the brights: the cup and whatever counts as more than one chaff. */
const SOLD = union(
  BRIGHT5,
  parseCardSet('chrys.cup paulownia.yellow willow.lightning bonus.two1 bonus.two2 bonus.three'),
);

/** What a hand is sold for to each who buys, *gwangpali*. */
function priceOf(hand: CardSet, seats: number): number {
  const brights = sizeOfBoth(hand, BRIGHT5);
  const isRainAlone = seats === 4 && brights === 1 && sizeOfBoth(hand, RAIN_MAN) === 1;
  const cards = sizeOfBoth(hand, SOLD) - (isRainAlone ? 1 : 0);
  const isTriple = monthsWith(hand, 3).length > 0;
  return cards * A_CARD * (isTriple ? 2 : 1);
}

/** Anyone not asked because three play already sells to the two who do not deal. */
function sale(state: State, out: number): readonly PaidBefore[] {
  const points = priceOf(handAt(state, out), state.totals.length);
  const oya = oyaOf(state);
  const buyers = state.order.filter((seat) => seat !== oya);
  return points === 0 ? [] : buyers.map((from) => ({ from, to: out, points }));
}

/** The oya must play; after a round that nobody won the same three do again. */
function known({ staysAfterNagari }: Variant): AuctionConfig['known'] {
  return (state) => {
    const before = staysAfterNagari && state.carried.length > 0 ? state.entry : null;
    const oya = oyaOf(state);
    return state.hands.map((_, seat): EntryAnswer => {
      if (before === null) return seat === oya ? 'stay' : 'none';
      return before.answers[seat] === 'stay' ? 'stay' : 'sits-out';
    });
  };
}

/** Who plays if more than three sit at the table. */
export function auction(variant: Variant): AuctionConfig {
  return {
    ...PLAIN_AUCTION,
    active: 3,
    compensation: sale,
    known: known(variant),
    isFieldDown: true,
  };
}
