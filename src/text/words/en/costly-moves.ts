import type { CostlyMove } from '../facts.ts';
import { count } from '../numbers.ts';

/** The moves of a finished match that cost a player most. Moves and amounts come ready to print. */
export const COSTLY_MOVES = {
  /** At most 38 characters. */
  button: 'My costliest moves',
  /** While so many decisions are looked at. */
  working: (decisions: number) =>
    `Looking at your ${count(decisions, 'decision', 'decisions')}, each as you saw it then. This can take a minute.`,
  /** At most 38 characters. */
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  title: (moves: number) => (moves === 1 ? 'Your costliest move' : `Your ${moves} costliest moves`),
  /** `number` from 1; `cost`: what `better` should have brought more. */
  move: ({ number, round, made, better, cost }: CostlyMove) =>
    `${number}. Round ${round}: you chose **${made}**, but **${better}** would have brought about ${cost} more on average.`,
  /** Where none cost more than chance explains. */
  none: 'None of your moves clearly cost you anything.',
  /** How they were judged. */
  foot: (decisions: number) =>
    `-# A strong computer judged ${count(decisions, 'decision', 'decisions')} by what you could see then, and counts no difference that could be chance.`,
  /** The person had no seat, or the computer or chance decided everything for them. */
  noDecisions: 'You made no decisions in that match.',
  failed: 'Your moves couldn’t be judged just now. Try again in a while.',
};
