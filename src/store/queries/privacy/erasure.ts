import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Match, Person } from '../../../model/match.ts';
import {
  type ErasedCounts,
  type Erasure,
  type ErasureBatches,
  type ErasureStore,
  withPseudonym,
} from '../../../table/privacy/erasure-store.ts';
import { emptyLog, type OpenDatabase } from '../../sqlite/database/database.ts';
import { relaxedWrites } from '../../sqlite/database/relaxed-writes.ts';
import {
  erasure,
  handToken,
  match,
  matchPerson,
  move,
  person,
  profile,
  ratingStep,
  replacedMessage,
  result,
  season,
  server,
  tableMessage,
  timer,
} from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';
import { playersIn } from '../matches/match-row.ts';

/** Matches a batch: nobody waits for one longer than for a picture. */
const MATCHES_A_BATCH = 6;
const NAMES_A_BATCH = 300;

/** The person's id in the record of a server's erasure. */
const EVERYBODY = '';

const NOTHING: ErasedCounts = { matches: 0, moves: 0, results: 0, people: 0 };

type Begin = Sync<
  Pick<
    ErasureStore,
    | 'serversKnowing'
    | 'addPseudonym'
    | 'pseudonymsOf'
    | 'deletePerson'
    | 'addServerErasure'
    | 'serversLeft'
  >
>;

/** Deletes what is stored of people and servers, in batches. */
export function erasureQueries(db: OpenDatabase): Sync<ErasureStore & ErasureBatches> {
  const ofPerson = personEraser(db);
  const ofServer = serverEraser(db);
  const later = relaxedWrites(db);
  const run = db.$client.transaction((one: Erasure) =>
    'personId' in one ? ofPerson(one.personId) : ofServer(one.serverId),
  );
  return {
    ...beginnings(db),
    erasures() {
      const rows = db.select().from(erasure).all();
      const people = new Set(rows.map(({ personId }) => personId).filter((id) => id !== EVERYBODY));
      const servers = rows.filter(({ personId }) => personId === EVERYBODY);
      return [
        ...[...people].map((personId) => ({ personId })),
        ...servers.map(({ serverId }) => ({ serverId })),
      ];
    },
    isBeingErased: isBeingErased(db),
    // After a crash of the machine the batch is deleted again.
    eraseSome: (one) => later(() => run.immediate(one)),
    emptyLog: () => emptyLog(db.$client),
  };
}

function beginnings(db: OpenDatabase): Begin {
  return {
    serversKnowing(personId) {
      const found = [
        db
          .selectDistinct({ id: matchPerson.serverId })
          .from(matchPerson)
          .where(eq(matchPerson.personId, personId))
          .all(),
        db.select({ id: person.serverId }).from(person).where(eq(person.id, personId)).all(),
      ];
      return [...new Set(found.flat().map(({ id }) => id))];
    },
    addPseudonym(personId, pseudonym) {
      db.insert(erasure)
        .values({ personId, ...pseudonym })
        .onConflictDoNothing()
        .run();
    },
    pseudonymsOf: (personId) =>
      db
        .select({ serverId: erasure.serverId, pseudonym: erasure.pseudonym })
        .from(erasure)
        .where(eq(erasure.personId, personId))
        .all(),
    deletePerson: (personId) => deletePerson(db, personId),
    addServerErasure(serverId) {
      const goesOn = and(eq(match.serverId, serverId), sql`status in ('open', 'playing')`);
      const active = db.select({ id: match.id }).from(match).where(goesOn);
      db.delete(timer).where(inArray(timer.matchId, active)).run();
      db.update(match).set({ status: 'stopped', stopReason: 'server-gone' }).where(goesOn).run();
      db.insert(erasure).values({ serverId, personId: EVERYBODY }).onConflictDoNothing().run();
    },
    serversLeft: (at) =>
      db
        .select({ id: server.id })
        .from(server)
        .leftJoin(erasure, and(eq(erasure.serverId, server.id), eq(erasure.personId, EVERYBODY)))
        .where(and(isNotNull(server.leftAt), lte(server.leftAt, at), isNull(erasure.serverId)))
        .all()
        .map(({ id }) => id),
  };
}

/** Deletes what is stored of a person outside matches. */
function deletePerson(db: OpenDatabase, personId: string): void {
  db.delete(person).where(eq(person.id, personId)).run();
  db.delete(profile).where(eq(profile.personId, personId)).run();
  db.delete(handToken).where(eq(handToken.personId, personId)).run();
}

function isBeingErased(db: OpenDatabase): Sync<ErasureStore>['isBeingErased'] {
  const ofServer = and(
    eq(erasure.serverId, sql.placeholder('serverId')),
    eq(erasure.personId, EVERYBODY),
  );
  const found = db
    .select({ serverId: erasure.serverId })
    .from(erasure)
    .where(or(ofServer, eq(erasure.personId, sql.placeholder('personId'))))
    .prepare();
  return (serverId, personId) => found.get({ serverId, personId }) !== undefined;
}

/**
 * Shows a match as if all recorded erasures were finished: pseudonyms instead of people, and
 * nothing of a deleted server.
 */
export function eraserOf(db: OpenDatabase): (one: Match) => Match | undefined {
  const erasures = db.select().from(erasure).prepare();
  return (one) => {
    let shown = one;
    for (const { serverId, personId, pseudonym } of erasures.all()) {
      if (serverId !== one.where.serverId) continue;
      if (personId === EVERYBODY) return undefined;
      shown = { ...shown, ...withPseudonym(shown, personId, pseudonym) };
    }
    return shown;
  };
}

type Eraser = (id: string) => ReturnType<Sync<ErasureBatches>['eraseSome']>;

function personEraser(db: OpenDatabase): Eraser {
  const ofTheirs = and(
    eq(erasure.personId, matchPerson.personId),
    eq(erasure.serverId, matchPerson.serverId),
  );
  // The newest first: opponents are rated by their newest ratings.
  const next = db
    .select({ id: matchPerson.matchId, pseudonym: erasure.pseudonym })
    .from(matchPerson)
    .innerJoin(erasure, ofTheirs)
    .where(eq(matchPerson.personId, sql.placeholder('personId')))
    .orderBy(desc(matchPerson.matchId))
    .limit(MATCHES_A_BATCH)
    .prepare();
  const replace = personReplacer(db);
  return (personId) => {
    const matches = next.all({ personId });
    const results = matches.reduce(
      (all, { id, pseudonym }) => all + replace({ matchId: id, personId, pseudonym }),
      0,
    );
    const erased = { ...NOTHING, matches: matches.length, results };
    if (matches.length === MATCHES_A_BATCH) return { erased, isDone: false };
    deletePerson(db, personId);
    db.delete(erasure).where(eq(erasure.personId, personId)).run();
    return { erased: { ...erased, people: 1 }, isDone: true };
  };
}

interface Replacement {
  readonly matchId: number;
  readonly personId: string;
  readonly pseudonym: string;
}

/** Replaces a person by a pseudonym in a match; returns how many results that changed. */
function personReplacer(db: OpenDatabase): (replacement: Replacement) => number {
  const [matchId, personId] = [sql.placeholder('matchId'), sql.placeholder('personId')];
  const slot = (name: string) => sql`${sql.placeholder(name)}`;
  const { hostId, players, stopVotes, barred } = match;
  const read = db
    .select({ hostId, players, stopVotes, barred })
    .from(match)
    .where(eq(match.id, matchId))
    .prepare();
  const write = db
    .update(match)
    .set({
      hostId: slot('hostId'),
      players: slot('players'),
      stopVotes: slot('stopVotes'),
      barred: slot('barred'),
    })
    .where(eq(match.id, matchId))
    .prepare();
  const others = [result, ratingStep, matchPerson].map((table) =>
    db
      .update(table)
      .set({ personId: slot('pseudonym') })
      .where(and(eq(table.matchId, matchId), eq(table.personId, personId)))
      .prepare(),
  );
  const leave = db
    .delete(matchPerson)
    .where(and(eq(matchPerson.matchId, matchId), eq(matchPerson.personId, personId)))
    .prepare();
  return (replacement) => {
    const row = read.get({ matchId: replacement.matchId });
    if (row === undefined) return 0;
    const before = {
      hostId: row.hostId,
      players: playersIn(row.players),
      stopVotes: JSON.parse(row.stopVotes) as readonly string[],
      barred: JSON.parse(row.barred) as readonly Person[],
    };
    const after = withPseudonym(before, replacement.personId, replacement.pseudonym);
    write.run({
      matchId: replacement.matchId,
      hostId: after.hostId,
      players: JSON.stringify(after.players),
      stopVotes: JSON.stringify(after.stopVotes),
      barred: JSON.stringify(after.barred),
    });
    const [results] = others.map((update) => update.run({ ...replacement }).changes);
    // A person who was removed, or voted to stop, has no place that the pseudonym could take.
    const { matchId: id, pseudonym } = replacement;
    if (!standsIn(after, pseudonym)) leave.run({ matchId: id, personId: pseudonym });
    return results ?? 0;
  };
}

function standsIn({ hostId, players }: Pick<Match, 'hostId' | 'players'>, id: string): boolean {
  return hostId === id || players.some((one) => one.type === 'person' && one.person.id === id);
}

/** The tables that belong to a match, except the match, its moves and its results. */
const OF_MATCH = [matchPerson, timer, handToken, tableMessage, replacedMessage, ratingStep];

function serverEraser(db: OpenDatabase): Eraser {
  return (serverId) => {
    const ids = db
      .select({ id: match.id })
      .from(match)
      .where(eq(match.serverId, serverId))
      .limit(MATCHES_A_BATCH)
      .all()
      .map(({ id }) => id);
    for (const table of OF_MATCH) db.delete(table).where(inArray(table.matchId, ids)).run();
    const moves = db.delete(move).where(inArray(move.matchId, ids)).run().changes;
    const results = db.delete(result).where(inArray(result.matchId, ids)).run().changes;
    db.delete(match).where(inArray(match.id, ids)).run();
    const erased = { matches: ids.length, moves, results, people: 0 };
    if (ids.length === MATCHES_A_BATCH) return { erased, isDone: false };
    const people = deleteNames(db, serverId);
    if (people === NAMES_A_BATCH) return { erased: { ...erased, people }, isDone: false };
    db.delete(season).where(eq(season.serverId, serverId)).run();
    db.delete(server).where(eq(server.id, serverId)).run();
    db.delete(erasure).where(eq(erasure.serverId, serverId)).run();
    return { erased: { ...erased, people }, isDone: true };
  };
}

/** Deletes a batch of the names in a server; returns how many. */
function deleteNames(db: OpenDatabase, serverId: string): number {
  const some = db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.serverId, serverId))
    .limit(NAMES_A_BATCH);
  return db
    .delete(person)
    .where(and(eq(person.serverId, serverId), inArray(person.id, some)))
    .run().changes;
}
