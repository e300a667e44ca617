import {
  type CardSet,
  cardsOf,
  has,
  intersection,
  isEmpty,
  monthSet,
  union,
  withCard,
  withCards,
  without,
  withoutCard,
} from '../core/card-set.ts';
import { type CardId, monthOf } from '../core/cards.ts';
import type { Seat } from '../core/game.ts';
import { capturedAt, capturedByTeam, handAt, monthOfRound, noSeat, withSeat } from './by-seat.ts';
import { withoutEquals } from './equal-cards.ts';
import { cardsOnField, clearOff, isOnField, layOn } from './field.ts';
import type { ActiveCard, Ruleset, Situation, Transition, WildGuard } from './ruleset.ts';
import { playsOn } from './state/late-capture-state.ts';
import { usedBy } from './state/onifuda-state.ts';
import { type Capture, EMPTY, playBy, type State } from './state.ts';
import { newlyMade } from './yaku.ts';

/** The ways in which a card captures now, the onifuda's say included; none: it is laid. */
export function capturesOf(
  rules: Ruleset,
  state: State,
  activeCard: ActiveCard,
): readonly Capture[] {
  const { onifuda } = rules;
  const { card } = activeCard;
  if (card === onifuda?.card) return withoutEquals(rules, state, onifuda.takes(state, activeCard));
  const byMonth = withoutEquals(rules, state, rules.captures(state.field, card));
  if (onifuda === null || !isOnField(state.field, onifuda.card)) return byMonth;
  return onifuda.onField(state, activeCard, byMonth);
}

/** Numbers what is new in a hand, and tells its owner what it holds. */
export function dealHand({ state, events }: Transition, seat: Seat): void {
  const hand = handAt(state, seat);
  const dealt = state.dealt[seat] ?? [];
  const fresh = cardsOf(hand).filter((card) => !dealt.includes(card));
  state.dealt = withSeat(state.dealt, seat, [...dealt, ...fresh]);
  events.push({ type: 'hand-dealt', seat, hand, only: seat });
}

export function beginPlay(transition: Transition, order: readonly Seat[]): void {
  const { state, rules } = transition;
  state.order = order;
  state.turns = 0;
  for (const prepare of rules.beforePlay) prepare(transition);
  state.phase = playBy(turnOf(state));
  if (transition.ended === null) rules.prelude?.begin(transition);
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
  const activeCard: ActiveCard = { seat, card, from: 'hand' };
  if (rules.turn === null) resolve(transition, activeCard);
  else rules.turn.play(transition, activeCard);
}

/** Carries out a choice between several captures; to take none is to lay the card. */
export function chooseCapture(
  transition: Transition,
  activeCard: ActiveCard,
  capture: Capture,
): void {
  const { rules } = transition;
  if (rules.turn !== null) {
    rules.turn.choose(transition, activeCard, capture);
    return;
  }
  if (isGuarded(rules, activeCard.card) && isBlocked(transition, activeCard, capture)) return;
  if (capture.length > 0) take(transition, activeCard, capture);
  else lay(transition, activeCard);
  afterCard(transition, activeCard);
}

/** Has a card capture what it can; if it can in several ways, its player is asked. */
export function resolve(transition: Transition, activeCard: ActiveCard): void {
  const { state, rules } = transition;
  const { seat, card, from } = activeCard;
  const choices = capturesOf(rules, state, activeCard);
  if (choices.length > 1) {
    state.phase = { type: 'capture', seat, card, from, choices };
    return;
  }
  const only = choices[0];
  if (only === undefined) layOrKeep(transition, activeCard);
  else if (isGuarded(rules, card) && isBlocked(transition, activeCard, only)) return;
  else take(transition, activeCard, only);
  afterCard(transition, activeCard);
}

function isGuarded({ onifuda }: Ruleset, card: CardId): boolean {
  return onifuda?.guard !== undefined && card === onifuda.card;
}

/** Gives a month that is guarded to its owner, and goes on with the wild card; whether it was. */
function isBlocked(transition: Transition, activeCard: ActiveCard, taken: Capture): boolean {
  const { state, rules } = transition;
  const guard = rules.onifuda?.guard;
  const owner = guard?.owner({ rules, state, seat: activeCard.seat }, taken) ?? null;
  const [wanted] = taken;
  if (guard === undefined || owner === null || wanted === undefined) return false;
  takeMonth(transition, { seat: owner, month: monthOf(wanted), why: 'blocked' });
  if (transition.ended === null) goOnBlocked(transition, activeCard, guard.then);
  return true;
}

function goOnBlocked(
  transition: Transition,
  activeCard: ActiveCard,
  then: WildGuard['then'],
): void {
  const { state, events } = transition;
  const { seat, card, from } = activeCard;
  if (then === 'returns' && from === 'hand') {
    state.hands[seat] = withCard(handAt(state, seat), card);
    state.onifuda = { isBlind: false, user: null, returned: state.turns };
    events.push({ type: 'returned', seat, card });
    state.phase = playBy(seat);
  } else if (then === 'lays') {
    lay(transition, activeCard);
    afterCard(transition, activeCard);
  } else resolve(transition, activeCard);
}

/** Gives a seat all four cards of a month (1–12) that lie in its hand and on the field. */
function takeMonth(
  transition: Transition,
  {
    seat,
    month,
    why,
  }: { readonly seat: Seat; readonly month: number; readonly why: 'hiki' | 'blocked' },
): void {
  const { state, events } = transition;
  const cards = monthSet(month);
  const hand = handAt(state, seat);
  const held = intersection(hand, cards);
  state.hands[seat] = without(hand, held);
  clearOff(state.field, cardsOf(cards));
  const { onifuda } = transition.rules;
  if (onifuda !== null && has(cards, onifuda.card)) state.onifuda = usedBy(seat);
  events.push({ type: 'month-taken', seat, why, cards, held });
  const before = capturedAt(state, seat);
  state.captured[seat] = union(before, cards);
  tellYaku(transition, seat, before);
}

/** Instead of playing a card, takes all four cards of a month; the pile is turned after it. */
export function playMonth(transition: Transition, seat: Seat, month: number): void {
  takeMonth(transition, { seat, month, why: 'hiki' });
  afterCard(transition, { from: 'hand' });
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

function take(transition: Transition, activeCard: ActiveCard, taken: Capture): void {
  const { state, rules } = transition;
  const { seat, card } = activeCard;
  const before = capturedAt(state, seat);
  capture(transition, activeCard, taken);
  const { onifuda } = rules;
  if (onifuda !== null && (card === onifuda.card || taken.includes(onifuda.card))) {
    state.onifuda = usedBy(seat);
  }
  tellYaku(transition, seat, before);
}

/** Gives a card with those that it takes off the field to its seat. */
export function capture(
  { state, events }: Transition,
  { seat, card, from }: ActiveCard,
  taken: Capture,
): void {
  clearOff(state.field, taken);
  state.captured[seat] = withCard(withCards(capturedAt(state, seat), taken), card);
  events.push({ type: 'captured', seat, card, from, taken });
}

/** Tells the yaku that a seat has made since it had captured this, with what the rest of its team has. */
export function tellYaku(transition: Transition, seat: Seat, before: CardSet): void {
  const { state, rules, events } = transition;
  const after = capturedAt(state, seat);
  const captured = rules.teams === null ? after : capturedByTeam(rules, state, seat);
  const had = rules.teams === null ? before : without(captured, without(after, before));
  const made = newlyMade(rules.yaku(monthOfRound(state.round)), had, captured);
  if (made.length === 0) return;
  const announced = rules.announces === null ? made : rules.announces(state, seat, made);
  for (const yaku of announced) events.push({ type: 'yaku-made', seat, yaku });
  rules.afterTurn?.noteYaku?.(state, made, without(after, before));
  if (rules.endsRound?.(made) === true) transition.ended = { why: 'yaku', seat };
}

/** Turns the pile after a card of the hand; ends the turn after one of the pile, unless all is over. */
function afterCard(transition: Transition, { from }: Pick<ActiveCard, 'from'>): void {
  if (transition.ended !== null) return;
  if (from === 'hand') turnPile(transition);
  else endTurn(transition);
}

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
export function endTurn(transition: Transition): void {
  const { state, rules } = transition;
  if (rules.afterTurn === null) {
    nextTurn(transition);
    return;
  }
  state.phase = playBy(turnOf(state));
  rules.afterTurn.begin(transition);
}

/** Passes the turn on; who has no cards turns the pile alone, if there is a turn yet. */
export function nextTurn(transition: Transition): void {
  const { state, rules } = transition;
  state.turns += 1;
  const seat = turnOf(state);
  state.phase = playBy(seat);
  if (playsOn(state, seat)) return;
  if (goesOnTurning(rules, state)) turnPile(transition);
  else endPlay(transition);
}

/** Whether a seat without cards turns the pile: to its end, or for as long as another has cards. */
function goesOnTurning({ playOutPile }: Ruleset, { drawn, pile, hands }: State): boolean {
  return drawn < pile.length && (playOutPile || hands.some((hand) => !isEmpty(hand)));
}

function endPlay(transition: Transition): void {
  giveLeftovers(transition);
  transition.ended = { why: 'played' };
}

function giveLeftovers({ state, rules, events }: Transition): void {
  const left = cardsOnField(state.field);
  if (left.length === 0) return;
  for (const { seat, cards } of rules.leftovers(state, left)) {
    state.captured[seat] = union(capturedAt(state, seat), cards);
    clearOff(state.field, cardsOf(cards));
    events.push({ type: 'leftovers', seat, cards });
  }
}

export function playableCards(situation: Situation): CardSet {
  const { rules, state, seat } = situation;
  return rules.hand === null ? handAt(state, seat) : rules.hand.playable(situation);
}
