import type { Seat } from '../engine/core/game.ts';
import type { OptionProblem } from '../engine/core/options.ts';
import type { Event, Settlement } from '../engine/round/event.ts';
import type { Move } from '../engine/round/state.ts';
import type { Match } from './match.ts';

/** One step of a match: its start or a move, and the events it caused. */
export interface MatchStep {
  /** The match's version once this had happened. */
  readonly version: number;
  /** Who moved; null for the start of the match. */
  readonly seat: Seat | null;
  /** Null for the start of the match. */
  readonly move: Move | null;
  /** The computer chose the move, for its own seat or for a person who is away. */
  readonly byComputer: boolean;
  readonly events: readonly Event[];
}

/** Whether a move ended a round, whose result people want to see before the next. */
export function endsRound(step: MatchStep | undefined): boolean {
  return step !== undefined && step.seat !== null && settlementsIn([step]).length > 0;
}

/** The rounds that were settled, in order. */
export function settlementsIn(steps: readonly MatchStep[]): readonly Settlement[] {
  return steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'settled' ? [event.settlement] : [])),
  );
}

/** Why something was not done. `text` has a sentence for each. */
export type Refusal =
  | { readonly reason: 'no-such-game'; readonly game: string }
  | { readonly reason: 'channel-taken'; readonly match: Match }
  /** The server's tables may be opened in these channels only. */
  | { readonly reason: 'channel-not-allowed'; readonly channels: readonly string[] }
  /** The server has as many tables as its managers allow. */
  | { readonly reason: 'too-many-tables'; readonly cap: number }
  /** The person already has a seat in as many lobbies as one may, here or elsewhere. */
  | { readonly reason: 'too-many-lobbies'; readonly cap: number }
  | { readonly reason: 'too-many-own-tables'; readonly cap: number }
  /** No match is open or being played there, or none has that id. */
  | { readonly reason: 'no-table' }
  | { readonly reason: 'full'; readonly match: Match }
  /** The seats that are left are kept for people. */
  | { readonly reason: 'seats-kept'; readonly match: Match }
  /** They wait for a seat in this match or the next already. */
  | { readonly reason: 'counted-in'; readonly match: Match }
  /** No seat is kept for them. */
  | { readonly reason: 'not-invited'; readonly match: Match }
  | { readonly reason: 'already-seated'; readonly match: Match }
  /** The host removed them from this table. */
  | { readonly reason: 'barred'; readonly match: Match }
  /** The player that the host chose has left the seat. */
  | { readonly reason: 'no-such-player'; readonly match: Match }
  | { readonly reason: 'not-seated'; readonly match: Match }
  | { readonly reason: 'not-host'; readonly match: Match }
  /** Already playing, and the request is one for the lobby. */
  | { readonly reason: 'not-open'; readonly match: Match }
  /** Still in the lobby, and the request is one for a match. */
  | { readonly reason: 'not-playing'; readonly match: Match }
  | { readonly reason: 'too-few'; readonly match: Match }
  | { readonly reason: 'no-computer'; readonly match: Match }
  /** The game is not played by this many. `match` is null when the table was not opened because of it. */
  | { readonly reason: 'bad-seats'; readonly match: Match | null; readonly game: string }
  /** More players sit there than the requested number of seats. */
  | { readonly reason: 'seats-taken'; readonly match: Match }
  /** The server's tables have a clock, and the host chose none. */
  | { readonly reason: 'clock-needed'; readonly match: Match }
  | { readonly reason: 'not-your-turn'; readonly match: Match }
  | { readonly reason: 'stale'; readonly match: Match }
  | { readonly reason: 'illegal'; readonly match: Match }
  /** The player whose seat is to be given to the computer has moved or left meanwhile. */
  | { readonly reason: 'not-silent'; readonly match: Match }
  | { readonly reason: 'may-not-stop'; readonly match: Match }
  /** A player has moved, so the match stops only when all who are present agree. */
  | { readonly reason: 'needs-votes'; readonly match: Match }
  | { readonly reason: 'already-agreed'; readonly match: Match }
  /** Nobody has asked to stop. */
  | { readonly reason: 'not-agreed'; readonly match: Match }
  /** The match has not ended, so there is no rematch. */
  | { readonly reason: 'not-over'; readonly match: Match }
  /** `match` is null when the table was not opened because of it. */
  | {
      readonly reason: 'bad-option';
      readonly match: Match | null;
      readonly game: string;
      readonly problems: readonly OptionProblem[];
    }
  /** They have played the deal of the day, and had their data deleted since. */
  | { readonly reason: 'played-before' }
  /** A deal of the day for another day than today's here. */
  | { readonly reason: 'past-deal' }
  /** Over or stopped; `match.status` says which. */
  | { readonly reason: 'over'; readonly match: Match }
  /** Discord delivered this interaction before and it was handled: answer nothing. */
  | { readonly reason: 'repeated' };

/** The result of a request: the match as it now is and the steps made, or why nothing was done. */
export type Outcome =
  | { readonly ok: true; readonly match: Match; readonly steps: readonly MatchStep[] }
  | ({ readonly ok: false } & Refusal);

/** A request that was granted. */
export type Done = Extract<Outcome, { readonly ok: true }>;
