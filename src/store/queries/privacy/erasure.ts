import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Match, seatOf } from '../../../model/match.ts';
import { NO_SERVER } from '../../../model/private.ts';
import {
  type ErasureBatches,
  type ErasureStore,
  NOTHING_ERASED,
  withPseudonym,
} from '../../../table/privacy/erasure-store.ts';
import { and, asc, desc, eq, inArray, isNull, like, lte, ne, sql } from '../../drizzle.ts';
import { changesOf, type Database, isOwn, slot } from '../database.ts';
import { isActive, playersIn } from '../matches/match-row.ts';
import { MATCHES_A_BATCH, matchRemover, oldMatchEraser } from './old-matches.ts';

const NAMES_A_BATCH = 300;

/** The person's id in the record of a server's erasure. */
export const EVERYBODY = '';

/** Deletes what is stored of people and servers, in batches. */
export function erasureQueries(
  database: Database,
): ErasureStore & Pick<ErasureBatches, 'eraseSome'> {
  const ofPerson = personEraser(database);
  const ofServer = serverEraser(database);
  const ofTime = oldMatchEraser(database);
  return {
    ...beginnings(database),
    ...sweeps(database),
    isBeingErased: isBeingErased(database),
    async eraseSome(one) {
      if ('until' in one) return await ofTime(one.until);
      return 'personId' in one ? await ofPerson(one.personId) : await ofServer(one.serverId);
    },
  };
}

function beginnings(database: Database) {
  const { db, erasure, match, matchPerson, person, timer } = database;
  return {
    async serversKnowing(personId) {
      const played = await db
        .selectDistinct({ id: matchPerson.serverId })
        .from(matchPerson)
        .where(eq(matchPerson.personId, personId));
      const named = await db
        .select({ id: person.serverId })
        .from(person)
        .where(eq(person.id, personId));
      return [...new Set([...played, ...named].map(({ id }) => id))];
    },
    async addPseudonym(personId, pseudonym) {
      await db
        .insert(erasure)
        .values({ personId, ...pseudonym })
        .onConflictDoNothing();
    },
    pseudonymsOf: async (personId) =>
      db
        .select({ serverId: erasure.serverId, pseudonym: erasure.pseudonym })
        .from(erasure)
        .where(eq(erasure.personId, personId))
        .orderBy(asc(erasure.serverId)),
    deletePerson: (personId) => deletePerson(database, personId),
    async addServerErasure(serverId) {
      const goesOn = and(eq(match.serverId, serverId), isActive);
      const active = db.select({ id: match.id }).from(match).where(goesOn);
      await db.delete(timer).where(inArray(timer.matchId, active));
      await db.update(match).set({ status: 'stopped', stopReason: 'server-gone' }).where(goesOn);
      await db.insert(erasure).values({ serverId, personId: EVERYBODY }).onConflictDoNothing();
    },
  } satisfies Partial<ErasureStore>;
}

/**
 * What is asked of all servers. A person is erased from every server by whichever process comes first;
 * another that comes later finds nothing left to do.
 */
function sweeps(database: Database) {
  const { db, erasure, server } = database;
  const ofEverybody = eq(erasure.personId, EVERYBODY);
  return {
    async erasures() {
      const people = await db
        .selectDistinct({ personId: erasure.personId })
        .from(erasure)
        .where(ne(erasure.personId, EVERYBODY))
        .orderBy(asc(erasure.personId));
      const servers = await db
        .select({ serverId: erasure.serverId })
        .from(erasure)
        .where(and(ofEverybody, isOwn(database, erasure.serverId)))
        .orderBy(asc(erasure.serverId));
      return [...people, ...servers];
    },
    async serversLeft(at) {
      const left = await db
        .select({ id: server.id })
        .from(server)
        .leftJoin(erasure, and(eq(erasure.serverId, server.id), ofEverybody))
        .where(and(lte(server.leftAt, at), isNull(erasure.serverId), isOwn(database, server.id)))
        .orderBy(asc(server.id));
      return left.map(({ id }) => id);
    },
  } satisfies Partial<ErasureStore>;
}

/** Deletes what is stored of a person outside matches. */
async function deletePerson(database: Database, personId: string): Promise<void> {
  const { db, achievement, alert, career, dailyAttempt, dailyEntry } = database;
  const { handToken, holiday, person, profile, server, serverChange, timer } = database;
  const daily = [dailyAttempt, dailyEntry];
  const own = [achievement, alert, career, holiday, profile, handToken, ...daily, timer];
  for (const table of own) await db.delete(table).where(eq(table.personId, personId));
  await db.delete(person).where(eq(person.id, personId));
  await db.update(serverChange).set({ personId: null }).where(eq(serverChange.personId, personId));
  await db.update(server).set({ eraseAskedBy: null }).where(eq(server.eraseAskedBy, personId));
}

/** Puts pseudonyms in the place of a person among those whom others have met. */
async function replaceMet({ db, career, erasure }: Database, personId: string): Promise<void> {
  const met = JSON.stringify(personId);
  for (const given of await db.select().from(erasure).where(eq(erasure.personId, personId))) {
    const pseudonym = JSON.stringify(given.pseudonym);
    await db
      .update(career)
      .set({ met: sql`replace(${career.met}, ${met}, ${pseudonym})` })
      .where(and(eq(career.serverId, given.serverId), like(career.met, `%${met}%`)));
  }
}

function isBeingErased({ db, prepared, erasure }: Database): ErasureStore['isBeingErased'] {
  const found = prepared(
    db
      .select({ serverId: erasure.serverId })
      .from(erasure)
      .where(and(eq(erasure.serverId, slot('serverId')), eq(erasure.personId, EVERYBODY)))
      .limit(1),
  );
  return async (serverId) => (await found({ serverId })).length > 0;
}

/**
 * Shows a match as if all recorded erasures were finished: pseudonyms instead of people, and
 * nothing of a deleted server.
 */
export function eraserOf(database: Database): (one: Match) => Promise<Match | undefined> {
  const { db, prepared, erasure } = database;
  const ofServer = prepared(
    db
      .select()
      .from(erasure)
      .where(eq(erasure.serverId, slot('serverId'))),
  );
  return async (one) => {
    let shown = one;
    for (const { personId, pseudonym } of await ofServer({ ...one.where })) {
      if (personId === EVERYBODY) return undefined;
      shown = { ...shown, ...withPseudonym(shown, personId, pseudonym) };
    }
    return shown;
  };
}

type Eraser = (id: string) => ReturnType<ErasureBatches['eraseSome']>;

function personEraser(database: Database): Eraser {
  const { db, prepared, erasure, matchPerson } = database;
  const ofTheirs = and(
    eq(erasure.personId, matchPerson.personId),
    eq(erasure.serverId, matchPerson.serverId),
  );
  // The newest first: opponents are rated by their newest ratings.
  const next = prepared(
    db
      .select({
        id: matchPerson.matchId,
        serverId: matchPerson.serverId,
        pseudonym: erasure.pseudonym,
      })
      .from(matchPerson)
      .innerJoin(erasure, ofTheirs)
      .where(eq(matchPerson.personId, slot('personId')))
      .orderBy(desc(matchPerson.matchId))
      .limit(MATCHES_A_BATCH),
  );
  const replace = personReplacer(database);
  const remove = matchRemover(database);
  return async (personId) => {
    const matches = await next({ personId });
    // Of what is private nothing remains for others.
    const own = matches.filter(({ serverId }) => serverId === NO_SERVER);
    const removed = await remove(own.map(({ id }) => id));
    let { results } = removed;
    for (const { id, pseudonym } of matches.filter((one) => !own.includes(one))) {
      results += await replace({ matchId: id, personId, pseudonym });
    }
    const erased = { ...NOTHING_ERASED, matches: matches.length, moves: removed.moves, results };
    if (matches.length === MATCHES_A_BATCH) return { erased, isDone: false };
    await deletePerson(database, personId);
    await replaceMet(database, personId);
    const ended = changesOf(await db.delete(erasure).where(eq(erasure.personId, personId)));
    return { erased: { ...erased, people: 1 }, isDone: true, isFinisher: ended > 0 };
  };
}

function serverEraser(database: Database): Eraser {
  const { db, prepared, alert, career, dailyEntry, erasure, holiday, match } = database;
  const { season, server, serverChange } = database;
  const remove = matchRemover(database);
  const next = prepared(
    db
      .select({ id: match.id })
      .from(match)
      .where(eq(match.serverId, slot('serverId')))
      .limit(MATCHES_A_BATCH),
  );
  return async (serverId) => {
    const ids = (await next({ serverId })).map(({ id }) => id);
    const erased = { ...NOTHING_ERASED, matches: ids.length, ...(await remove(ids)) };
    if (ids.length === MATCHES_A_BATCH) return { erased, isDone: false };
    const people = await deleteNames(database, serverId);
    if (people === NAMES_A_BATCH) return { erased: { ...erased, people }, isDone: false };
    for (const table of [alert, career, dailyEntry, holiday, season, serverChange]) {
      await db.delete(table).where(eq(table.serverId, serverId));
    }
    await db.delete(server).where(eq(server.id, serverId));
    const ended = changesOf(await db.delete(erasure).where(eq(erasure.serverId, serverId)));
    return { erased: { ...erased, people }, isDone: true, isFinisher: ended > 0 };
  };
}

/** Deletes a batch of the names in a server; returns how many. */
async function deleteNames({ db, person }: Database, serverId: string): Promise<number> {
  const { id } = person;
  const some = db
    .select({ id })
    .from(person)
    .where(eq(person.serverId, serverId))
    .limit(NAMES_A_BATCH);
  const isOne = and(eq(person.serverId, serverId), inArray(id, some));
  return changesOf(await db.delete(person).where(isOne));
}

/** What belongs to somebody in a match. */
type Row = Readonly<Record<'matchId' | 'personId', PgColumn>>;

interface Replacement {
  readonly matchId: number;
  readonly personId: string;
  readonly pseudonym: string;
}

/**
 * Replaces a person by a pseudonym in a match; resolves to how many results that changed. A person who was removed, or
 * voted to stop, has no place in the match that the pseudonym could take.
 */
function personReplacer(database: Database): (replacement: Replacement) => Promise<number> {
  const { db, prepared, match, matchPerson, ratingStep, result } = database;
  const { hostId, players, stopVotes, barred, invited } = match;
  const read = prepared(
    db
      .select({ hostId, players, stopVotes, barred, invited })
      .from(match)
      .where(eq(match.id, slot('matchId'))),
  );
  return async ({ matchId, personId, pseudonym }) => {
    const [row] = await read({ matchId });
    if (row === undefined) return 0;
    const after = withPseudonym({ ...row, players: playersIn(row) }, personId, pseudonym);
    await db.update(match).set(after).where(eq(match.id, matchId));
    const inMatch = (row: Row, id: string) => and(eq(row.matchId, matchId), eq(row.personId, id));
    const set = { personId: pseudonym };
    const results = await db.update(result).set(set).where(inMatch(result, personId));
    await db.update(ratingStep).set(set).where(inMatch(ratingStep, personId));
    if (after.hostId === pseudonym || seatOf(after, pseudonym) !== undefined) {
      // They might have come again before this was done.
      await db.delete(matchPerson).where(inMatch(matchPerson, pseudonym));
      await db.update(matchPerson).set(set).where(inMatch(matchPerson, personId));
    } else await db.delete(matchPerson).where(inMatch(matchPerson, personId));
    return changesOf(results);
  };
}
