import {
  type CardSet,
  cardsOf,
  intersection,
  isEmpty,
  monthSet,
  setOf,
  withCard,
  without,
  withoutCard,
} from '../../core/card-set.ts';
import { type CardId, isBonus, monthOf } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { capturedAt, handAt } from '../../round/by-seat.ts';
import type { Coup } from '../../round/event.ts';
import { cardsOnField, clearOff, isBare, layOn } from '../../round/field.ts';
import { capture, capturesOf, dealHand, endTurn, tellYaku, turnOf } from '../../round/play.ts';
import type { ActiveCard, Transition, TurnRule } from '../../round/ruleset.ts';
import {
  type LateCapture,
  lateOf,
  type PendingTurn,
  playsOn,
} from '../../round/state/late-capture-state.ts';
import type { Capture, Source, State } from '../../round/state.ts';
import {
  type LateCaptureConfig,
  notePpeok,
  payAtOnce,
  steal,
  type Theft,
} from './late-capture-gains.ts';

export function beginLateCapture({ state }: Transition): void {
  const none = state.hands.map(() => 0);
  state.late = {
    stacks: [],
    tokens: none,
    shown: state.hands.map(() => setOf([])),
    shakes: none,
    bombs: none,
    ppeoks: none,
    paid: [],
    turn: null,
  };
}

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
    choose: (transition, activeCard, take) => {
      if (activeCard.from === 'pile') {
        const turn = pendingOf(transition.state);
        keep(transition, { turn: null });
        close(transition, config, { ...activeCard, take, turn });
      } else putDown(transition, config, { played: [activeCard.card], mates: take });
    },
  };
}

const NO_CAPTURE: Capture = [];

function playOne(transition: Transition, config: LateCaptureConfig, activeCard: ActiveCard): void {
  const { state } = transition;
  const { seat, card, from } = activeCard;
  if (isBonus(card)) {
    keepBonus(transition, config, activeCard);
    return;
  }
  const choices = capturesOf(transition.rules, state, activeCard);
  if (choices.length > 1) state.phase = { type: 'capture', seat, card, from, choices };
  else putDown(transition, config, { played: [card], mates: choices[0] ?? NO_CAPTURE });
}

/** A card of no month is captured as it is played; the top of the pile comes to the hand for it. */
function keepBonus(
  transition: Transition,
  config: LateCaptureConfig,
  activeCard: ActiveCard,
): void {
  const { state } = transition;
  const { seat } = activeCard;
  const before = capturedAt(state, seat);
  capture(transition, activeCard, NO_CAPTURE);
  const fresh = state.pile[state.drawn];
  if (fresh !== undefined) {
    state.drawn += 1;
    state.hands[seat] = withCard(handAt(state, seat), fresh);
    dealHand(transition, seat);
  }
  if (config.bonusSteals) steal(transition, config, [1]);
  tellYaku(transition, seat, before);
}

/** Puts cards of the hand, if any, on the field beside what they will take, and turns the pile. */
export function putDown(
  transition: Transition,
  config: LateCaptureConfig,
  { played, mates }: Pick<PendingTurn, 'played' | 'mates'>,
): void {
  const { state } = transition;
  const seat = turnOf(state);
  const from: Source = 'pile';
  const bonus: CardId[] = [];
  for (const card of played) layOn(state.field, card);
  let card = turnOver(transition, seat);
  for (; isBonus(card); card = turnOver(transition, seat)) {
    layOn(state.field, card);
    bonus.push(card);
  }
  const turn = { played, mates, bonus };
  const choices = isMate(turn, card)
    ? []
    : capturesOf(transition.rules, state, { seat, card, from });
  if (choices.length > 1) {
    keep(transition, { turn });
    state.phase = { type: 'capture', seat, card, from, choices };
  } else close(transition, config, { seat, card, from, turn, take: choices[0] ?? NO_CAPTURE });
}

function turnOver({ state, events }: Transition, seat: Seat): CardId {
  const card = state.pile[state.drawn];
  if (card === undefined) throw new RangeError('the pile is out before the hands are');
  state.drawn += 1;
  events.push({ type: 'turned', seat, card, left: state.pile.length - state.drawn });
  return card;
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

/** A turned card, the turn that it ends, and what it takes if it isn't a mate of the card of the hand. */
type Flipped = ActiveCard & { readonly turn: PendingTurn; readonly take: Capture };

const NO_COUP: readonly Coup[] = [];

/** Ends the turn: captures, what is special about them, and what that brings. */
function close(transition: Transition, config: LateCaptureConfig, flipped: Flipped): void {
  const { state, events } = transition;
  const { seat, card, turn } = flipped;
  const before = capturedAt(state, seat);
  const isLast = !playsOn(state, seat);
  const done = isMate(turn, card)
    ? closeMates(transition, flipped, isLast)
    : closeApart(transition, flipped);
  const all = isBare(state.field) ? [...done, 'sweep' as const] : done;
  // A bomb is never in a last turn: the turns that need no card follow it.
  const coups = isLast ? NO_COUP : all;
  for (const coup of coups) {
    if (coup !== 'bomb') events.push({ type: 'coup', seat, coup });
  }
  if (coups.length > 0) payAtOnce(transition, config, coups);
  const gained = without(capturedAt(state, seat), before);
  if (!isEmpty(gained)) {
    steal(transition, config, theftsFor(config, coups, gained));
    tellYaku(transition, seat, before);
  }
  if (coups.includes('ppeok') && notePpeok(transition, seat) === config.endingPpeoks) {
    transition.ended = { why: 'ppeoks', seat };
    return;
  }
  endTurn(transition);
}

function theftsFor(
  { steals, bonusSteals }: LateCaptureConfig,
  coups: readonly Coup[],
  gained: CardSet,
): readonly Theft[] {
  const forCoups = coups.flatMap((coup) => (coup === 'ppeok' ? [] : steals[coup]));
  const bonus = bonusSteals ? cardsOf(gained).filter(isBonus) : [];
  return [...forCoups, ...bonus.map((): Theft => 1)];
}

/** The turned card is of the month of the one that was played. */
function closeMates(transition: Transition, flipped: Flipped, isLast: boolean): readonly Coup[] {
  const { state } = transition;
  const { seat, card, turn } = flipped;
  const { played, bonus } = turn;
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
  captureBonus(transition, flipped);
  if (mates === 1) return NO_COUP;
  return [mates === 0 ? 'jjok' : 'ttadak'];
}

/** The cards of the hand take what they came to take, then the turned one does. */
function closeApart(transition: Transition, flipped: Flipped): readonly Coup[] {
  const byHand = closeHand(transition, flipped);
  if (flipped.take.length === 0) lay(transition, flipped);
  const byPile = flipped.take.length > 0 ? takeAll(transition, flipped, flipped.take) : NO_COUP;
  captureBonus(transition, flipped);
  return [...byHand, ...byPile];
}

function closeHand(transition: Transition, { seat, turn }: Flipped): readonly Coup[] {
  const { played, mates } = turn;
  const card = played[0];
  if (card === undefined) return NO_COUP;
  const activeCard: ActiveCard = { seat, card, from: 'hand' };
  if (mates.length === 0) {
    tellLaid(transition, activeCard);
    return NO_COUP;
  }
  clearOff(transition.state.field, played);
  if (played.length === 1) return takeAll(transition, activeCard, mates);
  capture(transition, activeCard, [...played.slice(1), ...mates]);
  return ['bomb'];
}

/** Takes cards off the field; three are a stack, taken with what lies in it. */
function takeAll(transition: Transition, activeCard: ActiveCard, taken: Capture): readonly Coup[] {
  if (taken.length < 3) {
    capture(transition, activeCard, taken);
    return NO_COUP;
  }
  const { stacks } = lateOf(transition.state);
  const stack = stacks.find(({ month }) => month === monthOf(activeCard.card));
  capture(transition, activeCard, [...taken, ...(stack?.bonus ?? [])]);
  keep(transition, { stacks: stacks.filter((one) => one !== stack) });
  return [stack?.owner === activeCard.seat ? 'own-stack' : 'stack'];
}

function captureBonus(transition: Transition, { seat, turn }: Flipped): void {
  clearOff(transition.state.field, turn.bonus);
  for (const card of turn.bonus) capture(transition, { seat, card, from: 'pile' }, NO_CAPTURE);
}

function lay(transition: Transition, activeCard: ActiveCard): void {
  layOn(transition.state.field, activeCard.card);
  tellLaid(transition, activeCard);
}

/** Tells that a card stays on the field, where it lies already. */
function tellLaid({ state, events }: Transition, { seat, card, from }: ActiveCard): void {
  events.push({ type: 'laid', seat, card, from, place: state.field.indexOf(card) });
}

export function ofMonth(hand: CardSet, month: number): readonly CardId[] {
  return cardsOf(intersection(hand, monthSet(month)));
}

export function handWithout(state: State, seat: Seat, cards: Capture): CardSet {
  return cards.reduce(withoutCard, handAt(state, seat));
}
