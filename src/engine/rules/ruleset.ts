import type { CardSet } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Options, OptionTable, Seat } from '../core/game.ts';
import type { BurdenException, Event, RedealWhy, Stage, Unit } from './event.ts';
import type { Capture, Entry, Move, Place, Source, Stakes, State } from './state.ts';
import type { Blocked } from './view.ts';
import type { Yaku, YakuCount } from './yaku.ts';

/** A state whose fields may be reassigned until the step is done; what they hold stays as it is. */
export type Draft = { -readonly [Key in keyof State]: State[Key] };

/** A step in the making. */
export interface Change {
  readonly rules: Ruleset;
  readonly state: Draft;
  readonly events: Event[];
}

/** A card on its way from a hand or the pile to the field or to somebody's captured cards. */
export interface CardInPlay {
  readonly seat: Seat;
  readonly card: CardId;
  readonly from: Source;
}

/** The wild card. A game says for each place where it can turn up what it does there. */
export interface Onifuda {
  readonly card: CardId;
  /** The ways in which it captures, from a hand or turned; none: it stays on the field. */
  readonly takes: (field: readonly Place[]) => readonly Capture[];
  /** While it lies on the field: the ways in which another card captures, those by month given. */
  readonly onField: (byMonth: readonly Capture[]) => readonly Capture[];
  /** Turned last onto an empty field: who gets it, the player who turned it given. */
  readonly last: (state: State, seat: Seat) => Seat;
}

/** One seat's place in a match. */
export interface Situation {
  readonly rules: Ruleset;
  readonly state: State;
  readonly seat: Seat;
}

/** Which cards of a hand may be played, where not all may. */
export interface HandRule {
  readonly playable: (situation: Situation) => CardSet;
  /** Why a card may not be played; null when it may. */
  readonly blocked: (situation: Situation, card: CardId) => Blocked | null;
  /** What playing a card declares and promises; null when nothing. */
  readonly declared: (
    situation: Situation,
    card: CardId,
  ) => { readonly why: BurdenException; readonly promised: Place } | null;
}

/** Who plays the round, decided after the deal. */
export interface EntryRule {
  /** Sets the entry and its first question, or starts play when there is nothing to ask. */
  readonly begin: (change: Change) => void;
  readonly legalMoves: (state: State) => readonly Move[];
  readonly apply: (change: Change, move: Move) => void;
}

/** What becomes of the match after a round. */
export type Aftermath =
  | { readonly type: 'next'; readonly oya: Seat }
  /** The round is void: dealt again under its number. */
  | { readonly type: 'redeal'; readonly why: RedealWhy }
  | { readonly type: 'over'; readonly why: 'ruin' | 'no-points' };

/** One game with its seats taken and its house rules chosen: tables and functions, no state. */
export interface Ruleset {
  readonly deck: CardSet;
  /** Card points by `CardId`. */
  readonly values: readonly number[];
  readonly par: number;
  readonly unit: Unit;
  readonly yakuUnit: 'points' | 'hai';
  readonly deal: { readonly hand: number; readonly field: number };
  /** How many rounds a match has; null when it ends otherwise. */
  readonly rounds: number | null;
  /** What each seat starts with, in `unit`. */
  readonly startTotal: number;
  readonly startStakes: Stakes | null;
  /** Why the cards on the field are no deal; null when they are. */
  readonly misdeal: (field: readonly CardId[], month: number) => RedealWhy | null;
  /** Changes hands that may not stay as they were dealt, before anybody plays. */
  readonly mendHands: ((change: Change) => void) | null;
  readonly entry: EntryRule | null;
  /** The ways in which a card captures by its month; none: it is laid. */
  readonly captures: (field: readonly Place[], card: CardId) => readonly Capture[];
  readonly onifuda: Onifuda | null;
  readonly hand: HandRule | null;
  /** The yaku of a month's round (1–12). */
  readonly yaku: (month: number) => readonly Yaku[];
  /** What counts, by seat, of the yaku made. */
  readonly countYaku: (state: State) => readonly YakuCount[];
  /** Who gets the cards left on the field; called only when some are. */
  readonly leftoversTo: (state: State) => Seat;
  /** Pays the round: moves totals, adds events, `settled` among them. */
  readonly settle: (change: Change) => Aftermath;
  /** A total as it counts at the end of the match. */
  readonly finalScore: (state: State, seat: Seat) => number;
  readonly stage: (state: State) => Stage | null;
}

/** What a game module exports: its id, its tables, and how they follow from its house rules. */
export interface GameDeclaration {
  readonly id: string;
  readonly seats: readonly number[];
  readonly options: OptionTable;
  readonly rules: (options: Options, seats: number) => Ruleset;
}

/** The month (1–12) of a round: a new year begins after December. */
export function monthOfRound(round: number): number {
  return ((round - 1) % 12) + 1;
}

/** All seats in playing order, `first` first. */
export function seatsFrom(first: Seat, seats: number): readonly Seat[] {
  const order: Seat[] = [];
  for (let step = 0; step < seats; step++) order.push((first + step) % seats);
  return order;
}

/** A list by seat with one seat's value replaced. */
export function withSeat<T>(list: readonly T[], seat: Seat, value: T): readonly T[] {
  const next = [...list];
  next[seat] = value;
  return next;
}

/** The value of a seat in a list that has one for each. Throws on a seat that is not there. */
export function atSeat<T>(list: readonly T[], seat: Seat): T {
  const value = list[seat];
  if (value === undefined) throw new RangeError(`no such seat: ${seat}`);
  return value;
}

/** The entry of a state that has one. Throws where nobody sits a round out. */
export function entryOf(state: State): Entry {
  if (state.entry === null) throw new TypeError('nobody sits out in this game');
  return state.entry;
}
