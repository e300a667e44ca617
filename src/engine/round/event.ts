import type { CardSet } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat, Viewer } from '../core/game.ts';
import type { Multiplier, MultiplierWhy, Offer, Slot, Source, Teyaku } from './state.ts';

/** Who gives or gets a payment besides the seats. */
export type Party = Seat | 'pot' | 'bank';

/** Points of which a *kan* has twelve, or ten. */
export type Mon = 'mon12' | 'mon10';

/** `points`, which Mayumi's family calls `ken`, `stones` in black-stone units, shares of a stake, or rounds won. */
export type Unit = 'points' | 'ken' | 'stones' | 'shares' | 'victories' | Mon;

/** In which yaku are counted. */
export type YakuUnit = 'points' | 'ken' | 'hai' | 'kan' | 'shares';

/** In which final results are counted: `bills` are what stones are worth at the end (S2), `victories` rounds or games won. */
export type ScoreUnit = 'points' | 'ken' | 'bills' | 'shares' | 'victories' | Mon;

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

/** One payment with its reason. */
export interface Payment {
  readonly from: Party;
  readonly to: Party;
  /** What was paid, in `unit`. */
  readonly amount: number;
  /** What should have been paid, in `unit`; more than `amount` when the payer ran dry (S28). */
  readonly owed: number;
  readonly unit: Unit;
  /** The same debt in the rules' points or ken (hai × 20); 0 for what is no debt in points, as a loan. */
  readonly points: number;
  readonly why: PaidWhy;
  /** The yaku it is paid for, where it is paid for one. */
  readonly yaku?: string;
  /** The cards that make it: those of the yaku, or all that were captured where all count. */
  readonly cards?: CardSet;
  /** What multiplies what this payer pays, and not what others do. */
  readonly times?: readonly Times[];
}

/** A yaku that a player made. Its id is unique within the game. */
export interface YakuMade {
  readonly id: string;
  /** In the game's yaku unit: points, or hai. */
  readonly value: number;
  /** The cards that make it. */
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
  /** What card points are measured against; 0 where there is none. */
  readonly par: number;
  /** The same by seat, where it is another for each; absent: `par` for all. */
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
  /** Who won the round, where the game says; several never. */
  readonly winner: Seat | null;
  /** By seat, plates borrowed afterwards; null where nothing is borrowed. */
  readonly borrowed: readonly number[] | null;
  /** The stage the round was played at; null where there is none. */
  readonly stage: Stage | null;
}

/** The end of a match. */
export interface Standing {
  /** Final result by seat, in the unit in which the winner is found. */
  readonly scores: readonly number[];
  /** Seats from first to last; equal ones together. */
  readonly places: readonly (readonly Seat[])[];
}

/**
 * A fact for people, in order, without words in any language. One with a secret names its
 * audience in `only`; `eventsFor` filters.
 */
export type Event =
  | {
      readonly type: 'oya-drawn';
      /** Each round of drawing: a card for each seat that still takes part. */
      readonly draws: readonly (readonly { readonly seat: Seat; readonly card: CardId }[])[];
      readonly oya: Seat;
      /** All seats in playing order, the oya first. */
      readonly seating: readonly Seat[];
    }
  | {
      readonly type: 'round-started';
      readonly round: number;
      readonly month: number;
      readonly oya: Seat;
      readonly seating: readonly Seat[];
      readonly stage: Stage | null;
    }
  | { readonly type: 'dealt'; readonly field: readonly Slot[]; readonly pile: number }
  | {
      readonly type: 'hand-dealt';
      readonly seat: Seat;
      readonly hand: CardSet;
      readonly only: Seat;
    }
  /** What lay face down while it was decided who plays is turned up. */
  | { readonly type: 'field-shown'; readonly field: readonly Slot[] }
  /** The deal has no hand for this seat, drawn by lot. */
  | { readonly type: 'sat-out'; readonly seat: Seat }
  /** The pile in drawing order, as dealt or as shuffled anew: for transcripts, not for players. */
  | { readonly type: 'pile-set'; readonly pile: readonly CardId[]; readonly only: 'nobody' }
  /** S4: four of a month in a hand are shown and go back. */
  | { readonly type: 'four-shown'; readonly seat: Seat; readonly cards: CardSet }
  | { readonly type: 'redealt'; readonly why: RedealWhy; readonly cards: CardSet }
  | {
      readonly type: 'stayed';
      readonly seat: Seat;
      readonly why: 'choice' | 'obliged' | 'cannot-pay';
    }
  /** I8: cards of a month that was dealt three or four times went back; new ones came. */
  | {
      readonly type: 'replaced';
      /** Null: on the field. */
      readonly seat: Seat | null;
      /** How many cards went back. */
      readonly many: number;
      /** What went back from the field; null from a hand, which nobody sees. */
      readonly cards: CardSet | null;
    }
  /** U1, I6: the pile's top card lies face down on the onifuda. */
  | { readonly type: 'blind-set'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'multiplied'; readonly multiplier: Multiplier }
  /** M6, M19: something that was offered, claimed or not. */
  | { readonly type: 'claimed'; readonly seat: Seat; readonly offer: Offer }
  | { readonly type: 'declined'; readonly seat: Seat; readonly offer: Offer }
  /** A hand that scores as it was dealt is shown. */
  | { readonly type: 'teyaku'; readonly teyaku: Teyaku }
  /** A house rule of koi-koi: four of a month on the field are the oya's. */
  | { readonly type: 'field-taken'; readonly seat: Seat; readonly cards: CardSet }
  /**
   * All four cards of a month are taken, `held` of them from the hand: in the seat's own turn, or because
   * the wild card of another would have taken one.
   */
  | {
      readonly type: 'month-taken';
      readonly seat: Seat;
      readonly why: 'hiki' | 'blocked';
      readonly cards: CardSet;
      readonly held: CardSet;
    }
  /** A wild card that was blocked is back in the hand. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly card: CardId }
  /** Dealt to the field, and out of the round. */
  | { readonly type: 'removed'; readonly card: CardId }
  /** Three or four of a month in a hand are shown, to double what the round may bring. */
  | { readonly type: 'shaken'; readonly seat: Seat; readonly cards: CardSet }
  /** All cards of a month in a hand are played at once. */
  | { readonly type: 'bombed'; readonly seat: Seat; readonly cards: CardSet }
  /** No card of the hand is played, for a bomb; how often that is still possible. */
  | { readonly type: 'token-used'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'coup'; readonly seat: Seat; readonly coup: Exclude<Coup, 'bomb'> }
  /** Captured cards that another player must give. */
  | {
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly from: Seat;
      readonly cards: CardSet;
    }
  | { readonly type: 'koi-koi'; readonly seat: Seat }
  | { readonly type: 'go'; readonly seat: Seat }
  | { readonly type: 'sage'; readonly seat: Seat }
  | { readonly type: 'cancelled'; readonly seat: Seat }
  | { readonly type: 'shobu'; readonly seat: Seat }
  | { readonly type: 'dropped'; readonly seat: Seat }
  | { readonly type: 'forced-out'; readonly seats: readonly Seat[] }
  | { readonly type: 'chased'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat; readonly why: 'choice' | 'cannot-pay' }
  | { readonly type: 'stood'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'displaced';
      readonly seat: Seat;
      readonly by: Seat;
      readonly why: 'choice' | 'third';
    }
  /** Play begins: who plays, leader first. Only where not everybody does. */
  | { readonly type: 'entered'; readonly order: readonly Seat[] }
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly card: CardId;
      readonly why: BurdenException;
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'turned'; readonly seat: Seat; readonly card: CardId; readonly left: number }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: Source;
      readonly place: number;
    }
  | {
      readonly type: 'captured';
      /** Who gets the cards; not the player of the card on a name-oni (B4). */
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: Source;
      readonly taken: readonly CardId[];
    }
  /** A yaku that was made or raised, and that no better one of its group beats. */
  | { readonly type: 'yaku-made'; readonly seat: Seat; readonly yaku: YakuMade }
  | { readonly type: 'leftovers'; readonly seat: Seat; readonly cards: CardSet }
  | { readonly type: 'paid'; readonly payment: Payment }
  | { readonly type: 'borrowed'; readonly seat: Seat; readonly stage: Stage }
  | { readonly type: 'settled'; readonly settlement: Settlement }
  /** A round that ended without play: pot split between two, or taken by the only one left. */
  | {
      readonly type: 'unplayed';
      readonly round: number;
      readonly why: 'pot-split' | 'pot-taken';
      readonly seats: readonly Seat[];
      readonly totals: readonly number[];
    }
  /** A game of several has reached its target; nobody wins it where its lead is shared. */
  | {
      readonly type: 'game-over';
      readonly winner: Seat | null;
      /** By seat, games won by then. */
      readonly games: readonly number[];
      readonly target: number;
    }
  | {
      readonly type: 'over';
      readonly why: OverWhy;
      readonly standing: Standing;
    };

/** The events that this viewer may know of: the one filter for secrets. */
export function eventsFor(events: readonly Event[], viewer: Viewer): readonly Event[] {
  return events.filter((event) => !('only' in event) || event.only === viewer);
}
