import { POSTED } from '../../../model/posting.ts';
import type { PostingStore } from '../../../table/posting/posting-store.ts';
import { and, eq, isNull, lte, or } from '../../drizzle.ts';
import { type Database, isOwn } from '../database.ts';
import { isUnbarred } from '../servers/servers.ts';

/** When something is posted unasked. */
export function postingQueries(database: Database): PostingStore {
  const { db, server } = database;
  const { id, boardDueAt, dailyDueAt, leftAt } = server;
  return {
    async putPostDue({ serverId, what }, dueAt) {
      const change = what === 'board' ? { boardDueAt: dueAt } : { dailyDueAt: dueAt };
      await db.update(server).set(change).where(eq(id, serverId));
    },
    async postsDue(now) {
      const rows = await db
        .select({ serverId: id, board: boardDueAt, deal: dailyDueAt })
        .from(server)
        .where(
          and(
            or(lte(boardDueAt, now), lte(dailyDueAt, now)),
            isNull(leftAt),
            isOwn(database, id),
            isUnbarred(database, { serverId: id }),
          ),
        );
      return rows
        .flatMap(({ serverId, ...at }) =>
          POSTED.flatMap((what) => {
            const dueAt = at[what];
            return dueAt === null || dueAt > now ? [] : [{ serverId, what, dueAt }];
          }),
        )
        .toSorted((one, other) => one.dueAt - other.dueAt);
    },
  };
}
