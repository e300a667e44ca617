import type { CardSet } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat, Viewer } from '../core/game.ts';
import type { Call } from './state/koi-koi-state.ts';
import type { Multiplier, MultiplierWhy, Offer, Slot, Source, Teyaku } from './state.ts';

/** Who gives or gets a payment besides the seats. */
export type Party = Seat | 'pot' | 'bank';

/** Points; a *kan* has twelve, or ten. */
export type Mon = 'mon12' | 'mon10';

/**
 * `points`, which Mayumi's family calls `ken` and Japanese Koi-Koi mon (`plainMon`: they make no kan); `stones` in
 * black-stone units; shares of a stake; or rounds won.
 */
export type Unit = 'points' | 'plainMon' | 'ken' | 'stones' | 'shares' | 'victories' | Mon;

export type YakuUnit = 'points' | 'plainMon' | 'ken' | 'hai' | 'kan' | 'shares';

/** In which final results are counted: `bills` are what stones are worth at the end (S2), `victories` rounds or games won. */
export type ScoreUnit = 'points' | 'plainMon' | 'ken' | 'bills' | 'shares' | 'victories' | Mon;

/** Why something was paid: the id of the rule, which `text` puts into words. */
export type PaidWhy =
  | 'round-score'
  | 'round-counter'
  | 'dropout'
  | 'dropout-returned'
  | 'pot-split'
  | 'pot-taken'
  | 'pot-share'
  | 'chase-penalty'
  | 'card-points'
  | 'dekiyaku'
  | 'blue-bonus'
  | 'low-man-out'
  | 'no-points'
  | 'borrowed-plate'
  | 'yaku'
  | 'difference'
  | 'shobu'
  | 'teyaku'
  | 'oya-privilege'
  | 'few-cards'
  | 'loser-yaku'
  | 'rival-yaku'
  | 'partner-points'
  | 'victory'
  | 'compensation'
  | 'compensation-returned'
  | 'cancel'
  | 'liability'
  | 'unimproved'
  | 'sohachi'
  | 'futahachi'
  | 'sujuroku'
  | 'tobikomi'
  | 'nukeyaku'
  | 'first-ppeok'
  | 'first-ttadak'
  | 'three-ppeoks'
  | 'chongtong'
  | 'four-on-field'
  | 'stop'
  | 'dokbak'
  | 'go';

export interface Payment {
  readonly from: Party;
  readonly to: Party;
  /** What was paid, in `unit`. */
  readonly amount: number;
  /** What should have been paid, in `unit`; more than `amount` when the payer ran dry (S28). */
  readonly owed: number;
  readonly unit: Unit;
  /** The same debt in the rules' points or ken (hai × 20); 0 for what isn't a debt in points, as a loan. */
  readonly points: number;
  readonly why: PaidWhy;
  /** The yaku it is paid for, if it is paid for one. */
  readonly yaku?: string;
  /** The cards that make it: those of the yaku, or all that were captured if all count. */
  readonly cards?: CardSet;
  /** What multiplies what this payer pays, and not what others do. */
  readonly times?: readonly Times[];
}

/** A yaku that a player made. Its id is unique within the game. */
export interface YakuMade {
  readonly id: string;
  /** In the game's yaku unit: points, or hai. */
  readonly value: number;
  readonly cards: CardSet;
}

/** Why cards were thrown in and dealt again. */
export type RedealWhy =
  | 'four-of-a-month-on-field'
  | 'four-of-a-month-in-hand'
  | 'three-of-the-month-on-field'
  | 'rain-on-field'
  | 'three-willows-on-field'
  | 'pairs-on-field'
  | 'nobody-stayed'
  | 'all-level'
  | 'claimed'
  | 'fuke'
  | 'tegarasu';

/** Why a match is over; `yaku`: one that wins it, whatever the totals. */
export type OverWhy = 'rounds' | 'ruin' | 'no-points' | 'target' | 'games' | 'yaku';

/**
 * What is special about a turn whose cards are captured at its end: the turned card took the one that was
 * played (*jjok*), or that and both of two on the field (*ttadak*), or made a stack of three with them
 * (*ppeok*); all of a month from the hand; a stack was taken; the field was cleared.
 */
export type Coup = 'jjok' | 'ttadak' | 'ppeok' | 'bomb' | 'stack' | 'own-stack' | 'sweep';

/** How a burdened card came to be playable (S18, S19, S20). */
export type BurdenException = 'teyaku' | 'pair' | 'pair-promised' | 'all-burdened';

/** Suhara-bana's field: what a stone is worth rises with each borrowed plate. */
export type Stage = 'small' | 'middle' | 'main';

/** What multiplies payments: the field (`MultiplierWhy`), or the calls and the size of the yaku. */
export type TimesWhy =
  | MultiplierWhy
  | 'seven'
  | 'koi-koi'
  | 'goes'
  | 'shake'
  | 'bomb'
  | 'many-animals'
  | 'bright-bak'
  | 'chaff-bak'
  | 'go-bak';

/** A factor of a payment, with its reason. */
export interface Times {
  readonly times: number;
  readonly why: TimesWhy;
}

/** The outcome of one round, whole: enough to draw its score sheet. */
export interface Settlement {
  readonly round: number;
  readonly month: number;
  readonly oya: Seat;
  /** The seats that played, leader first. */
  readonly order: readonly Seat[];
  /** By seat, leftovers given. */
  readonly captured: readonly CardSet[];
  /** Card points by seat. */
  readonly points: readonly number[];
  /** What card points are measured against; 0 if there is none. */
  readonly par: number;
  /** The same by seat, if it is another for each; absent: `par` for all. */
  readonly pars?: readonly number[];
  /** By seat, what counts after exclusions. */
  readonly yaku: readonly (readonly YakuMade[])[];
  /** Hands that scored as dealt. */
  readonly teyaku: readonly Teyaku[];
  /** By seat: yaku that were made and count for nothing (nullified, or beaten by a better one). */
  readonly void: readonly (readonly YakuMade[])[];
  readonly payments: readonly Payment[];
  /** Everything that multiplied the payments, in the order of application. */
  readonly multipliers: readonly Times[];
  /** What the round brought each seat, in the unit of the totals, loans not counted. */
  readonly scores: readonly number[];
  /** What each seat owns afterwards. */
  readonly totals: readonly number[];
  /** By seat, games won by then; absent in a match of one game. */
  readonly games?: readonly number[];
  /** Who won the round, if the game says; several never. */
  readonly winner: Seat | null;
  /** By seat, plates borrowed afterwards; null if nothing is borrowed. */
  readonly borrowed: readonly number[] | null;
  /** The stage the round was played at; null if there is none. */
  readonly stage: Stage | null;
}

/** The end of a match. */
export interface Standing {
  /** Final result by seat, in the unit in which the winner is found. */
  readonly scores: readonly number[];
  /** Seats from first to last; equal ones together. */
  readonly places: readonly (readonly Seat[])[];
}

interface OfSeat {
  seat: Seat;
}

interface CardsOfSeat extends OfSeat {
  cards: CardSet;
}

interface CardOfSeat extends OfSeat {
  card: CardId;
}

type BySeat = Call | 'cancelled' | 'shobu' | 'dropped' | 'chased';

/** What each fact tells, by its type. */
interface Facts extends Record<BySeat, OfSeat> {
  'oya-drawn': {
    /** Each round of drawing: a card for each seat that still takes part. */
    draws: readonly (readonly Readonly<CardOfSeat>[])[];
    oya: Seat;
    /** All seats in playing order, the oya first. */
    seating: readonly Seat[];
  };
  'round-started': Pick<Settlement, 'round' | 'month' | 'oya' | 'stage'> & {
    seating: readonly Seat[];
  };
  dealt: { field: readonly Slot[]; pile: number };
  'hand-dealt': { seat: Seat; hand: CardSet; only: Seat };
  /** What lay face down while it was decided who plays is turned up. */
  'field-shown': { field: readonly Slot[] };
  /** The deal has no hand for this seat, drawn by lot. */
  'sat-out': OfSeat;
  /** The pile in drawing order, as dealt or as shuffled again: for transcripts, not for players. */
  'pile-set': { pile: readonly CardId[]; only: 'nobody' };
  /** S4: four of a month in a hand are shown and go back. */
  'four-shown': CardsOfSeat;
  redealt: { why: RedealWhy; cards: CardSet };
  stayed: { seat: Seat; why: 'choice' | 'obliged' | 'cannot-pay' };
  /**
   * I8: so many cards of a month that was dealt three or four times went back, and new ones came. Seat null: on
   * the field. Cards null: those of a hand, which nobody sees.
   */
  replaced: { seat: Seat | null; many: number; cards: CardSet | null };
  /** U1, I6: the pile's top card lies face down on the onifuda. */
  'blind-set': CardOfSeat;
  multiplied: { multiplier: Multiplier };
  /** M6, M19: something that was offered, claimed or not. */
  claimed: { seat: Seat; offer: Offer };
  declined: { seat: Seat; offer: Offer };
  /** A hand that scores as it was dealt is shown. */
  teyaku: { teyaku: Teyaku };
  /** A house rule of koi-koi: four of a month on the field are the oya's. */
  'field-taken': CardsOfSeat;
  /**
   * All four cards of a month are taken, `held` of them from the hand: in the seat's own turn, or because
   * the wild card of another would have taken one.
   */
  'month-taken': { seat: Seat; why: 'hiki' | 'blocked'; cards: CardSet; held: CardSet };
  /** A wild card that was blocked is back in the hand. */
  returned: CardOfSeat;
  /** Dealt to the field, and out of the round. */
  removed: { card: CardId };
  /** Three or four of a month in a hand are shown, to double what the round may bring. */
  shaken: CardsOfSeat;
  /** All cards of a month in a hand are played at once. */
  bombed: CardsOfSeat;
  /** No card of the hand is played, for a bomb; how often that is still possible. */
  'token-used': { seat: Seat; left: number };
  coup: { seat: Seat; coup: Exclude<Coup, 'bomb'> };
  /** Captured cards that another player must give. */
  stolen: { seat: Seat; from: Seat; cards: CardSet };
  'forced-out': { seats: readonly Seat[] };
  passed: { seat: Seat; why: 'choice' | 'cannot-pay' };
  stood: { seat: Seat; by: Seat };
  displaced: { seat: Seat; by: Seat; why: 'choice' | 'third' };
  /** Play begins: who plays, leader first. Only if not everybody does. */
  entered: { order: readonly Seat[] };
  declared: { seat: Seat; card: CardId; why: BurdenException };
  played: CardOfSeat;
  turned: { seat: Seat; card: CardId; left: number };
  laid: { seat: Seat; card: CardId; from: Source; place: number };
  /** Seat: who gets the cards; not the player of the card on a name-oni (B4). */
  captured: { seat: Seat; card: CardId; from: Source; taken: readonly CardId[] };
  /** A yaku that was made or raised, and that no better one of its group beats. */
  'yaku-made': { seat: Seat; yaku: YakuMade };
  leftovers: CardsOfSeat;
  paid: { payment: Payment };
  borrowed: { seat: Seat; stage: Stage };
  settled: { settlement: Settlement };
  /** A round that ended without play: pot split between two, or taken by the only one left. */
  unplayed: Pick<Settlement, 'round' | 'totals'> & {
    why: 'pot-split' | 'pot-taken';
    seats: readonly Seat[];
  };
  /** A game of several has reached its target; nobody wins it if its lead is shared. By seat, games won by then. */
  'game-over': { winner: Seat | null; games: readonly number[]; target: number };
  over: { why: OverWhy; standing: Standing };
}

/**
 * A fact for people, in order, without words in any language. One with a secret names its
 * audience in `only`; `eventsFor` filters.
 */
export type Event = {
  [Type in keyof Facts]: { readonly type: Type } & Readonly<Facts[Type]>;
}[keyof Facts];

/** The events that this viewer may know of: the one filter for secrets. */
export function eventsFor(events: readonly Event[], viewer: Viewer): readonly Event[] {
  return events.filter((event) => !('only' in event) || event.only === viewer);
}
