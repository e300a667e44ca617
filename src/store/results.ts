import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Rank } from '../table/match.ts';
import type { Scope, Store } from '../table/store.ts';
import { person, result } from './schema.ts';

type ResultQueries = Pick<Store, 'addResults' | 'putPerson' | 'leaderboard' | 'rankOf'>;

/**
 * Results and the leaderboards derived from them. A computer is not ranked; a match played against
 * computers counts like any other. Most wins first, then most points; equal in both share a rank.
 */
export function resultQueries(db: BetterSQLite3Database): ResultQueries {
  return {
    addResults(match, results, at) {
      const { id: matchId, game } = match;
      const { serverId } = match.where;
      const rows = results.map(({ seat, person, score, place }) => {
        const personId = person?.id ?? null;
        return { matchId, seat, serverId, game, personId, score, place, finishedAt: at };
      });
      db.insert(result).values(rows).run();
    },
    putPerson(serverId, { id, name }) {
      db.insert(person)
        .values({ serverId, id, name })
        .onConflictDoUpdate({ target: [person.serverId, person.id], set: { name } })
        .run();
    },
    leaderboard(scope, { limit, offset }) {
      const { ranked, rows } = ranking(db, scope);
      const [counted] = db.with(ranked).select({ total: count() }).from(ranked).all();
      const page = rows()
        .orderBy(asc(ranked.rank), asc(ranked.matches), asc(ranked.personId))
        .limit(limit)
        .offset(offset);
      return { ranks: page.all().map(rankOf), total: counted?.total ?? 0 };
    },
    rankOf(scope, personId) {
      const { ranked, rows } = ranking(db, scope);
      const [row] = rows().where(eq(ranked.personId, personId)).all();
      return row && rankOf(row);
    },
  };
}

interface RankRow extends Omit<Rank, 'person'> {
  readonly personId: string;
  readonly name: string;
}

function rankOf({ personId, name, ...rank }: RankRow): Rank {
  return { person: { id: personId, name }, ...rank };
}

/** Everybody of the scope with a rank, and the query that gives them their names. */
function ranking(db: BetterSQLite3Database, { serverId, game }: Scope) {
  const matches = count();
  const wins = sql<number>`count(*) filter (where ${result.place} = 1)`;
  const points = sql<number>`sum(${result.score})`;
  const ranked = db.$with('ranked').as(
    db
      .select({
        personId: sql<string>`${result.personId}`.as('ranked_id'),
        rank: sql<number>`rank() over (order by ${wins} desc, ${points} desc)`.as('rank'),
        matches: matches.as('matches'),
        wins: wins.as('wins'),
        points: points.as('points'),
      })
      .from(result)
      .where(
        and(
          eq(result.serverId, serverId),
          isNotNull(result.personId),
          game === null ? undefined : eq(result.game, game),
        ),
      )
      .groupBy(result.personId),
  );
  const rows = () =>
    db
      .with(ranked)
      .select({
        personId: ranked.personId,
        name: person.name,
        rank: ranked.rank,
        matches: ranked.matches,
        wins: ranked.wins,
        points: ranked.points,
      })
      .from(ranked)
      .innerJoin(person, and(eq(person.serverId, serverId), eq(person.id, ranked.personId)));
  return { ranked, rows };
}
