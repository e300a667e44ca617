import { sameMove } from '../engine/round/move-text.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import type { Mind } from '../model/computer.ts';
import { chooseStrongly, limitOf } from './choose-as.ts';
import { leadOver } from './strong-hint.ts';
import { tryMoves } from './try-moves.ts';

/** What a strong computer thinks of a move that was made. */
export interface Judgement {
  /** What it would have played. */
  readonly better: Move;
  /** What that should have brought more, in the unit of the totals; 0 if that may be chance. */
  readonly cost: number;
}

const LINES = 600;

/**
 * What a move cost by what its seat could know. The better move is chosen on some imagined deals, and the two are
 * compared on others, so that luck in the choice does not count. Throws `RangeError` for a spectator.
 */
export function judge(
  view: View,
  { moves, made }: { readonly moves: readonly Move[]; readonly made: Move },
  mind: Pick<Mind, 'draw' | 'now'>,
): Judgement {
  const better = chooseStrongly(view, moves, mind).move;
  if (sameMove(better, made)) return { better, cost: 0 };
  const effort = { draw: mind.draw, lines: LINES, isLate: limitOf(1, mind.now) };
  const trials = tryMoves(view, [better, made], effort);
  const of = (move: Move) => trials.find((trial) => sameMove(trial.move, move));
  const [one, other] = [of(better), of(made)];
  const found = one && other ? leadOver(one, other) : null;
  return { better, cost: found?.isClear ? Math.max(0, found.lead) : 0 };
}
