import type { Draw } from '../engine/core/random.ts';
import type { Move, State } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import type { HanafudaGame } from '../games/index.ts';
import type { Match, Strength } from '../model/match.ts';
import type { Changes } from './matches/changes.ts';
import type { Store } from './store.ts';

/** How well a computer plays, its chance, and what it may imagine of the cards it does not see. */
interface Mind {
  readonly strength: Strength;
  readonly draw: Draw;
  /** A state that the seat may believe itself in, another with each call. */
  readonly imagine: () => State;
  /** How many strong computers share the time that one may take: all may move between two presses. */
  readonly thinkers: number;
}

/** A computer player: picks one of the moves, knowing what its seat may know. */
export type ChooseMove = (view: View, moves: readonly Move[], mind: Mind) => Move;

/** What the use cases are made with. */
export interface TableDeps {
  readonly store: Store;
  readonly findGame: (id: string) => HanafudaGame | undefined;
  readonly chooseMove: ChooseMove;
  /** 16 fresh random bytes a call: the whole chance of a match. */
  readonly entropy: () => Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many days a server's data is kept once the bot has left it; absent: 30. */
  readonly keepLeftDays?: number;
}

/** What each feature is made with. */
export interface Deps extends TableDeps {
  readonly changes: Changes;
}

/** The rules a stored match is played by. Throws when the game is no longer there. */
export function gameOf(deps: Pick<Deps, 'findGame'>, match: Match): HanafudaGame {
  const game = deps.findGame(match.game);
  if (game === undefined) throw new RangeError(`no such game: ${match.game} (match ${match.id})`);
  return game;
}
