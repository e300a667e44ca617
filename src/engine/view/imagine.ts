import { type CardSet, cardsOf, NO_CARDS, setOf, size, union, without } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import { type Draw, seedFrom, shuffleBy } from '../core/random.ts';
import { atSeat } from '../round/by-seat.ts';
import type { Stakes } from '../round/state/stakes-state.ts';
import { EMPTY, type Slot, type State } from '../round/state.ts';
import type { HandCard, SeatView, View } from './view.ts';

const SEED_BYTES = 16;

/** What a seat knows of the hands, and the cards that it cannot place. */
export interface KnownCards {
  /** By seat: the cards of its hand that the viewer has seen, all of them of the own. */
  readonly hands: readonly CardSet[];
  /** In other hands or in the pile; in card order, so that nothing can be told from the order. */
  readonly hidden: readonly CardId[];
}

export function knownCards(view: View): KnownCards {
  const { viewer, seats, field, phase, deck, teyaku, record } = view;
  const active = phase.type === 'capture' ? [phase.card] : [];
  const lying = setOf([...field.filter((slot) => slot !== EMPTY), ...active]);
  const open = seats.reduce((all, { captured }) => union(all, captured), lying);
  const own = setOf(view.hand.map(({ card }) => card));
  const hands = seats.map(({ seat, hand }) => {
    if (seat === viewer) return own;
    const shown = teyaku.filter((made) => made.seat === seat && hand > 0);
    const shaken = without(record.late?.shown[seat] ?? NO_CARDS, open);
    return shown.reduce((all, { cards }) => union(all, without(cards, open)), shaken);
  });
  return { hands, hidden: cardsOf(without(deck, hands.reduce(union, open))) };
}

/** What a seat cannot see, dealt. */
export interface Deal {
  readonly hands: readonly CardSet[];
  readonly pile: readonly CardId[];
}

/** Deals the hidden cards at random: to each seat as many as it holds besides those that are known, the rest as a pile. */
export function dealHidden(
  { hands, hidden }: KnownCards,
  seats: readonly Pick<SeatView, 'hand'>[],
  draw: Draw,
): Deal {
  const shuffled = shuffleBy(hidden, draw);
  let dealt = 0;
  const dealtHands = hands.map((known, seat) => {
    const missing = atSeat(seats, seat).hand - size(known);
    dealt += missing;
    return missing === 0 ? known : union(known, setOf(shuffled.slice(dealt - missing, dealt)));
  });
  return { hands: dealtHands, pile: shuffled.slice(dealt) };
}

/**
 * A state that a seat may believe itself in: everything that it knows is as it is, and whatever it
 * does not know (the cards in other hands and in the pile, what will be dealt later) is drawn again.
 * Throws `RangeError` for a spectator, who has no hand.
 */
export function imagine(view: View, draw: Draw): State {
  const { viewer, seats } = view;
  if (viewer === 'spectator') throw new RangeError('a spectator has no hand');
  const { hands, pile } = dealHidden(knownCards(view), seats, draw);
  const { promised, ...record } = view.record;
  return {
    ...record,
    setup: { ...view.setup, seed: seedFrom(bytes(draw)) },
    round: view.round,
    deals: 0,
    seating: view.seating,
    totals: seats.map(({ total }) => total),
    stakes: stakesIn(view),
    order: view.order,
    hands,
    dealt: seats.map(({ seat }) => (seat === viewer ? numbered(view.hand) : [])),
    captured: seats.map(({ captured }) => captured),
    field: [...view.field, ...pile.slice(0, view.fieldDown)],
    pile: pile.slice(view.fieldDown),
    drawn: 0,
    multiplier: view.multiplier,
    teyaku: view.teyaku,
    promised: promised && seats.map(({ seat }) => (seat === viewer ? promised.card : EMPTY)),
    phase: view.phase,
  };
}

/** Each card at the place of its number; what was played left none. */
function numbered(hand: readonly HandCard[]): readonly Slot[] {
  const last = Math.max(0, ...hand.map(({ number }) => number));
  return Array.from(
    { length: last },
    (_, at) => hand.find(({ number }) => number === at + 1)?.card ?? EMPTY,
  );
}

function stakesIn({ seats, unitsPerFivePoints }: View): Stakes | null {
  if (unitsPerFivePoints === 0) return null;
  return { borrowed: seats.map(({ borrowed }) => borrowed), pot: seats.map(({ inPot }) => inPot) };
}

function bytes(draw: Draw): Uint8Array {
  return Uint8Array.from({ length: SEED_BYTES }, () => draw(256));
}
