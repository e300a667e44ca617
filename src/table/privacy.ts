import type { Options, Seat } from '../engine/core/game.ts';
import { change } from './change.ts';
import type { Clock } from './clock.ts';
import { leaveCases } from './leaving.ts';
import type { Outcome, Person, Status } from './match.ts';
import type { TableParts } from './parts.ts';
import { stopped } from './parts.ts';
import type { PersonSettings } from './settings.ts';

/** A match that somebody took part in, as they may have it: without what others hold or chose. */
export interface OwnMatch {
  readonly id: number;
  readonly serverId: string;
  readonly channelId: string;
  readonly game: string;
  readonly options: Options;
  /** How many seats the host had set; null: as many as the game usually has. */
  readonly seats: number | null;
  readonly clock: Clock;
  readonly status: Status;
  readonly isRated: boolean;
  readonly isHost: boolean;
  /** Null for somebody whom the host sent away. */
  readonly seat: Seat | null;
  /** The name that they then bore; null without a seat. */
  readonly name: string | null;
  /** The computer plays for them. */
  readonly isAway: boolean;
  /** How often in a row they let their time pass. */
  readonly missed: number;
  readonly wantsToStop: boolean;
  readonly isSentAway: boolean;
  readonly openedAt: number;
  readonly changedAt: number;
  /** Their own moves, in order, as text, and when each was made. */
  readonly moves: readonly { readonly move: string; readonly at: number }[];
}

/** Everything that is stored of one person. Times are milliseconds since 1970. */
export interface PersonalData {
  readonly personId: string;
  readonly settings: PersonSettings;
  /** The names last seen. */
  readonly names: readonly { readonly serverId: string; readonly name: string }[];
  readonly matches: readonly OwnMatch[];
  readonly results: readonly {
    readonly matchId: number;
    readonly serverId: string;
    readonly game: string;
    readonly score: number;
    readonly place: number;
    readonly fled: boolean;
    readonly bestYaku: string | null;
    readonly bestYakuValue: number | null;
    readonly finishedAt: number;
  }[];
  readonly ratings: readonly {
    readonly serverId: string;
    /** Empty: over all games. */
    readonly game: string;
    readonly matchId: number;
    readonly mu: number;
    readonly sigma: number;
    readonly matches: number;
    readonly at: number;
  }[];
  /** Private hand messages that can still be kept fresh: until when, and in which language. */
  readonly hands: readonly {
    readonly matchId: number;
    readonly expiresAt: number;
    readonly locale: string;
  }[];
}

/** What privacy needs of the store. Synchronous. */
export interface PrivacyStore {
  personalData(personId: string): PersonalData;
  /** Servers that know of the person. */
  serversKnowing(personId: string): readonly string[];
  /**
   * Puts a nameless stranger into every place of the person in a server; what is only theirs goes.
   */
  replacePerson(serverId: string, personId: string, strangerId: string): void;
  /** What the person has in no server: settings, hand messages. */
  deleteProfile(personId: string): void;
  /** Everything that is stored of a server. */
  deleteServer(serverId: string): void;
  /** Servers that the bot left at `at` or before. */
  serversLeft(at: number): readonly string[];
  /**
   * Leaves nothing of what was deleted in any file, and all that is stored in one. Waits for nobody: false
   * where somebody who reads was in the way, so that it is to be done again later. Not within a
   * transaction.
   */
  emptyLog(): boolean;
}

/** The use cases of privacy. */
export interface PrivacyCases {
  /** How many days a server's data is kept once the bot has left it. */
  readonly keepLeftDays: number;
  personalData(personId: string): PersonalData;
  /**
   * Takes a person out of everything: they leave their tables, and their results stay under a
   * nameless stranger, another in each server.
   *
   * @returns what came of leaving each table
   */
  forgetPerson(person: Person): readonly Outcome[];
  /**
   * Stops what is open or being played in a server, so that it can be shown before all is deleted.
   */
  closeServer(serverId: string): readonly Outcome[];
  /** Deletes all that is stored of a server. */
  forgetServer(serverId: string): void;
}

/** Before the id of somebody who is not known any more. Discord's ids are digits only. */
const STRANGER = 'former-';

const DAY = 24 * 60 * 60 * 1000;

/** Whether somebody has had themselves forgotten. */
export function isStranger({ id }: Person): boolean {
  return id.startsWith(STRANGER);
}

/** Privacy over a store; what is meant is told at `PrivacyCases`. */
export function privacyCases(parts: TableParts): PrivacyCases {
  const { store } = parts;
  const leaving = leaveCases(parts);
  return {
    keepLeftDays: daysOf(parts),
    personalData: (personId) => store.personalData(personId),
    forgetPerson(person) {
      const left = store.seatsOf(person.id).map(({ id }) => leaving.leave({ matchId: id }, person));
      store.transaction(() => {
        for (const serverId of store.serversKnowing(person.id)) {
          store.replacePerson(serverId, person.id, strangerId(parts));
        }
        store.deleteProfile(person.id);
      });
      store.emptyLog();
      return left;
    },
    closeServer: (serverId) =>
      store.transaction(() =>
        store
          .activeMatches(serverId)
          .map(({ id }) => change(parts, { matchId: id }, (one) => stopped(one, 'by-manager'))),
      ),
    forgetServer(serverId) {
      store.transaction(() => store.deleteServer(serverId));
      store.emptyLog();
    },
  };
}

/** Deletes what servers left behind that the bot left long ago. Within a transaction. */
export function forgetLeftServers(parts: TableParts): void {
  const { store, now } = parts;
  for (const serverId of store.serversLeft(now() - daysOf(parts) * DAY)) {
    store.deleteServer(serverId);
  }
}

/** So long the bot may be away from a server, perhaps by mistake, before it forgets it. */
const KEEP_LEFT_DAYS = 30;

function daysOf({ keepLeftDays = KEEP_LEFT_DAYS }: TableParts): number {
  return keepLeftDays;
}

function strangerId({ entropy }: TableParts): string {
  return `${STRANGER}${Buffer.from(entropy()).toString('hex')}`;
}
