import type { SQL } from 'drizzle-orm';
import type { Rank, Sort } from '../../../model/ranking.ts';
import {
  FEW_MATCHES,
  LEADERBOARD_ORDER,
  type LeaderboardQuery,
  type RankingStore,
  type RowFigure,
} from '../../../table/ranking/ranking-store.ts';
import { RATED_FOR_SURE } from '../../../table/ranking/rating-formula.ts';
import { sql } from '../../drizzle.ts';
import type { Database } from '../database.ts';

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

/** An unknown figure counts as less than any. */
const NULLS = { asc: 'asc nulls first', desc: 'desc nulls last' } as const;

function orderOf(sort: Sort): SQL {
  const parts = LEADERBOARD_ORDER[sort].map(
    ([figure, direction]) => sql`${FIGURES[figure]} ${sql.raw(NULLS[direction])}`,
  );
  return sql.join(parts, sql`, `);
}

const number = (name: string) => sql`${sql.identifier(name)}`.mapWith(Number);
const numberOrNull = (name: string) => number(name) as SQL<number | null>;

/** A person's row; `nth` counts from 1, without ties. */
const RANK_ROW = {
  id: sql<string>`id`,
  name: sql<string>`name`,
  rank: number('rank'),
  nth: number('nth'),
  total: number('total'),
  matches: number('matches'),
  wins: number('wins'),
  place: number('place'),
  points: numberOrNull('points'),
  mu: numberOrNull('mu'),
  sigma: numberOrNull('sigma'),
  rated: numberOrNull('rated'),
};

type RankRow = {
  readonly [Name in keyof typeof RANK_ROW]: (typeof RANK_ROW)[Name] extends SQL<infer Value>
    ? Value
    : never;
};

/**
 * Leaderboards, derived from the results in one pass over an index. A computer is not ranked; matches
 * of practice have leaderboards of their own.
 */
export function leaderboardQueries(database: Database): Pick<RankingStore, 'leaderboard'> {
  return {
    async leaderboard(query) {
      const { personId, offset, limit } = query;
      const order = orderOf(query.sort);
      // The id decides no rank: it only keeps the pages in one order.
      const rows: readonly RankRow[] = await database.db
        .select(RANK_ROW)
        .from(
          sql`(
            with counted as ${counted(database, query)}, named as ${named(database, query)}
            select *, count(*) over () as total, rank() over (order by ${order}) as rank,
              row_number() over (order by ${order}, id) as nth
            from named
          ) as ranked`,
        )
        .where(sql`nth = 1 or id = ${personId} or (nth > ${offset} and nth <= ${offset + limit})`)
        .orderBy(sql`nth`);
      const page = rows.filter(({ nth }) => nth > offset && nth <= offset + limit);
      const own = rows.find(({ id }) => id === personId);
      return {
        ranks: page.map(rankOf),
        total: rows[0]?.total ?? 0,
        own: own === undefined ? null : rankOf(own),
        before: own === undefined ? 0 : own.nth - 1,
      };
    },
  };
}

/** What each person of the scope has done in the time. */
function counted(
  { result }: Database,
  { serverId, game, span, isAlone = false }: LeaderboardQuery,
): SQL {
  const ofKind = isAlone ? sql`not is_ranked` : sql`is_ranked`;
  const ofGame = game === null ? sql`` : sql`and game = ${game}`;
  const points = game === null ? sql`null` : sql`sum(score)`;
  return sql`(
    select person_id, count(*) as matches, count(*) filter (where place = 1) as wins,
      cast(sum(place) as double precision) / count(*) as place, ${points} as points
    from ${result}
    where server_id = ${serverId} ${ofGame} and person_id is not null
      and finished_at >= ${span.from} and finished_at < ${span.to} and ${ofKind}
    group by person_id
  )`;
}

/** The same with everybody's name and rating; people without a name are not ranked. */
function named({ person, ratingStep }: Database, { serverId, game, span }: LeaderboardQuery): SQL {
  return sql`(
    select counted.person_id as id, person.name as name, counted.matches, wins, place, points, mu, sigma,
      step.matches as rated
    from counted
    join ${person} on person.server_id = ${serverId} and person.id = counted.person_id
    left join ${ratingStep} as step on step.server_id = ${serverId} and step.game = ${game ?? ''}
      and step.person_id = counted.person_id and step.match_id = (
        select match_id from ${ratingStep}
        where server_id = ${serverId} and game = ${game ?? ''} and person_id = counted.person_id
          and at < ${span.to}
        order by matches desc limit 1
      )
  )`;
}

function rankOf(row: RankRow): Rank {
  const { id, name, rank, matches, wins, place, points, mu, sigma, rated } = row;
  const isRated = mu !== null && sigma !== null && rated !== null;
  const rating = isRated ? { mu, sigma, matches: rated } : null;
  return { person: { id, name }, rank, matches, wins, place, points, rating };
}
