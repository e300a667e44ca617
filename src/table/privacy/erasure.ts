import type { Match, Person } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { breathe, type OneAtATime } from '../background.ts';
import { stopped, type TableParts } from '../deps.ts';
import { leaveCases } from '../leaving/leaving.ts';
import { change } from '../matches/change.ts';

/** What is being deleted, until none of it is left: a person in every server, or a whole server. */
export type Erasure = { readonly personId: string } | { readonly serverId: string };

/** What was deleted of a server; or what of a person's is a stranger's now. */
export interface Erased {
  readonly matches: number;
  readonly moves: number;
  readonly results: number;
  readonly people: number;
}

/** An erasure that is done. */
export interface Finished {
  readonly erasure: Erasure;
  readonly erased: Erased;
}

/** Who takes a person's place in a server. */
export interface Stranger {
  readonly serverId: string;
  readonly strangerId: string;
}

/** What erasing needs of the store. Synchronous. */
export interface ErasureStore {
  /** Servers that know of the person. */
  serversKnowing(personId: string): readonly string[];
  /** What is open or being played, anywhere, in which the person stands. */
  activeMatchesOf(personId: string): readonly Match[];
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

/**
 * The use cases of deleting. What somebody has deleted is put down and out of sight at once; then it is
 * worked off in bites by `finishErasures`, and by the next process where this one ends meanwhile.
 */
export interface ErasureCases {
  /** How many days a server's data is kept once the bot has left it. */
  readonly keepLeftDays: number;
  /**
   * Takes a person out of everything: they leave their tables, and their results stay under a nameless
   * stranger, another in each server. Done once `finishErasures` is.
   */
  forgetPerson(person: Person): void;
  /**
   * Stops what is open or being played in a server, so that it can be shown before all is deleted.
   */
  closeServer(serverId: string): readonly Outcome[];
  /** Deletes all that is stored of a server. Done once `finishErasures` is. */
  forgetServer(serverId: string): void;
  /**
   * The same for servers that the bot left long ago. To be called only while it is known which servers
   * it is in.
   *
   * @returns their ids
   */
  forgetLeftServers(): readonly string[];
  /** Whether the server, or the person, is being deleted, so that nothing may be begun there, or by them. */
  isBeingErased(serverId: string, personId: string): boolean;
  /** Works off all that is being deleted. */
  finishErasures(): Promise<readonly Finished[]>;
}

/** Before the id of somebody who is not known any more. Discord's ids are digits only. */
const STRANGER = 'former-';

const DAY = 24 * 60 * 60 * 1000;

/** So long the bot may be away from a server, perhaps by mistake, before it forgets it. */
const KEEP_LEFT_DAYS = 30;

type Mentions = Pick<Match, 'hostId' | 'players' | 'stopVotes' | 'barred'>;

/** What a match tells of people, with a stranger in every place of a person. */
export function withStranger(match: Mentions, personId: string, strangerId: string): Mentions {
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

/** Deleting over a store; what is meant is told at `ErasureCases`. */
export function erasureCases(parts: TableParts, large: OneAtATime): ErasureCases {
  const { store, now, keepLeftDays = KEEP_LEFT_DAYS } = parts;
  const leaving = leaveCases(parts);
  return {
    keepLeftDays,
    forgetPerson(person) {
      for (const { id } of store.seatsOf(person.id)) leaving.leave({ matchId: id }, person);
      store.transaction(() => estrange(parts, person.id));
    },
    closeServer: (serverId) =>
      store.transaction(() =>
        store
          .activeMatches(serverId)
          .map(({ id }) => change(parts, { matchId: id }, (one) => stopped(one, 'by-manager'))),
      ),
    forgetServer: (serverId) => store.transaction(() => store.addServerErasure(serverId)),
    forgetLeftServers: () =>
      store.transaction(() => {
        const servers = store.serversLeft(now() - keepLeftDays * DAY);
        for (const serverId of servers) store.addServerErasure(serverId);
        return servers;
      }),
    isBeingErased: (serverId, personId) => store.isBeingErased(serverId, personId),
    finishErasures: () => large.run(() => finish(parts)),
  };
}

/**
 * Puts down that a person is to be replaced everywhere, takes away at once what shows them, and replaces
 * them in what goes on. Within a transaction.
 */
function estrange({ store, entropy, now, changes }: TableParts, personId: string): void {
  for (const serverId of store.serversKnowing(personId)) {
    const strangerId = `${STRANGER}${Buffer.from(entropy()).toString('hex')}`;
    store.addStranger(personId, { serverId, strangerId });
  }
  store.deletePerson(personId);
  const strangers = new Map(
    store.strangersOf(personId).map(({ serverId, strangerId }) => [serverId, strangerId]),
  );
  for (const before of store.activeMatchesOf(personId)) {
    const strangerId = strangers.get(before.where.serverId);
    if (strangerId === undefined) continue;
    // A newer version, so that it is drawn anew also when the process ends before that.
    const version = before.version + 1;
    const match = { ...before, ...withStranger(before, personId, strangerId), version };
    store.updateMatch(match, before.version, now());
    changes.note({ match, happened: [] });
  }
}

const NOTHING: Erased = { matches: 0, moves: 0, results: 0, people: 0 };

async function finish({ store }: TableParts): Promise<readonly Finished[]> {
  const finished: Finished[] = [];
  for (const erasure of store.erasures()) {
    let erased = NOTHING;
    for (let isDone = false; !isDone; ) {
      const bite = store.eraseSome(erasure);
      erased = sum(erased, bite.erased);
      isDone = bite.isDone;
      await breathe();
    }
    finished.push({ erasure, erased });
  }
  if (finished.length > 0) store.emptyLog();
  return finished;
}

function sum(one: Erased, other: Erased): Erased {
  return {
    matches: one.matches + other.matches,
    moves: one.moves + other.moves,
    results: one.results + other.results,
    people: one.people + other.people,
  };
}
