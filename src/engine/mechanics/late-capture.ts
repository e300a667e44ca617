import {
  type CardSet,
  cardsOf,
  intersection,
  isEmpty,
  monthSet,
  setOf,
  union,
  withCard,
  without,
  withoutCard,
} from '../core/card-set.ts';
import { type CardId, isBonus, monthOf } from '../core/cards.ts';
import type { Seat } from '../core/game.ts';
import { atSeat, capturedAt, handAt } from '../round/by-seat.ts';
import type { Coup } from '../round/event.ts';
import { captureByMonth, cardsOnField, clearOff, layOn } from '../round/field.ts';
import { endTurn, turnOf } from '../round/play.ts';
import type { ActiveCard, Transition, TurnRule } from '../round/ruleset.ts';
import type { Capture, Source, State } from '../round/state.ts';
import type { YakuCount } from '../round/yaku-table.ts';
import {
  type LateCaptureConfig,
  notePpeok,
  payAtOnce,
  steal,
  type Theft,
} from './late-capture-gains.ts';
import {
  type LateCapture,
  lateOf,
  type PendingTurn,
  playsOn,
  stackOf,
} from './late-capture-state.ts';

/** Before play: nothing has been made, shown or paid yet. */
export function beginLateCapture({ state }: Transition): void {
  const none = state.hands.map(() => 0);
  state.late = {
    ...{ stacks: [], tokens: none, shown: state.hands.map(() => setOf([])) },
    ...{ shakes: none, bombs: none, ppeoks: none, paid: [], turn: null },
  };
}

/** Changes what is kept of a round. */
export function keep({ state }: Transition, change: Partial<LateCapture>): void {
  state.late = { ...lateOf(state), ...change };
}

/**
 * A turn in which nothing is captured before the card of the pile has been turned, and what that card is
 * decides: it may make a stack of three of what was played (*ppeok*), or take both of two (*ttadak*).
 */
export function lateCapture(config: LateCaptureConfig): TurnRule {
  return {
    play: (transition, activeCard) => playOne(transition, config, activeCard),
    choose: (transition, activeCard, capture) => {
      if (activeCard.from === 'pile') close(transition, config, { ...activeCard, take: capture });
      else putDown(transition, config, { played: [activeCard.card], mates: capture, bonus: [] });
    },
  };
}

function playOne(transition: Transition, config: LateCaptureConfig, activeCard: ActiveCard): void {
  const { state } = transition;
  const { seat, card, from } = activeCard;
  if (isBonus(card)) {
    keepBonus(transition, config, activeCard);
    return;
  }
  const choices = captureByMonth(state.field, card);
  if (choices.length > 1) state.phase = { type: 'capture', seat, card, from, choices };
  else putDown(transition, config, { played: [card], mates: choices[0] ?? [], bonus: [] });
}

/** A card of no month is captured as it is played; the top of the pile comes to the hand for it. */
function keepBonus(
  transition: Transition,
  config: LateCaptureConfig,
  { seat, card, from }: ActiveCard,
): void {
  const { state, events, rules } = transition;
  const before = atSeat(rules.countYaku(state, 'so-far'), seat);
  capture(transition, { seat, card, from }, []);
  const fresh = state.pile[state.drawn];
  if (fresh !== undefined) {
    state.drawn += 1;
    const hand = withCard(handAt(state, seat), fresh);
    state.hands[seat] = hand;
    events.push({ type: 'hand-dealt', seat, hand, only: seat });
  }
  if (config.bonusSteals) steal(transition, config, [1]);
  tellYaku(transition, seat, before);
}

/** Puts cards of the hand, if any, on the field beside what they will take, and turns the pile. */
export function putDown(
  transition: Transition,
  config: LateCaptureConfig,
  turn: PendingTurn,
): void {
  const { state } = transition;
  for (const card of turn.played) layOn(state.field, card);
  keep(transition, { turn });
  flip(transition, config);
}

function flip(transition: Transition, config: LateCaptureConfig): void {
  const { state, events } = transition;
  const seat = turnOf(state);
  const from: Source = 'pile';
  let bonus: Capture = [];
  for (;;) {
    const card = state.pile[state.drawn];
    if (card === undefined) throw new RangeError('the pile is out before the hands are');
    state.drawn += 1;
    events.push({ type: 'turned', seat, card, left: state.pile.length - state.drawn });
    if (isBonus(card)) {
      layOn(state.field, card);
      bonus = [...bonus, card];
      continue;
    }
    const turn = { ...pendingOf(state), bonus };
    if (bonus.length > 0) keep(transition, { turn });
    const choices = isMate(turn, card) ? [] : captureByMonth(state.field, card);
    if (choices.length > 1) state.phase = { type: 'capture', seat, card, from, choices };
    else close(transition, config, { seat, card, from, take: choices[0] ?? [] });
    return;
  }
}

function pendingOf(state: State): PendingTurn {
  const { turn } = lateOf(state);
  if (turn === null) throw new TypeError('no card has been played');
  return turn;
}

/** Whether the turned card is of the month of the one that was played; a bomb has no mate left. */
function isMate({ played }: PendingTurn, card: CardId): boolean {
  const [first] = played;
  return first !== undefined && monthOf(first) === monthOf(card);
}

/** A turned card, and what it takes where it is of another month than the card of the hand. */
type Flipped = ActiveCard & { readonly take: Capture };

const SWEEP: readonly Coup[] = ['sweep'];

/** Ends the turn: captures, what is special about them, and what that brings. */
function close(transition: Transition, config: LateCaptureConfig, flipped: Flipped): void {
  const { state, rules, events } = transition;
  const { seat } = flipped;
  const turn = pendingOf(state);
  const before = atSeat(rules.countYaku(state, 'so-far'), seat);
  const held = capturedAt(state, seat);
  const isLast = !playsOn(state, seat);
  const done = isMate(turn, flipped.card)
    ? closeMates(transition, flipped, isLast)
    : closeApart(transition, flipped);
  keep(transition, { turn: null });
  const taken = without(capturedAt(state, seat), held);
  const isSwept = !isEmpty(taken) && cardsOnField(state.field).length === 0;
  // A bomb is never in a last turn: the turns that need no card follow it.
  const coups: readonly Coup[] = isLast ? [] : [...done, ...(isSwept ? SWEEP : [])];
  for (const coup of coups) {
    if (coup !== 'bomb') events.push({ type: 'coup', seat, coup });
  }
  payAtOnce(transition, config, coups);
  const bonus = config.bonusSteals ? cardsOf(taken).filter(isBonus) : [];
  steal(transition, config, [
    ...coups.flatMap((coup) => (coup === 'ppeok' ? [] : config.steals[coup])),
    ...bonus.map((): Theft => 1),
  ]);
  tellYaku(transition, seat, before);
  if (coups.includes('ppeok') && notePpeok(transition, seat) === config.endingPpeoks) {
    transition.ended = { why: 'ppeoks', seat };
    return;
  }
  endTurn(transition);
}

/** The turned card is of the month of the one that was played. */
function closeMates(transition: Transition, flipped: Flipped, isLast: boolean): Coup[] {
  const { state } = transition;
  const { seat, card } = flipped;
  const { played, bonus } = pendingOf(state);
  const all = cardsOnField(state.field).filter((one) => monthOf(one) === monthOf(card));
  const mates = all.length - played.length;
  if (mates === 1 && !isLast) {
    const { stacks } = lateOf(state);
    for (const one of played) tellLaid(transition, { seat, card: one, from: 'hand' });
    lay(transition, flipped);
    for (const one of bonus) tellLaid(transition, { seat, card: one, from: 'pile' });
    keep(transition, { stacks: [...stacks, { month: monthOf(card), owner: seat, bonus }] });
    return ['ppeok'];
  }
  capture(transition, flipped, all);
  captureBonus(transition, seat);
  if (mates === 1) return [];
  return [mates === 0 ? 'jjok' : 'ttadak'];
}

/** The cards of the hand take what they came to take, then the turned one does. */
function closeApart(transition: Transition, flipped: Flipped): Coup[] {
  const { state } = transition;
  const { seat } = flipped;
  const { played, mates } = pendingOf(state);
  const [first, ...others] = played;
  const coups: Coup[] = [];
  if (first !== undefined && mates.length > 0) {
    clearOff(state.field, [first]);
    if (others.length > 0) coups.push('bomb');
    coups.push(...takeAll(transition, { seat, card: first, from: 'hand' }, [...others, ...mates]));
  } else if (first !== undefined) tellLaid(transition, { seat, card: first, from: 'hand' });
  if (flipped.take.length > 0) coups.push(...takeAll(transition, flipped, flipped.take));
  else lay(transition, flipped);
  captureBonus(transition, seat);
  return coups;
}

/** Takes cards off the field; a stack with what lies in it. */
function takeAll(transition: Transition, activeCard: ActiveCard, taken: Capture): readonly Coup[] {
  const { state } = transition;
  const { seat, card } = activeCard;
  const isStack = taken.length === 3 && !handOf(pendingOf(state), taken);
  const stack = isStack ? stackOf(lateOf(state), monthOf(card)) : undefined;
  capture(transition, activeCard, [...taken, ...(stack?.bonus ?? [])]);
  if (!isStack) return [];
  keep(transition, { stacks: lateOf(state).stacks.filter((one) => one !== stack) });
  return [stack?.owner === seat ? 'own-stack' : 'stack'];
}

/** Whether cards of the hand are among those taken: they were a bomb, and no stack. */
function handOf({ played }: PendingTurn, taken: Capture): boolean {
  return taken.some((card) => played.includes(card));
}

function captureBonus(transition: Transition, seat: Seat): void {
  for (const card of pendingOf(transition.state).bonus) {
    clearOff(transition.state.field, [card]);
    capture(transition, { seat, card, from: 'pile' }, []);
  }
}

function capture(transition: Transition, { seat, card, from }: ActiveCard, taken: Capture): void {
  const { state, events } = transition;
  clearOff(state.field, taken);
  state.captured[seat] = withCard(union(capturedAt(state, seat), setOf(taken)), card);
  events.push({ type: 'captured', seat, card, from, taken });
}

function lay(transition: Transition, activeCard: ActiveCard): void {
  layOn(transition.state.field, activeCard.card);
  tellLaid(transition, activeCard);
}

/** Tells that a card stays on the field, where it lies already. */
function tellLaid({ state, events }: Transition, { seat, card, from }: ActiveCard): void {
  events.push({ type: 'laid', seat, card, from, place: state.field.indexOf(card) });
}

/** Tells what a seat has made or raised since it had this. */
function tellYaku({ state, rules, events }: Transition, seat: Seat, before: YakuCount): void {
  for (const yaku of atSeat(rules.countYaku(state, 'so-far'), seat).counts) {
    const known = before.counts.find(({ id }) => id === yaku.id);
    if (yaku.value > (known?.value ?? 0)) events.push({ type: 'yaku-made', seat, yaku });
  }
}

/** The cards of a month in a hand, in card order. */
export function ofMonth(hand: CardSet, month: number): readonly CardId[] {
  return cardsOf(intersection(hand, monthSet(month)));
}

/** A hand without these cards. */
export function handWithout(state: State, seat: Seat, cards: Capture): CardSet {
  return cards.reduce(withoutCard, handAt(state, seat));
}
