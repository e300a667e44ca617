import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import type { Mind } from '../model/computer.ts';
import { chooseMove } from './choose-move.ts';
import { sampleMoves, type Trial } from './sample-moves.ts';

/** An easy computer plays anything in one of so many moves. */
const EASY_SLIPS = 3;

/**
 * The move of a computer player of some strength: one of `moves`, the legal moves of the seat whose
 * view it is. An easy one now and then plays without looking; a normal one weighs what it sees; a
 * strong one plays every move out on many imagined deals. The same view, moves and mind give the
 * same move.
 */
export function chooseAs(view: View, moves: readonly Move[], mind: Mind): Move {
  const { draw } = mind;
  if (mind.strength === 'easy' && draw(EASY_SLIPS) === 0) {
    const slip = moves[draw(moves.length)];
    if (slip !== undefined) return slip;
  }
  if (mind.strength !== 'strong') return chooseMove(view, moves, draw);
  return chooseStrongly(view, moves, mind).move;
}

/** What a strong computer plays, and what it has tried. */
export interface StrongChoice {
  readonly move: Move;
  /** The best first; empty where it tried none: it had no choice, or no deal tells. */
  readonly trials: readonly Trial[];
}

/** The choice of a strong computer: see `chooseAs`. */
export function chooseStrongly(
  view: View,
  moves: readonly Move[],
  mind: Pick<Mind, 'draw' | 'thinkers'>,
): StrongChoice {
  if (moves.length > 1 && isTried(view)) {
    const trials = sampleMoves(view, moves, mind);
    const [best] = trials;
    if (best !== undefined) return { move: best.move, trials };
  }
  return { move: chooseMove(view, moves, mind.draw), trials: [] };
}

/** An auction turns on what the others will answer, which no deal tells. */
function isTried({ phase }: View): boolean {
  return phase.type !== 'entry' && phase.type !== 'chase' && phase.type !== 'chased';
}
