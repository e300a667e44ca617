import type { Call } from '../../engine/round/state/koi-koi-state.ts';
import type { People } from './people.ts';

/**
 * How a round ended, told to one of its players in a heading. Amounts come ready to print; `by` lists the
 * yaku that won, and is empty where it was none.
 */
export interface ResultWords {
  won(by: string, change: string): string;
  /** The reader won the round, and yet pays more than they get. */
  wonPaying(by: string, amount: string): string;
  /** Another won; `outcome`: what that means, or empty. */
  lost(winner: People, by: string, outcome: string): string;
  /** What another's win costs the reader, or brings them: for `outcome`. */
  cost(amount: string): string;
  brought(change: string): string;
  /** Their own call of koi-koi did not come off: another scores, or nobody does. */
  readonly calledLost: Readonly<
    Record<Call, (winner: People, amount: string, by: string) => string>
  >;
  readonly calledDrawn: Readonly<Record<Call, string>>;
  readonly drawn: string;
  /** In games in which nobody is said to win a round. */
  gained(change: string): string;
  paid(amount: string): string;
  readonly even: string;
  readonly satOut: string;
}
