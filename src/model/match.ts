import type { Options, Seat } from '../engine/core/game.ts';
import type { OptionProblem } from '../engine/core/options.ts';
import type { Seed } from '../engine/core/random.ts';
import type { Event } from '../engine/round/event.ts';
import type { Move, State } from '../engine/round/state.ts';
import type { Clock } from './clock.ts';

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
      /** Moves in a row that the computer made since the person's time was over. */
      readonly missed: number;
    }
  /** `number` from 1, to tell them apart; `text` names them. */
  | { readonly type: 'computer'; readonly number: number; readonly strength: Strength };

/** How well a computer player plays, weakest first. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * `open`: people join. `playing`: cards are out. `over`: played to its end. `stopped`: ended
 * before that, counts for nothing.
 */
export type Status = 'open' | 'playing' | 'over' | 'stopped';

/**
 * Why a match ended before its end. `idle`: nothing happened in the lobby. `emptied`: nobody was
 * left. `channel-gone` and `server-gone`: nowhere to play any more.
 */
export type StopReason =
  | 'idle'
  | 'emptied'
  | 'by-host'
  | 'by-manager'
  | 'by-vote'
  | 'channel-gone'
  | 'server-gone';

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
  /** How many seats the table has, as the host has set it; null: as many as the game usually has. */
  readonly seats: number | null;
  /** From 0, one more with each change; a press that carries an older one is stale. */
  readonly version: number;
  readonly clock: Clock;
  /** Counts for ratings; settled when the cards are dealt. */
  readonly isRated: boolean;
  /** Ids of those who want to stop. */
  readonly stopVotes: readonly string[];
  /** Null unless the status is `stopped`. */
  readonly stopReason: StopReason | null;
  /** Those whose seat the host freed: they do not come back to this table. */
  readonly barred: readonly Person[];
  /** The id of the match before it with the same people; null for a table of its own. */
  readonly rematchOf: number | null;
  /** Null until the match starts. */
  readonly seed: Seed | null;
  readonly state: State | null;
}

/** What a match is before anything has happened to it. */
export const UNTOUCHED = {
  version: 0,
  seats: null,
  clock: 'none',
  isRated: false,
  stopVotes: [],
  stopReason: null,
  barred: [],
  rematchOf: null,
  seed: null,
  state: null,
} as const satisfies Partial<Match>;

/** A step of a match: its start, or a move that was made, with what it did. */
export interface Happened {
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
  | { readonly ok: true; readonly match: Match; readonly happened: readonly Happened[] }
  | ({ readonly ok: false } & Refusal);

/** The public message that shows a match. */
export interface TableMessage {
  readonly matchId: number;
  readonly channelId: string;
  readonly messageId: string;
  /** The version of the match that the message shows. */
  readonly version: number;
  /** When the message was sent (not when it was last edited), in milliseconds since 1970. */
  readonly postedAt: number;
}

/** A public message that another takes the place of, or has taken: it is to be taken away. */
export type ReplacedMessage = Pick<TableMessage, 'matchId' | 'channelId' | 'messageId'>;

/** The right to edit somebody's hand message, as long as it lives. */
export interface HandToken {
  readonly matchId: number;
  readonly personId: string;
  /** Discord's interaction token. */
  readonly token: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** Discord's locale of the person when they asked for it. */
  readonly locale: string;
}

/** The seat of a person, away or not; undefined when they have none. */
export function seatOf(match: Match, personId: string): Seat | undefined {
  const seat = match.players.findIndex(
    (player) => player.type === 'person' && player.person.id === personId,
  );
  return seat === -1 ? undefined : seat;
}
