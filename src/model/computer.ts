import type { Draw } from '../engine/core/random.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import type { Strength } from './match.ts';

/** How well a computer plays, and its chance. */
export interface Mind {
  readonly strength: Strength;
  readonly draw: Draw;
  /**
   * How many computers that take their time share the time that one may take, since all of them may move between two
   * presses; absent: it thinks alone.
   */
  readonly thinkers?: number;
  /** The clock that limits how long it thinks, in milliseconds; absent: nothing does. */
  readonly now?: () => number;
}

/** A computer player: picks one of the moves, knowing what its seat may know. */
export type ChooseMove = (view: View, moves: readonly Move[], mind: Mind) => Move;
