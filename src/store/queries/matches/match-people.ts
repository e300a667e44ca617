import type { Match } from '../../../model/match.ts';
import { peopleAt } from '../../../table/settings/seen.ts';
import { and, eq } from '../../drizzle.ts';
import { type Database, slot } from '../database.ts';

/** Ids of everybody who appears in a match. */
function peopleIn(match: Match): ReadonlySet<string> {
  const sentAway = match.barred.map(({ id }) => id);
  return new Set([match.hostId, ...peopleAt(match), ...sentAway, ...match.stopVotes]);
}

/**
 * Updates the people by whom a match is found. Call when they change, in its transaction, and with the
 * match as it was read there: the people beside a match are always those in it, so if these stay, so do
 * those.
 */
export function matchPeopleKeeper(
  database: Database,
): (match: Match, old?: Match) => Promise<void> {
  const { db, prepared, matchPerson } = database;
  const matchId = slot('matchId');
  const personId = slot('personId');
  const known = prepared(
    db
      .select({ id: matchPerson.personId })
      .from(matchPerson)
      .where(eq(matchPerson.matchId, matchId)),
  );
  const add = prepared(
    db.insert(matchPerson).values({ matchId, personId, serverId: slot('serverId') }),
  );
  const remove = prepared(
    db
      .delete(matchPerson)
      .where(and(eq(matchPerson.matchId, matchId), eq(matchPerson.personId, personId))),
  );
  return async (match, old) => {
    const now = peopleIn(match);
    if (old !== undefined && now.symmetricDifference(peopleIn(old)).size === 0) return;
    const rows = await known({ matchId: match.id });
    const before = new Set(rows.map(({ id }) => id));
    for (const person of now.difference(before)) {
      const { serverId } = match.where;
      await add({ matchId: match.id, personId: person, serverId });
    }
    for (const person of before.difference(now)) {
      await remove({ matchId: match.id, personId: person });
    }
  };
}
