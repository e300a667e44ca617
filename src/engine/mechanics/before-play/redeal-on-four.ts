import { hasWholeMonth } from '../../core/card-set.ts';
import { handAt } from '../../round/by-seat.ts';
import type { Interlude } from '../../round/ruleset.ts';
import { beginEntry } from './auction.ts';
import { offers } from './offers.ts';

/** A player who was dealt four cards of a month may show them for a new deal. */
export const REDEAL_ON_FOUR: Interlude = offers({
  offer: 'redeal',
  to: ({ state }) => state.seating.filter((seat) => hasWholeMonth(handAt(state, seat))),
  claim: (transition, seat) => {
    transition.ended = { why: 'claimed', seat, offer: 'redeal' };
  },
  andThen: beginEntry,
});
