import { type CardSet, isEmpty, setOf, union, withCard, withoutCard } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat } from '../core/game.ts';
import { cardsOnField, clearedOf, freePlace, laidOn } from './field.ts';
import {
  atSeat,
  type CardInPlay,
  type Change,
  monthOfRound,
  type Ruleset,
  type Situation,
  withSeat,
} from './ruleset.ts';
import { type Capture, EMPTY, type State } from './state.ts';
import { newlyMade } from './yaku.ts';

/** The ways in which a card captures now, the onifuda's say included (§2, §4.1). */
export function capturesOf(rules: Ruleset, state: State, card: CardId): readonly Capture[] {
  const { onifuda } = rules;
  if (onifuda === null) return rules.captures(state.field, card);
  if (card === onifuda.card) return onifuda.takes(state.field);
  const byMonth = rules.captures(state.field, card);
  return state.field.includes(onifuda.card) ? onifuda.onField(byMonth) : byMonth;
}

/** Starts the first turn of the seats in `order`. */
export function beginPlay(change: Change, order: readonly Seat[]): void {
  const { state } = change;
  state.order = order;
  state.turns = 0;
  state.phase = { type: 'play', seat: atSeat(order, 0) };
}

/** Plays a card of the hand of the seat whose turn it is, and turns the pile after it. */
export function playCard(change: Change, seat: Seat, card: CardId): void {
  const { state, rules, events } = change;
  const declared = rules.hand?.declared({ rules, state, seat }, card) ?? null;
  if (declared !== null) events.push({ type: 'declared', seat, card, why: declared.why });
  if (state.promised.length > 0) {
    state.promised = withSeat(state.promised, seat, declared?.promised ?? EMPTY);
  }
  state.hands = withSeat(state.hands, seat, withoutCard(atSeat(state.hands, seat), card));
  events.push({ type: 'played', seat, card });
  resolve(change, { seat, card, from: 'hand' });
}

/** Carries out a choice between several captures. */
export function chooseCapture(change: Change, inPlay: CardInPlay, capture: Capture): void {
  take(change, inPlay, capture);
  afterCard(change, inPlay);
}

function resolve(change: Change, inPlay: CardInPlay): void {
  const { state, rules } = change;
  const { seat, card, from } = inPlay;
  const choices = capturesOf(rules, state, card);
  const [only] = choices;
  if (choices.length > 1) {
    state.phase = { type: 'capture', seat, card, from, choices };
    return;
  }
  if (only !== undefined) take(change, inPlay, only);
  else if (isNameOni(change, inPlay)) takeNameOni(change, inPlay);
  else lay(change, inPlay);
  afterCard(change, inPlay);
}

/** Whether the onifuda is the last card of the pile and finds nothing to take (B4). */
function isNameOni({ rules, state }: Change, { card, from }: CardInPlay): boolean {
  return from === 'pile' && card === rules.onifuda?.card && state.drawn === state.pile.length;
}

function takeNameOni(change: Change, inPlay: CardInPlay): void {
  const taker = change.rules.onifuda?.last(change.state, inPlay.seat) ?? inPlay.seat;
  take(change, { ...inPlay, seat: taker }, []);
}

function lay({ state, events }: Change, { seat, card, from }: CardInPlay): void {
  const place = freePlace(state.field);
  state.field = laidOn(state.field, card, place);
  events.push({ type: 'laid', seat, card, from, place });
}

function take(change: Change, { seat, card, from }: CardInPlay, taken: Capture): void {
  const { state, rules, events } = change;
  const before = atSeat(state.captured, seat);
  const after = withCard(union(before, setOf(taken)), card);
  state.field = clearedOf(state.field, taken);
  state.captured = withSeat(state.captured, seat, after);
  const onifuda = rules.onifuda?.card;
  if (onifuda !== undefined && (card === onifuda || taken.includes(onifuda))) {
    state.onifudaUser = seat;
  }
  events.push({ type: 'captured', seat, card, from, taken });
  for (const yaku of newlyMade(rules.yaku(monthOfRound(state.round)), before, after)) {
    events.push({ type: 'yaku-made', seat, yaku });
  }
}

/** Turns the pile after a card of the hand; ends the turn after a card of the pile. */
function afterCard(change: Change, { from }: CardInPlay): void {
  if (from === 'hand') turnPile(change);
  else endTurn(change);
}

function turnPile(change: Change): void {
  const { state, events } = change;
  const seat = atSeat(state.order, state.turns % state.order.length);
  const card = state.pile[state.drawn];
  if (card === undefined) {
    endTurn(change);
    return;
  }
  state.drawn += 1;
  events.push({ type: 'turned', seat, card, left: state.pile.length - state.drawn });
  resolve(change, { seat, card, from: 'pile' });
}

function endTurn(change: Change): void {
  const { state } = change;
  state.turns += 1;
  const seat = atSeat(state.order, state.turns % state.order.length);
  if (isEmpty(atSeat(state.hands, seat))) giveLeftovers(change);
  state.phase = { type: 'play', seat };
}

/** Whether every card that can be played has been. */
export function isRoundPlayed(state: State): boolean {
  return state.phase.type === 'play' && isEmpty(atSeat(state.hands, state.phase.seat));
}

function giveLeftovers({ state, rules, events }: Change): void {
  const left = cardsOnField(state.field);
  if (left.length === 0) return;
  const seat = rules.leftoversTo(state);
  const cards = setOf(left);
  state.captured = withSeat(state.captured, seat, union(atSeat(state.captured, seat), cards));
  state.field = clearedOf(state.field, left);
  events.push({ type: 'leftovers', seat, cards });
}

/** The cards of a hand that may be played. */
export function playableCards(situation: Situation): CardSet {
  const { rules, state, seat } = situation;
  return rules.hand === null ? atSeat(state.hands, seat) : rules.hand.playable(situation);
}
