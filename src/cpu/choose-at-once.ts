import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import type { Mind } from '../model/computer.ts';
import { chooseMove } from './choose-move.ts';
import { chooseGently } from './gentle.ts';

/** An easy computer plays anything in one of so many moves. */
const EASY_SLIPS = 3;

/**
 * The move of a computer that takes no time: a gentle one loses on purpose, an easy one now and then plays without
 * looking; any other weighs what it sees, as a normal one does. The same view, moves and chance give the same move.
 */
export function chooseAtOnce(view: View, moves: readonly Move[], { draw, strength }: Mind): Move {
  if (strength === 'gentle') return chooseGently(view, moves, { draw });
  if (strength === 'easy' && draw(EASY_SLIPS) === 0) {
    const slip = moves[draw(moves.length)];
    if (slip !== undefined) return slip;
  }
  return chooseMove(view, moves, draw);
}
