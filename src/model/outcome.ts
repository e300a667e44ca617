import type { Seat } from '../engine/core/game.ts';
import type { OptionProblem } from '../engine/core/options.ts';
import type { Event } from '../engine/round/event.ts';
import type { Move } from '../engine/round/state.ts';
import type { Match } from './match.ts';

/** A step of a match: its start, or a move that was made, with what it did. */
export interface MatchStep {
  /** The match's version once this had happened. */
  readonly version: number;
  /** Who moved; null for the start of the match. */
  readonly seat: Seat | null;
  /** Null for the start of the match. */
  readonly move: Move | null;
  /** The computer chose the move: for a computer's seat, or for a person who is away. */
  readonly byComputer: boolean;
  readonly events: readonly Event[];
}

/** Why something was not done. `text` has a sentence for each. */
export type Refusal =
  | { readonly reason: 'no-such-game'; readonly game: string }
  | { readonly reason: 'channel-taken'; readonly match: Match }
  /** The server's tables may be opened in these channels only. */
  | { readonly reason: 'channel-not-allowed'; readonly channels: readonly string[] }
  /** So many tables are open or being played in the server, and no more may be. */
  | { readonly reason: 'too-many-tables'; readonly cap: number }
  /** The person waits in so many lobbies already, here or elsewhere. */
  | { readonly reason: 'too-many-lobbies'; readonly cap: number }
  /** No match is open or being played there, or none has that id. */
  | { readonly reason: 'no-table' }
  | { readonly reason: 'full'; readonly match: Match }
  | { readonly reason: 'already-seated'; readonly match: Match }
  /** The host has freed their seat. */
  | { readonly reason: 'barred'; readonly match: Match }
  /** Whom the host means sits there no more. */
  | { readonly reason: 'no-such-player'; readonly match: Match }
  | { readonly reason: 'not-seated'; readonly match: Match }
  | { readonly reason: 'not-host'; readonly match: Match }
  /** Already playing, and the request is one for the lobby. */
  | { readonly reason: 'not-open'; readonly match: Match }
  /** Still in the lobby, and the request is one for a match. */
  | { readonly reason: 'not-playing'; readonly match: Match }
  | { readonly reason: 'too-few'; readonly match: Match; readonly needed: number }
  | { readonly reason: 'no-computer'; readonly match: Match }
  /** The game is not played by so many. `match` is null when the table was not opened because of it. */
  | { readonly reason: 'bad-seats'; readonly match: Match | null; readonly game: string }
  /** More sit there than the table is to have seats. */
  | { readonly reason: 'seats-taken'; readonly match: Match }
  | { readonly reason: 'not-your-turn'; readonly match: Match }
  | { readonly reason: 'stale'; readonly match: Match }
  | { readonly reason: 'illegal'; readonly match: Match }
  | { readonly reason: 'may-not-stop'; readonly match: Match }
  /** Somebody has moved: the match stops when all who are at the table agree. */
  | { readonly reason: 'needs-votes'; readonly match: Match }
  | { readonly reason: 'already-agreed'; readonly match: Match }
  /** They have not asked to stop. */
  | { readonly reason: 'not-agreed'; readonly match: Match }
  /** Still in the lobby or being played: there is nothing to play again. */
  | { readonly reason: 'not-over'; readonly match: Match }
  /** `match` is null when the table was not opened because of it. */
  | {
      readonly reason: 'bad-option';
      readonly match: Match | null;
      readonly game: string;
      readonly problems: readonly OptionProblem[];
    }
  /** Over or stopped; `match.status` says which. */
  | { readonly reason: 'over'; readonly match: Match }
  /** The same interaction was delivered before and has been dealt with: say nothing. */
  | { readonly reason: 'repeated' };

/** What came of a request: the match as it now is and what happened, or why nothing did. */
export type Outcome =
  | { readonly ok: true; readonly match: Match; readonly steps: readonly MatchStep[] }
  | ({ readonly ok: false } & Refusal);
