import type { Pace } from '../../model/pace.ts';
import type { People } from './people.ts';

/** Who is told of open tables by direct message. Names and links come ready to print. */
export interface AlertWords {
  /** At most 38 characters each. */
  readonly buttons: {
    /** Asks for it. */
    readonly ask: string;
    /** For whoever has asked before. */
    readonly change: string;
    /** Ends it. */
    readonly mute: string;
  };
  /** The menu: what was asked for. */
  readonly title: string;
  /** In the menu, while Discord takes no more messages from the bot. */
  readonly held: string;
  readonly gamesHeading: string;
  /** In a list of which nothing is chosen. At most 100 characters, as are the next. */
  readonly anyGame: string;
  readonly paceHeading: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly stopped: string;
  /** `channel`: a link to the channel; `server`: its name. */
  opened(opening: OpenedTable): string;
  /** The text of a link. */
  readonly toTable: string;
  /** Below that: why they are told. */
  readonly why: string;
  /** To somebody whose turn it is in a slow game. */
  turn(turn: Pick<OpenedTable, 'game' | 'channel' | 'server'>): string;
  readonly turnWhy: string;
  readonly turnsStopped: string;
  /** To somebody whose direct messages are closed. */
  readonly refused: string;
}

/** A table that somebody has opened. */
export interface OpenedTable {
  readonly game: string;
  readonly host: People;
  readonly channel: string;
  readonly server: string;
  readonly seated: number;
  readonly seats: number;
}
