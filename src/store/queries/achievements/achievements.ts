import { ACHIEVEMENT_IDS } from '../../../model/achievements/achievements.ts';
import type { CareerMatch } from '../../../model/achievements/career.ts';
import type { Member, Status } from '../../../model/match.ts';
import { NO_SERVER } from '../../../model/private.ts';
import type { AchievementStore } from '../../../table/achievements/achievement-store.ts';
import { aliasedTable, and, asc, desc, eq, gt, isNotNull, ne } from '../../drizzle.ts';
import { type Database, isOf, upsert } from '../database.ts';

/** What people have achieved, and the results that it is derived from. */
export function achievementQueries(database: Database): AchievementStore {
  const { db, achievement, person, result } = database;
  return {
    async achievements(member) {
      const { achievement: name, matchId, at } = achievement;
      const rows = await db
        .select({ name, matchId, at })
        .from(achievement)
        .where(isOf(achievement, member))
        .orderBy(desc(at), desc(matchId), asc(name));
      // What is no longer there to be achieved stays unseen until it is counted again.
      return rows.flatMap(({ name: stored, ...earned }) => {
        const id = ACHIEVEMENT_IDS.find((one) => one === stored);
        return id === undefined ? [] : [{ id, ...earned }];
      });
    },
    async addAchievements(member, earned) {
      if (earned.length === 0) return;
      const rows = earned.map(({ id, ...rest }) => ({ ...member, achievement: id, ...rest }));
      await db.insert(achievement).values(rows).onConflictDoNothing();
    },
    async deleteAchievements(member) {
      await db.delete(achievement).where(isOf(achievement, member));
    },
    ...careerQueries(database),
    async ends(matchId) {
      const { seat, place, score } = result;
      return db
        .select({ seat, place, score })
        .from(result)
        .where(eq(result.matchId, matchId))
        .orderBy(asc(seat));
    },
    async bestYaku(member, game) {
      const { matchId, seat, bestYakuValue } = result;
      const [found] = await db
        .select({ matchId, seat })
        .from(result)
        .where(and(isOf(result, member), eq(result.game, game), isNotNull(bestYakuValue)))
        .orderBy(desc(bestYakuValue), desc(matchId))
        .limit(1);
      return found;
    },
    async members() {
      const { serverId, id: personId } = person;
      return db
        .selectDistinct({ serverId, personId })
        .from(person)
        .innerJoin(result, and(eq(result.serverId, serverId), eq(result.personId, personId)))
        .where(ne(serverId, NO_SERVER))
        .orderBy(asc(serverId), asc(personId));
    },
  };
}

interface CareerRow extends Omit<CareerMatch, 'isOver' | 'others'> {
  readonly status: Status;
  /** Null: they sat with nobody else. */
  readonly other: string | null;
}

/** The tallies, and the matches that they are counted from. */
function careerQueries(database: Database) {
  const { db, career } = database;
  return {
    async career(member) {
      const [row] = await db.select().from(career).where(isOf(career, member));
      if (row === undefined) return undefined;
      const { serverId: _, personId: __, games, met, ...rest } = row;
      return { ...rest, games: setIn(games), met: setIn(met) };
    },
    async putCareer(member, { games, met, ...rest }) {
      const set = { ...rest, games: JSON.stringify([...games]), met: JSON.stringify([...met]) };
      const { serverId, personId } = member;
      await upsert(database, career, { key: { serverId, personId }, set });
    },
    careerMatches: (member, after) => matchesOf(database, member, after),
  } satisfies Partial<AchievementStore>;
}

function setIn(json: string): ReadonlySet<string> {
  return new Set(JSON.parse(json) as readonly string[]);
}

async function matchesOf(
  { db, match, result }: Database,
  member: Member,
  after: number,
): Promise<readonly CareerMatch[]> {
  const other = aliasedTable(result, 'other');
  const { matchId, game, place, fled, isRanked, finishedAt: at } = result;
  const own = { matchId, game, place, fled, isRanked, at };
  const rows: readonly CareerRow[] = await db
    .select({ ...own, status: match.status, other: other.personId })
    .from(result)
    .innerJoin(match, eq(match.id, matchId))
    .leftJoin(
      other,
      and(
        eq(other.matchId, matchId),
        isNotNull(other.personId),
        ne(other.personId, member.personId),
      ),
    )
    .where(and(isOf(result, member), gt(at, after)))
    .orderBy(asc(at), asc(matchId));
  const matches = Map.groupBy(rows, (row) => row.matchId);
  return [...matches.values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const { status, other: _, ...rest } = first;
    const others = some.flatMap((row) => row.other ?? []);
    return [{ ...rest, isOver: status === 'over', others }];
  });
}
