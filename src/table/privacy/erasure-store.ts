import { onHoliday } from '../../model/holiday.ts';
import type { Match } from '../../model/match.ts';

/** What is being deleted: a person in every server, or a whole server. */
export type Erasure = { readonly personId: string } | { readonly serverId: string };

/** The end of the time for which matches are kept: instants in milliseconds since 1970. */
export interface Until {
  readonly now: number;
  /** What ended by then goes, if it was stopped or counts for no rating. */
  readonly unrated: number;
  /** What ended by then goes, if it was played to its end and rated; null: none. */
  readonly rated: number | null;
  /** Practice goes at once whose place another has taken since then. */
  readonly replacedSince: number;
}

/** How much of a server was deleted, or how much of a person's data was pseudonymized. */
export interface ErasedCounts {
  readonly matches: number;
  readonly moves: number;
  readonly results: number;
  readonly people: number;
}

export const NOTHING_ERASED: ErasedCounts = { matches: 0, moves: 0, results: 0, people: 0 };

/** Who takes a person's place in a server. */
export interface Pseudonym {
  readonly serverId: string;
  readonly pseudonym: string;
}

/** What is being deleted. */
export interface ErasureStore {
  serversKnowing(personId: string): Promise<readonly string[]>;
  /** Records the pseudonym that replaces a person in a server, unless there is one. */
  addPseudonym(personId: string, pseudonym: Pseudonym): Promise<void>;
  pseudonymsOf(personId: string): Promise<readonly Pseudonym[]>;
  /** Deletes a person's names, settings and hand messages. */
  deletePerson(personId: string): Promise<void>;
  /** Records that a server is being deleted, and stops what is open or being played there. */
  addServerErasure(serverId: string): Promise<void>;
  erasures(): Promise<readonly Erasure[]>;
  isBeingErased(serverId: string): Promise<boolean>;
  /** Servers that the bot left at `at` or before, and are not being deleted yet. */
  serversLeft(at: number): Promise<readonly string[]>;
}

export interface ErasedBatch {
  readonly erased: ErasedCounts;
  readonly isDone: boolean;
  /** Whether this batch took away the record of the erasure: false if another process had done so. */
  readonly isFinisher?: boolean;
}

/** What deletes it: never part of a transaction. */
export interface ErasureBatches {
  /**
   * Deletes one batch, small enough that nobody waits long, and with the last one the record of the
   * erasure. What is left is read as if it were deleted already.
   */
  eraseSome(erasure: Erasure | { readonly until: Until }): Promise<ErasedBatch>;
  /**
   * Removes deleted data from every file of the database. Does not wait: false if a reader was in
   * the way, so call it again later.
   */
  emptyLog(): Promise<boolean>;
}

type WithPeople = Pick<Match, 'hostId' | 'players' | 'stopVotes' | 'barred' | 'invited'>;

/** What a match tells of people, with a pseudonym in every place of a person. */
export function withPseudonym(match: WithPeople, personId: string, pseudonym: string): WithPeople {
  return {
    hostId: match.hostId === personId ? pseudonym : match.hostId,
    players: match.players.map((player) =>
      player.type === 'person' && player.person.id === personId
        ? onHoliday({ ...player, person: { id: pseudonym, name: '' } })
        : player,
    ),
    stopVotes: match.stopVotes.filter((id) => id !== personId),
    barred: match.barred.filter(({ id }) => id !== personId),
    invited: match.invited.filter(({ person }) => person.id !== personId),
  };
}

/** The deletion of a server's data that is to come. */
export interface Deletion {
  /** In milliseconds since 1970. */
  readonly dueAt: number;
  /** Who asked; null for somebody who has had their own data deleted since. */
  readonly personId: string | null;
}

export interface DeletionStore {
  deletionOf(serverId: string): Promise<Deletion | undefined>;
  /** Null: it is to stay. */
  putDeletion(serverId: string, deletion: Deletion | null): Promise<void>;
  /** Of servers that the bot is in, and that nobody has told yet. */
  deletionsUntold(): Promise<readonly string[]>;
  /** The deletion due at that instant: another, planned meanwhile, is still to be told of. */
  putDeletionTold(serverId: string, dueAt: number): Promise<void>;
  /** Servers that the bot is in whose deletion is to come. */
  deletionsPlanned(): Promise<readonly string[]>;
  /** The deletions of these servers fall due this many milliseconds later. */
  delayDeletions(serverIds: readonly string[], by: number): Promise<void>;
  /** Servers that the bot is in whose deletion is due at `now` or before. */
  deletionsDue(now: number): Promise<readonly string[]>;
}
