import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { PostingStore } from '../../../table/posting/posting-store.ts';
import { type Database, isOwn } from '../database.ts';
import { isUnbarred } from '../servers/bars.ts';

/** When leaderboards are posted by themselves. */
export function postingQueries(database: Database): PostingStore {
  const { db, server } = database;
  const { id, boardDueAt, leftAt } = server;
  return {
    async putLeaderboardDue(serverId, dueAt) {
      await db.update(server).set({ boardDueAt: dueAt }).where(eq(id, serverId));
    },
    async leaderboardsDue(now) {
      const rows = await db
        .select({ serverId: id, dueAt: boardDueAt })
        .from(server)
        .where(
          and(
            lte(boardDueAt, now),
            isNull(leftAt),
            isOwn(database, id),
            isUnbarred(database, { serverId: id }),
          ),
        )
        .orderBy(asc(boardDueAt));
      return rows.flatMap(({ serverId, dueAt }) => (dueAt === null ? [] : [{ serverId, dueAt }]));
    },
  };
}
