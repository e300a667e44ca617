import type { Seat, Setup } from '../core/game.ts';
import type { Payment, RedealWhy, Settlement, Stage, YakuMade } from '../round/event.ts';

/** What a transcript says of itself first: all that a replay needs but the moves. */
export interface MatchLine extends Setup {
  readonly type: 'match';
}

/** A round as play begins, replacements and the auction behind it. Cards are id texts. */
export interface RoundLine {
  readonly type: 'round';
  /** From 1. */
  readonly round: number;
  readonly month: number;
  /** The active seats in playing order. */
  readonly order: readonly Seat[];
  /** By seat; empty for a seat that sits out. */
  readonly hands: readonly (readonly string[])[];
  /** As dealt, with the cards that a player takes before play, and those left out. */
  readonly field: readonly string[];
  /** Those cards by seat, if there are any. */
  readonly taken?: readonly (readonly string[])[];
  /** Those left out of the round, if there are any. */
  readonly removed?: readonly string[];
  /** In drawing order. */
  readonly pile: readonly string[];
}

export interface MoveLine {
  readonly type: 'move';
  readonly seat: Seat;
  readonly move: string;
  /** The engine's events with cards as id texts; secrets included. */
  readonly events: readonly unknown[];
}

export interface PaymentLine extends Omit<Payment, 'owed' | 'points' | 'cards'> {
  readonly cards?: readonly string[];
}

export interface MadeLine extends Omit<YakuMade, 'cards'> {
  readonly cards: readonly string[];
}

export interface SettledLine extends Pick<Settlement, 'round' | 'points' | 'scores' | 'totals'> {
  readonly type: 'settled';
  /** By seat, leftovers given. */
  readonly captured: readonly (readonly string[])[];
  readonly yaku: readonly (readonly MadeLine[])[];
  readonly multiplier: number;
  readonly payments: readonly PaymentLine[];
  /** Stones by seat in black-stone units, if stones are played for; likewise the three below. */
  readonly stones?: readonly number[];
  /** Plates borrowed, by seat. */
  readonly borrowed?: readonly number[];
  /** What was in the pot, in black-stone units. */
  readonly pot?: number;
  readonly stage?: Stage;
}

/** A deal that was not played, or not paid. */
export interface VoidLine {
  readonly type: 'void';
  readonly round: number;
  readonly why: RedealWhy | 'pot-split' | 'pot-taken';
}

export interface OverLine {
  readonly type: 'over';
  /** What each seat owns at the end. */
  readonly totals: readonly number[];
  /** The final score by seat. */
  readonly scores: readonly number[];
  /** Seats from first to last, ties as lists. */
  readonly standing: readonly (Seat | readonly Seat[])[];
}

export type Line = MatchLine | RoundLine | MoveLine | SettledLine | VoidLine | OverLine;
