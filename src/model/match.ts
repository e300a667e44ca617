import type { Options, Seat } from '../engine/core/game.ts';
import type { Seed } from '../engine/core/random.ts';
import type { State } from '../engine/round/state.ts';
import type { Clock } from './clock.ts';

/** A user of Discord. */
export interface Person {
  /** Discord's id of the user. */
  readonly id: string;
  /** The name shown in the server when last seen. */
  readonly name: string;
}

/** With which press or command a person adds to the chance of the deals. */
export const CONTRIBUTED_BY = ['open', 'join', 'cut', 'start'] as const;

/** What a person has added to the chance of the deals, which the bot could not know before. */
export interface Contribution {
  readonly by: (typeof CONTRIBUTED_BY)[number];
  /** Discord's id of the press or command. */
  readonly id: string;
  /** SHA-256 of the words with which they cut the cards, in hexadecimal: the words are not kept. */
  readonly words?: string;
}

export interface Member {
  readonly serverId: string;
  readonly personId: string;
}

/** Where a table stands: one match a channel at a time. `private.ts` says where one person plays alone. */
export interface Where {
  readonly serverId: string;
  readonly channelId: string;
}

/** A seat of a lobby that is kept for somebody, until their timer falls due. */
export interface Invitation {
  readonly person: Person;
  /** The version of the match from which on it is kept: a message of an older one has not told them. */
  readonly since: number;
}

/** Who sits in a seat. */
export type Player =
  | {
      readonly type: 'person';
      readonly person: Person;
      /** They left a running match. The computer plays their seat until they join again. */
      readonly away: boolean;
      /** How many of their moves in a row the computer has made because their time ran out. */
      readonly missed: number;
      /** They have been silent for so long that the others may give their seat to the computer. */
      readonly silent?: boolean | undefined;
      /** Their clock in this slow game stands still until then, in milliseconds since 1970. */
      readonly holidayUntil?: number | undefined;
      /** In the order in which they were made; fixed when the match begins. Absent: none. */
      readonly contributions?: readonly Contribution[] | undefined;
    }
  /** `number` from 1, to tell them apart; `text` names them. */
  | { readonly type: 'computer'; readonly number: number; readonly strength: Strength };

export type PersonPlayer = Extract<Player, { readonly type: 'person' }>;

/** How well a computer player plays, weakest first. */
export const STRENGTHS = ['gentle', 'easy', 'normal', 'strong', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Whether a computer takes its time: those that do share what one may take. */
export const TAKES_TIME: Readonly<Record<Strength, boolean>> = {
  gentle: false,
  easy: false,
  normal: false,
  strong: true,
  master: true,
};

/**
 * `open`: a lobby that people join. `playing`: the cards are dealt. `over`: played to its end.
 * `stopped`: ended before that, and counts for nothing.
 */
export type Status = 'open' | 'playing' | 'over' | 'stopped';

/**
 * Why a match was stopped. `idle`: nothing happened in the lobby for too long. `emptied`: everybody
 * left. `unopposed`: somebody asked to stop, and nobody objected in time. `channel-gone`,
 * `server-gone`: the channel or the server's data was deleted.
 */
export type StopReason =
  | 'idle'
  | 'emptied'
  | 'by-host'
  | 'by-manager'
  | 'by-vote'
  | 'unopposed'
  | 'channel-gone'
  | 'server-gone';

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
  /** Ids of those who want to stop; of a match that a manager has stopped, that manager's alone. */
  readonly stopVotes: readonly string[];
  /** Null unless the status is `stopped`. */
  readonly stopReason: StopReason | null;
  /** People removed by the host. They cannot take a seat at this table again. */
  readonly barred: readonly Person[];
  /** For whom seats of a lobby are kept; in a running match, who waits for a computer's seat or the next match. */
  readonly invited: readonly Invitation[];
  /** The id of the match before it with the same people; null for a table of its own. */
  readonly rematchOf: number | null;
  /**
   * Drawn when the lobby opened, and told once the match has ended: 64 hexadecimal digits. Null for a
   * table of version 0.1.
   */
  readonly secret: string | null;
  /** Null until the match starts. */
  readonly seed: Seed | null;
  readonly state: State | null;
  /** Its time is over: moves, cards and deals are deleted, and only what came of it stays. */
  readonly isStripped: boolean;
}

/** The fields of a match that has just been opened. */
export const NEW_MATCH = {
  version: 0,
  seats: null,
  clock: 'none',
  isRated: false,
  stopVotes: [],
  stopReason: null,
  barred: [],
  invited: [],
  rematchOf: null,
  secret: null,
  seed: null,
  state: null,
  isStripped: false,
} as const satisfies Partial<Match>;

/** Whether a match was played to its end or stopped: it no longer changes. */
export function hasEnded({ status }: Pick<Match, 'status'>): boolean {
  return status === 'over' || status === 'stopped';
}

/** The people who have a seat, away or not. */
export function personsIn({ players }: Pick<Match, 'players'>): readonly Person[] {
  return players.flatMap((player) => (player.type === 'person' ? [player.person] : []));
}

/** The seat of a person, away or not; undefined when they have none. */
export function seatOf({ players }: Pick<Match, 'players'>, personId: string): Seat | undefined {
  const seat = players.findIndex(
    (player) => player.type === 'person' && player.person.id === personId,
  );
  return seat === -1 ? undefined : seat;
}
