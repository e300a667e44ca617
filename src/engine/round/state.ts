import type { CardSet } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat, Setup } from '../core/game.ts';
import type { AuctionPhase, Entry } from './state/auction-state.ts';
import type { KoiKoiCalls } from './state/koi-koi-state.ts';
import type { LateCapture } from './state/late-capture-state.ts';
import type { OnifudaState } from './state/onifuda-state.ts';
import type { Stakes } from './state/stakes-state.ts';

/** A slot of the field: the card that lies there, or `EMPTY`. Cards keep their slot. */
export type Slot = CardId | typeof EMPTY;

/** A slot of the field where no card lies: kept, so that the others do not jump. */
export const EMPTY = -1;

/** Where a card came from: a player's hand, or the top of the pile. */
export type Source = 'hand' | 'pile';

/** What the match waits for. Each kind names whom it asks and everything the question is about. */
export type Phase =
  | AuctionPhase
  /** `seat` may claim something that the rules offer; `rest` are asked after it. */
  | {
      readonly type: 'offer';
      readonly seat: Seat;
      readonly offer: Offer;
      readonly rest: readonly Seat[];
    }
  /** `seat` made or raised a yaku and goes on (*koi-koi*) or ends the round (*shōbu*). */
  | { readonly type: 'call'; readonly seat: Seat }
  | { readonly type: 'play'; readonly seat: Seat }
  /** `card` (already out of the hand or pile) may capture in more than one way. */
  | {
      readonly type: 'capture';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: Source;
      readonly choices: readonly Capture[];
    }
  /** `winner`: who won the match by a yaku, whatever the totals; absent: the totals tell. */
  | { readonly type: 'over'; readonly winner?: Seat };

/** The cards of the field that one card takes; none: it is left on the field. */
export type Capture = readonly CardId[];

/**
 * What may be claimed: new cards for three or four of a family (M6), a new deal for four of a month
 * in the hand, a draw for an empty hand (*tegarasu*, M19), or the round for four of a month in the
 * hand (*chongtong*, GS4).
 */
export type Offer = 'replacement' | 'redeal' | 'draw' | 'chongtong';

export type MultiplierWhy =
  | 'matsuba'
  | 'hankiba'
  | 'shimeba'
  | 'bright-field'
  | 'oba'
  | 'zetsuba'
  | 'carried'
  | 'nagari';

/** What the field, as dealt, does to the payments of the round. */
export interface Multiplier {
  readonly times: number;
  readonly why: MultiplierWhy;
  /** What will multiply the rounds after this one, in order; absent: nothing. */
  readonly next?: readonly number[];
}

export interface Teyaku<Id extends string = string> {
  readonly seat: Seat;
  /** Unique within the game, like the id of a yaku. */
  readonly id: Id;
  readonly value: number;
  readonly cards: CardSet;
}

/** One match at one moment: everything needed to go on. Plain data; JSON and back is equal. */
export interface State {
  readonly setup: Setup;
  /** From 1. A redealt round keeps its number. */
  readonly round: number;
  /** Deals made so far in the match, redeals included: each has a shuffle of its own. */
  readonly deals: number;
  /** Every seat in the playing order of the round; the first is the oya. */
  readonly seating: readonly Seat[];
  /** What each seat owns in the game's unit: points, or black-stone units. */
  readonly totals: readonly number[];
  /** By seat, how many games of the match it has won; null in a match of one game. */
  readonly games: readonly number[] | null;
  /** Null in a game that is not played for stones. */
  readonly stakes: Stakes | null;
  /** Null if everybody plays every round. */
  readonly entry: Entry | null;
  /** The seats that play this round, leader first. Everybody while an auction goes on. */
  readonly order: readonly Seat[];
  /** Turns finished this round; the seat to play is `order[turns % order.length]`. */
  readonly turns: number;
  readonly hands: readonly CardSet[];
  /** By seat, the cards that its hand was dealt this round, later ones last: the place of each is its number. */
  readonly dealt: readonly (readonly CardId[])[];
  readonly captured: readonly CardSet[];
  readonly field: readonly Slot[];
  /** In drawing order, drawn cards included. */
  readonly pile: readonly CardId[];
  readonly drawn: number;
  readonly multiplier: Multiplier | null;
  /** What multiplies this round and those after it, left over from earlier fields, in order. */
  readonly carried: readonly number[];
  /** Hands that score as dealt; paid when the round is settled. */
  readonly teyaku: readonly Teyaku[];
  /** Null in a game without calls. */
  readonly calls: KoiKoiCalls | null;
  /** Null until the wild card is dealt to the field or used, and if there is none. */
  readonly onifuda: OnifudaState | null;
  /** By seat: the card that must be played next turn (S19), or `EMPTY`; null: no such rule. */
  readonly promised: readonly Slot[] | null;
  /** Cards that the deal left out of the round: nobody's, and seen by all. */
  readonly removed: CardSet;
  /** Null until play begins, and if each card captures as it is played. */
  readonly late: LateCapture | null;
  readonly phase: Phase;
}

/** The moves that their type tells whole. `flip` is a turn without a card of the hand. */
export const ANSWERS = [
  'stay',
  'drop',
  'chase',
  'pass',
  'claim',
  'flip',
  'koi-koi',
  'go',
  'sage',
  'cancel',
  'shobu',
] as const;
export type Answer = (typeof ANSWERS)[number];

/** What a person decides, and nothing more. One move is one button. */
export type Move =
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'capture'; readonly take: Capture }
  /** Takes all four cards of a month (1–12), in the player’s hand and on the field. */
  | { readonly type: 'hiki'; readonly month: number }
  /** All cards of this one's month in the hand, for those on the field. */
  | { readonly type: 'bomb'; readonly card: CardId }
  /** A card; three of its month are shown. */
  | { readonly type: 'shake'; readonly card: CardId }
  | { readonly [One in Answer]: { readonly type: One } }[Answer];

/** The phase of each seat's turn, made once: phases are values and may be shared. */
const TURNS: readonly Phase[] = [0, 1, 2, 3, 4, 5, 6].map((seat) => ({ type: 'play', seat }));

/** What the match waits for in a seat's turn. */
export function playBy(seat: Seat): Phase {
  return TURNS[seat] ?? { type: 'play', seat };
}

/** The seat that leads the match's present round before anything moves the lead. */
export function oyaOf({ seating }: State): Seat {
  return seating[0] ?? 0;
}

/** What everybody may know of a phase: whom an offer is still to be made to, only their hands tell. */
export function openPhase(phase: Phase): Phase {
  return phase.type === 'offer' ? { ...phase, rest: [] } : phase;
}
