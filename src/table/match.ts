import type { Options } from '../engine/core/game.ts';
import type { Seed } from '../engine/core/random.ts';
import type { Event } from '../engine/rules/event.ts';
import type { Move, State } from '../engine/rules/state.ts';

/** Somebody on Discord. */
export interface Person {
  /** Discord's id of the user. */
  readonly id: string;
  /** The name shown in the server when last seen. */
  readonly name: string;
}

/** Where a table stands: one match a channel at a time. */
export interface Where {
  readonly serverId: string;
  readonly channelId: string;
}

/** Who sits in a seat. */
export type Player =
  | {
      readonly type: 'person';
      readonly person: Person;
      /** Left a running match: the computer plays the seat until they join again. */
      readonly away: boolean;
    }
  /** `number` from 1, to tell them apart; `text` names them. */
  | { readonly type: 'computer'; readonly number: number };

/**
 * `open`: people join. `playing`: cards are out. `over`: played to its end. `stopped`: ended
 * before that, counts for nothing.
 */
export type Status = 'open' | 'playing' | 'over' | 'stopped';

/** One match as stored. */
export interface Match {
  readonly id: number;
  readonly where: Where;
  readonly game: string;
  readonly options: Options;
  readonly status: Status;
  /** Opened the table; may start it, add computers, set the rules. */
  readonly hostId: string;
  /** In seat order once playing; in order of joining before. */
  readonly players: readonly Player[];
  /** From 0, one more with each change; a press that carries an older one is stale. */
  readonly version: number;
  /** Null until the match starts. */
  readonly seed: Seed | null;
  readonly state: State | null;
}

/** A move that was made, with what it did. */
export interface Happened {
  readonly seat: number;
  readonly move: Move | null;
  /** `null` move: what the start of the match did. */
  readonly events: readonly Event[];
}

/** Why something was not done. `text` has a sentence for each. */
export type Refusal =
  | { readonly reason: 'no-such-game'; readonly game: string }
  | { readonly reason: 'channel-taken'; readonly match: Match }
  | { readonly reason: 'no-table' }
  | { readonly reason: 'full'; readonly match: Match }
  | { readonly reason: 'already-seated'; readonly match: Match }
  | { readonly reason: 'not-seated'; readonly match: Match }
  | { readonly reason: 'not-host'; readonly match: Match }
  | { readonly reason: 'not-open'; readonly match: Match }
  | { readonly reason: 'not-playing'; readonly match: Match }
  | { readonly reason: 'too-few'; readonly match: Match; readonly needed: number }
  | { readonly reason: 'no-computer'; readonly match: Match }
  | { readonly reason: 'not-your-turn'; readonly match: Match }
  | { readonly reason: 'stale'; readonly match: Match }
  | { readonly reason: 'illegal'; readonly match: Match }
  | { readonly reason: 'may-not-stop'; readonly match: Match }
  | { readonly reason: 'bad-option'; readonly match: Match; readonly option: string }
  | { readonly reason: 'over'; readonly match: Match };

/** What came of a request: the match as it now is and what happened, or why nothing did. */
export type Outcome =
  | { readonly ok: true; readonly match: Match; readonly happened: readonly Happened[] }
  | ({ readonly ok: false } & Refusal);

/** One row of a leaderboard, best first. */
export interface Rank {
  readonly person: Person;
  /** From 1; equal rows share it. */
  readonly rank: number;
  readonly matches: number;
  readonly wins: number;
  /** Sum of final scores in the game's own unit; over all games, the sum of those. */
  readonly points: number;
}
