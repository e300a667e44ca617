import type { SQL } from 'drizzle-orm';
import { NO_SERVER } from '../../../model/private.ts';
import {
  type ErasedCounts,
  type ErasureBatches,
  NOTHING_ERASED,
  type Until,
} from '../../../table/privacy/erasure-store.ts';
import { aliasedTable, and, eq, exists, gt, inArray, lte, sql } from '../../drizzle.ts';
import { changesOf, type Database, isOwn } from '../database.ts';

/** Worded like the partial index, so that it is used. */
const isWhole = sql`status in ('over', 'stopped') and stripped_at is null`;

/** Deletes matches whose time is over; of those with a result or an attempt at a deal of the day, what they do not need. */
export function oldMatchEraser(
  database: Database,
): (until: Until) => ReturnType<ErasureBatches['eraseSome']> {
  const strip = stripper(database);
  const remove = matchRemover(database);
  return async (until) => {
    const ids = await someOf(database, until);
    if (ids.length === 0) return { erased: NOTHING_ERASED, isDone: true };
    const needed = await neededOf(database, ids);
    const stripped = await strip(needed, until.now);
    const removed = await remove(ids.filter((id) => !needed.includes(id)));
    const moves = stripped + removed.moves;
    const erased = { matches: ids.length, moves, results: removed.results, people: 0 };
    return { erased, isDone: false };
  };
}

/** Matches whose time is over: a batch of one kind, or none. */
async function someOf(
  database: Database,
  { unrated, rated, replacedSince }: Until,
): Promise<readonly number[]> {
  const { db, match } = database;
  const next = aliasedTable(match, 'next');
  const ofKind = (status: 'over' | 'stopped', isRated: boolean, when: SQL | undefined) =>
    and(isWhole, eq(match.status, status), eq(match.isRated, isRated), when);
  const before = (at: number) => lte(match.changedAt, at);
  const isReplaced = exists(
    db
      .select({ id: next.id })
      .from(next)
      .where(and(eq(next.channelId, match.channelId), gt(next.id, match.id))),
  );
  const practice = and(gt(match.changedAt, replacedSince), eq(match.serverId, NO_SERVER));
  const kinds = [
    ofKind('stopped', false, and(practice, isReplaced)),
    ofKind('stopped', false, before(unrated)),
    ofKind('stopped', true, before(unrated)),
    ofKind('over', false, before(unrated)),
    ...(rated === null ? [] : [ofKind('over', true, before(rated))]),
  ];
  for (const kind of kinds) {
    const rows = await db
      .select({ id: match.id })
      .from(match)
      .where(and(kind, isOwn(database, match.serverId)))
      .limit(MATCHES_A_BATCH);
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}

/** Those on which leaderboards, careers or the boards of a day rest. */
async function neededOf(
  { db, dailyAttempt, result }: Database,
  ids: readonly number[],
): Promise<readonly number[]> {
  const played = await db
    .selectDistinct({ id: result.matchId })
    .from(result)
    .where(inArray(result.matchId, [...ids]));
  const tried = await db
    .select({ id: dailyAttempt.matchId })
    .from(dailyAttempt)
    .where(inArray(dailyAttempt.matchId, [...ids]));
  return [...new Set([...played, ...tried].map(({ id }) => id))];
}

/** Deletes the moves, the cards and what the deals came from; resolves to how many moves there were. */
function stripper(database: Database): (ids: readonly number[], now: number) => Promise<number> {
  const { db, match, move } = database;
  return async (these, now) => {
    const ids = [...these];
    for (const table of notesOf(database)) {
      await db.delete(table).where(inArray(table.matchId, ids));
    }
    const moves = changesOf(await db.delete(move).where(inArray(move.matchId, ids)));
    await db
      .update(match)
      .set({ secret: null, seed: null, state: null, strippedAt: now })
      .where(inArray(match.id, ids));
    return moves;
  };
}

/** Matches a batch: nobody waits for one longer than for a picture. */
export const MATCHES_A_BATCH = 6;

/** What is kept of matches only to show them and to go on with them. */
function notesOf({ timer, handToken, tableMessage, replacedMessage }: Database) {
  return [timer, handToken, tableMessage, replacedMessage];
}

/** Deletes matches with all that belongs to them; resolves to how many moves and results there were. */
export function matchRemover(
  database: Database,
): (ids: readonly number[]) => Promise<Pick<ErasedCounts, 'moves' | 'results'>> {
  const { db, match, move, result, achievement, matchPerson, ratingStep } = database;
  return async (these) => {
    const ids = [...these];
    for (const table of [...notesOf(database), matchPerson, ratingStep, achievement]) {
      await db.delete(table).where(inArray(table.matchId, ids));
    }
    const moves = changesOf(await db.delete(move).where(inArray(move.matchId, ids)));
    const results = changesOf(await db.delete(result).where(inArray(result.matchId, ids)));
    await db.delete(match).where(inArray(match.id, ids));
    return { moves, results };
  };
}
