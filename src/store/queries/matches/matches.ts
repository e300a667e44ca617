import { hasEnded } from '../../../model/match.ts';
import { isAtTable } from '../../../model/seats.ts';
import type { MatchStore } from '../../../table/matches/match-store.ts';
import { and, asc, count, desc, eq, getTableColumns, gte, isNull, sql } from '../../drizzle.ts';
import { changesOf, type Database, rowWriter, type Slots, serverOf, slot } from '../database.ts';
import { eraserOf } from '../privacy/erasure.ts';
import { matchPeopleKeeper } from './match-people.ts';
import {
  type ChangingField,
  changedFields,
  isActive,
  matchColumns,
  matchOf,
  moveColumns,
  recordOf,
  storedField,
} from './match-row.ts';

/** The matches and their moves. What a move needs is prepared once. */
export function matchQueries(database: Database): MatchStore {
  return {
    ...readMatch(database),
    ...readMatches(database),
    ...writeMatches(database),
    ...recordMoves(database),
  };
}

function readMatch(database: Database) {
  const { db, prepared, erasure, match, locked } = database;
  const isTouched = sql`exists (select 1 from ${erasure} where ${erasure.serverId} = ${match.serverId})`;
  const columns = { ...getTableColumns(match), isTouched: isTouched.mapWith(Boolean) };
  const inChannel = eq(match.channelId, slot('channelId'));
  const byId = prepared(
    locked(
      db
        .select(columns)
        .from(match)
        .where(eq(match.id, slot('id'))),
    ),
  );
  const active = prepared(locked(db.select(columns).from(match).where(and(inChannel, isActive))));
  const newest = prepared(
    db.select(columns).from(match).where(inChannel).orderBy(desc(match.id)).limit(1),
  );
  const shown = eraserOf(database);
  const found = async ([read]: Awaited<ReturnType<typeof byId>>) => {
    if (read === undefined) return undefined;
    const { isTouched, ...row } = read;
    return isTouched ? shown(matchOf(row)) : matchOf(row);
  };
  return {
    match: async (id) => found(await byId({ id })),
    activeMatch: async (channelId) => found(await active({ channelId })),
    newestMatch: async (channelId) => found(await newest({ channelId })),
  } satisfies Partial<MatchStore>;
}

function readMatches(database: Database) {
  const { db, prepared, match, matchPerson } = database;
  const inServer = prepared(
    db
      .select()
      .from(match)
      .where(and(eq(match.serverId, slot('serverId')), isActive))
      .orderBy(asc(match.id)),
  );
  // Few matches are active at a time, and the partial index finds them.
  const ofPerson = prepared(
    db
      .select()
      .from(match)
      .where(
        and(
          isActive,
          sql`exists (select 1 from ${matchPerson} where ${matchPerson.matchId} = ${match.id} and ${matchPerson.personId} = ${slot('personId')})`,
        ),
      ),
  );
  // Sorted here: told to sort by id, SQLite would read every match there ever was.
  const activeMatchesOf = async (personId: string) =>
    (await ofPerson({ personId })).map(matchOf).toSorted((a, b) => a.id - b.id);
  return {
    activeMatches: async (serverId) => (await inServer({ serverId })).map(matchOf),
    activeMatchesOf,
    async countActiveMatches() {
      const [counted] = await db.select({ matches: count() }).from(match).where(isActive);
      return counted?.matches ?? 0;
    },
    async countTables(serverId, since) {
      const ofServer = and(eq(match.serverId, serverId), gte(match.openedAt, since));
      const neverDealt = and(ofServer, eq(match.status, 'stopped'), isNull(match.seed));
      const [all] = await db.select({ tables: count() }).from(match).where(ofServer);
      const [closed] = await db.select({ tables: count() }).from(match).where(neverDealt);
      return { opened: all?.tables ?? 0, abandoned: closed?.tables ?? 0 };
    },
    seatsOf: async (personId) =>
      (await activeMatchesOf(personId)).filter((one) => isAtTable(one, personId)),
  } satisfies Partial<MatchStore>;
}

function writeMatches(database: Database) {
  const { db, prepared, match, tableMessage } = database;
  const updates = new Map<string, ReturnType<typeof prepare>>();
  const prepare = (fields: readonly ChangingField[]) =>
    prepared(
      db
        .update(match)
        .set(
          Object.fromEntries([...fields, 'changedAt' as const].map((one) => [one, changed(one)])),
        )
        .where(and(eq(match.id, slot('id')), eq(match.version, slot('from')))),
    );
  /** With its column, which knows how the driver wants the value. */
  const changed = (name: keyof typeof match.$inferSelect) =>
    sql`${sql.param(slot(name), match[name])}`;
  const end = prepared(
    db
      .update(tableMessage)
      .set({ endVersion: sql`${slot('version')}` })
      .where(eq(tableMessage.matchId, slot('id'))),
  );
  const keepPeople = matchPeopleKeeper(database);
  const move = prepared(
    db
      .update(match)
      .set({ channelId: sql`${slot('channelId')}` })
      .where(eq(match.id, slot('id'))),
  );
  return {
    async insertMatch(fresh, at) {
      const columns = { ...matchColumns(fresh), openedAt: at, changedAt: at };
      // No row if the channel is taken.
      const [row] = await db.insert(match).values(columns).onConflictDoNothing().returning();
      const opened = row && matchOf(row);
      if (opened !== undefined) await keepPeople(opened);
      return opened;
    },
    putChannel: async (id, channelId) => void (await move({ id, channelId })),
    async updateMatch(changed, before, at) {
      const { id, version } = changed;
      const fields = changedFields(changed, before);
      const key = fields.join();
      const update = updates.get(key) ?? prepare(fields);
      updates.set(key, update);
      const slots: Slots = { id, from: before.version, changedAt: at };
      for (const one of fields) slots[one] = storedField(changed, one);
      if (changesOf(await update(slots)) !== 1) return false;
      if (fields.includes('players')) await keepPeople(changed, before);
      if (hasEnded(changed)) await end({ id, version });
      return true;
    },
  } satisfies Partial<MatchStore>;
}

function recordMoves(database: Database) {
  const { db, prepared, move } = database;
  const insert = rowWriter(database, ['version', 'seat', 'move', 'byComputer'], (rows) => {
    const matchId = slot('matchId');
    const ofAll = { matchId, at: slot('at'), serverId: serverOf(database, matchId) };
    return db.insert(move).values(rows.map((row) => ({ ...row, ...ofAll })));
  });
  const { version, seat, move: text, byComputer, matchId } = move;
  const ofMatch = prepared(
    db
      .select({ version, seat, move: text, byComputer })
      .from(move)
      .where(eq(matchId, slot('matchId')))
      .orderBy(asc(version)),
  );
  return {
    addRecords: (id, records, when) => insert(records.map(moveColumns), { matchId: id, at: when }),
    records: async (id) => (await ofMatch({ matchId: id })).map(recordOf),
  } satisfies Partial<MatchStore>;
}
