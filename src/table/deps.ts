import type { Seed } from '../engine/core/random.ts';
import type { Chance } from '../fairness/promise.ts';
import type { HanafudaGame } from '../games/index.ts';
import type { ChooseMove, Think } from '../model/computer.ts';
import type { Match } from '../model/match.ts';
import type { Done } from '../model/outcome.ts';
import type { AllTimers } from '../model/timers.ts';
import type { ChangeNotifier, MatchChange } from './matches/change-notifier.ts';
import type { RecentSteps } from './play/recent-steps.ts';
import type { Seen } from './settings/seen.ts';
import type { Store, StoreQueries } from './store.ts';

/** What the use cases are made with. */
export interface TableDeps {
  readonly store: Store;
  readonly findGame: (id: string) => HanafudaGame | undefined;
  readonly chooseMove: ChooseMove;
  /** Chooses for computers that take their time, outside of any transaction; absent: `chooseMove` does. */
  readonly think?: Think;
  /** 32 fresh random bytes a call. */
  readonly entropy: () => Uint8Array;
  /** The seed that a match is dealt from; absent: `seedOfChance`. */
  readonly seedOf?: (chance: Chance) => Seed;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many times as long as usual people wait for computers that think; more in a test. */
  readonly patience?: number;
  /** How many days a server's data is kept once the bot has left it; absent: 30. */
  readonly keepLeftDays?: number;
  /** How many days rated matches are kept whole once they have ended, and others, at most 30; absent: forever. */
  readonly keepMatchDays?: number | undefined;
}

/** A change with all that happens in the match because of it. */
export interface Completed extends Done {
  /** For how many milliseconds the result of a round is shown before the next begins; 0: not at all. */
  readonly pause: number;
}

/** The same, and the match before it. */
export interface TimedChange extends Omit<Completed, 'ok'> {
  /** Null: it has just been opened. */
  readonly before: Match | null;
}

export interface MatchEnd {
  readonly before: Match;
  readonly match: Match;
}

/** What follows from each change of a match, in its transaction. */
export interface Followers {
  /** Whose holiday it is, how long a result stands, and what computers play at once. */
  complete(deps: TransactionDeps, before: Match, decided: Done): Promise<Completed>;
  /** Sets all that falls due, and gives it. */
  keepTimers(deps: TransactionDeps, change: TimedChange): Promise<AllTimers>;
  /** Stores what a match that has ended brought its people. */
  keepResults(deps: TransactionDeps, ending: MatchEnd, at: number): Promise<void>;
}

/** What each feature is made with. */
export interface Deps extends TableDeps {
  readonly changes: ChangeNotifier;
  readonly recent: RecentSteps;
  readonly followers: Followers;
}

/** What is used within a transaction; see `transact`. */
export interface TransactionDeps extends Omit<Deps, 'store' | 'changes' | 'recent'> {
  readonly store: StoreQueries;
  /** Has the listeners told of a change, once it is committed. */
  readonly note: (change: MatchChange) => void;
  readonly seen?: Seen | undefined;
}

/**
 * Runs `work` as one transaction. It may run more than once, and the listeners hear only of what the
 * last run noted, after it is committed.
 *
 * @param seen what was read for the press that asks for it
 */
export async function transact<T>(
  deps: Deps,
  work: (deps: TransactionDeps) => Promise<T>,
  seen?: Seen,
): Promise<T> {
  let noted: MatchChange[] = [];
  const result = await deps.store.transaction((store) => {
    noted = [];
    const note = (change: MatchChange) => void noted.push({ ...change, seen });
    return work({ ...deps, store, note, seen });
  });
  deps.changes.tell(noted);
  return result;
}

/** How many days matches are kept at most that were stopped or count for no rating. */
const KEEP_DAYS = 30;

/** For how many days every match is still there once it has ended. */
export function keepDaysOf({
  keepMatchDays = KEEP_DAYS,
}: Pick<TableDeps, 'keepMatchDays'>): number {
  return Math.min(keepMatchDays, KEEP_DAYS);
}

/** The rules a stored match is played by. Throws when the game is no longer there. */
export function gameOfMatch(deps: Pick<Deps, 'findGame'>, match: Match): HanafudaGame {
  const game = deps.findGame(match.game);
  if (game === undefined) throw new RangeError(`no such game: ${match.game} (match ${match.id})`);
  return game;
}
