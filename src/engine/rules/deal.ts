import { cardsOf, NO_CARDS, setOf } from '../core/card-set.ts';
import { type CardId, monthOf } from '../core/cards.ts';
import type { Seat } from '../core/game.ts';
import { shuffle } from '../core/random.ts';
import type { Event } from './event.ts';
import { beginPlay } from './play.ts';
import { type Change, monthOfRound, type Ruleset, seatsFrom } from './ruleset.ts';
import { EMPTY, type State } from './state.ts';

/** A seat's card in the draw for the first oya. */
interface Drawn {
  readonly seat: Seat;
  readonly card: CardId;
}

/**
 * Draws a card for each seat: the earliest month is the first oya; of one month the card of the
 * higher value; of equal cards the tied seats draw again (§3, S: choosing the dealer).
 */
export function drawOya(rules: Ruleset, setup: State['setup']): Event & { type: 'oya-drawn' } {
  const draws: Drawn[][] = [];
  let seats = seatsFrom(0, setup.seats);
  while (seats.length > 1) {
    const deck = shuffle(cardsOf(rules.deck), setup.seed, `oya ${draws.length + 1}`);
    const drawn = seats.map((seat, index): Drawn => ({ seat, card: deck[index] ?? 0 }));
    draws.push(drawn);
    seats = earliest(rules, drawn);
  }
  return { type: 'oya-drawn', draws, oya: seats[0] ?? 0 };
}

function earliest({ values }: Ruleset, drawn: readonly Drawn[]): readonly Seat[] {
  const standing = ({ card }: Drawn) => monthOf(card) * 100 - (values[card] ?? 0);
  const best = Math.min(...drawn.map(standing));
  return drawn.filter((one) => standing(one) === best).map(({ seat }) => seat);
}

/** Deals the round that `state.round` names, again after each misdeal, up to the first decision. */
export function dealRound(change: Change): void {
  const { state, rules, events } = change;
  const month = monthOfRound(state.round);
  const { round, oya } = state;
  events.push({ type: 'round-started', round, month, oya, stage: rules.stage(state) });
  for (;;) {
    const field = dealCards(change);
    const why = rules.misdeal(field, month);
    if (why === null) break;
    events.push({ type: 'redealt', why, cards: setOf(field) });
  }
  rules.mendHands?.(change);
  announceDeal(change);
  if (rules.entry === null) beginPlay(change, state.order);
  else rules.entry.begin(change);
}

function dealCards({ state, rules }: Change): readonly CardId[] {
  const { seats, seed } = state.setup;
  state.deals += 1;
  const deck = shuffle(cardsOf(rules.deck), seed, `deal ${state.deals}`);
  const { hand, field } = rules.deal;
  const dealt = seats * hand;
  state.hands = seatsFrom(0, seats).map((seat) =>
    setOf(deck.slice(seat * hand, (seat + 1) * hand)),
  );
  state.captured = state.hands.map(() => NO_CARDS);
  state.field = deck.slice(dealt, dealt + field);
  state.pile = deck.slice(dealt + field);
  state.drawn = 0;
  state.order = seatsFrom(state.oya, seats);
  state.turns = 0;
  state.onifudaUser = null;
  state.promised = rules.hand === null ? [] : state.hands.map(() => EMPTY);
  return state.field;
}

function announceDeal({ state, events }: Change): void {
  events.push({ type: 'dealt', field: state.field, pile: state.pile.length });
  for (const seat of state.order) {
    const hand = state.hands[seat];
    if (hand !== undefined) events.push({ type: 'hand-dealt', seat, hand, only: seat });
  }
}
