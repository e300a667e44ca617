import { type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Rank, Sort } from '../../../model/ranking.ts';
import {
  FEW_MATCHES,
  LEADERBOARD_ORDER,
  type RowFigure,
} from '../../../table/ranking/leaderboard-order.ts';
import type { LeaderboardQuery, RankingStore } from '../../../table/ranking/ranking-store.ts';
import { RATED_FOR_SURE } from '../../../table/ranking/rating-formula.ts';
import { person, ratingStep, result } from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';

const FIGURES: Readonly<Record<RowFigure, SQL>> = {
  wins: sql`wins`,
  matches: sql`matches`,
  points: sql`points`,
  place: sql`place`,
  mu: sql`mu`,
  hasFewMatches: sql`matches < ${FEW_MATCHES}`,
  isUnrated: sql`mu is null`,
  isProvisional: sql`rated < ${RATED_FOR_SURE}`,
};

function orderOf(sort: Sort): SQL {
  const parts = LEADERBOARD_ORDER[sort].map(
    ([figure, direction]) => sql`${FIGURES[figure]} ${sql.raw(direction)}`,
  );
  return sql.join(parts, sql`, `);
}

interface RankRow {
  readonly id: string;
  readonly name: string;
  readonly rank: number;
  readonly position: number;
  readonly total: number;
  readonly matches: number;
  readonly wins: number;
  readonly place: number;
  readonly points: number | null;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly rated: number | null;
}

/**
 * Leaderboards, derived from the results in one pass over an index. A computer is not ranked; a
 * match played against computers counts like any other.
 */
export function leaderboardQueries(
  db: BetterSQLite3Database,
): Sync<Pick<RankingStore, 'leaderboard'>> {
  return {
    leaderboard(query) {
      const { personId, offset, limit } = query;
      const order = orderOf(query.sort);
      // The id decides no rank: it only keeps the pages in one order.
      const rows = db.all<RankRow>(sql`
        with counted as ${counted(query)}, named as ${named(query)}, ranked as (
          select *, count(*) over () as total,
            rank() over (order by ${order}) as rank,
            row_number() over (order by ${order}, id) as position
          from named
        )
        select * from ranked
        where position = 1 or id = ${personId}
          or (position > ${offset} and position <= ${offset + limit})
        order by position`);
      const page = rows.filter(({ position }) => position > offset && position <= offset + limit);
      const own = rows.find(({ id }) => id === personId);
      return {
        ranks: page.map(rankOf),
        total: rows[0]?.total ?? 0,
        own: own === undefined ? null : rankOf(own),
        before: own === undefined ? 0 : own.position - 1,
      };
    },
  };
}

/** What each person of the scope has done in the time. */
function counted({ serverId, game, span }: LeaderboardQuery): SQL {
  const ofGame = game === null ? sql`` : sql`and game = ${game}`;
  const points = game === null ? sql`null` : sql`sum(score)`;
  return sql`(
    select person_id, count(*) as matches, sum(place = 1) as wins, avg(place) as place,
      ${points} as points
    from ${result}
    where server_id = ${serverId} ${ofGame} and person_id is not null
      and finished_at >= ${span.from} and finished_at < ${span.to}
    group by person_id
  )`;
}

/** The same with everybody's name and rating; people without a name are not ranked. */
function named({ serverId, game, span }: LeaderboardQuery): SQL {
  return sql`(
    select counted.person_id as id, person.name as name, counted.matches, wins, place, points, mu, sigma,
      step.matches as rated
    from counted
    join ${person} on person.server_id = ${serverId} and person.id = counted.person_id
    left join ${ratingStep} as step on step.rowid = (
      select rowid from ${ratingStep}
      where server_id = ${serverId} and game = ${game ?? ''} and person_id = counted.person_id
        and at < ${span.to}
      order by matches desc limit 1
    )
  )`;
}

function rankOf(row: RankRow): Rank {
  const { id, name, rank, matches, wins, place, points, mu, sigma, rated } = row;
  return {
    person: { id, name },
    ...{ rank, matches, wins, place, points },
    rating: mu === null || sigma === null || rated === null ? null : { mu, sigma, matches: rated },
  };
}
