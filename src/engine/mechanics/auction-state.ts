import type { Seat } from '../core/game.ts';

/** What an auction is about. */
export interface AuctionConfig {
  /** How many play a round. */
  readonly active: number;
  /** Points that dropping out costs; 0 where it is free. */
  readonly dropout: number;
  /** Points that a chase costs which does not reach par; null where nobody may chase. */
  readonly chase: number | null;
  /** The last who are left must play (S6's option). */
  readonly isForced: boolean;
}

/** What an auction waits for. */
export type AuctionPhase =
  /** `seat` stays or drops out. */
  | { readonly type: 'entry'; readonly seat: Seat }
  /** A player who was forced out may chase or pass. */
  | { readonly type: 'chase'; readonly seat: Seat }
  /** `seat` is chased by `by` and stays or drops (without a penalty). */
  | { readonly type: 'chased'; readonly seat: Seat; readonly by: Seat };

const PHASES: ReadonlySet<string> = new Set<AuctionPhase['type']>(['entry', 'chase', 'chased']);

/** Whether what a match waits for is an answer in an auction. */
export function isAuction(phase: { readonly type: string }): phase is AuctionPhase {
  return PHASES.has(phase.type);
}

/** What a seat has answered before the round's play. */
export type Answer = 'stay' | 'drop' | 'forced-out' | 'displaced' | 'none';

/** Who plays this round, in a game where not everybody does. */
export interface Entry {
  /** By seat. */
  readonly answers: readonly Answer[];
  /** Forced-out seats that have not yet been asked whether they chase, in turn order. */
  readonly chasers: readonly Seat[];
  /** Each chase that succeeded: who came in, and whom that displaced. */
  readonly chases: readonly { readonly by: Seat; readonly displaced: Seat }[];
}
