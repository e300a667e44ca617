import { cardsOf } from '../core/card-set.ts';
import { monthsWith } from '../round/field.ts';
import { beginPlay } from '../round/play.ts';
import { handAt, type Questions } from '../round/ruleset.ts';
import { offers } from './offers.ts';

/**
 * Who was dealt four cards of a month may show them for a new deal (§3); `next` are the questions
 * that the game asks anyway.
 */
export function redealOnFour(next: Questions | null): Questions {
  const offer = offers({
    offer: 'redeal',
    to: ({ state }) =>
      state.seating.filter((seat) => monthsWith(cardsOf(handAt(state, seat)), 4).length > 0),
    claim: (change, seat) => {
      change.ended = { why: 'claimed', seat, offer: 'redeal' };
    },
    andThen: (change) => {
      if (next === null) beginPlay(change, change.state.seating);
      else next.begin(change);
    },
  });
  return {
    begin: offer.begin,
    legalMoves: (state) => of(state.phase.type).legalMoves(state),
    apply: (change, move) => of(change.state.phase.type).apply(change, move),
  };

  function of(phase: string): Questions {
    return phase === 'offer' ? offer : (next ?? offer);
  }
}
