import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import type { Mind } from '../model/computer.ts';
import { type Strength, TAKES_TIME } from '../model/match.ts';
import { chooseAtOnce } from './choose-at-once.ts';
import { chooseMove } from './choose-move.ts';
import { type Trial, tryMoves } from './try-moves.ts';

/** How often a computer tries a move on a deal; the weaker ones try nothing. */
const LINES = {
  gentle: 0,
  easy: 0,
  normal: 0,
  strong: 300,
  master: 3000,
} as const satisfies Record<Strength, number>;

/** In milliseconds: a computer that thinks this long makes the best move known by then. */
const PATIENCE = 200;

/**
 * The move of a computer player of some strength: one of `moves`, the legal moves of the seat whose
 * view it is. A strong one knows what positions brought when computers learned the game: by that it plays each move on,
 * on many imagined deals; a master on ten times as many. The others take no time (`chooseAtOnce`). The same view, moves
 * and mind give the same move, unless the time runs out.
 */
export function chooseAs(view: View, moves: readonly Move[], mind: Mind): Move {
  if (!TAKES_TIME[mind.strength]) return chooseAtOnce(view, moves, mind);
  return chooseStrongly(view, moves, mind).move;
}

/** Whether the time for a choice is over, from now on; never without a clock. */
export function limitOf(thinkers: number, now: (() => number) | undefined): () => boolean {
  if (now === undefined) return () => false;
  const until = now() + PATIENCE / thinkers;
  return () => now() > until;
}

export interface StrongChoice {
  readonly move: Move;
  /** The best first; empty if it had no choice. */
  readonly trials: readonly Trial[];
}

/** The choice of a strong computer, or of a stronger one: see `chooseAs`. */
export function chooseStrongly(
  view: View,
  moves: readonly Move[],
  { draw, strength = 'strong', thinkers = 1, now }: Omit<Mind, 'strength'> & Partial<Mind>,
): StrongChoice {
  const effort = { draw, lines: LINES[strength] / thinkers, isLate: limitOf(thinkers, now) };
  const trials = moves.length < 2 ? [] : tryMoves(view, moves, effort);
  return { move: trials[0]?.move ?? chooseMove(view, moves, draw), trials };
}
