import type { Person } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { type JobQueue, yieldToOthers } from '../background.ts';
import { keepFormer } from '../daily/daily.ts';
import { type Deps, type TransactionDeps, transact } from '../deps.ts';
import { leave } from '../leaving/leaving.ts';
import { change } from '../matches/change.ts';
import { changed, stopped } from '../matches/outcomes.ts';
import { type ErasedCounts, type Erasure, withPseudonym } from './erasure-store.ts';
import { personalData } from './personal-data.ts';
import type { PersonalData } from './personal-data-store.ts';

/** An erasure that is done. */
export interface FinishedErasure {
  readonly erasure: Erasure;
  readonly erased: ErasedCounts;
}

/** Before the pseudonym of a deleted person. Discord's ids are digits only. */
const PSEUDONYM_PREFIX = 'former-';

const DAY = 24 * 60 * 60 * 1000;

/** How many days the bot keeps the data of a server that it has left, perhaps by mistake. */
const KEEP_LEFT_DAYS = 30;

/**
 * What is stored of people and servers, and how it is deleted. An erasure is recorded and takes
 * effect at once; `finishErasures` then deletes in batches, and a later process finishes if this
 * one ends meanwhile.
 */
export function privacy(deps: Deps, jobs: JobQueue) {
  const { store, now, keepLeftDays = KEEP_LEFT_DAYS } = deps;
  return {
    /** How many days a server's data is kept once the bot has left it. */
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
    /** Stops what is open or being played in a server, so that it can be shown before all is deleted. */
    closeServer: (serverId: string): Promise<readonly Outcome[]> =>
      transact(deps, async (tx) => {
        const outcomes: Outcome[] = [];
        for (const { id } of await tx.store.activeMatches(serverId)) {
          outcomes.push(
            await change(tx, { matchId: id }, (one) =>
              stopped({ ...one, stopVotes: [] }, 'by-manager'),
            ),
          );
        }
        return outcomes;
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
    /**
     * Whether the server, or the person, is being deleted, so that nothing may be begun there, or by them.
     */
    isBeingErased: (serverId: string, personId: string): Promise<boolean> =>
      store.isBeingErased(serverId, personId),
    /** Finishes all recorded erasures; stops between two batches once `signal` is aborted. */
    finishErasures: (signal?: AbortSignal): Promise<readonly FinishedErasure[]> =>
      jobs.run(() => finish(deps, signal)),
  };
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

const NOTHING: ErasedCounts = { matches: 0, moves: 0, results: 0, people: 0 };

async function finish(
  { store }: Deps,
  signal: AbortSignal | undefined,
): Promise<readonly FinishedErasure[]> {
  const finished: FinishedErasure[] = [];
  for (const erasure of await store.erasures()) {
    let erased = NOTHING;
    for (let isDone = false; !isDone; ) {
      if (signal?.aborted) return finished;
      const batch = await store.eraseSome(erasure);
      erased = sum(erased, batch.erased);
      isDone = batch.isDone;
      await yieldToOthers();
    }
    finished.push({ erasure, erased });
  }
  if (finished.length > 0) await store.emptyLog();
  return finished;
}

function sum(one: ErasedCounts, other: ErasedCounts): ErasedCounts {
  return {
    matches: one.matches + other.matches,
    moves: one.moves + other.moves,
    results: one.results + other.results,
    people: one.people + other.people,
  };
}
