import { eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { union } from 'drizzle-orm/sqlite-core';
import type { ServerStore } from '../../../table/servers/server-store.ts';
import { match, server } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

/** Where tables stand, and which servers the bot has left. */
export function serverQueries(db: BetterSQLite3Database): Sync<ServerStore> {
  return {
    knownServers: () =>
      union(
        db.selectDistinct({ id: match.serverId }).from(match),
        db.select({ id: server.id }).from(server),
      )
        .all()
        .map(({ id }) => id),
    putLeftAt(id, leftAt) {
      db.insert(server)
        .values({ id, settings: '{}', leftAt })
        .onConflictDoUpdate({ target: server.id, set: { leftAt } })
        .run();
    },
    leftAt: (id) =>
      db.select({ leftAt: server.leftAt }).from(server).where(eq(server.id, id)).get()?.leftAt,
  };
}
