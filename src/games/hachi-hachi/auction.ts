import { sizeOfBoth, union, without } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import { PLAIN_AUCTION } from '../../engine/mechanics/before-play/auction.ts';
import { BLUE, BRIGHT5, INOSHIKACHO, POETRY } from '../../engine/mechanics/scoring/named-sets.ts';
import { handYaku, usedUp } from '../../engine/mechanics/scoring/seven-cards.ts';
import { handAt } from '../../engine/round/by-seat.ts';
import type { AuctionConfig } from '../../engine/round/ruleset.ts';
import type { PaidBefore } from '../../engine/round/state/auction-state.ts';
import type { State } from '../../engine/round/state.ts';
import { countYaku, yakuValue } from '../../engine/round/yaku.ts';
import { dekiyaku } from './dekiyaku.ts';
import type { HouseRules } from './options.ts';

/** Mon for each good card of a hand that may not play (HH13). */
const A_CARD = 3;

/** HH11: one kan for the first, half a kan more for each after it; or by the place at the table. */
function dropFee({ dropFee, kan }: HouseRules): AuctionConfig['dropout'] {
  return (state, seat) => {
    const dropped = state.entry?.answers.filter((answer) => answer === 'drop').length ?? 0;
    const before = dropFee === 'by-order' ? dropped : state.order.indexOf(seat);
    return ((2 + before) * kan * (state.multiplier?.times ?? 1)) / 2;
  };
}

/** HH13, *oikomi*: half of what the hand has, plus something for each good card. */
function compensation(options: HouseRules): (state: State, out: Seat) => readonly PaidBefore[] {
  const table = dekiyaku(options);
  const sets = [BRIGHT5, POETRY, BLUE, ...(options.inoshikacho ? [INOSHIKACHO] : [])];
  const good = sets.reduce(union);
  return (state, out) => {
    const hand = handAt(state, out);
    const teyaku = handYaku(hand, options);
    const made = countYaku(table, hand, 'at-end');
    const kan = teyaku.reduce((sum, { value }) => sum + value, yakuValue(made));
    const used = [
      ...teyaku.map((one) => usedUp(one, hand)),
      ...made.counts.map(({ cards }) => cards),
    ];
    const rest = used.reduce(without, hand);
    const mon = (kan * options.kan) / 2 + A_CARD * sizeOfBoth(rest, good);
    const points = mon * (state.multiplier?.times ?? 1);
    const payers = options.oikomiPayers === 'all' ? state.order : state.order.slice(1);
    return points === 0 ? [] : payers.map((from) => ({ from, to: out, points }));
  };
}

/** Who plays if more than three sit at the table (HH9–HH15). */
export function auction(options: HouseRules): AuctionConfig {
  return {
    ...PLAIN_AUCTION, // HH14
    active: 3,
    dropout: dropFee(options),
    isForced: options.tooFew === 'forced',
    compensation: compensation(options),
  };
}
