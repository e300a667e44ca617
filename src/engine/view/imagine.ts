import { type CardSet, cardsOf, NO_CARDS, setOf, size, union, without } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat } from '../core/game.ts';
import { type Draw, seedFrom, shuffleBy } from '../core/random.ts';
import { EMPTY, openPhase, type State } from '../round/state.ts';

/** Random bytes of a seed. */
const SEED_BYTES = 16;

/**
 * A state that a seat may believe itself in: everything that it knows is as it is, and whatever it
 * does not know (the cards in other hands and in the pile, what will be dealt later) is drawn anew.
 * Nothing hidden can be told from it: states that look the same to the seat give the same.
 */
export function imagine(state: State, viewer: Seat, draw: Draw): State {
  const known = state.hands.map((hand, seat) =>
    seat === viewer ? hand : shownOf(state, seat, hand),
  );
  const hidden = shuffleBy(hiddenCards(state, known), draw);
  let dealt = 0;
  const hands = state.hands.map((hand, seat) => {
    const shown = known[seat] ?? NO_CARDS;
    const missing = size(hand) - size(shown);
    dealt += missing;
    return union(shown, setOf(hidden.slice(dealt - missing, dealt)));
  });
  return {
    ...state,
    setup: { ...state.setup, seed: seedFrom(bytes(draw)) },
    hands,
    pile: [...state.pile.slice(0, state.drawn), ...hidden.slice(dealt)],
    promised: state.promised?.map((card, seat) => (seat === viewer ? card : EMPTY)) ?? null,
    phase: openPhase(state.phase),
  };
}

/** The cards of a hand that everybody has been shown. */
function shownOf({ teyaku }: State, seat: Seat, hand: CardSet): CardSet {
  const shown = teyaku
    .filter((made) => made.seat === seat)
    .reduce((all, { cards }) => union(all, cards), NO_CARDS);
  return without(hand, without(hand, shown));
}

/** What the viewer cannot place, in card order, so that nothing can be told from the order. */
function hiddenCards({ hands, pile, drawn }: State, known: readonly CardSet[]): readonly CardId[] {
  const held = hands.map((hand, seat) => without(hand, known[seat] ?? NO_CARDS));
  return cardsOf(held.reduce(union, setOf(pile.slice(drawn))));
}

function bytes(draw: Draw): Uint8Array {
  return Uint8Array.from({ length: SEED_BYTES }, () => draw(256));
}
