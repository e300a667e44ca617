import { inArray } from 'drizzle-orm';
import type { ErasedCounts } from '../../../table/privacy/erasure-store.ts';
import { changesOf, type Database } from '../database.ts';

/** Matches a batch: nobody waits for one longer than for a picture. */
export const MATCHES_A_BATCH = 6;

/** What is kept of matches only to show them and to go on with them. */
export function notesOf({ timer, handToken, tableMessage, replacedMessage }: Database) {
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
