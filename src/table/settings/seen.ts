import type { BarredKind } from '../../model/bar.ts';
import { type Match, type Member, personsIn } from '../../model/match.ts';
import type { PersonSettings, ServerSettings } from '../../model/settings.ts';
import type { SettingsReader } from './settings-store.ts';

/** What a press has to know of somebody in a server. */
export interface SeenPerson {
  readonly settings: PersonSettings;
  /** Whether the operator bars them from the bot. */
  readonly isBarred: boolean;
  /** Whether their data is being deleted. */
  readonly isErased: boolean;
  /** How many matches they have played to an end there; counted up to `FIRST_MATCHES`. */
  readonly finished: number;
}

/** What a press has to know of a server and of people in it. */
export interface SeenServer {
  readonly settings: ServerSettings;
  readonly isBarred: boolean;
  readonly isErased: boolean;
  /** By their ids. */
  readonly people: ReadonlyMap<string, SeenPerson>;
}

/** Whose finished matches, and how many of them at most. */
interface FinishedQuery extends Member {
  readonly most: number;
}

export interface SeenStore {
  /** What is known of a server and its people in one call. */
  seen(serverId: string, personIds: readonly string[]): Promise<SeenServer>;
  /** The games of matches that somebody has played to an end in a server, one a match, at most this many. */
  finishedGames(query: FinishedQuery): Promise<readonly string[]>;
}

/** Whoever has played fewer matches to their end is new. */
export const FIRST_MATCHES = 3;

interface SeenDeps {
  readonly store: SeenStore & SettingsReader;
}

/**
 * What a press has read of a server and of its people. It travels with the press, so that whatever shows what
 * came of it asks for nothing twice; the store is asked for whoever was not among them.
 */
export class Seen implements SettingsReader {
  readonly #store: SeenDeps['store'];
  readonly #serverId: string;
  readonly #server: SeenServer;

  constructor(store: SeenDeps['store'], serverId: string, server: SeenServer) {
    this.#store = store;
    this.#serverId = serverId;
    this.#server = server;
  }

  async serverSettings(serverId: string): Promise<ServerSettings> {
    if (serverId === this.#serverId) return this.#server.settings;
    return await this.#store.serverSettings(serverId);
  }

  async personSettings(personId: string): Promise<PersonSettings> {
    const person = this.#server.people.get(personId);
    return person?.settings ?? (await this.#store.personSettings(personId));
  }

  /** Whether somebody has hardly played in a server yet. */
  async isNew(serverId: string, personId: string): Promise<boolean> {
    const person = serverId === this.#serverId ? this.#server.people.get(personId) : undefined;
    if (person !== undefined) return person.finished < FIRST_MATCHES;
    const finished = { serverId, personId, most: FIRST_MATCHES };
    return (await this.#store.finishedGames(finished)).length < FIRST_MATCHES;
  }

  /** Whether the operator bars one of those who were read, or the server. */
  barred(personId: string): BarredKind | undefined {
    if (this.#server.people.get(personId)?.isBarred) return 'user';
    return this.#server.isBarred ? 'server' : undefined;
  }

  /** Whether one of those who were read, or the server, is being deleted, so that nothing may be begun. */
  isBeingErased(personId: string): boolean {
    return this.#server.isErased || this.#server.people.get(personId)?.isErased === true;
  }
}

/** Reads what a press or a display has to know of people and their server. */
export function seeing({ store }: SeenDeps) {
  const of = async (serverId: string, personIds: readonly string[]): Promise<Seen> =>
    new Seen(store, serverId, await store.seen(serverId, [...new Set(personIds)]));
  return {
    of,
    /** Of those at a table. */
    at: (match: Match): Promise<Seen> => of(match.where.serverId, peopleAt(match)),
  };
}

/** Those who sit at a table or are invited, by their ids. */
export function peopleAt(match: Pick<Match, 'players' | 'invited'>): readonly string[] {
  const invited = match.invited.map(({ person }) => person);
  return [...personsIn(match), ...invited].map(({ id }) => id);
}
