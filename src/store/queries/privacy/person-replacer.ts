import { and, eq } from 'drizzle-orm';
import type { Match } from '../../../model/match.ts';
import { withPseudonym } from '../../../table/privacy/erasure-store.ts';
import { changesOf, type Database, slot } from '../database.ts';
import { peopleColumns, peopleOf } from '../matches/match-row.ts';

interface Replacement {
  readonly matchId: number;
  readonly personId: string;
  readonly pseudonym: string;
}

/** Replaces a person by a pseudonym in a match; resolves to how many results that changed. */
export function personReplacer(database: Database): (replacement: Replacement) => Promise<number> {
  const { db, prepared, match } = database;
  const { hostId, players, stopVotes, barred, invited } = match;
  const read = prepared(
    db
      .select({ hostId, players, stopVotes, barred, invited })
      .from(match)
      .where(eq(match.id, slot('matchId'))),
  );
  const replaceElsewhere = elsewhereReplacer(database);
  return async (replacement) => {
    const { matchId, personId, pseudonym } = replacement;
    const [row] = await read({ matchId });
    if (row === undefined) return 0;
    const after = withPseudonym(peopleOf(row), personId, pseudonym);
    await db.update(match).set(peopleColumns(after)).where(eq(match.id, matchId));
    return replaceElsewhere(replacement, standsIn(after, pseudonym));
  };
}

/**
 * The same in the other tables. A person who was removed, or voted to stop, has no place in the match
 * that the pseudonym could take.
 */
function elsewhereReplacer(
  database: Database,
): (replacement: Replacement, hasPlace: boolean) => Promise<number> {
  const { db, matchPerson, ratingStep, result } = database;
  return async ({ matchId, personId, pseudonym }, hasPlace) => {
    const results = await db
      .update(result)
      .set({ personId: pseudonym })
      .where(and(eq(result.matchId, matchId), eq(result.personId, personId)));
    await db
      .update(ratingStep)
      .set({ personId: pseudonym })
      .where(and(eq(ratingStep.matchId, matchId), eq(ratingStep.personId, personId)));
    const theirs = and(eq(matchPerson.matchId, matchId), eq(matchPerson.personId, personId));
    if (hasPlace) {
      // They might have come again before this was done.
      const known = and(eq(matchPerson.matchId, matchId), eq(matchPerson.personId, pseudonym));
      await db.delete(matchPerson).where(known);
      await db.update(matchPerson).set({ personId: pseudonym }).where(theirs);
    } else await db.delete(matchPerson).where(theirs);
    return changesOf(results);
  };
}

function standsIn({ hostId, players }: Pick<Match, 'hostId' | 'players'>, id: string): boolean {
  return hostId === id || players.some((one) => one.type === 'person' && one.person.id === id);
}
