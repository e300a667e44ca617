import { count } from '../format/numbers.ts';
import type { CostlyMovesWords } from '../words/costly-moves.ts';

export const COSTLY_MOVES: CostlyMovesWords = {
  button: 'My costliest moves',
  working: (decisions) =>
    `Looking at your ${count(decisions, 'decision', 'decisions')}, each as you saw it then. This can take a minute.`,
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  title: (moves) => (moves === 1 ? 'Your costliest move' : `Your ${moves} costliest moves`),
  move: ({ number, round, made, better, cost }) =>
    `${number}. Round ${round}: you chose **${made}**, but **${better}** would have brought about ${cost} more on average.`,
  none: 'None of your moves clearly cost you anything.',
  foot: (decisions) =>
    `-# A strong computer judged ${count(decisions, 'decision', 'decisions')} by what you could see then, and counts no difference that could be chance.`,
  noDecisions: 'You made no decisions in that match.',
  failed: 'Your moves couldn’t be judged just now. Try again in a while.',
};
