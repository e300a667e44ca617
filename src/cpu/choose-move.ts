import type { Draw } from '../engine/core/random.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { answerTo } from './auction-choice.ts';
import { weighCards } from './card-choice.ts';

/** Moves whose worth differs by less are equally good. */
const SAME = 1e-6;

/**
 * The move of a computer player: one of `moves`, the legal moves of the seat whose view it is.
 * The same view, moves and draws give the same move; `draw` only decides between equally good
 * ones. Throws `RangeError` when there is no move to choose or the viewer is no seat.
 */
export function chooseMove(view: View, moves: readonly Move[], draw: Draw): Move {
  const answer = answerTo(view)?.type;
  const answered = moves.find(({ type }) => type === answer);
  if (answered !== undefined) return answered;
  const worth = moves.length > 1 ? weighCards(view, moves) : [0];
  const best = Math.max(...worth);
  const equals = moves.filter((_, index) => (worth[index] ?? 0) >= best - SAME);
  const chosen = equals.length > 1 ? equals[draw(equals.length)] : equals[0];
  if (chosen === undefined) throw new RangeError('there is no move to choose');
  return chosen;
}
