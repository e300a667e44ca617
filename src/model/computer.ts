import type { Draw, Seed } from '../engine/core/random.ts';
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

/** What a computer that takes its time is asked. All of it can be sent to another thread. */
export interface Question {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly strength: Strength;
  /** Its chance, from which nothing can be told of the match's own. */
  readonly chance: Seed;
  /** As in `Mind`. */
  readonly thinkers: number;
  /** It takes all the time that it needs, so that it always chooses the same. */
  readonly isUnhurried?: true;
}

/** A computer player that takes its time, elsewhere. */
export type Think = (question: Question) => Promise<Move>;
