import { type CardSet, NO_CARDS, setOf } from '../core/card-set.ts';
import { type CardId, isBonus, koreanMonthOf, monthOf } from '../core/cards.ts';
import type { Seat, Setup } from '../core/game.ts';
import { drawsOf, shuffle } from '../core/random.ts';
import { beginEntry } from '../mechanics/before-play/auction.ts';
import { atSeat, monthOfRound, seatingFrom, seatsFrom } from '../round/by-seat.ts';
import type { Event, RedealWhy } from '../round/event.ts';
import { dealHand } from '../round/play.ts';
import type { Ruleset, Transition } from '../round/ruleset.ts';
import { BLIND } from '../round/state/onifuda-state.ts';
import { EMPTY, oyaOf, type State } from '../round/state.ts';

interface Drawn {
  readonly seat: Seat;
  readonly card: CardId;
}

/**
 * Draws a card for each seat: the earliest month is the first oya, or stands first in the order of
 * all seats; of one month the card of the higher value (if the game says so); otherwise the
 * tied seats draw again.
 */
export function drawSeating(rules: Ruleset, setup: State['setup']): Event & { type: 'oya-drawn' } {
  const draws: Drawn[][] = [];
  const seats = seatsFrom(0, setup.seats);
  const seating = ranked({ rules, setup, draws }, seats);
  const oya = seating[0] ?? 0;
  return {
    type: 'oya-drawn',
    draws,
    oya,
    seating: rules.draw === 'order' ? seating : seatingFrom(rules, oya, setup.seats),
  };
}

interface Drawing {
  readonly rules: Ruleset;
  readonly setup: State['setup'];
  readonly draws: Drawn[][];
}

/** The seats from the earliest card to the latest; only ties that matter are drawn again. */
function ranked(drawing: Drawing, seats: readonly Seat[]): readonly Seat[] {
  if (seats.length === 1) return seats;
  const { rules, setup, draws } = drawing;
  const deck = shuffle(rules.deck, setup.seed, `oya ${draws.length + 1}`);
  const drawn = seats.map((seat, index): Drawn => ({ seat, card: deck[index] ?? 0 }));
  draws.push(drawn);
  const standing = ({ card }: Drawn) => standingOf(rules, card);
  const levels = [...new Set(drawn.map(standing))].sort((a, b) => a - b);
  return levels.flatMap((level, place) => {
    const tied = drawn.filter((one) => standing(one) === level).map(({ seat }) => seat);
    return place === 0 || rules.draw === 'order' ? ranked(drawing, tied) : tied;
  });
}

/** The lower a card's, the earlier its drawer comes; the same of cards that tie. */
function standingOf({ drawFirst, drawTie, values }: Ruleset, card: CardId): number {
  const sign = drawFirst === 'earliest' ? 1 : -1;
  if (drawTie === 'korean')
    return isBonus(card) ? LAST + card : sign * koreanMonthOf(card) * 100 + card;
  return sign * monthOf(card) * 100 - (drawTie === 'value' ? (values[card] ?? 0) : 0);
}

/** Beyond the standing of any card that has a month. */
const LAST = 10_000;

/** Deals the round that `state.round` names, again after each misdeal, up to the first decision. */
export function dealRound(transition: Transition): void {
  const { state, rules, events } = transition;
  const month = monthOfRound(state.round);
  const { round, seating } = state;
  const stage = rules.stage(state);
  events.push({ type: 'round-started', round, month, oya: oyaOf(state), seating, stage });
  for (;;) {
    const field = dealCards(transition);
    const thrown = thrownIn(rules, state, field);
    if (thrown === null) break;
    events.push({ type: 'redealt', ...thrown });
  }
  for (const adjust of rules.afterDeal) adjust(transition);
  announceDeal(transition);
  if (rules.opening === null) beginEntry(transition);
  else rules.opening.begin(transition);
}

/** Why a deal does not stand, and the cards that tell: the field, or a hand; null when it stands. */
export function thrownIn(
  { misdeal, misdealtHand }: Ruleset,
  { round, seating, hands }: Pick<State, 'round' | 'seating' | 'hands'>,
  field: readonly CardId[],
): { readonly why: RedealWhy; readonly cards: CardSet } | null {
  const why = misdeal(field, monthOfRound(round));
  if (why !== null) return { why, cards: setOf(field) };
  if (misdealtHand === null) return null;
  for (const seat of seating) {
    const cards = atSeat(hands, seat);
    const inHand = misdealtHand(cards);
    if (inHand !== null) return { why: inHand, cards };
  }
  return null;
}

export function seatOut({ deal }: Ruleset, setup: Setup, number: number): Seat | null {
  const { seats, seed } = setup;
  const { most = seats } = deal;
  return most < seats ? drawsOf(seed, `deal ${number} out`)(seats) : null;
}

function dealCards({ state, rules }: Transition): readonly CardId[] {
  const { seats, seed } = state.setup;
  state.deals += 1;
  const deck = shuffle(rules.deck, seed, `deal ${state.deals}`);
  const { hand } = rules.deal;
  const out = seatOut(rules, state.setup, state.deals);
  const hands: CardSet[] = [];
  const captured: CardSet[] = [];
  let dealt = 0;
  for (let seat = 0; seat < seats; seat++) {
    hands.push(seat === out ? NO_CARDS : setOf(deck.slice(dealt, dealt + hand)));
    if (seat !== out) dealt += hand;
    captured.push(NO_CARDS);
  }
  const field = deck.slice(dealt, dealt + rules.deal.field);
  state.hands = hands;
  state.captured = captured;
  state.field = field;
  state.pile = deck.slice(dealt + rules.deal.field);
  state.drawn = 0;
  state.order = out === null ? state.seating : state.seating.filter((seat) => seat !== out);
  state.turns = 0;
  state.multiplier = null;
  state.calls = null;
  state.teyaku = [];
  state.onifuda = null;
  state.removed = NO_CARDS;
  state.late = null;
  state.promised = rules.hand?.isPromising === true ? state.hands.map(() => EMPTY) : null;
  return field;
}

function announceDeal(transition: Transition): void {
  const { state, rules, events } = transition;
  const { field, seating, multiplier } = state;
  if (state.order.length < seating.length) {
    for (const seat of seating) {
      if (!state.order.includes(seat)) events.push({ type: 'sat-out', seat });
    }
  }
  const shown = rules.auction?.isFieldDown === true ? [] : field;
  events.push({ type: 'dealt', field: shown, pile: state.pile.length });
  events.push({ type: 'pile-set', pile: state.pile, only: 'nobody' });
  state.dealt = [];
  for (const seat of seating) dealHand(transition, seat);
  const { onifuda } = rules;
  if (onifuda?.isBlindAtDeal && field.includes(onifuda.card)) {
    state.onifuda = BLIND;
    events.push({ type: 'blind-set', seat: oyaOf(state), card: onifuda.card });
  }
  for (const teyaku of state.teyaku) events.push({ type: 'teyaku', teyaku });
  if (multiplier !== null) events.push({ type: 'multiplied', multiplier });
}
