import type { Person } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { type JobQueue, yieldToOthers } from '../background.ts';
import { keepFormer } from '../daily/daily.ts';
import { type Deps, keepDaysOf, type TransactionDeps, transact } from '../deps.ts';
import { leave } from '../leaving/leaving.ts';
import { change, changed, stopped } from '../matches/change.ts';
import {
  type Deletion,
  type ErasedCounts,
  type Erasure,
  NOTHING_ERASED,
  type Until,
  withPseudonym,
} from './erasure-store.ts';
import type { PersonalData, ServerData, ServerMatch, StoredDataStore } from './stored-data.ts';

export interface FinishedErasure {
  readonly erasure: Erasure;
  readonly erased: ErasedCounts;
}

/** Before the pseudonym of a deleted person. Discord's ids are digits only. */
const PSEUDONYM_PREFIX = 'former-';

/** How many days pass before a server's data is deleted, so that anybody who manages it can undo that. */
const DELETION_DAYS = 7;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** More batches of old matches are left for the next time: other upkeep waits. */
const BATCHES_AT_ONCE = 300;

/** How many days the bot keeps the data of a server that it has left, perhaps by mistake. */
const KEEP_LEFT_DAYS = 30;

/**
 * What is stored of people and servers, and how it is deleted. An erasure is recorded and takes
 * effect at once; `finishErasures` then deletes in batches, and a later process finishes if this
 * one ends meanwhile.
 */
export function privacy(deps: Deps, jobs: JobQueue) {
  const { store, now, keepLeftDays = KEEP_LEFT_DAYS } = deps;
  const eraseOldMatches = oldMatchEraser(deps);
  return {
    keepLeftDays,
    personalData: (personId: string): Promise<PersonalData> => personalData(store, personId),
    /**
     * Removes a person from everything: they leave their tables, and their results stay under a
     * pseudonym, a different one in each server. Complete after `finishErasures`.
     */
    forgetPerson: (person: Person): Promise<void> =>
      transact(deps, async (tx) => {
        for (const { id } of await tx.store.seatsOf(person.id)) {
          await leave(tx, { matchId: id }, person);
        }
        await keepFormer(tx, person.id);
        await pseudonymize(tx, person.id);
      }),
    /** What is stored of a server, for somebody who manages it. What is being deleted is gone first. */
    serverData: async (
      serverId: string,
      canSee: (channelId: string) => Promise<boolean>,
    ): Promise<ServerData> => {
      await jobs.run(() => finish(deps, undefined));
      return await serverData(store, serverId, canSee);
    },
    /** Has all data of a server deleted in `DELETION_DAYS`, for somebody who asks; an earlier deletion stands. */
    planDeletion: (serverId: string, personId: string): Promise<Deletion> =>
      transact(deps, async (tx) => {
        const planned = await tx.store.deletionOf(serverId);
        if (planned !== undefined) return planned;
        const deletion = { dueAt: tx.now() + DELETION_DAYS * DAY, personId };
        await tx.store.putDeletion(serverId, deletion);
        await noteDeletion(tx, serverId, deletion);
        return deletion;
      }),
    /** Undoes that; false if nothing was to be deleted. */
    keepServer: (serverId: string, personId: string): Promise<boolean> =>
      transact(deps, async (tx) => {
        if ((await tx.store.deletionOf(serverId)) === undefined) return false;
        await tx.store.putDeletion(serverId, null);
        await noteDeletion(tx, serverId, { dueAt: null, personId });
        return true;
      }),
    deletionsDue: (): Promise<readonly string[]> => store.deletionsDue(now()),
    /** Stops what is open or being played in a server whose deletion is due, so that it can be shown before that. */
    closeDue: (serverId: string): Promise<readonly Outcome[]> =>
      transact(deps, async (tx) =>
        (await isDue(tx, serverId)) ? await closeServer(tx, serverId) : [],
      ),
    /** As `forgetServer`, if that is still due: false if somebody has undone it. */
    forgetDue: (serverId: string): Promise<boolean> =>
      transact(deps, async (tx) => {
        if (!(await isDue(tx, serverId))) return false;
        await tx.store.addServerErasure(serverId);
        return true;
      }),
    /** Deletes all data of a server. Complete after `finishErasures`. */
    forgetServer: (serverId: string): Promise<void> =>
      store.transaction((tx) => tx.addServerErasure(serverId)),
    /**
     * Deletes all data of servers that the bot left long ago. Call only while it is known which
     * servers the bot is in.
     *
     * @returns their ids
     */
    forgetLeftServers: (): Promise<readonly string[]> =>
      store.transaction(async (tx) => {
        const servers = await tx.serversLeft(now() - keepLeftDays * DAY);
        for (const serverId of servers) await tx.addServerErasure(serverId);
        return servers;
      }),
    /** Finishes all recorded erasures; stops between two batches once `signal` is aborted. */
    finishErasures: (signal?: AbortSignal): Promise<readonly FinishedErasure[]> =>
      jobs.run(() => finish(deps, signal)),
    /**
     * Deletes matches whose time is over, and practice that another has replaced: as much as can be done between
     * other upkeep. Of those that still count only what came of them stays.
     */
    eraseOldMatches: (signal?: AbortSignal): Promise<ErasedCounts> =>
      jobs.run(() => eraseOldMatches(signal)),
  };
}

async function isDue({ store, now }: TransactionDeps, serverId: string): Promise<boolean> {
  const deletion = await store.deletionOf(serverId);
  return deletion !== undefined && deletion.dueAt <= now();
}

async function closeServer(tx: TransactionDeps, serverId: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { id } of await tx.store.activeMatches(serverId)) {
    const closed = await change(tx, { matchId: id }, (one) =>
      stopped({ ...one, stopVotes: [] }, 'by-manager'),
    );
    outcomes.push(closed);
  }
  return outcomes;
}

function oldMatchEraser(deps: Deps): (signal: AbortSignal | undefined) => Promise<ErasedCounts> {
  /** When everything was last deleted whose time was over; not in this process: 0. */
  let doneAt = 0;
  return async (signal) => {
    const until = keptUntil(deps, doneAt);
    const { erased, isDone } = await erase(deps, { until }, { signal, most: BATCHES_AT_ONCE });
    if (isDone) doneAt = until.now;
    if (erased.matches > 0) await deps.store.emptyLog();
    return erased;
  };
}

function keptUntil({ now, keepMatchDays }: Deps, doneAt: number): Until {
  const at = now();
  const unrated = at - keepDaysOf({ keepMatchDays }) * DAY;
  const rated = keepMatchDays === undefined ? null : at - keepMatchDays * DAY;
  // The clock might have been set back since.
  return { now: at, unrated, rated, replacedSince: Math.min(doneAt, at) - HOUR };
}

/** Keeps in the server's changes who asked for its deletion, or undid it. */
async function noteDeletion(
  { store, now }: TransactionDeps,
  serverId: string,
  { dueAt, personId }: { readonly dueAt: number | null; readonly personId: string },
): Promise<void> {
  await store.addServerChange(serverId, { at: now(), what: 'deletion', value: dueAt, personId });
}

/**
 * Records that a person is to be replaced everywhere, deletes at once what shows them, and replaces
 * them in running matches.
 */
async function pseudonymize(deps: TransactionDeps, personId: string): Promise<void> {
  const { store, entropy } = deps;
  for (const serverId of await store.serversKnowing(personId)) {
    const pseudonym = `${PSEUDONYM_PREFIX}${Buffer.from(entropy()).toString('hex')}`;
    await store.addPseudonym(personId, { serverId, pseudonym });
  }
  await store.deletePerson(personId);
  const given = await store.pseudonymsOf(personId);
  const pseudonyms = new Map(given.map(({ serverId, pseudonym }) => [serverId, pseudonym]));
  for (const { id, where } of await store.activeMatchesOf(personId)) {
    const pseudonym = pseudonyms.get(where.serverId);
    if (pseudonym === undefined) continue;
    // A newer version, so that the message is redrawn even if the process ends first.
    await change(deps, { matchId: id }, (match) =>
      changed(match, withPseudonym(match, personId, pseudonym)),
    );
  }
}

async function finish(
  { store }: Deps,
  signal: AbortSignal | undefined,
): Promise<readonly FinishedErasure[]> {
  const finished: FinishedErasure[] = [];
  for (const erasure of await store.erasures()) {
    const { erased, isDone, isFinisher } = await erase({ store }, erasure, { signal });
    if (!isDone) return finished;
    if (isFinisher) finished.push({ erasure, erased });
  }
  if (finished.length > 0) await store.emptyLog();
  return finished;
}

/** Erases batch by batch, until all is done or it is to stop. */
async function erase(
  { store }: Pick<Deps, 'store'>,
  what: Parameters<Deps['store']['eraseSome']>[0],
  {
    signal,
    most = Number.POSITIVE_INFINITY,
  }: { readonly signal: AbortSignal | undefined; readonly most?: number },
): ReturnType<Deps['store']['eraseSome']> {
  let erased = NOTHING_ERASED;
  for (let batches = 0; batches < most && !signal?.aborted; batches++) {
    const batch = await store.eraseSome(what);
    erased = sum(erased, batch.erased);
    await yieldToOthers();
    if (batch.isDone) return { ...batch, erased };
  }
  return { erased, isDone: false };
}

function sum(one: ErasedCounts, other: ErasedCounts): ErasedCounts {
  return {
    matches: one.matches + other.matches,
    moves: one.moves + other.moves,
    results: one.results + other.results,
    people: one.people + other.people,
  };
}

async function personalData(store: StoredDataStore, personId: string): Promise<PersonalData> {
  const pages = await allPages((cursor) => store.personalMatches(personId, cursor));
  return {
    ...(await store.personalInfo(personId)),
    matches: pages.flatMap(({ matches }) => matches),
    results: pages
      .flatMap(({ results }) => results)
      .toSorted((one, other) => one.finishedAt - other.finishedAt),
    ratings: pages.flatMap(({ ratings }) => ratings).toSorted((one, other) => one.at - other.at),
  };
}

/** What is stored about a server, without the moves of matches in channels that the asker cannot see. */
async function serverData(
  store: StoredDataStore,
  serverId: string,
  canSee: (channelId: string) => Promise<boolean>,
): Promise<ServerData> {
  const seen = new Map<string, boolean>();
  const shown = async (match: ServerMatch): Promise<ServerMatch> => {
    const { channelId } = match;
    const isSeen = seen.get(channelId) ?? (await canSee(channelId));
    seen.set(channelId, isSeen);
    return isSeen ? match : { ...match, seed: null, moves: null };
  };
  const pages = await allPages(async (cursor) => {
    const page = await store.serverMatches(serverId, cursor);
    const matches: ServerMatch[] = [];
    for (const match of page.matches) matches.push(await shown(match));
    return { ...page, matches };
  });
  return {
    ...(await store.serverInfo(serverId)),
    matches: pages.flatMap(({ matches }) => matches),
    results: pages.flatMap(({ results }) => results),
    ratings: pages.flatMap(({ ratings }) => ratings),
  };
}

/** Reads page after page, and lets others go first in between. */
async function allPages<Page extends { readonly next: number | null }>(
  read: (cursor: number) => Promise<Page>,
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let cursor: number | null = 0; cursor !== null; await yieldToOthers()) {
    const page: Page = await read(cursor);
    pages.push(page);
    cursor = page.next;
  }
  return pages;
}
