import type { ResultWords } from '../words/result.ts';

const withThat = (by: string): string => (by === '' ? '' : ` with ${by}`);
const after = (outcome: string): string => (outcome === '' ? '' : `: ${outcome}`);

export const RESULT: ResultWords = {
  won: (by, change) => `You win the round${withThat(by)}: ${change}`,
  wonPaying: (by, amount) => `You win the round${withThat(by)}, but pay ${amount}`,
  lost: (winner, by, outcome) => `${winner} wins the round${withThat(by)}${after(outcome)}`,
  cost: (amount) => `you pay ${amount}`,
  brought: (change) => `you get ${change}`,
  calledLost: {
    'koi-koi': (winner, amount, by) =>
      `Your koi-koi failed: ${winner} takes ${amount}${withThat(by)}`,
    sage: (winner, amount, by) => `Your sage failed: ${winner} takes ${amount}${withThat(by)}`,
    go: (winner, amount, by) => `Your go failed: ${winner} takes ${amount}${withThat(by)}`,
  },
  calledDrawn: {
    'koi-koi': 'Your koi-koi came to nothing: nobody scores',
    sage: 'Your sage came to nothing',
    go: 'Your go came to nothing: nagari, nobody wins',
  },
  drawn: 'Nobody scores this round',
  gained: (change) => `The round brings you ${change}`,
  paid: (amount) => `The round costs you ${amount}`,
  even: 'You break even this round',
  satOut: 'You sat this round out',
};
