import { count, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { PlaceStore } from '../table/places.ts';
import { match, server } from './schema.ts';

/** Where tables stand, and which servers the bot has left. */
export function placeQueries(db: BetterSQLite3Database): PlaceStore {
  return {
    serversWithTables: () =>
      db
        .selectDistinct({ serverId: match.serverId })
        .from(match)
        .where(sql`status in ('open', 'playing')`)
        .orderBy(match.serverId)
        .all()
        .map(({ serverId }) => serverId),
    countTables() {
      const active = sql`status in ('open', 'playing')`;
      const [counted] = db.select({ tables: count() }).from(match).where(active).all();
      return counted?.tables ?? 0;
    },
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
