import type { BarredKind } from '../../model/bar.ts';
import type { People } from './people.ts';

/** A command or an option of one: `name` is valid for Discord, `description` has at most 100 characters. */
export interface CommandWords {
  readonly name: string;
  readonly description: string;
}

/** What can be typed after `/hanafuda`. */
export type SubcommandName = Exclude<keyof CommandsWords, 'hanafuda' | 'options'>;

export interface CommandsWords {
  readonly hanafuda: CommandWords;
  readonly start: CommandWords;
  readonly practice: CommandWords;
  readonly daily: CommandWords;
  readonly join: CommandWords;
  readonly cut: CommandWords;
  readonly leave: CommandWords;
  readonly hand: CommandWords;
  readonly table: CommandWords;
  readonly tables: CommandWords;
  readonly play: CommandWords;
  readonly moves: CommandWords;
  readonly hint: CommandWords;
  readonly stop: CommandWords;
  readonly settings: CommandWords;
  readonly me: CommandWords;
  readonly privacy: CommandWords;
  readonly about: CommandWords;
  readonly leaderboard: CommandWords;
  readonly stats: CommandWords;
  readonly profile: CommandWords;
  readonly season: CommandWords;
  readonly history: CommandWords;
  readonly replay: CommandWords;
  readonly rules: CommandWords;
  readonly help: CommandWords;
  readonly options: {
    readonly game: CommandWords;
    /** How many seats the table has. */
    readonly players: CommandWords;
    /** For whom seats are kept. */
    readonly invite: CommandWords;
    readonly rules: CommandWords;
    readonly card: CommandWords;
    readonly take: CommandWords;
    /** Own words to cut the cards with. */
    readonly words: CommandWords;
    /** Of several tables, the one to leave. */
    readonly table: CommandWords;
    readonly leaderboardGame: CommandWords;
    readonly period: CommandWords;
    readonly sort: CommandWords;
    readonly season: CommandWords;
    readonly historyGame: CommandWords;
    /** Of a replay. */
    readonly code: CommandWords;
    readonly person: CommandWords;
    readonly rulesGame: CommandWords;
    readonly practiceGame: CommandWords;
    readonly strength: CommandWords;
    /** What of the deal of the day. */
    readonly show: CommandWords;
    readonly timeZone: CommandWords;
    readonly away: CommandWords;
  };
}

/** Labels of at most 38 characters. */
export interface ButtonWords {
  /** Takes one of so many seats, of which some are taken. */
  join(seated: number, seats: number): string;
  readonly leave: string;
  readonly removeComputer: string;
  readonly start: string;
  readonly rules: string;
  readonly hand: string;
  readonly help: string;
  readonly again: string;
  /** Leafs through the match. */
  readonly review: string;
  /** To the page before, and to the page after. */
  readonly back: string;
  readonly on: string;
  /** The chart of the yaku, with what has been captured of them. */
  readonly yaku: string;
  /** From the result of a round to the cards of the next. */
  readonly nextRound: string;
  /** Shows all of a score sheet, in pictures and words. */
  readonly counted: string;
}

/** Fixed sentences of the bot. Names and lists come ready to print. */
export interface NoticeWords {
  /** Something failed that should not. `reference` is what to tell the person who runs the bot. */
  unexpected(reference: string): string;
  /** In place of a message of a match that Discord did not take. */
  readonly notAsMeant: string;
  /** The database was held by another program for too long, and nothing was stored. */
  readonly storeBusy: string;
  /** The database was lost while it stored; whether it did is not known. */
  readonly storeUnsure: string;
  /** The disk is full, failed or not writable, and nothing was stored. `reference` as above. */
  storeFailed(reference: string): string;
  /** What is stored of them, or of the server, is being deleted just now. */
  readonly beingErased: string;
  /** To a person whom the operator has barred, or in a server. `contact`: how the operator is reached; null where nobody says. */
  readonly barred: Readonly<Record<BarredKind, (contact: string | null) => string>>;
  /** In place of an answer to somebody who presses without a rest. */
  readonly tooFast: string;
  /** To somebody who opens one match after another. */
  readonly tooManyMatches: string;
  /** In place of an answer that had to wait for so long that nobody waits for it any more. */
  readonly tooBusy: string;
  readonly serverOnly: string;
  /** In a server that has the bot's commands without the bot. `link` adds it. */
  botMissing(link: string): string;
  /** A table cannot be opened without these. */
  missingPermissions(permissions: readonly string[]): string;
  /** The bot may no longer write in the channel of a running match; no names: it cannot be reached. */
  suspended(permissions: readonly string[]): string;
  /** A press that nobody can make sense of. */
  readonly unknownButton: string;
  /** A stale press; the hand as it now is comes with it. */
  readonly movedOn: string;
  /** A move that was not theirs to make; the hand says why. */
  readonly nothingPlayed: string;
  /** What was typed is no move, or nothing that the card may take. */
  noSuchMove(typed: string): string;
  noSuchTake(typed: string): string;
  stoppedBy(who: People): string;
  /** The table ended before its match did. */
  readonly closed: string;
  readonly started: string;
  /** To the one who asked. */
  readonly youJoined: string;
  readonly youLeft: string;
  readonly youAreAway: string;
  readonly rulesHint: string;
  /** In place of a hand, once the match is over or stopped. */
  readonly handOver: string;
  /** `who`: as a mention. */
  turnMention(who: People): string;
  readonly leaderboardHint: string;
}

export interface HelpWords {
  /** The whole of the help but the games. */
  readonly lines: readonly string[];
  /** `title`: its name and how many may play. */
  game(title: string, line: string): string;
}
