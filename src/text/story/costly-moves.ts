import type { Move } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import type { Context } from './context.ts';
import { leadText } from './lead.ts';
import { moveInSentence } from './moves.ts';

/** A move that somebody made, and what a better one should have brought more, in the unit of the totals. */
export interface CostlyMove {
  /** What they saw. */
  readonly view: View;
  readonly made: Move;
  readonly better: Move;
  readonly cost: number;
}

/** One of the moves that cost most, in markdown; `number` from 1. */
export function costlyMoveLine(move: CostlyMove, number: number, { words }: Context): string {
  const { view, made, better, cost } = move;
  return words.costlyMoves.move({
    number,
    round: view.round,
    made: moveInSentence(made, view, words),
    better: moveInSentence(better, view, words),
    cost: leadText(cost, view.unit, words).text,
  });
}
