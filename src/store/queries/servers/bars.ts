import { and, asc, eq, notExists, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BarStore } from '../../../table/servers/server-store.ts';
import { changesOf, type Database } from '../database.ts';

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
  const isOne = (kind: 'user' | 'server', id: string) => and(eq(bar.kind, kind), eq(bar.id, id));
  return {
    async putBar({ kind, id }, at) {
      await db.insert(bar).values({ kind, id, at }).onConflictDoNothing();
    },
    async liftBar({ kind, id }) {
      return changesOf(await db.delete(bar).where(isOne(kind, id))) > 0;
    },
    bars: async () => db.select().from(bar).orderBy(asc(bar.at), asc(bar.id)),
  };
}
