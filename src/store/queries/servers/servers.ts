import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { NO_SERVER } from '../../../model/private.ts';
import type { DeletionStore } from '../../../table/privacy/erasure-store.ts';
import type { BarStore, ServerStore } from '../../../table/servers/server-store.ts';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from '../../drizzle.ts';
import { changesOf, type Database, isOwn, upsert } from '../database.ts';

/** Where tables stand, and which servers the bot has left. */
export function serverQueries(database: Database): ServerStore {
  const { db, alert, dailyEntry, holiday, match, server } = database;
  const idsIn = <Id extends PgColumn>(table: PgTable, id: Id) =>
    db.select({ id }).from(table).where(isOwn(database, id));
  return {
    async knownServers() {
      const known = await db
        .selectDistinct({ id: match.serverId })
        .from(match)
        .where(and(ne(match.serverId, NO_SERVER), isOwn(database, match.serverId)))
        .union(idsIn(server, server.id))
        .union(idsIn(dailyEntry, dailyEntry.serverId))
        .union(idsIn(alert, alert.serverId))
        .union(idsIn(holiday, holiday.serverId));
      return known.map(({ id }) => id);
    },
    putLeftAt: (id, leftAt) => upsert({ db }, server, { key: { id }, set: { leftAt } }),
    async leftAt(id) {
      const [found] = await db
        .select({ leftAt: server.leftAt })
        .from(server)
        .where(eq(server.id, id));
      return found?.leftAt;
    },
  };
}

/** Whether neither a server nor, if one is meant, a person in it is barred. */
export function isUnbarred(
  { db, bar }: Database,
  { serverId, personId }: { readonly serverId: PgColumn; readonly personId?: PgColumn },
): SQL {
  const isServer = and(eq(bar.kind, 'server'), eq(bar.id, serverId));
  const isPerson = personId && and(eq(bar.kind, 'user'), eq(bar.id, personId));
  return notExists(db.select({ id: bar.id }).from(bar).where(or(isServer, isPerson)));
}

/** Whom the operator bars from the bot. */
export function barQueries({ db, bar }: Database): BarStore {
  return {
    async putBar({ kind, id }, at) {
      await db.insert(bar).values({ kind, id, at }).onConflictDoNothing();
    },
    async liftBar({ kind, id }) {
      const isOne = and(eq(bar.kind, kind), eq(bar.id, id));
      return changesOf(await db.delete(bar).where(isOne)) > 0;
    },
    bars: async () => db.select().from(bar).orderBy(asc(bar.at), asc(bar.id)),
  };
}

export function deletionQueries(database: Database): DeletionStore {
  const { db, prepared, server } = database;
  const { id, leftAt, eraseAt, eraseAskedBy, eraseTold } = server;
  const serversWhere = (condition: SQL | undefined) =>
    db
      .select({ id })
      .from(server)
      .where(and(condition, isNull(leftAt), isOwn(database, id)))
      .orderBy(asc(id));
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);
  // It is asked for every second.
  const planned = prepared(serversWhere(isNotNull(eraseAt)));
  return {
    async deletionOf(serverId) {
      const [row] = await db
        .select({ dueAt: eraseAt, personId: eraseAskedBy })
        .from(server)
        .where(eq(id, serverId));
      if (row === undefined || row.dueAt === null) return undefined;
      return { dueAt: row.dueAt, personId: row.personId };
    },
    async putDeletion(serverId, deletion) {
      const set = {
        eraseAt: deletion?.dueAt ?? null,
        eraseAskedBy: deletion?.personId ?? null,
        eraseTold: false,
      };
      await upsert({ db }, server, { key: { id: serverId }, set });
    },
    deletionsUntold: async () =>
      idsOf(await serversWhere(and(isNotNull(eraseAt), eq(eraseTold, false)))),
    async putDeletionTold(serverId, dueAt) {
      const isIt = and(eq(id, serverId), eq(eraseAt, dueAt));
      await db.update(server).set({ eraseTold: true }).where(isIt);
    },
    deletionsPlanned: async () => idsOf(await planned({})),
    async delayDeletions(serverIds, by) {
      await db
        .update(server)
        .set({ eraseAt: sql`${eraseAt} + ${by}` })
        .where(inArray(id, [...serverIds]));
    },
    deletionsDue: async (now) => idsOf(await serversWhere(lte(eraseAt, now))),
  };
}
