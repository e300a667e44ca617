import type { Seat } from '../core/game.ts';
import type { RedealWhy } from './event.ts';
import type { Offer } from './state.ts';

/** How a round came to its end. */
export type Ended =
  | { readonly why: 'played' }
  /** Every card has been played, and nobody claims anything. */
  | { readonly why: 'closed' }
  | { readonly why: 'shobu'; readonly seat: Seat }
  /** In its turn, instead of playing, this seat took back that it went on. */
  | { readonly why: 'cancelled'; readonly seat: Seat }
  /** In the middle of a turn: this seat has made a yaku that ends it (`endsRound`). */
  | { readonly why: 'yaku'; readonly seat: Seat }
  | { readonly why: 'teyaku'; readonly holders: readonly Seat[] }
  /** This seat has left so many stacks on the field that it wins (GS15). */
  | { readonly why: 'ppeoks'; readonly seat: Seat }
  /** Before the first card: what lies on the field, or in two hands, ends the round (GS3, GS6). */
  | { readonly why: 'unplayed'; readonly because: 'four-on-field' | 'two-fours' }
  /** M19: the cards are thrown in for what this seat holds. */
  | { readonly why: 'claimed'; readonly seat: Seat; readonly offer: Offer }
  /** S6: too few stay to play. */
  | { readonly why: 'too-few'; readonly stayed: readonly Seat[] };

export type Aftermath =
  | { readonly type: 'next'; readonly seating: readonly Seat[] }
  /** The round is void: dealt again under its number. */
  | { readonly type: 'redeal'; readonly why: RedealWhy }
  | { readonly type: 'over'; readonly why: 'ruin' | 'no-points' }
  /** This seat has won the match, whatever the totals. */
  | { readonly type: 'won'; readonly seat: Seat };
