import type { Match } from '../../model/match.ts';

/** What is being deleted, until none of it is left: a person in every server, or a whole server. */
export type Erasure = { readonly personId: string } | { readonly serverId: string };

/** What was deleted of a server; or what of a person's is a pseudonym's now. */
export interface ErasedCounts {
  readonly matches: number;
  readonly moves: number;
  readonly results: number;
  readonly people: number;
}

/** Who takes a person's place in a server. */
export interface Pseudonym {
  readonly serverId: string;
  readonly pseudonym: string;
}

/** What is being deleted, and what deletes it. */
export interface ErasureStore {
  /** Servers that know of the person. */
  serversKnowing(personId: string): readonly string[];
  /** Puts down who takes a person's place, where nobody does yet. */
  addPseudonym(personId: string, pseudonym: Pseudonym): void;
  pseudonymsOf(personId: string): readonly Pseudonym[];
  /** What of a person shows apart from matches, or is in no server: names, settings, hand messages. */
  deletePerson(personId: string): void;
  /** Puts down that a server is being deleted, and ends what is open or being played there. */
  addServerErasure(serverId: string): void;
  /** Everything that is put down. */
  erasures(): readonly Erasure[];
  /** Whether the server, or the person (null: nobody), is being deleted. */
  isBeingErased(serverId: string, personId: string | null): boolean;
  /**
   * Deletes some of it, few enough that nobody waits for long; the last time also that it was put down. A
   * transaction of its own.
   * Those that are left are read as if it were done: pseudonyms sit in them, or there are none.
   */
  eraseSome(erasure: Erasure): { readonly erased: ErasedCounts; readonly isDone: boolean };
  /** Servers that the bot left at `at` or before, and are not being deleted yet. */
  serversLeft(at: number): readonly string[];
  /**
   * Leaves nothing of what was deleted in any file, and all that is stored in one. Waits for nobody: false
   * where somebody who reads was in the way, so that it is to be done again later. Not within a
   * transaction.
   */
  emptyLog(): boolean;
}

type WithPeople = Pick<Match, 'hostId' | 'players' | 'stopVotes' | 'barred'>;

/** What a match tells of people, with a pseudonym in every place of a person. */
export function withPseudonym(match: WithPeople, personId: string, pseudonym: string): WithPeople {
  return {
    hostId: match.hostId === personId ? pseudonym : match.hostId,
    players: match.players.map((player) =>
      player.type === 'person' && player.person.id === personId
        ? { ...player, person: { id: pseudonym, name: '' } }
        : player,
    ),
    stopVotes: match.stopVotes.filter((id) => id !== personId),
    barred: match.barred.filter(({ id }) => id !== personId),
  };
}
