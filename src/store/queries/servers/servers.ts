import { and, eq, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { NO_SERVER } from '../../../model/private.ts';
import type { ServerStore } from '../../../table/servers/server-store.ts';
import { type Database, isOwn } from '../database.ts';

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
