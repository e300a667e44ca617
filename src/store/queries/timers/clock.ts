import { and, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { TimerStore } from '../../../table/timers/timer-store.ts';
import {
  fact,
  handToken,
  match,
  move,
  seenInteraction,
  server,
  tableMessage,
  timer,
} from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

const ALIVE = 'lastAlive';

/** What the clocks need beside the timers: whose time runs, since when, and the bot's own. */
export function clockQueries(
  db: BetterSQLite3Database,
): Sync<Omit<TimerStore, 'setTimer' | 'clearTimer' | 'clearTimers' | 'dueTimers'>> {
  return { ...runningTimers(db), ...aliveFact(db), ...movesMade(db) };
}

type Timers = Sync<Pick<TimerStore, 'dueAt' | 'timedMatches' | 'delayTimers' | 'shiftInstants'>>;

function runningTimers(db: BetterSQLite3Database): Timers {
  const dueAt = db
    .select({ dueAt: timer.dueAt })
    .from(timer)
    .where(
      and(eq(timer.matchId, sql.placeholder('matchId')), eq(timer.kind, sql.placeholder('kind'))),
    )
    .prepare();
  const { serverId, channelId } = match;
  const timed = db
    .selectDistinct({ matchId: timer.matchId, serverId, channelId })
    .from(timer)
    .innerJoin(match, eq(match.id, timer.matchId))
    .orderBy(timer.matchId)
    .prepare();
  return {
    dueAt: (matchId, kind) => dueAt.get({ matchId, kind })?.dueAt,
    timedMatches: () => timed.all().map(({ matchId, ...where }) => ({ matchId, where })),
    delayTimers(matchIds, by) {
      db.update(timer)
        .set({ dueAt: sql`${timer.dueAt} + ${by}` })
        .where(inArray(timer.matchId, [...matchIds]))
        .run();
    },
    shiftInstants(by) {
      const later = (column: AnySQLiteColumn) => sql`${column} + ${by}`;
      db.update(timer)
        .set({ dueAt: later(timer.dueAt) })
        .run();
      db.update(tableMessage)
        .set({ postedAt: later(tableMessage.postedAt) })
        .run();
      db.update(handToken)
        .set({ expiresAt: later(handToken.expiresAt) })
        .run();
      db.update(seenInteraction)
        .set({ at: later(seenInteraction.at) })
        .run();
      db.update(server)
        .set({ leftAt: later(server.leftAt) })
        .run();
    },
  };
}

function aliveFact(db: BetterSQLite3Database): Sync<Pick<TimerStore, 'aliveAt' | 'putAliveAt'>> {
  return {
    aliveAt() {
      const [row] = db.select().from(fact).where(eq(fact.key, ALIVE)).all();
      return row && Number(row.value);
    },
    putAliveAt(at) {
      const value = String(at);
      db.insert(fact)
        .values({ key: ALIVE, value })
        .onConflictDoUpdate({ target: fact.key, set: { value } })
        .run();
    },
  };
}

function movesMade(db: BetterSQLite3Database): Sync<Pick<TimerStore, 'lastMoves'>> {
  const latest = db
    .select({ seat: move.seat, at: max(move.at) })
    .from(move)
    .where(
      and(
        eq(move.matchId, sql.placeholder('matchId')),
        eq(move.byComputer, false),
        isNotNull(move.seat),
      ),
    )
    .groupBy(move.seat)
    .prepare();
  return {
    lastMoves(matchId) {
      const rows = latest.all({ matchId });
      return new Map(
        rows.flatMap(({ seat, at }) => (seat === null || at === null ? [] : [[seat, at]])),
      );
    },
  };
}
