import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FIRST_MATCHES, type SeenStore } from '../../../table/settings/seen.ts';
import { and, eq, inArray, or, sql } from '../../drizzle.ts';
import { type Database, type Slots, slot } from '../database.ts';
import { EVERYBODY } from '../privacy/erasure.ts';
import { personSettingsOf, serverSettingsOf } from './settings.ts';

/** What a row of the answer tells. */
type RowKind = 'server' | 'person' | 'bar' | 'erasure' | 'finished';

/** What a press has to know of a server and of people in it, by one statement. */
export function seenQueries(database: Database): SeenStore {
  const { db, prepared, result } = database;
  const statements = new Map<number, ReturnType<typeof statementFor>>();
  const finished = prepared(
    db
      .select({ game: result.game })
      .from(result)
      .where(and(eq(result.serverId, slot('serverId')), eq(result.personId, slot('personId'))))
      // As the index of a person's results has them: without this, SQLite reads all of their server.
      .orderBy(result.finishedAt)
      .limit(slot('most')),
  );
  return {
    finishedGames: async (query) => (await finished({ ...query })).map(({ game }) => game),
    async seen(serverId, personIds) {
      const count = personIds.length;
      const statement = statements.get(count) ?? statementFor(database, count);
      statements.set(count, statement);
      const slots: Slots = { serverId };
      for (const [at, id] of personIds.entries()) slots[slotOf(at)] = id;
      const rows = await statement(slots);
      const told = (kind: RowKind, id: string) =>
        rows.filter((row) => row.kind === kind && row.id === id);
      const people = personIds.map((id) => {
        const person = {
          settings: personSettingsOf(told('person', id)[0]?.value),
          isBarred: told('bar', id).some(({ value }) => value === 'user'),
          isErased: told('erasure', id).length > 0,
          finished: told('finished', id).length,
        };
        return [id, person] as const;
      });
      return {
        settings: serverSettingsOf(told('server', serverId)[0]?.value),
        isBarred: told('bar', serverId).some(({ value }) => value === 'server'),
        isErased: told('erasure', EVERYBODY).length > 0,
        people: new Map(people),
      };
    },
  };
}

function slotOf(at: number): string {
  return `person${at}`;
}

function statementFor(database: Database, count: number) {
  const { db, prepared, bar, erasure, profile, result, server } = database;
  const ofServer = (column: PgColumn) => eq(column, slot('serverId'));
  const slots = Array.from({ length: count }, (_, at) => slot(slotOf(at)));
  const ofPeople = (column: PgColumn) => inArray(column, slots);
  const finished = slots.map((slot, at) => {
    const some = db
      // Nothing but what the index of a person's results has: for more, SQLite reads all of their server.
      .select(row('finished', result.personId, result.personId))
      .from(result)
      .where(and(ofServer(result.serverId), eq(result.personId, slot)))
      .limit(FIRST_MATCHES)
      .as(`finished${at}`);
    return db.select({ kind: some.kind, id: some.id, value: some.value }).from(some);
  });
  const known = db
    .select(row('server', server.id, server.settings))
    .from(server)
    .where(ofServer(server.id))
    .unionAll(
      db
        .select(row('person', profile.personId, profile.settings))
        .from(profile)
        .where(ofPeople(profile.personId)),
    )
    .unionAll(
      db
        .select(row('bar', bar.id, bar.kind))
        .from(bar)
        .where(or(ofServer(bar.id), ofPeople(bar.id))),
    )
    .unionAll(
      db
        .select(row('erasure', erasure.personId, erasure.serverId))
        .from(erasure)
        .where(
          or(
            and(ofServer(erasure.serverId), eq(erasure.personId, EVERYBODY)),
            ofPeople(erasure.personId),
          ),
        ),
    );
  return prepared(finished.reduce((all, some) => all.unionAll(some) as typeof all, known));
}

/** A row of three texts, as each part of a union must have. */
function row(kind: RowKind, id: PgColumn, value: PgColumn) {
  const text = (column: PgColumn | SQL, name: string) => sql<string>`${column}`.as(name);
  return {
    kind: text(sql.raw(`'${kind}'`), 'kind'),
    id: text(id, 'id'),
    value: text(value, 'value'),
  };
}
