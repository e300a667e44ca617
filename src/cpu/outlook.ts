import {
  type CardSet,
  cardsOf,
  has,
  intersection,
  intersects,
  monthSet,
  NO_CARDS,
  setOf,
  size,
  union,
  withCard,
  without,
  withoutCard,
} from '../engine/core/card-set.ts';
import { type CardId, monthOf } from '../engine/core/cards.ts';
import type { Seat } from '../engine/core/game.ts';
import { type Capture, EMPTY } from '../engine/round/state.ts';
import { countOf } from '../engine/round/yaku.ts';
import type { Yaku } from '../engine/round/yaku-table.ts';
import type { View } from '../engine/view/view.ts';
import { activeIn, CHANCE, KEPT_ONIFUDA, pointsPerYaku } from './weights.ts';

/** Where the cards lie that a seat can see: a position as it is, or as a move would make it. */
export interface Outlook {
  readonly hand: CardSet;
  readonly field: CardSet;
  /** By seat; if there are teams, what all of the seat's team have. */
  readonly captured: readonly CardSet[];
}

/** What does not change while moves are weighed. */
export interface Knowledge {
  readonly view: View;
  readonly me: Seat;
  readonly rivals: readonly Seat[];
  /** How many play the round, this seat among them. */
  readonly players: number;
  /** The yaku of the round, the best first. */
  readonly yaku: readonly Yaku[];
  readonly unseen: CardSet;
  /** The chance that a given unseen card is in a rival's hand. */
  readonly inRivalHand: number;
}

/** What the viewer's seat knows. Throws `RangeError` for a spectator, who has nothing to decide. */
export function knowledgeOf(view: View): Knowledge {
  const { viewer: me, seats, deck } = view;
  if (me === 'spectator') throw new RangeError('a spectator has no move');
  const now = outlookOf(view);
  const seen = now.captured.reduce(union, union(now.hand, now.field));
  const activeCard = view.phase.type === 'capture' ? setOf([view.phase.card]) : NO_CARDS;
  const unseen = without(deck, union(seen, activeCard));
  const side = (seat: Seat) => view.teams?.[seat] ?? seat;
  const rivals = seats
    .filter(({ seat, active }) => active && side(seat) !== side(me))
    .map(({ seat }) => seat);
  // In an auction everybody is still there.
  const isAsked = view.phase.type === 'entry';
  const players = isAsked ? activeIn(view.setup.game) : view.order.length;
  const held = rivals
    .slice(0, players - 1)
    .reduce((sum, seat) => sum + (seats[seat]?.hand ?? 0), 0);
  const yaku = view.yaku.toSorted((a, b) => b.value - a.value);
  return { view, me, rivals, players, yaku, unseen, inRivalHand: held / Math.max(1, size(unseen)) };
}

export function outlookOf(view: View): Outlook {
  return {
    hand: setOf(view.hand.map(({ card }) => card)),
    field: setOf(view.field.filter((place) => place !== EMPTY)),
    captured: pilesOf(view),
  };
}

/** By seat, what its team has captured. */
function pilesOf({ seats, teams }: View): readonly CardSet[] {
  const own = seats.map(({ captured }) => captured);
  if (teams === null) return own;
  const ofTeam = (team: Seat | undefined) => own.filter((_, seat) => teams[seat] === team);
  return own.map((_, seat) => ofTeam(teams[seat]).reduce(union, NO_CARDS));
}

export function capturedOf(outlook: Outlook, seat: Seat): CardSet {
  return outlook.captured[seat] ?? NO_CARDS;
}

/**
 * What the round is expected to bring this seat, in card points: the cards it has and may yet get,
 * its yaku and those of the others, made or hoped for. Only differences between outlooks of one
 * view mean anything exact.
 */
export function prospects(knowledge: Knowledge, outlook: Outlook): number {
  const mine = chancesOf(knowledge, outlook);
  const { view, me, players } = knowledge;
  const perYaku = pointsPerYaku(view);
  let worth = keptOnifuda(view, outlook);
  for (const card of cardsOf(view.deck)) worth += (view.values[card] ?? 0) * (mine[card] ?? 0);
  worth += hopes(knowledge, reachAt(outlook, me, mine)) * perYaku * (players - 1);
  const theirs = mine.map((chance) => (1 - chance) / (players - 1));
  const share = (players - 1) / Math.max(1, knowledge.rivals.length);
  for (const seat of knowledge.rivals) {
    worth -= hopes(knowledge, reachAt(outlook, seat, theirs)) * perYaku * share;
  }
  return worth;
}

/** By card: how likely this seat is to end up with it. */
function chancesOf(knowledge: Knowledge, outlook: Outlook): readonly number[] {
  const { view, me, unseen, players } = knowledge;
  const own = capturedOf(outlook, me);
  const chances = new Array<number>(view.values.length).fill(0);
  for (const card of cardsOf(view.deck)) {
    if (has(own, card)) chances[card] = 1;
    else if (has(outlook.hand, card)) chances[card] = chanceHeld(outlook, card);
    else if (has(outlook.field, card)) chances[card] = chanceOnField(knowledge, outlook, card);
    else if (has(unseen, card)) chances[card] = 1 / players;
  }
  return chances;
}

function chanceHeld({ field }: Outlook, card: CardId): number {
  return intersects(field, monthSet(monthOf(card))) ? CHANCE.heldWithMate : CHANCE.held;
}

function chanceOnField({ view, unseen, inRivalHand }: Knowledge, outlook: Outlook, card: CardId) {
  if (card === view.onifuda) return CHANCE.looseOnifuda;
  const month = monthSet(monthOf(card));
  const abroad = size(intersection(unseen, month));
  const left = (1 - CHANCE.grabbed * inRivalHand) ** abroad;
  return left * (intersects(outlook.hand, month) ? CHANCE.fieldWithMate : CHANCE.field);
}

function keptOnifuda({ onifuda }: View, { hand }: Outlook): number {
  if (onifuda === null || !has(hand, onifuda)) return 0;
  const others = size(hand) - 1;
  return (KEPT_ONIFUDA.most * others) / (others + KEPT_ONIFUDA.half);
}

/**
 * The yaku of a seat, made or hoped for, in the game's yaku unit. Of a group only the best counts:
 * a lesser one is worth something only if every better one fails.
 */
function hopes({ yaku }: Knowledge, reach: Reach): number {
  const unmade = new Map<string, number>();
  let sum = 0;
  for (const one of yaku) {
    const { id, value, group = id } = one;
    const chance = chanceToMake(one, reach);
    const open = unmade.get(group) ?? 1;
    sum += value * chance * open;
    unmade.set(group, open * (1 - chance));
  }
  return sum;
}

/** Where the cards lie once a card of the seat's has taken these of the field; null: it has been laid. */
export function outlookAfter(
  { hand, field, captured }: Outlook,
  me: Seat,
  { card, take }: { readonly card: CardId; readonly take: Capture | null },
): Outlook {
  const rest = withoutCard(hand, card);
  if (take === null) return { hand: rest, field: withCard(field, card), captured };
  const taken = setOf(take);
  return {
    hand: without(rest, taken),
    field: without(field, taken),
    captured: captured.map((set, seat) => (seat === me ? withCard(union(set, taken), card) : set)),
  };
}

export interface Reach {
  readonly own: CardSet;
  readonly gone: CardSet;
  readonly chances: readonly number[];
}

/** What the viewer's own seat has, may yet get, and how likely. */
export function reachOf(knowledge: Knowledge, outlook: Outlook): Reach {
  return reachAt(outlook, knowledge.me, chancesOf(knowledge, outlook));
}

function reachAt(outlook: Outlook, seat: Seat, chances: readonly number[]): Reach {
  const gone = outlook.captured.filter((_, other) => other !== seat).reduce(union, NO_CARDS);
  return { own: capturedOf(outlook, seat), gone, chances };
}

/** How likely it is that a seat ends up with the cards of a yaku, or with as many as it needs. */
export function chanceToMake(yaku: Yaku, reach: Reach): number {
  const { cards, need, also = NO_CARDS } = yaku;
  if (need === undefined) return chanceOfAll(union(cards, also), reach);
  const { own, gone, chances } = reach;
  // By how many are still needed: the chance of that.
  let lacking = [...new Array<number>(Math.max(0, need - countOf(yaku, cards, own))).fill(0), 1];
  for (const card of cardsOf(without(cards, union(own, gone)))) {
    const chance = chances[card] ?? 0;
    const worth = countOf(yaku, cards, setOf([card]));
    const next = new Array<number>(lacking.length).fill(0);
    lacking.forEach((likely, left) => {
      const after = left === 0 ? 0 : Math.max(0, left - worth);
      next[left] = (next[left] ?? 0) + likely * (1 - chance);
      next[after] = (next[after] ?? 0) + likely * chance;
    });
    lacking = next;
  }
  return (lacking[0] ?? 0) * chanceOfAll(also, reach);
}

function chanceOfAll(cards: CardSet, { own, gone, chances }: Reach): number {
  const missing = without(cards, own);
  if (intersects(missing, gone)) return 0;
  return cardsOf(missing).reduce((all, card) => all * (chances[card] ?? 0), 1);
}
