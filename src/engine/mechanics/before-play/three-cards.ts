import { cardsOf, monthsWith, setOf, withCard, withoutCard } from '../../core/card-set.ts';
import { type CardId, monthOf } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { type Draw, drawsOf } from '../../core/random.ts';
import { handAt, withSeat } from '../../round/by-seat.ts';
import type { Draft } from '../../round/draft.ts';
import { monthsAmong } from '../../round/field.ts';
import { dealHand } from '../../round/play.ts';
import type { Interlude, Transition } from '../../round/ruleset.ts';
import { beginEntry } from './auction.ts';
import { offers } from './offers.ts';

/** How often a deal is looked through before it stands as it is (I8). */
const MOST_LOOKS = 50;

/**
 * The three-card rule (I8): of three cards of a month on the field or in a hand one goes back to a
 * random place of the pile, of four two, and the top of the pile replaces each; the field first,
 * then the hands from the oya on, again until no month is there three times.
 */
export function replaceThrees(transition: Transition): void {
  const draw = drawsOf(transition.state.setup.seed, `deal ${transition.state.deals} threes`);
  for (let look = 0; look < MOST_LOOKS; look++) {
    const isChanged = replaceOnField(transition, draw);
    const changed = transition.state.seating.filter((seat) =>
      replaceInHand(transition, draw, seat),
    );
    if (!isChanged && changed.length === 0) return;
  }
}

/** The cards to be replaced: one of three, two of four, drawn at random. */
function surplus(cards: readonly CardId[], draw: Draw): readonly CardId[] {
  return monthsAmong(cards, 3).flatMap((month) => {
    const same = cards.filter((id) => monthOf(id) === month);
    return takeAtRandom(same, same.length - 2, draw);
  });
}

function takeAtRandom(cards: readonly CardId[], many: number, draw: Draw): readonly CardId[] {
  const left = [...cards];
  return Array.from({ length: many }, () => left.splice(draw(left.length), 1)[0] ?? 0);
}

/** Buries a card at a random place of the pile and draws the top one for it. */
function bury({ state }: Transition, card: CardId, draw: Draw): CardId {
  return drawTop(state, state.pile.toSpliced(1 + draw(state.pile.length), 0, card));
}

/** Puts a card back at random, cuts the pile and draws the top card. */
function cutIn({ state }: Transition, card: CardId, draw: Draw): CardId {
  const pile = state.pile.toSpliced(draw(state.pile.length + 1), 0, card);
  const cut = draw(pile.length);
  return drawTop(state, [...pile.slice(cut), ...pile.slice(0, cut)]);
}

function drawTop(state: Draft, [top = 0, ...rest]: readonly CardId[]): CardId {
  state.pile = rest;
  return top;
}

function replaceOnField(transition: Transition, draw: Draw): boolean {
  const { state, events } = transition;
  const gone = surplus(state.field, draw);
  if (gone.length === 0) return false;
  for (const card of gone) {
    const fresh = bury(transition, card, draw);
    state.field = state.field.map((place) => (place === card ? fresh : place));
  }
  events.push({ type: 'replaced', seat: null, many: gone.length, cards: setOf(gone) });
  return true;
}

function replaceInHand(transition: Transition, draw: Draw, seat: Seat): boolean {
  const gone = surplus(cardsOf(handAt(transition.state, seat)), draw);
  exchangeInHand(transition, { seat, gone, exchange: (card) => bury(transition, card, draw) });
  return gone.length > 0;
}

function exchangeInHand({ state, events }: Transition, { seat, gone, exchange }: Exchange): void {
  if (gone.length === 0) return;
  for (const card of gone) {
    const hand = withoutCard(handAt(state, seat), card);
    state.hands[seat] = withCard(hand, exchange(card));
  }
  events.push({ type: 'replaced', seat, many: gone.length, cards: null });
}

interface Exchange {
  readonly seat: Seat;
  readonly gone: readonly CardId[];
  readonly exchange: (card: CardId) => CardId;
}

/**
 * A player with three or four cards of a family may have one or two of them, drawn at random,
 * exchanged for the top of the pile; asked once a deal, from the seat after the oya on (M6).
 */
export const REPLACEMENT_ON_REQUEST: Interlude = offers({
  offer: 'replacement',
  to: ({ state }) => {
    const [oya = 0, ...others] = state.seating;
    const order = [...others, oya];
    return order.filter((seat) => monthsWith(handAt(state, seat), 3).length > 0);
  },
  claim: (transition, seat) => {
    const { state, events } = transition;
    const draw = drawsOf(state.setup.seed, `deal ${state.deals} request ${seat}`);
    const gone = surplus(cardsOf(handAt(state, seat)), draw);
    exchangeInHand(transition, { seat, gone, exchange: (card) => cutIn(transition, card, draw) });
    state.dealt = withSeat(state.dealt, seat, []);
    dealHand(transition, seat);
    events.push({ type: 'pile-set', pile: state.pile, only: 'nobody' });
  },
  andThen: beginEntry,
});
