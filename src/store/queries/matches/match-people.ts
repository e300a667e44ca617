import { and, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Match } from '../../../model/match.ts';
import { matchPerson } from '../../sqlite/schema.ts';

/** Ids of everybody who appears in a match. */
function peopleIn(match: Match): ReadonlySet<string> {
  const seated = match.players.flatMap((player) =>
    player.type === 'person' ? [player.person.id] : [],
  );
  const sentAway = match.barred.map(({ id }) => id);
  return new Set([match.hostId, ...seated, ...sentAway, ...match.stopVotes]);
}

/** Updates the people by whom a match is found. Call with each change of it, in its transaction. */
export function matchPeopleKeeper(db: BetterSQLite3Database): (match: Match) => void {
  const matchId = sql.placeholder('matchId');
  const personId = sql.placeholder('personId');
  const known = db
    .select({ id: matchPerson.personId })
    .from(matchPerson)
    .where(eq(matchPerson.matchId, matchId))
    .prepare();
  const add = db
    .insert(matchPerson)
    .values({ matchId, personId, serverId: sql.placeholder('serverId') })
    .prepare();
  const remove = db
    .delete(matchPerson)
    .where(and(eq(matchPerson.matchId, matchId), eq(matchPerson.personId, personId)))
    .prepare();
  return (match) => {
    const before = new Set(known.all({ matchId: match.id }).map(({ id }) => id));
    const now = peopleIn(match);
    for (const person of now.difference(before)) {
      add.run({ matchId: match.id, personId: person, serverId: match.where.serverId });
    }
    for (const person of before.difference(now))
      remove.run({ matchId: match.id, personId: person });
  };
}
