import {
  type DailyAttempt,
  type DailyShare,
  type DailyStore,
  FORMER,
} from '../../../table/daily/daily-store.ts';
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
} from '../../drizzle.ts';
import type { Schema } from '../../schema/schema.ts';
import { changesOf, type Database, isOf, slot } from '../database.ts';
import { factQueries } from '../facts.ts';

/** The fact that keeps the secret of the deals of the day. */
const SECRET = 'dailySecret';
const LAPSED_AT_ONCE = 50;

/** The deals of the day, and who has played them. */
export function dailyQueries(database: Database): DailyStore {
  const { db, dailyPar } = database;
  return {
    ...attemptQueries(database),
    ...boardQueries(database),
    dailySecret: (fresh) => factQueries(database).keepFirst(SECRET, fresh),
    async par(deal) {
      const [found] = await db.select().from(dailyPar).where(eq(dailyPar.deal, deal));
      return found?.score;
    },
    async putPar(deal, score) {
      await db.insert(dailyPar).values({ deal, score }).onConflictDoNothing();
    },
  };
}

function attemptOf(row: Schema['dailyAttempt']['$inferSelect']): DailyAttempt {
  const { deal, personId, matchId, begunAt, finishedAt, score, place } = row;
  const isFinished = finishedAt !== null && score !== null && place !== null;
  const finished = isFinished ? { at: finishedAt, score, place } : null;
  return { deal, personId, matchId, begunAt, finished };
}

function attemptQueries({ db, prepared, dailyAttempt, match }: Database) {
  const { deal, personId, matchId, finishedAt } = dailyAttempt;
  const one = prepared(
    db
      .select()
      .from(dailyAttempt)
      .where(and(eq(deal, slot('deal')), eq(personId, slot('personId')))),
  );
  return {
    async attempt(ofDeal, ofPerson) {
      const [found] = await one({ deal: ofDeal, personId: ofPerson });
      return found && attemptOf(found);
    },
    async firstAttempt(ofDeal) {
      const [found] = await db
        .select(getTableColumns(dailyAttempt))
        .from(dailyAttempt)
        .innerJoin(match, eq(match.id, matchId))
        .where(eq(deal, ofDeal))
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
      const own = and(eq(personId, from), gte(deal, since));
      for (const row of await db.select({ deal }).from(dailyAttempt).where(own)) {
        await db
          .update(dailyAttempt)
          .set({ personId: to(row.deal) })
          .where(and(eq(personId, from), eq(deal, row.deal)));
      }
    },
    async deleteFormerAttempts(before) {
      // All that begin so and no others, by the index of people.
      const isFormer = and(gte(personId, FORMER), lt(personId, `${FORMER}~`));
      await db.delete(dailyAttempt).where(and(isFormer, lt(deal, before)));
    },
    async lapsedAttempts(before) {
      const rows = await db
        .select({ id: matchId })
        .from(dailyAttempt)
        .innerJoin(match, eq(match.id, matchId))
        .where(and(lt(deal, before), isNull(finishedAt), eq(match.status, 'playing')))
        .limit(LAPSED_AT_ONCE);
      return rows.map(({ id }) => id);
    },
    async finishedDeals(ofPerson, most) {
      const rows = await db
        .select({ deal })
        .from(dailyAttempt)
        .where(and(eq(personId, ofPerson), isNotNull(finishedAt)))
        .orderBy(desc(deal))
        .limit(most);
      return rows.map((row) => row.deal);
    },
  } satisfies Partial<DailyStore>;
}

/** The finished attempts that leaderboards are made of. */
function rowQueries({ db, dailyAttempt, dailyEntry, dailyPar, person }: Database) {
  return {
    async leaderboardRows(serverId, { from, to }) {
      const rows = await db
        .select({
          deal: dailyEntry.deal,
          personId: dailyEntry.personId,
          name: person.name,
          score: dailyAttempt.score,
          par: dailyPar.score,
        })
        .from(dailyEntry)
        .innerJoin(
          dailyAttempt,
          and(
            eq(dailyAttempt.deal, dailyEntry.deal),
            eq(dailyAttempt.personId, dailyEntry.personId),
          ),
        )
        .innerJoin(
          person,
          and(eq(person.serverId, dailyEntry.serverId), eq(person.id, dailyEntry.personId)),
        )
        .leftJoin(dailyPar, eq(dailyPar.deal, dailyEntry.deal))
        .where(
          and(
            eq(dailyEntry.serverId, serverId),
            between(dailyEntry.deal, from, to),
            isNotNull(dailyAttempt.finishedAt),
          ),
        )
        .orderBy(asc(dailyEntry.deal), asc(dailyEntry.personId));
      return rows.map(({ score, ...row }) => ({ ...row, score: score ?? 0 }));
    },
    async ownRows(ofPerson, { from, to }) {
      const { deal, personId, score, finishedAt } = dailyAttempt;
      const rows = await db
        .select({ deal, personId, score, par: dailyPar.score })
        .from(dailyAttempt)
        .leftJoin(dailyPar, eq(dailyPar.deal, deal))
        .where(and(eq(personId, ofPerson), between(deal, from, to), isNotNull(finishedAt)))
        .orderBy(asc(deal));
      return rows.map((row) => ({ ...row, score: row.score ?? 0 }));
    },
  } satisfies Partial<DailyStore>;
}

function boardQueries(database: Database) {
  const { db, dailyAttempt, dailyEntry } = database;
  const isTheirs = (share: Omit<DailyShare, 'at'>) =>
    and(isOf(dailyEntry, share), eq(dailyEntry.deal, share.deal));
  return {
    async addEntry(serverId, deal, personId) {
      await db.insert(dailyEntry).values({ serverId, deal, personId }).onConflictDoNothing();
    },
    async markShared(share) {
      const unshared = and(isTheirs(share), isNull(dailyEntry.sharedAt));
      const marked = await db.update(dailyEntry).set({ sharedAt: share.at }).where(unshared);
      return changesOf(marked) === 1;
    },
    async unmarkShared(share) {
      await db.update(dailyEntry).set({ sharedAt: null }).where(isTheirs(share));
    },
    ...rowQueries(database),
    async tally(deal) {
      const [row] = await db
        .select({ players: count(), mean: avg(dailyAttempt.score).mapWith(Number) })
        .from(dailyAttempt)
        .where(and(eq(dailyAttempt.deal, deal), isNotNull(dailyAttempt.finishedAt)));
      const { players = 0, mean = null } = row ?? {};
      return { players, mean: players === 0 ? null : mean };
    },
  } satisfies Partial<DailyStore>;
}
