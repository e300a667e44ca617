import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Match } from '../../../model/match.ts';
import type { MatchStore } from '../../../table/matches/match-store.ts';
import type { OpenDatabase } from '../../sqlite/database/database.ts';
import { match, matchPerson, move } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';
import { eraserOf } from '../privacy/erasure.ts';
import { matchPeopleKeeper } from './match-people.ts';
import { matchColumns, matchOf, moveColumns, recordOf } from './match-row.ts';

type Writes = Sync<Pick<MatchStore, 'insertMatch' | 'updateMatch'>>;
type Records = Sync<Pick<MatchStore, 'addRecord' | 'records'>>;
type Reads = Sync<Omit<MatchStore, keyof Writes | keyof Records>>;

/** The matches and their moves. What a move needs is prepared once. */
export function matchQueries(db: OpenDatabase): Sync<MatchStore> {
  return { ...readMatches(db), ...writeMatches(db), ...recordMoves(db) };
}

function readMatches(db: OpenDatabase): Reads {
  const inChannel = eq(match.channelId, sql.placeholder('channelId'));
  const byId = db
    .select()
    .from(match)
    .where(eq(match.id, sql.placeholder('id')))
    .prepare();
  // Worded like the partial index, so that SQLite uses it.
  const active = db
    .select()
    .from(match)
    .where(and(inChannel, sql`status in ('open', 'playing')`))
    .prepare();
  const newest = db
    .select()
    .from(match)
    .where(inChannel)
    .orderBy(desc(match.id))
    .limit(1)
    .prepare();
  const isActive = sql`status in ('open', 'playing')`;
  const inServer = db
    .select()
    .from(match)
    .where(and(eq(match.serverId, sql.placeholder('serverId')), isActive))
    .orderBy(asc(match.id))
    .prepare();
  // Few matches are active at a time, and the partial index finds them. The plus keeps SQLite from
  // sorting by reading every match there ever was.
  const ofPerson = db
    .select()
    .from(match)
    .where(
      and(
        isActive,
        sql`exists (select 1 from ${matchPerson} where ${matchPerson.matchId} = ${match.id} and ${matchPerson.personId} = ${sql.placeholder('personId')})`,
      ),
    )
    .orderBy(sql`+${match.id}`)
    .prepare();
  const found = (row: typeof match.$inferSelect | undefined): Match | undefined =>
    row && shown(matchOf(row));
  const shown = eraserOf(db);
  const activeMatchesOf = (personId: string) => ofPerson.all({ personId }).map(matchOf);
  return {
    match: (id) => found(byId.get({ id })),
    activeMatch: (channelId) => found(active.get({ channelId })),
    newestMatch: (channelId) => found(newest.get({ channelId })),
    activeMatches: (serverId) => inServer.all({ serverId }).map(matchOf),
    activeMatchesOf,
    countActiveMatches: () =>
      db.select({ matches: count() }).from(match).where(isActive).get()?.matches ?? 0,
    seatsOf: (personId) =>
      activeMatchesOf(personId).filter(({ players }) =>
        players.some((one) => one.type === 'person' && one.person.id === personId && !one.away),
      ),
  };
}

function writeMatches(db: OpenDatabase): Writes {
  const slot = (name: string) => sql`${sql.placeholder(name)}`;
  const update = db
    .update(match)
    .set({
      options: slot('options'),
      status: slot('status'),
      hostId: slot('hostId'),
      players: slot('players'),
      seats: slot('seats'),
      version: slot('version'),
      clock: slot('clock'),
      isRated: slot('isRated'),
      stopVotes: slot('stopVotes'),
      stopReason: slot('stopReason'),
      barred: slot('barred'),
      rematchOf: slot('rematchOf'),
      seed: slot('seed'),
      state: slot('state'),
      changedAt: slot('changedAt'),
    })
    .where(and(eq(match.id, sql.placeholder('id')), eq(match.version, sql.placeholder('from'))))
    .prepare();
  const keepPeople = matchPeopleKeeper(db);
  return {
    insertMatch(fresh, at) {
      const columns = { ...matchColumns(fresh), openedAt: at, changedAt: at };
      const row = db.insert(match).values(columns).onConflictDoNothing().returning().get();
      // The types promise a row, but there is none if the channel is taken.
      const opened = (row as typeof row | undefined) && matchOf(row);
      if (opened !== undefined) keepPeople(opened);
      return opened;
    },
    updateMatch(changed, from, at) {
      const columns = matchColumns(changed);
      // Placeholders are bound as they are, and SQLite has no booleans.
      const isRated = Number(columns.isRated);
      const slots = { ...columns, isRated, id: changed.id, from, changedAt: at };
      const isDone = update.run(slots).changes === 1;
      if (isDone) keepPeople(changed);
      return isDone;
    },
  };
}

function recordMoves(db: OpenDatabase): Records {
  const insert = db
    .insert(move)
    .values({
      matchId: sql.placeholder('matchId'),
      version: sql.placeholder('version'),
      seat: sql.placeholder('seat'),
      move: sql.placeholder('move'),
      byComputer: sql.placeholder('byComputer'),
      at: sql.placeholder('at'),
    })
    .prepare();
  const ofMatch = db
    .select()
    .from(move)
    .where(eq(move.matchId, sql.placeholder('matchId')))
    .orderBy(asc(move.version))
    .prepare();
  return {
    addRecord(matchId, record, at) {
      insert.run({ ...moveColumns(record), matchId, at });
    },
    records: (matchId) => ofMatch.all({ matchId }).map(recordOf),
  };
}
