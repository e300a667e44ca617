import type { CardId } from '../engine/core/cards.ts';
import type { Seat } from '../engine/core/game.ts';
import type { AuctionQuestion } from '../engine/round/state/auction-state.ts';
import type { Capture, Move } from '../engine/round/state.ts';
import type { Strength } from './match.ts';

/** Who gives hints: a strong computer, or if that takes too long a normal one. */
export type HintStrength = Extract<Strength, 'strong' | 'normal'>;

/** What a computer would do, and why. */
export interface Hint {
  readonly by: HintStrength;
  readonly move: Move;
  /** The weightiest first; never empty. */
  readonly reasons: readonly Reason[];
}

/** Why a computer makes a move: something that is so, for `text` to put into words. */
export type Reason =
  /** There is no other move: it is the last card, or the rules bar the others. */
  | { readonly why: 'only'; readonly how: 'last-card' | 'barred' }
  /** `card` takes these. */
  | {
      readonly why: 'takes';
      readonly card: CardId;
      readonly cards: Capture;
      /** Card points of all of them together; null if card points count for nothing. */
      readonly points: number | null;
      /** How many ways the card has to take; the computer would choose this one. */
      readonly ways: number;
    }
  /** What is captured is decided by the card that will be flipped. */
  | { readonly why: 'flip-decides' }
  /** The card goes straight to its player's captured cards. */
  | { readonly why: 'alone' }
  /** The capture makes a yaku, or raises it to this value; in the game's yaku unit. */
  | { readonly why: 'makes' | 'raises'; readonly yaku: string; readonly value: number }
  /** After it, no yaku is closer: it lacks all of `missing`, and so many `more` of several others. */
  | ({ readonly why: 'nearest' } & NearestYaku)
  /** The seat needed this card alone for the yaku, and does not get it. */
  | {
      readonly why: 'denies' | 'holds';
      readonly card: CardId;
      readonly seat: Seat;
      readonly yaku: string;
    }
  /** The round may still be won with few points: at most this many. */
  | { readonly why: 'low-man'; readonly most: number }
  /** None of the cards that may be played takes anything. */
  | { readonly why: 'nothing-takes' }
  /** The wild card stays in the hand. */
  | { readonly why: 'keeps-wild'; readonly card: CardId }
  /** So many other cards of the month of the card that is laid are still unseen: none, or one. */
  | { readonly why: 'month-seen'; readonly unseen: 0 | 1 }
  /** No other card that may be played is worth less. */
  | { readonly why: 'cheapest'; readonly points: number }
  /** Ending the round brings this, in the unit of the yaku. */
  | { readonly why: 'stops'; readonly score: number }
  /** So many cards are left to play after a call of koi-koi. */
  | { readonly why: 'goes-on'; readonly cards: number }
  /** This seat lacks one card for a yaku. */
  | { readonly why: 'threat'; readonly seat: Seat; readonly yaku: string }
  /** What playing the round with this hand should bring, and what it must bring more than. */
  | {
      readonly why: 'promise';
      readonly question: AuctionQuestion;
      /** In points, as are all that follow. */
      readonly points: number;
      readonly least: number;
      /** Of it, for being the first or the last to play. */
      readonly place: number;
      /** Of it, from the pot. */
      readonly pot: number;
    }
  /** So many dropped out that who stays gets the pot without playing. */
  | { readonly why: 'pot-free' }
  /** By what was tried, it leaves the seat further ahead of the others than the next best. */
  | ({ readonly why: 'tried'; readonly next: Move } & Lead);

/** How far a move is ahead of another by what was tried. */
export interface Lead {
  /** Imagined deals on which both were tried. */
  readonly deals: number;
  /** On average, in the unit of the totals. */
  readonly lead: number;
  /** Whether that is more than chance. */
  readonly isClear: boolean;
}

/** The yaku that a seat is closest to, and what it still needs for it. */
export interface NearestYaku {
  readonly yaku: string;
  /** In the game's yaku unit. */
  readonly value: number;
  readonly missing: readonly CardId[];
  /** And so many of several others. */
  readonly more: number;
}
