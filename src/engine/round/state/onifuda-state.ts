import type { Seat } from '../../core/game.ts';

export interface OnifudaState {
  /** It was dealt to the field: the leader's first turned card takes it (U1, I6). */
  readonly isBlind: boolean;
  /** The seat that last used it: captured with it, captured it, or laid it. */
  readonly user: Seat | null;
  /** The turn in which it came back to a hand because it was blocked; absent: it has not. */
  readonly returned?: number;
}

export const BLIND: OnifudaState = { isBlind: true, user: null };

export function usedBy(user: Seat): OnifudaState {
  return { isBlind: false, user };
}
