import type { HanafudaGame } from '../games/index.ts';
import type { ChooseMove } from '../model/computer.ts';
import type { Match } from '../model/match.ts';
import type { ChangeNotifier } from './matches/change-notifier.ts';
import type { Store } from './store.ts';

/** What the use cases are made with. */
export interface TableDeps {
  readonly store: Store;
  readonly findGame: (id: string) => HanafudaGame | undefined;
  readonly chooseMove: ChooseMove;
  /** 32 fresh random bytes a call: the whole chance of a match. */
  readonly entropy: () => Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many days a server's data is kept once the bot has left it; absent: 30. */
  readonly keepLeftDays?: number;
}

/** What each feature is made with. */
export interface Deps extends TableDeps {
  readonly changes: ChangeNotifier;
}

/** The rules a stored match is played by. Throws when the game is no longer there. */
export function gameOf(deps: Pick<Deps, 'findGame'>, match: Match): HanafudaGame {
  const game = deps.findGame(match.game);
  if (game === undefined) throw new RangeError(`no such game: ${match.game} (match ${match.id})`);
  return game;
}
