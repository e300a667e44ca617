import type { Options } from '../../engine/core/game.ts';
import type { OptionProblem } from '../../engine/core/options.ts';
import type { ClockWords } from './settings.ts';
import type { RefusalWords } from './words.ts';

/**
 * What the use cases tell, as far as words need it. Their own types fit these by shape, so words
 * stay free of tables, and a reason without a sentence does not compile where it is put into one.
 */
export type PlayerFacts =
  | {
      readonly type: 'person';
      readonly person: { readonly id: string; readonly name: string };
      /** The computer plays the seat for the time being. */
      readonly away: boolean;
    }
  | {
      readonly type: 'computer';
      readonly number: number;
      readonly strength: 'easy' | 'normal' | 'strong';
    };

/** Why a match ended before its end. */
export type StopCause =
  | 'idle'
  | 'emptied'
  | 'by-host'
  | 'by-manager'
  | 'by-vote'
  | 'channel-gone'
  | 'server-gone';

export interface MatchFacts {
  readonly game: string;
  readonly options: Options;
  readonly status: 'open' | 'playing' | 'over' | 'stopped';
  readonly hostId: string;
  readonly players: readonly PlayerFacts[];
  /** How many seats the host has set; null: as many as the game usually has. */
  readonly seats: number | null;
  readonly clock: keyof ClockWords;
  readonly isRated: boolean;
  /** Ids of those who want to stop. */
  readonly stopVotes: readonly string[];
  readonly stopReason: StopCause | null;
  /** Whose seat the host has freed. */
  readonly barred: readonly { readonly name: string }[];
  readonly rematchOf: number | null;
}

/** Why something was not done. */
export interface RefusalFacts {
  readonly reason: keyof RefusalWords;
  readonly match?: MatchFacts | null;
  /** What was asked for: a game's id, or what was typed where no such game exists. */
  readonly game?: string;
  /** Players missing before a match may start. */
  readonly needed?: number;
  /** Ids of the channels where tables may be opened. */
  readonly channels?: readonly string[];
  /** How many tables a server may have at once. */
  readonly cap?: number;
  readonly problems?: readonly OptionProblem[];
}

/** A rating in the figures that people read. */
export interface RatingFacts {
  readonly value: number;
  readonly spread: number;
  readonly isProvisional: boolean;
}

/** What somebody did, in one game or in all together. */
export interface TallyFacts {
  readonly matches: number;
  readonly wins: number;
  /** The average place. */
  readonly place: number;
  readonly rating: RatingFacts | null;
}

/** One row of a leaderboard. */
export interface RankFacts extends TallyFacts {
  readonly person: { readonly id: string; readonly name: string };
  readonly rank: number;
  /** Null where the units of several games cannot be added. */
  readonly points: number | null;
}
