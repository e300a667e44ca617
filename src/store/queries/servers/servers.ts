import { and, eq, ne } from 'drizzle-orm';
import { NO_SERVER } from '../../../model/private.ts';
import type { ServerStore } from '../../../table/servers/server-store.ts';
import { type Database, isOwn } from '../database.ts';

/** Where tables stand, and which servers the bot has left. */
export function serverQueries(database: Database): ServerStore {
  const { db, alert, dailyEntry, holiday, match, server } = database;
  return {
    async knownServers() {
      const known = await db
        .selectDistinct({ id: match.serverId })
        .from(match)
        .where(and(ne(match.serverId, NO_SERVER), isOwn(database, match.serverId)))
        .union(db.select({ id: server.id }).from(server).where(isOwn(database, server.id)))
        .union(
          db
            .select({ id: dailyEntry.serverId })
            .from(dailyEntry)
            .where(isOwn(database, dailyEntry.serverId)),
        )
        .union(db.select({ id: alert.serverId }).from(alert).where(isOwn(database, alert.serverId)))
        .union(
          db
            .select({ id: holiday.serverId })
            .from(holiday)
            .where(isOwn(database, holiday.serverId)),
        );
      return known.map(({ id }) => id);
    },
    async putLeftAt(id, leftAt) {
      await db
        .insert(server)
        .values({ id, settings: '{}', leftAt })
        .onConflictDoUpdate({ target: server.id, set: { leftAt } });
    },
    async leftAt(id) {
      const [found] = await db
        .select({ leftAt: server.leftAt })
        .from(server)
        .where(eq(server.id, id));
      return found?.leftAt;
    },
  };
}
