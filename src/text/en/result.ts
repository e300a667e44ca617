import type { ResultWords } from '../words/result.ts';

export const RESULT: ResultWords = {
  won: (change) => `You win the round: ${change}`,
  calledLost: {
    'koi-koi': (winner, amount) => `Your koi-koi failed: ${winner} takes ${amount}`,
    sage: (winner, amount) => `Your sage failed: ${winner} takes ${amount}`,
  },
  calledDrawn: {
    'koi-koi': 'Your koi-koi came to nothing: nobody scores',
    sage: 'Your sage came to nothing',
  },
  lost: (winner, change) => `${winner} wins the round: ${change}`,
  drawn: 'Nobody scores this round',
  gained: (change) => `The round brings you ${change}`,
  paid: (change) => `The round costs you ${change}`,
  even: 'You break even this round',
  satOut: 'You sat this round out',
  by: (who, yaku) => `${who}: ${yaku}`,
  course: (round, of, totals) =>
    of === null ? `After round ${round}: ${totals}` : `After round ${round} of ${of}: ${totals}`,
  total: (who, total) => `${who} ${total}`,
};
