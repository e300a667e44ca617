import type { Match } from '../../model/match.ts';

/** What is being deleted, until none of it is left: a person in every server, or a whole server. */
export type Erasure = { readonly personId: string } | { readonly serverId: string };

/** What was deleted of a server; or what of a person's is a stranger's now. */
export interface Erased {
  readonly matches: number;
  readonly moves: number;
  readonly results: number;
  readonly people: number;
}

/** Who takes a person's place in a server. */
export interface Stranger {
  readonly serverId: string;
  readonly strangerId: string;
}

/** What is being deleted, and what deletes it. */
export interface ErasureStore {
  /** Servers that know of the person. */
  serversKnowing(personId: string): readonly string[];
  /** Puts down who takes a person's place, where nobody does yet. */
  addStranger(personId: string, stranger: Stranger): void;
  strangersOf(personId: string): readonly Stranger[];
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
   * Those that are left are read as if it were done: strangers sit in them, or there are none.
   */
  eraseSome(erasure: Erasure): { readonly erased: Erased; readonly isDone: boolean };
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

/** What a match tells of people, with a stranger in every place of a person. */
export function withStranger(match: WithPeople, personId: string, strangerId: string): WithPeople {
  return {
    hostId: match.hostId === personId ? strangerId : match.hostId,
    players: match.players.map((player) =>
      player.type === 'person' && player.person.id === personId
        ? { ...player, person: { id: strangerId, name: '' } }
        : player,
    ),
    stopVotes: match.stopVotes.filter((id) => id !== personId),
    barred: match.barred.filter(({ id }) => id !== personId),
  };
}
