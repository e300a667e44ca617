import type { Call } from '../../../engine/round/state/koi-koi-state.ts';
import type { People } from '../people.ts';

const withThat = (by: string): string => (by === '' ? '' : ` with ${by}`);
const after = (outcome: string): string => (outcome === '' ? '' : `: ${outcome}`);

/**
 * How a round ended, told to one of its players in a heading. Amounts come ready to print; `by` lists the
 * yaku that won, and is empty where it was none.
 */
export const RESULT = {
  won: (by: string, change: string) => `You win the round${withThat(by)}: ${change}`,
  /** The reader won the round, and yet pays more than they get. */
  wonPaying: (by: string, amount: string) => `You win the round${withThat(by)}, but pay ${amount}`,
  /** Another won; `outcome`: what that means, or empty. */
  lost: (winner: People, by: string, outcome: string) =>
    `${winner} wins the round${withThat(by)}${after(outcome)}`,
  /** What another's win costs the reader, or brings them: for `outcome`. */
  cost: (amount: string) => `you pay ${amount}`,
  brought: (change: string) => `you get ${change}`,
  /** Their own call of koi-koi did not come off: another scores, or nobody does. */
  calledLost: {
    'koi-koi': (winner, amount, by) =>
      `Your koi-koi failed: ${winner} takes ${amount}${withThat(by)}`,
    sage: (winner, amount, by) => `Your sage failed: ${winner} takes ${amount}${withThat(by)}`,
    go: (winner, amount, by) => `Your go failed: ${winner} takes ${amount}${withThat(by)}`,
  } satisfies Record<Call, (winner: People, amount: string, by: string) => string>,
  calledDrawn: {
    'koi-koi': 'Your koi-koi came to nothing: nobody scores',
    sage: 'Your sage came to nothing',
    go: 'Your go came to nothing: nagari, nobody wins',
  } satisfies Record<Call, string>,
  drawn: 'Nobody scores this round',
  /** In games in which nobody is said to win a round. */
  gained: (change: string) => `The round brings you ${change}`,
  paid: (amount: string) => `The round costs you ${amount}`,
  even: 'You break even this round',
  satOut: 'You sat this round out',
};
