import { IllegalMove, type Seat } from '../../core/game.ts';
import type { Interlude, Transition } from '../../round/ruleset.ts';
import type { Move, Offer, State } from '../../round/state.ts';

export interface OfferConfig {
  readonly offer: Offer;
  /** The seats it is offered to, in the order in which they are asked. */
  readonly to: (transition: Transition) => readonly Seat[];
  /** Carries a claim out; the rest are still asked unless it ends the round. */
  readonly claim: (transition: Transition, seat: Seat) => void;
  readonly andThen: (transition: Transition) => void;
}

const CLAIM_OR_PASS: readonly Move[] = [{ type: 'claim' }, { type: 'pass' }];

export function offers(config: OfferConfig): Interlude {
  const ask = (transition: Transition, seats: readonly Seat[]) => {
    const [seat, ...rest] = seats;
    if (seat === undefined) config.andThen(transition);
    else transition.state.phase = { type: 'offer', seat, offer: config.offer, rest };
  };
  return {
    begin: (transition) => ask(transition, config.to(transition)),
    asker: {
      asks: (phase) => phase.type === 'offer' && phase.offer === config.offer,
      legalMoves: () => CLAIM_OR_PASS,
      apply: (transition, move) => {
        const { seat, rest } = offered(transition.state);
        const { offer } = config;
        if (move.type === 'pass') {
          transition.events.push({ type: 'declined', seat, offer });
        } else if (move.type === 'claim') {
          transition.events.push({ type: 'claimed', seat, offer });
          config.claim(transition, seat);
        } else {
          throw new IllegalMove(`${move.type} to an offer`);
        }
        if (transition.ended === null) ask(transition, rest);
      },
    },
  };
}

function offered({ phase }: State): { readonly seat: Seat; readonly rest: readonly Seat[] } {
  if (phase.type !== 'offer') throw new IllegalMove(`nothing is offered in phase ${phase.type}`);
  return phase;
}
