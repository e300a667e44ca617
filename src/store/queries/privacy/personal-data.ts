import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Person } from '../../../model/match.ts';
import type { OwnMatch, PersonalDataStore } from '../../../table/privacy/personal-data-store.ts';
import type { Schema } from '../../schema/schema.ts';
import { alertQueries } from '../alerts/alerts.ts';
import type { Database } from '../database.ts';
import { holidayQueries } from '../holiday/holiday.ts';
import { optionsIn, playersIn } from '../matches/match-row.ts';
import { settingsQueries } from '../settings/settings.ts';

/** Matches a page, few enough that nobody waits long. */
const PAGE = 25;

/** What is stored of people, to be shown to them. */
export function personalDataQueries(database: Database): PersonalDataStore {
  const {
    db,
    tables: { achievement, career, handToken, matchPerson, person },
  } = database;
  const { matchId, expiresAt, locale } = handToken;
  const { personSettings } = settingsQueries(database);
  const { alertsOf, refusal } = alertQueries(database);
  const { holidaysOf } = holidayQueries(database);
  return {
    personalInfo: async (personId) => ({
      personId,
      settings: await personSettings(personId),
      refusedAt: (await refusal(personId))?.at ?? null,
      alerts: await alertsOf(personId),
      holidays: await holidaysOf(personId),
      ...(await asManager(database, personId)),
      names: await db
        .select({ serverId: person.serverId, name: person.name })
        .from(person)
        .where(eq(person.id, personId))
        .orderBy(asc(person.serverId)),
      ...(await dailyOf(database, personId)),
      hands: await db
        .select({ matchId, expiresAt, locale })
        .from(handToken)
        .where(eq(handToken.personId, personId))
        .orderBy(asc(matchId)),
      careers: await db
        .select({
          ...{ serverId: career.serverId, matches: career.matches, wins: career.wins },
          ...{ streak: career.streak, bestStreak: career.bestStreak, games: career.games },
          ...{ days: career.days, day: career.day, stayed: career.stayed, at: career.at },
        })
        .from(career)
        .where(eq(career.personId, personId))
        .orderBy(asc(career.serverId)),
      achievements: await db
        .select({
          serverId: achievement.serverId,
          achievement: achievement.achievement,
          matchId: achievement.matchId,
          at: achievement.at,
        })
        .from(achievement)
        .where(eq(achievement.personId, personId))
        .orderBy(asc(achievement.at), asc(achievement.serverId), asc(achievement.achievement)),
    }),
    async personalMatches(personId, cursor) {
      const rows = await db
        .select({ id: matchPerson.matchId })
        .from(matchPerson)
        .where(and(eq(matchPerson.personId, personId), gt(matchPerson.matchId, cursor)))
        .orderBy(asc(matchPerson.matchId))
        .limit(PAGE);
      const ids = rows.map(({ id }) => id);
      return {
        matches: await ownMatches(database, personId, ids),
        ...(await resultsIn(database, personId, ids)),
        next: ids.length < PAGE ? null : (ids.at(-1) ?? null),
      };
    },
  };
}

/** What is stored of them for managing servers, and their bar. */
async function asManager(
  { db, tables: { bar, server, serverChange } }: Database,
  personId: string,
) {
  const { serverId, at, what, value } = serverChange;
  const [barred] = await db
    .select({ at: bar.at })
    .from(bar)
    .where(and(eq(bar.kind, 'user'), eq(bar.id, personId)));
  const changes = await db
    .select({ serverId, at, what, value })
    .from(serverChange)
    .where(eq(serverChange.personId, personId))
    .orderBy(asc(at), asc(serverId), asc(what));
  const planned = await db
    .select({ serverId: server.id, dueAt: server.eraseAt })
    .from(server)
    .where(eq(server.eraseAskedBy, personId))
    .orderBy(asc(server.id));
  return {
    barredAt: barred?.at ?? null,
    serverChanges: changes.map((row) => ({ ...row, value: JSON.parse(row.value) as unknown })),
    deletions: planned.flatMap(({ dueAt, ...of }) => (dueAt === null ? [] : [{ ...of, dueAt }])),
  };
}

async function dailyOf({ db, tables: { dailyAttempt, dailyEntry } }: Database, personId: string) {
  const { day, matchId, begunAt, finishedAt, score, place } = dailyAttempt;
  const { serverId, day: ofDay, sharedAt } = dailyEntry;
  return {
    daily: await db
      .select({ day, matchId, begunAt, finishedAt, score, place })
      .from(dailyAttempt)
      .where(eq(dailyAttempt.personId, personId))
      .orderBy(asc(day)),
    dailyBoards: await db
      .select({ serverId, day: ofDay, sharedAt })
      .from(dailyEntry)
      .where(eq(dailyEntry.personId, personId))
      .orderBy(asc(ofDay), asc(serverId)),
  };
}

async function resultsIn(
  { db, tables: { ratingStep, result } }: Database,
  personId: string,
  ids: readonly number[],
) {
  const { matchId, serverId, game, finishedAt, score, place, fled } = result;
  const { bestYaku, bestYakuValue, isRanked } = result;
  const { mu, sigma, matches, at } = ratingStep;
  return {
    results: await db
      .select({
        ...{ matchId, serverId, game, score, place, fled, finishedAt },
        ...{ bestYaku, bestYakuValue, isRanked },
      })
      .from(result)
      .where(and(inArray(matchId, [...ids]), eq(result.personId, personId)))
      .orderBy(asc(matchId), asc(result.seat)),
    ratings: await db
      .select({
        serverId: ratingStep.serverId,
        game: ratingStep.game,
        matchId: ratingStep.matchId,
        ...{ mu, sigma, matches, at },
      })
      .from(ratingStep)
      .where(and(inArray(ratingStep.matchId, [...ids]), eq(ratingStep.personId, personId)))
      .orderBy(asc(ratingStep.matchId), asc(ratingStep.game)),
  };
}

async function ownMatches(
  database: Database,
  personId: string,
  ids: readonly number[],
): Promise<readonly OwnMatch[]> {
  const {
    db,
    tables: { match, timer },
  } = database;
  const { id, serverId, channelId, game, options, clock, status, isRated, seats } = match;
  const { hostId, players, stopVotes, barred, openedAt, changedAt, strippedAt } = match;
  // Without the state, which is most of a match.
  const rows = await db
    .select({
      ...{ id, serverId, channelId, game, options, clock, status, isRated, seats },
      ...{ hostId, players, stopVotes, barred, openedAt, changedAt, strippedAt },
      keptUntil: timer.dueAt,
    })
    .from(match)
    .leftJoin(
      timer,
      and(eq(timer.matchId, id), eq(timer.kind, 'kept'), eq(timer.personId, personId)),
    )
    .where(inArray(id, [...ids]))
    .orderBy(asc(id));
  const movesIn = ownMoves(database);
  const matches: OwnMatch[] = [];
  for (const row of rows) {
    const own = ownRow(row, personId);
    const moves = own.seat === null ? [] : await movesIn(row.id, own.seat);
    matches.push({ ...own, moves });
  }
  return matches;
}

type OwnRow = Omit<
  Schema['match']['$inferSelect'],
  'version' | 'rematchOf' | 'secret' | 'seed' | 'state' | 'stopReason' | 'invited'
> &
  Pick<OwnMatch, 'keptUntil'>;

/** A match as the person may have it, without their moves. */
function ownRow(row: OwnRow, personId: string): Omit<OwnMatch, 'moves'> {
  const { hostId, players, stopVotes, barred, ...rest } = row;
  const seated = playersIn(players);
  const found = seated.findIndex((one) => one.type === 'person' && one.person.id === personId);
  const own = seated[found];
  const mine = own?.type === 'person' ? own : null;
  return {
    ...rest,
    options: optionsIn(row),
    isHost: hostId === personId,
    seat: found === -1 ? null : found,
    name: mine?.person.name ?? null,
    isAway: mine?.away ?? false,
    missed: mine?.missed ?? 0,
    isSilent: mine?.silent ?? false,
    holidayUntil: mine?.holidayUntil ?? null,
    contributions: mine?.contributions ?? [],
    wantsToStop: (JSON.parse(stopVotes) as readonly string[]).includes(personId),
    isSentAway: (JSON.parse(barred) as readonly Person[]).some((one) => one.id === personId),
  };
}

/** The moves that whoever sits in a seat made themselves. */
function ownMoves({
  db,
  prepared,
  tables: { move },
}: Database): (matchId: number, seat: number) => Promise<OwnMatch['moves']> {
  const { move: text, at } = move;
  const made = prepared(
    db
      .select({ move: text, at })
      .from(move)
      .where(
        and(
          eq(move.matchId, sql.placeholder('matchId')),
          eq(move.seat, sql.placeholder('seat')),
          eq(move.byComputer, false),
        ),
      )
      .orderBy(asc(move.version)),
  );
  return async (matchId, seat) => {
    const rows = await made({ matchId, seat });
    return rows.flatMap((row) => (row.move === null ? [] : [{ move: row.move, at: row.at }]));
  };
}
