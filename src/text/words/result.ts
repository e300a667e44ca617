import type { Call } from '../../engine/mechanics/koi-koi-state.ts';
import type { People } from './people.ts';

/** How a round ended, told to one of its players. Amounts come ready to print. */
export interface ResultWords {
  /** Headings. */
  won(change: string): string;
  /** Their own call of koi-koi did not come off: another scores, or nobody does. */
  readonly calledLost: Readonly<Record<Call, (winner: People, amount: string) => string>>;
  readonly calledDrawn: Readonly<Record<Call, string>>;
  lost(winner: People, change: string): string;
  readonly drawn: string;
  /** In games in which nobody is said to win a round. */
  gained(change: string): string;
  paid(change: string): string;
  readonly even: string;
  readonly satOut: string;
  /** Which yaku won it, and whose they were. */
  by(who: People, yaku: string): string;
  /** Where the match stands: `of` null where it has no fixed length. */
  course(round: number, of: number | null, totals: string): string;
  total(who: People, total: string): string;
}
