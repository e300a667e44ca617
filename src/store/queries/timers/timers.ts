import { SINGLE_KINDS, type SingleKind, type TimerKind } from '../../../model/timers.ts';
import type { Timer, TimerChanges, TimerStore } from '../../../table/timers/timer-store.ts';
import { and, asc, eq, lte, or, sql } from '../../drizzle.ts';
import { changesOf, type Database, isOwn, rowWriter, serverOf, slot } from '../database.ts';
import { clockQueries } from './clock.ts';

/** Which of a match's timers is meant; `personId` empty for what falls due once in a match. */
interface Key {
  readonly kind: TimerKind;
  readonly personId: string;
}

type SetTimer = Key & Pick<Timer, 'dueAt'>;

/** When things of matches fall due. */
export function timerQueries(database: Database): TimerStore {
  return { ...setting(database), ...reading(database), ...clockQueries(database) };
}

/** Timers are set and cleared with every move, so that is prepared. */
function setting(database: Database) {
  const { db, prepared, timer } = database;
  const matchId = slot('matchId');
  const serverId = serverOf(database, matchId);
  const set = rowWriter(database, ['kind', 'personId', 'dueAt'], (rows) =>
    db
      .insert(timer)
      .values(rows.map((row) => ({ ...row, matchId, serverId })))
      .onConflictDoUpdate({
        target: [timer.matchId, timer.kind, timer.personId],
        set: { dueAt: sql`excluded.due_at` },
      }),
  );
  const clear = rowWriter(database, ['kind', 'personId'], (rows) => {
    const some = rows.map((row) => and(eq(timer.kind, row.kind), eq(timer.personId, row.personId)));
    return db.delete(timer).where(and(eq(timer.matchId, matchId), or(...some)));
  });
  const clearAll = prepared(db.delete(timer).where(eq(timer.matchId, matchId)));
  return {
    async setTimers(id, changes) {
      const { toSet, toClear } = rowsOf(changes);
      await set(toSet, { matchId: id });
      await clear(toClear, { matchId: id });
    },
    async clearTimers(id) {
      await clearAll({ matchId: id });
    },
    async takeTimers(id, one, by) {
      const isDue = and(eq(timer.matchId, id), eq(timer.kind, one), lte(timer.dueAt, by));
      return changesOf(await db.delete(timer).where(isDue)) > 0;
    },
    async clearTimer({ matchId: id, kind: one, dueAt: at }) {
      await db
        .delete(timer)
        .where(and(eq(timer.matchId, id), eq(timer.kind, one), eq(timer.dueAt, at)));
    },
  } satisfies Partial<TimerStore>;
}

/** The rows that changes set, and those that they clear. */
function rowsOf({ kept = {}, ...single }: TimerChanges): {
  readonly toSet: readonly SetTimer[];
  readonly toClear: readonly Key[];
} {
  const toSet: SetTimer[] = [];
  const toClear: Key[] = [];
  const add = (key: Key, dueAt: number | null | undefined) => {
    if (dueAt === null) toClear.push(key);
    else if (dueAt !== undefined) toSet.push({ ...key, dueAt });
  };
  for (const kind of SINGLE_KINDS) add({ kind, personId: '' }, single[kind]);
  for (const [personId, at] of Object.entries(kept)) add({ kind: 'kept', personId }, at);
  return { toSet, toClear };
}

function reading(database: Database) {
  const { db, prepared, match, timer } = database;
  const ofMatch = prepared(
    db
      .select({ kind: timer.kind, personId: timer.personId, dueAt: timer.dueAt })
      .from(timer)
      .where(eq(timer.matchId, slot('matchId'))),
  );
  const { serverId, channelId } = match;
  const { matchId, kind, dueAt } = timer;
  const due = prepared(
    db
      // What falls due for several people at once is one.
      .selectDistinct({ matchId, kind, dueAt, serverId, channelId })
      .from(timer)
      .innerJoin(match, eq(match.id, timer.matchId))
      .where(and(lte(timer.dueAt, slot('now')), isOwn(database, serverId)))
      .orderBy(asc(timer.dueAt), asc(timer.matchId), asc(timer.kind)),
  );
  return {
    async timersOf(id) {
      const single: { [Kind in SingleKind]?: number } = {};
      const kept: Record<string, number> = {};
      for (const row of await ofMatch({ matchId: id })) {
        if (row.kind === 'kept') kept[row.personId] = row.dueAt;
        else single[row.kind] = row.dueAt;
      }
      return { ...single, kept };
    },
    async dueTimers(now) {
      const rows = await due({ now });
      return rows.map(({ serverId: inServer, channelId: inChannel, ...one }) => {
        return { ...one, where: { serverId: inServer, channelId: inChannel } };
      });
    },
  } satisfies Partial<TimerStore>;
}
