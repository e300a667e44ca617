import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ONE_SHARD } from '../../../model/shards.ts';
import type { TimerStore } from '../../../table/timers/timer-store.ts';
import { and, eq, inArray, isNotNull, max, min, ne, notInArray, sql } from '../../drizzle.ts';
import { type Database, isOwn, slot } from '../database.ts';
import { isActive } from '../matches/match-row.ts';

/** What the clocks need beside the timers: whose time runs, since when, and the bot's own. */
export function clockQueries(database: Database) {
  return {
    ...runningTimers(database),
    shiftInstants: shiftInstants(database),
    ...lastAlive(database),
    ...movesMade(database),
  };
}

function runningTimers(database: Database) {
  const { db, prepared, match, timer } = database;
  const dueAt = prepared(
    db
      .select({ dueAt: min(timer.dueAt) })
      .from(timer)
      .where(and(eq(timer.matchId, slot('matchId')), eq(timer.kind, slot('kind')))),
  );
  const { serverId, channelId } = match;
  const timed = prepared(
    db
      .selectDistinct({ matchId: timer.matchId, serverId, channelId })
      .from(timer)
      .innerJoin(match, eq(match.id, timer.matchId))
      .where(isOwn(database, serverId))
      .orderBy(timer.matchId),
  );
  return {
    async dueAt(matchId, kind) {
      const [found] = await dueAt({ matchId, kind });
      return found?.dueAt ?? undefined;
    },
    async timedMatches() {
      const rows = await timed();
      return rows.map(({ matchId, ...where }) => ({ matchId, where }));
    },
    async untimedMatches() {
      const movesOn = inArray(timer.kind, ['move', 'pause', 'computer']);
      const timedIds = db.select({ id: timer.matchId }).from(timer).where(movesOn);
      const isPlayed = and(isActive, eq(match.status, 'playing'));
      const rows = await db
        .select({ id: match.id })
        .from(match)
        .where(and(isPlayed, notInArray(match.id, timedIds), isOwn(database, serverId)));
      return rows.map(({ id }) => id).toSorted((a, b) => a - b);
    },
    async delayTimers(matchIds, by) {
      await db
        .update(timer)
        .set({ dueAt: sql`${timer.dueAt} + ${by}` })
        .where(and(inArray(timer.matchId, [...matchIds]), ne(timer.kind, 'holiday')));
    },
  } satisfies Partial<TimerStore>;
}

/** Interactions belong to no server: they are moved with the first shard's. */
function shiftInstants(database: Database): TimerStore['shiftInstants'] {
  const { db, alert, handToken, match, move, seenInteraction } = database;
  const { server, shards = ONE_SHARD, tableMessage, timer } = database;
  const isOwnServer = isOwn(database, match.serverId);
  const ofOwn = (matchId: PgColumn): SQL | undefined =>
    isOwnServer && inArray(matchId, db.select({ id: match.id }).from(match).where(isOwnServer));
  return async (by) => {
    const later = (column: PgColumn) => sql`${column} + ${by}`;
    await db
      .update(timer)
      .set({ dueAt: later(timer.dueAt) })
      .where(and(ofOwn(timer.matchId), ne(timer.kind, 'holiday')));
    await db
      .update(tableMessage)
      .set({ postedAt: later(tableMessage.postedAt) })
      .where(ofOwn(tableMessage.matchId));
    await db
      .update(handToken)
      .set({ expiresAt: later(handToken.expiresAt) })
      .where(ofOwn(handToken.matchId));
    await db
      .update(alert)
      .set({ toldAt: later(alert.toldAt) })
      .where(isOwn(database, alert.serverId));
    // By these it is told who is at a table that is played.
    const played = db.select({ id: match.id }).from(match).where(and(isActive, isOwnServer));
    await db
      .update(move)
      .set({ at: later(move.at) })
      .where(inArray(move.matchId, played));
    await db
      .update(server)
      .set({ leftAt: later(server.leftAt), eraseAt: later(server.eraseAt) })
      .where(isOwn(database, server.id));
    if (!shards.ids.includes(0)) return;
    await db.update(seenInteraction).set({ at: later(seenInteraction.at) });
  };
}

function lastAlive({ db, shard, shards = ONE_SHARD }: Database) {
  const { count, id, aliveAt } = shard;
  return {
    async aliveAt() {
      const rows = await db.select({ count, id, aliveAt }).from(shard);
      const isOwnCount = (row: { readonly count: number }) => row.count === shards.count;
      const own = rows.filter((row) => isOwnCount(row) && shards.ids.includes(row.id));
      // While the count was another, others served these servers.
      const before = rows.filter((row) => !isOwnCount(row));
      const instants = before.map((row) => row.aliveAt);
      if (own.length > 0) instants.push(Math.min(...own.map((row) => row.aliveAt)));
      return instants.length === 0 ? undefined : Math.max(...instants);
    },
    async putAliveAt(at) {
      const rows = shards.ids.map((one) => ({ count: shards.count, id: one, aliveAt: at }));
      await db
        .insert(shard)
        .values(rows)
        .onConflictDoUpdate({ target: [count, id], set: { aliveAt: sql`excluded.alive_at` } });
    },
  } satisfies Partial<TimerStore>;
}

function movesMade({ db, prepared, move }: Database) {
  const newest = prepared(
    db
      .select({ seat: move.seat, at: max(move.at) })
      .from(move)
      .where(
        and(eq(move.matchId, slot('matchId')), eq(move.byComputer, false), isNotNull(move.seat)),
      )
      .groupBy(move.seat),
  );
  return {
    async lastMoves(matchId) {
      const rows = await newest({ matchId });
      return new Map(
        rows.flatMap(({ seat, at }) => (seat === null || at === null ? [] : [[seat, at]])),
      );
    },
    async lastStepAt(matchId) {
      const [row] = await db
        .select({ at: max(move.at) })
        .from(move)
        .where(eq(move.matchId, matchId));
      return row?.at ?? 0;
    },
  } satisfies Partial<TimerStore>;
}
