import type { StopReason, Strength } from '../../model/match.ts';
import type { People } from './people.ts';

/** Who sits where, who leaves, and how a table ends early. Names come ready to print. */
export interface SeatingWords {
  /** In a sentence, and in a list. */
  readonly strengths: Readonly<Record<Strength, string>>;
  /** A computer in the lobby: `CPU 1, easy`, and what a person of its rating would have; null: not measured. */
  computer(who: People, strength: string, rating: number | null): string;
  clock(clock: string): string;
  /** The match starts by itself with the last of so many seats. */
  /** A clock that does not count for one person against computers. */
  clockOfPeople(clock: string): string;
  beginsFull(seats: number): string;
  /** Everybody of the last match has a seat. */
  readonly rematch: string;
  /** Their seats were freed by the host. */
  freed(who: People): string;

  /** Buttons, at most 38 characters. */
  readonly buttons: {
    /** Adds a computer of a strength. */
    readonly add: Readonly<Record<Strength, string>>;
    /** The host's menu of seats and clock. */
    readonly seats: string;
    /** What holds at the table, and the ways out. */
    readonly about: string;
    readonly quit: string;
    /** Asks to stop; agrees to that, as so many of so many have; refuses it or takes it back. */
    readonly offer: string;
    agree(agreed: number, needed: number): string;
    readonly withdraw: string;
    readonly stop: string;
    /** Does not stop. */
    readonly keep: string;
  };

  /** The host's menu. */
  readonly seatsHint: string;
  readonly sizeHeading: string;
  /** A choice: a table of so many. */
  size(seats: number): string;
  readonly clockHeading: string;
  readonly freeHeading: string;
  readonly freeChoice: string;
  readonly hostHeading: string;
  readonly hostChoice: string;
  /** To the one who was the host. */
  newHost(who: People): string;

  /** The menu of a running match. */
  readonly aboutTitle: string;
  readonly rated: string;
  readonly unrated: string;
  /** What leaving and stopping do. */
  readonly waysOut: string;
  /** The same, where only computers play beside the reader. */
  readonly wayOutAlone: string;
  /** To somebody who presses Leave on a message from before the match began. */
  readonly sureToLeave: string;

  /** On the table: `who` would like to stop, `agreed` of `needed` have agreed. */
  offered(who: People, agreed: number, needed: number): string;
  /** Below an offer: silence is consent to it. `when`: a time as Discord shows it: `in 2 minutes`. */
  unlessRefused(when: string): string;
  /** To the one who asked: done, and what it waits for. */
  youOffered(waiting: People): string;
  /** To the one who ended an offer. */
  readonly youRefused: string;
  readonly youStopped: string;
  /** To a manager: whether the match is to end for everybody. */
  readonly sureToStop: string;
  /** It is not to. */
  readonly youPlayOn: string;
  /** In public, by a typed command. */
  asksToStop(who: People): string;

  /** Why a table is closed. `who`: its host, the manager, or who asked to stop. */
  readonly closed: Readonly<Record<StopReason, (who: People) => string>>;
  /** The same, where it is not known which manager it was. */
  readonly closedByManager: string;

  /** Below that. */
  readonly newTable: string;

  /** Left a match in which nobody else played. */
  readonly youLeftAlone: string;
  /** Left a table elsewhere. `channel`: a link to its channel. */
  youLeftAt(channel: string): string;
  youAreAwayAt(channel: string): string;
  readonly nowhere: string;
  readonly whichTable: string;
  readonly whichTableChoice: string;
  /** A table in a list to choose from: its game and who sits there. */
  tableLabel(game: string, who: People): string;

  readonly tablesTitle: string;
  readonly noTables: string;
  /** Rows: `channel` is a link to the channel. */
  openRow(channel: string, game: string, who: People): string;
  playingRow(channel: string, game: string, who: People): string;
  /** After an open table's row. */
  freeSeats(seats: number): string;
  moreTables(count: number): string;
}
