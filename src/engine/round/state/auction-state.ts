import type { Seat } from '../../core/game.ts';

export type AuctionPhase =
  /** `seat` stays or drops out. */
  | { readonly type: 'entry'; readonly seat: Seat }
  /** A player who was forced out may chase or pass. */
  | { readonly type: 'chase'; readonly seat: Seat }
  /** `seat` is chased by `by` and stays or drops (without a penalty). */
  | { readonly type: 'chased'; readonly seat: Seat; readonly by: Seat };

export type AuctionQuestion = AuctionPhase['type'];

const PHASES: ReadonlySet<string> = new Set<AuctionQuestion>(['entry', 'chase', 'chased']);

export function isAuction(phase: { readonly type: string }): phase is AuctionPhase {
  return PHASES.has(phase.type);
}

export type EntryAnswer = 'stay' | 'drop' | 'forced-out' | 'displaced' | 'none' | 'sits-out';

/** Who plays this round, in a game where not everybody does. */
export interface Entry {
  readonly answers: readonly EntryAnswer[];
  /** Forced-out seats that have not yet been asked whether they chase, in turn order. */
  readonly chasers: readonly Seat[];
  /** Each chase that succeeded: who came in, and whom that displaced. */
  readonly chases: readonly { readonly by: Seat; readonly displaced: Seat }[];
  /** What has been paid before play; absent: nothing, or it is with the stakes. */
  readonly paid?: readonly PaidBefore[];
}

export interface PaidBefore {
  readonly from: Seat;
  /** The pot, for dropping out; or who was forced out. */
  readonly to: Seat | 'pot';
  readonly points: number;
}
