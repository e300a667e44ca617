import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { DeletionStore } from '../../../table/privacy/erasure-store.ts';
import { type Database, isOwn } from '../database.ts';

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
      await db
        .insert(server)
        .values({ id: serverId, settings: '{}', ...set })
        .onConflictDoUpdate({ target: id, set });
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
