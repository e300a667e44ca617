import {
  type CardSet,
  cardsOf,
  isEmpty,
  setOf,
  union,
  withCard,
  withCards,
  withoutCard,
} from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat } from '../core/game.ts';
import { usedBy } from '../mechanics/onifuda-state.ts';
import { capturedAt, handAt, monthOfRound, noSeat, withSeat } from './by-seat.ts';
import { cardsOnField, clearOff, isOnField, layOn } from './field.ts';
import type { ActiveCard, Ruleset, Situation, Transition } from './ruleset.ts';
import { type Capture, EMPTY, playBy, type State } from './state.ts';
import { newlyMade } from './yaku.ts';

/** The ways in which a card captures now, the onifuda's say included (§2); none: it is laid. */
export function capturesOf(
  rules: Ruleset,
  state: State,
  activeCard: ActiveCard,
): readonly Capture[] {
  const { onifuda } = rules;
  const { card } = activeCard;
  if (onifuda === null) return rules.captures(state.field, card);
  if (card === onifuda.card) return onifuda.takes(state, activeCard);
  const byMonth = rules.captures(state.field, card);
  if (!isOnField(state.field, onifuda.card)) return byMonth;
  return onifuda.onField(state, activeCard, byMonth);
}

/** Starts the first turn of the seats in `order`. */
export function beginPlay(transition: Transition, order: readonly Seat[]): void {
  const { state } = transition;
  state.order = order;
  state.turns = 0;
  for (const prepare of transition.rules.beforePlay) prepare(transition);
  state.phase = playBy(turnOf(state));
}

/** Plays a card of the hand of the seat whose turn it is (`before`), and turns the pile after it. */
export function playCard(transition: Transition, before: Situation, card: CardId): void {
  const { state, rules, events } = transition;
  const { seat } = before;
  const declared = rules.hand?.declared(before, card) ?? null;
  if (declared !== null) events.push({ type: 'declared', seat, card, why: declared.why });
  const promised = declared?.promised ?? EMPTY;
  if (state.promised !== null && state.promised[seat] !== promised) {
    state.promised = withSeat(state.promised, seat, promised);
  }
  state.hands[seat] = withoutCard(handAt(state, seat), card);
  events.push({ type: 'played', seat, card });
  resolve(transition, { seat, card, from: 'hand' });
}

/** Carries out a choice between several captures; to take none is to lay the card. */
export function chooseCapture(
  transition: Transition,
  activeCard: ActiveCard,
  capture: Capture,
): void {
  if (capture.length === 0) lay(transition, activeCard);
  else take(transition, activeCard, capture);
  afterCard(transition, activeCard);
}

function resolve(transition: Transition, activeCard: ActiveCard): void {
  const { state, rules } = transition;
  const { seat, card, from } = activeCard;
  const choices = capturesOf(rules, state, activeCard);
  if (choices.length > 1) {
    state.phase = { type: 'capture', seat, card, from, choices };
    return;
  }
  const only = choices[0];
  if (only !== undefined) take(transition, activeCard, only);
  else layOrKeep(transition, activeCard);
  afterCard(transition, activeCard);
}

/** A card that captures nothing is laid; an onifuda may go to a player by itself. */
function layOrKeep(transition: Transition, activeCard: ActiveCard): void {
  const { onifuda } = transition.rules;
  const isWild = onifuda !== null && activeCard.card === onifuda.card;
  const seat = isWild ? onifuda.alone(transition.state, activeCard) : null;
  if (seat === null) lay(transition, activeCard);
  else take(transition, { ...activeCard, seat }, []);
}

function lay({ state, rules, events }: Transition, activeCard: ActiveCard): void {
  const { seat, card, from } = activeCard;
  const place = layOn(state.field, card);
  if (rules.onifuda !== null && card === rules.onifuda.card) state.onifuda = usedBy(seat);
  events.push({ type: 'laid', seat, card, from, place });
  rules.afterTurn?.noteLaid?.(state, activeCard);
}

function take(transition: Transition, { seat, card, from }: ActiveCard, taken: Capture): void {
  const { state, rules, events } = transition;
  const before = capturedAt(state, seat);
  const after = withCard(withCards(before, taken), card);
  clearOff(state.field, taken);
  state.captured[seat] = after;
  const { onifuda } = rules;
  if (onifuda !== null && (card === onifuda.card || taken.includes(onifuda.card))) {
    state.onifuda = usedBy(seat);
  }
  events.push({ type: 'captured', seat, card, from, taken });
  const made = newlyMade(rules.yaku(monthOfRound(state.round)), before, after);
  if (made.length === 0) return;
  const announced = rules.announces === null ? made : rules.announces(state, seat, made);
  for (const yaku of announced) events.push({ type: 'yaku-made', seat, yaku });
  rules.afterTurn?.noteYaku?.(state, made, setOf(taken));
  if (rules.endsRound?.(made) === true) transition.ended = { why: 'yaku', seat };
}

/** Turns the pile after a card of the hand; ends the turn after one of the pile, unless all is over. */
function afterCard(transition: Transition, { from }: Pick<ActiveCard, 'from'>): void {
  if (transition.ended !== null) return;
  if (from === 'hand') turnPile(transition);
  else endTurn(transition);
}

/** The seat whose turn it is. */
export function turnOf({ order, turns }: State): Seat {
  return order[turns % order.length] ?? noSeat(turns);
}

function turnPile(transition: Transition): void {
  const { state, events, rules } = transition;
  const seat = turnOf(state);
  const card = state.pile[state.drawn];
  if (card === undefined) {
    endTurn(transition);
    return;
  }
  state.drawn += 1;
  events.push({ type: 'turned', seat, card, left: state.pile.length - state.drawn });
  const { onifuda } = rules;
  if (state.onifuda?.isBlind === true && onifuda !== null) {
    // U1, I6: the blind card never looks at the field.
    take(transition, { seat, card, from: 'pile' }, [onifuda.card]);
    afterCard(transition, { from: 'pile' });
  } else {
    resolve(transition, { seat, card, from: 'pile' });
  }
}

/** Ends the turn: a question may follow it, or the next turn. */
function endTurn(transition: Transition): void {
  const { state, rules } = transition;
  if (rules.afterTurn === null) {
    nextTurn(transition);
    return;
  }
  state.phase = playBy(turnOf(state));
  rules.afterTurn.begin(transition);
}

/** Passes the turn on; with empty hands the rest of the pile is turned where the rules say so. */
export function nextTurn(transition: Transition): void {
  const { state, rules } = transition;
  state.turns += 1;
  const seat = turnOf(state);
  state.phase = playBy(seat);
  if (!isEmpty(handAt(state, seat))) return;
  if (rules.playOutPile && state.drawn < state.pile.length) turnPile(transition);
  else endPlay(transition);
}

function endPlay(transition: Transition): void {
  giveLeftovers(transition);
  transition.ended = { why: 'played' };
}

function giveLeftovers({ state, rules, events }: Transition): void {
  const left = cardsOnField(state.field);
  // Where cards stay in the pile the field is not left over, only unmatched.
  if (left.length === 0 || state.drawn < state.pile.length) return;
  for (const { seat, cards } of rules.leftovers(state, left)) {
    state.captured[seat] = union(capturedAt(state, seat), cards);
    clearOff(state.field, cardsOf(cards));
    events.push({ type: 'leftovers', seat, cards });
  }
}

/** The cards of a hand that may be played. */
export function playableCards(situation: Situation): CardSet {
  const { rules, state, seat } = situation;
  return rules.hand === null ? handAt(state, seat) : rules.hand.playable(situation);
}
