import type { CardId } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';

/** What who goes on calls: *koi-koi*, *sage* in Hachi-Hachi, or *go* in Go-Stop. */
export type Call = (typeof CALLS)[number];
const CALLS = ['koi-koi', 'sage', 'go'] as const;

/** Whether it is what somebody calls who goes on: the type of a move or of an event. */
export function isCall(type: string): type is Call {
  return CALLS.some((call) => call === type);
}

/** The calls of a game in which whoever makes a yaku ends the round or goes on. */
export interface KoiKoiCalls {
  /** How often each seat has called koi-koi this round. */
  readonly made: readonly number[];
  /** By seat, the yaku it was asked for and went on with, at the most that they were worth then. */
  readonly yaku: readonly (readonly { readonly id: string; readonly value: number }[])[];
  /** Whether a yaku has been made or raised since the last turn ended. */
  readonly isRaised: boolean;
  /** Who was the first to call *sage* this round; absent: nobody yet. */
  readonly first?: Seat;
  /** Who has called *go* this round, in order; absent: nobody yet, or it does not matter. */
  readonly log?: readonly Seat[];
  /** Cards laid at the layer's risk since each seat's last turn; absent: none, or it is no risk. */
  readonly risks?: readonly Risk[];
}

/** A card laid on the field although it may complete another's yaku. */
export interface Risk {
  readonly by: Seat;
  readonly card: CardId;
  /** Who lacks one card of its month for this yaku. */
  readonly for: Seat;
  readonly yaku: string;
  readonly turn: number;
  /** Whether the yaku was completed with it in the next turn. */
  readonly isTaken: boolean;
}
