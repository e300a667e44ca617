import { type CardSet, isEmpty } from '../../core/card-set.ts';
import { type CardId, isBonus, monthOf } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';

/** Three cards of a month that somebody left on the field (*ppeok*), not such as were dealt so. */
export interface Stack {
  readonly month: number;
  readonly owner: Seat;
  /** Cards of no month that lie in it. */
  readonly bonus: readonly CardId[];
}

/** A turn between its card of the hand and its end. All its cards lie on the field. */
export interface PendingTurn {
  /** The cards of the hand: none, one, or those of a bomb. */
  readonly played: readonly CardId[];
  readonly mates: readonly CardId[];
  readonly bonus: readonly CardId[];
}

/** What is paid at once, in the middle of a round. */
export interface PaidAtOnce {
  readonly from: Seat;
  readonly to: Seat;
  readonly points: number;
  readonly why: 'first-ppeok' | 'first-ttadak';
}

/** What is recorded in a round in which cards are captured at the end of the turn. Public. */
export interface LateCapture {
  readonly stacks: readonly Stack[];
  /** By seat: turns in which it may do without a card of the hand. */
  readonly tokens: readonly number[];
  /** By seat: the cards that it has shown, though it may still hold them. */
  readonly shown: readonly CardSet[];
  /** By seat: how often it has shaken. */
  readonly shakes: readonly number[];
  /** By seat: how often it has bombed, if that doubles. */
  readonly bombs: readonly number[];
  readonly ppeoks: readonly number[];
  readonly paid: readonly PaidAtOnce[];
  /** Null between turns. */
  readonly turn: PendingTurn | null;
}

/** How often a seat has done each thing this round; empty in games without them. */
export const TURN_MARKS = [
  'shakes',
  'bombs',
  'ppeoks',
] as const satisfies readonly (keyof LateCapture)[];
export type TurnMark = (typeof TURN_MARKS)[number];

/** What is kept of a round from its first card on. Throws before that. */
export function lateOf({ late }: Pick<Hands, 'late'>): LateCapture {
  if (late === null) throw new TypeError('play has not begun');
  return late;
}

/** The part of a state that tells whether a seat plays on. */
interface Hands {
  readonly hands: readonly CardSet[];
  readonly late: LateCapture | null;
}

/** Whether a seat has a card to play, or a turn that needs none. */
export function playsOn({ hands, late }: Hands, seat: Seat): boolean {
  const hand = hands[seat];
  if (hand !== undefined && !isEmpty(hand)) return true;
  return (late?.tokens[seat] ?? 0) > 0;
}

/** The stack that a card of the field lies in; undefined if it lies in none that somebody made. */
export function stackWith({ stacks }: LateCapture, card: CardId): Stack | undefined {
  return stacks.find(({ month, bonus }) =>
    isBonus(card) ? bonus.includes(card) : monthOf(card) === month,
  );
}
