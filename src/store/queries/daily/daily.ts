import {
  and,
  asc,
  avg,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
} from 'drizzle-orm';
import {
  type DailyAttempt,
  type DailyShare,
  type DailyStore,
  FORMER,
} from '../../../table/daily/daily-store.ts';
import type { Schema } from '../../schema/schema.ts';
import { changesOf, type Database, slot } from '../database.ts';
import { factQueries } from '../facts.ts';

/** The fact that keeps the secret of the deals of the day. */
const SECRET = 'dailySecret';
const LAPSED_AT_ONCE = 50;

type Leaderboards = Pick<
  DailyStore,
  'addEntry' | 'markShared' | 'unmarkShared' | 'leaderboardRows' | 'ownRows' | 'tally'
>;
type Attempts = Omit<DailyStore, keyof Leaderboards | 'dailySecret' | 'par' | 'putPar'>;

/** The deals of the day, and who has played them. */
export function dailyQueries(database: Database): DailyStore {
  const { db, dailyPar } = database;
  return {
    ...attemptQueries(database),
    ...boardQueries(database),
    dailySecret: (fresh) => factQueries(database).keepFirst(SECRET, fresh),
    async par(day) {
      const [found] = await db.select().from(dailyPar).where(eq(dailyPar.day, day));
      return found?.score;
    },
    async putPar(day, score) {
      await db.insert(dailyPar).values({ day, score }).onConflictDoNothing();
    },
  };
}

function attemptOf(row: Schema['dailyAttempt']['$inferSelect']): DailyAttempt {
  const { day, personId, matchId, begunAt, finishedAt, score, place } = row;
  const isFinished = finishedAt !== null && score !== null && place !== null;
  const finished = isFinished ? { at: finishedAt, score, place } : null;
  return { day, personId, matchId, begunAt, finished };
}

function attemptQueries({ db, prepared, dailyAttempt, match }: Database): Attempts {
  const { day, personId, matchId, finishedAt } = dailyAttempt;
  const one = prepared(
    db
      .select()
      .from(dailyAttempt)
      .where(and(eq(day, slot('day')), eq(personId, slot('personId')))),
  );
  return {
    async attempt(ofDay, ofPerson) {
      const [found] = await one({ day: ofDay, personId: ofPerson });
      return found && attemptOf(found);
    },
    async firstAttempt(ofDay) {
      const [found] = await db
        .select(getTableColumns(dailyAttempt))
        .from(dailyAttempt)
        .innerJoin(match, eq(match.id, matchId))
        .where(eq(day, ofDay))
        .orderBy(asc(matchId))
        .limit(1);
      return found && attemptOf(found);
    },
    async addAttempt({ finished, ...attempt }) {
      const { at: finishedAt = null, score = null, place = null } = finished ?? {};
      await db.insert(dailyAttempt).values({ ...attempt, finishedAt, score, place });
    },
    async finishAttempt(id, { at, score, place }) {
      await db.update(dailyAttempt).set({ finishedAt: at, score, place }).where(eq(matchId, id));
    },
    async moveAttempts(since, from, to) {
      const own = and(eq(personId, from), gte(day, since));
      for (const row of await db.select({ day }).from(dailyAttempt).where(own)) {
        await db
          .update(dailyAttempt)
          .set({ personId: to(row.day) })
          .where(and(eq(personId, from), eq(day, row.day)));
      }
    },
    async deleteFormerAttempts(before) {
      // All that begin so and no others, by the index of people.
      const isFormer = and(gte(personId, FORMER), lt(personId, `${FORMER}~`));
      await db.delete(dailyAttempt).where(and(isFormer, lt(day, before)));
    },
    async lapsedAttempts(before) {
      const rows = await db
        .select({ id: matchId })
        .from(dailyAttempt)
        .innerJoin(match, eq(match.id, matchId))
        .where(and(lt(day, before), isNull(finishedAt), eq(match.status, 'playing')))
        .limit(LAPSED_AT_ONCE);
      return rows.map(({ id }) => id);
    },
    async finishedDays(ofPerson, most) {
      const rows = await db
        .select({ day })
        .from(dailyAttempt)
        .where(and(eq(personId, ofPerson), isNotNull(finishedAt)))
        .orderBy(desc(day))
        .limit(most);
      return rows.map((row) => row.day);
    },
  };
}

function boardQueries(database: Database): Leaderboards {
  const { db, dailyAttempt, dailyEntry, dailyPar, person } = database;
  const isTheirs = ({ serverId, day, personId }: Omit<DailyShare, 'at'>) =>
    and(
      eq(dailyEntry.serverId, serverId),
      eq(dailyEntry.day, day),
      eq(dailyEntry.personId, personId),
    );
  return {
    async addEntry(serverId, day, personId) {
      await db.insert(dailyEntry).values({ serverId, day, personId }).onConflictDoNothing();
    },
    async markShared(share) {
      const unshared = and(isTheirs(share), isNull(dailyEntry.sharedAt));
      const marked = await db.update(dailyEntry).set({ sharedAt: share.at }).where(unshared);
      return changesOf(marked) === 1;
    },
    async unmarkShared(share) {
      await db.update(dailyEntry).set({ sharedAt: null }).where(isTheirs(share));
    },
    async leaderboardRows(serverId, { from, to }) {
      const rows = await db
        .select({
          day: dailyEntry.day,
          personId: dailyEntry.personId,
          name: person.name,
          score: dailyAttempt.score,
          par: dailyPar.score,
        })
        .from(dailyEntry)
        .innerJoin(
          dailyAttempt,
          and(eq(dailyAttempt.day, dailyEntry.day), eq(dailyAttempt.personId, dailyEntry.personId)),
        )
        .innerJoin(
          person,
          and(eq(person.serverId, dailyEntry.serverId), eq(person.id, dailyEntry.personId)),
        )
        .leftJoin(dailyPar, eq(dailyPar.day, dailyEntry.day))
        .where(
          and(
            eq(dailyEntry.serverId, serverId),
            between(dailyEntry.day, from, to),
            isNotNull(dailyAttempt.finishedAt),
          ),
        )
        .orderBy(asc(dailyEntry.day), asc(dailyEntry.personId));
      return rows.map(({ score, ...row }) => ({ ...row, score: score ?? 0 }));
    },
    async ownRows(ofPerson, { from, to }) {
      const { day, personId, score, finishedAt } = dailyAttempt;
      const rows = await db
        .select({ day, personId, score, par: dailyPar.score })
        .from(dailyAttempt)
        .leftJoin(dailyPar, eq(dailyPar.day, day))
        .where(and(eq(personId, ofPerson), between(day, from, to), isNotNull(finishedAt)))
        .orderBy(asc(day));
      return rows.map((row) => ({ ...row, score: row.score ?? 0 }));
    },
    async tally(day) {
      const [row] = await db
        .select({ players: count(), mean: avg(dailyAttempt.score).mapWith(Number) })
        .from(dailyAttempt)
        .where(and(eq(dailyAttempt.day, day), isNotNull(dailyAttempt.finishedAt)));
      const { players = 0, mean = null } = row ?? {};
      return { players, mean: players === 0 ? null : mean };
    },
  };
}
