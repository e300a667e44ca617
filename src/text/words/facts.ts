import type { Status } from '../../model/match.ts';
import type { CardNames } from './cards.ts';

/**
 * One person or several in a sentence. In a template they print as their names, so `${who}` is enough
 * for most languages; `bare` is for endings that follow a name's last sound, `count` for verbs.
 */
export class People {
  /** As it is to be printed: escaped and bold in a message. */
  readonly printed: string;
  /** Without any marks. */
  readonly bare: string;
  readonly count: number;

  /** As they stand: a plain name, the pot, the bank, or nobody. */
  static of(text: string): People {
    return new People(text, text, 1);
  }

  constructor(printed: string, bare: string, count: number) {
    this.printed = printed;
    this.bare = bare;
    this.count = count;
  }

  toString(): string {
    return this.printed;
  }
}

export interface OpenedTable {
  readonly game: string;
  readonly host: People;
  readonly channel: string;
  readonly server: string;
  readonly seated: number;
  readonly seats: number;
}

/** What the sentence of a problem may use. */
export interface HolidayInfo {
  /** What was typed, harmless. */
  readonly typed: string;
  /** How many days were asked for. */
  readonly days: number;
  readonly left: number;
  readonly limit: number;
}

export interface LessonTurn {
  /** What is to be played; in a choice, what was played. */
  readonly card: CardNames;
  readonly taken: CardNames;
}

/** Somebody's past match, as a line of a list tells it. All of it is ready to print. */
export interface PastMatchParts {
  readonly game: string;
  /** `1 / 4`: the place, and how many played. */
  readonly place: number;
  readonly players: number;
  readonly score: string;
  /** As Discord shows a date to each reader in their own way. */
  readonly when: string;
  readonly others: People;
  /** By which others open it; null if they may not. */
  readonly code: string | null;
}

/** What may be said of a payment. The amounts come with their units. */
export interface PaymentInfo {
  /** Who pays; who gets it if the pot or the bank pays. */
  readonly who: People;
  /** The other side; the pot or the bank are named too. */
  readonly other: People;
  readonly amount: string;
  /** How many pay so much each; 0 if the pot or the bank does. */
  readonly payers: number;
  /** The yaku that it is paid for; empty if it is paid for none. */
  readonly yaku: string;
  /** What multiplies this payment alone, each after a comma, as `, × 2 (pibak)`; empty: nothing. */
  readonly times: string;
}

export interface RefusalInfo {
  /** The game of the match; what was asked for, if there is no match. */
  readonly game: string;
  readonly games: string;
  readonly host: People;
  /** How many may play it: `2`, `4 or 5`. */
  readonly seats: string;
  readonly seated: number;
  readonly status: Status;
  /** Where tables may be opened, as Discord's links. */
  readonly channels: string;
  /** How many tables a server may have at once, or in how many lobbies one person may wait. */
  readonly cap: number;
  /** What is wrong with the house rules, and what is allowed. */
  readonly problems: string;
}

/** A move and what was better; `number` from 1, `cost`: what the better should have brought more. */
export interface CostlyMoveText {
  readonly number: number;
  readonly round: number;
  readonly made: string;
  readonly better: string;
  readonly cost: string;
}

export interface TableCounts {
  readonly opened: number;
  readonly abandoned: number;
  readonly days: number;
}

/** What runs here; `up`: since when, as Discord's timestamp. */
export interface AboutFacts {
  readonly version: string;
  readonly up: string;
  readonly servers: number;
  readonly tables: number;
  /** Of whoever runs the bot, and where its source is; null if that is not said. */
  readonly contact: string | null;
  readonly source: string | null;
}

export interface GraphFacts {
  readonly who: People;
  readonly game: string;
  readonly matches: string;
  readonly rating: string;
  readonly lowest: string;
  readonly highest: string;
}

/** A change of settings; `what` with the new value as the menu has it. `who`: null if that is not known. */
export interface SettingChange {
  readonly who: People | null;
  readonly at: string;
  readonly what: string;
}

/** The deletion of a server's data that is to come. `who`: a mention, null for somebody unknown; `due`: a timestamp. */
export interface DeletionText {
  readonly who: People | null;
  readonly due: string;
}

export interface DeletionNotice extends DeletionText {
  readonly server: string;
}
