import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Person } from '../../../model/match.ts';
import type { OwnMatch, PersonalDataStore } from '../../../table/privacy/personal-data-store.ts';
import type { Schema } from '../../schema/schema.ts';
import { alertQueries } from '../alerts/alerts.ts';
import { columnsBut, type Database, slot } from '../database.ts';
import { holidayQueries } from '../holiday/holiday.ts';
import { optionsIn, playersIn, shownColumns } from '../matches/match-row.ts';
import { settingsQueries } from '../settings/settings.ts';

/** Matches a page, few enough that nobody waits long. */
const PAGE = 25;

/** What is stored of people, to be shown to them. */
export function personalDataQueries(database: Database): PersonalDataStore {
  const { db, achievement, career, handToken, matchPerson, person } = database;
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
        .select(columnsBut(career, 'personId', 'met'))
        .from(career)
        .where(eq(career.personId, personId))
        .orderBy(asc(career.serverId)),
      achievements: await db
        .select(columnsBut(achievement, 'personId'))
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
async function asManager({ db, bar, server, serverChange }: Database, personId: string) {
  const { serverId, at, what } = serverChange;
  const [barred] = await db
    .select({ at: bar.at })
    .from(bar)
    .where(and(eq(bar.kind, 'user'), eq(bar.id, personId)));
  const changes = await db
    .select(columnsBut(serverChange, 'personId'))
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

async function dailyOf({ db, dailyAttempt, dailyEntry }: Database, personId: string) {
  return {
    daily: await db
      .select(columnsBut(dailyAttempt, 'personId'))
      .from(dailyAttempt)
      .where(eq(dailyAttempt.personId, personId))
      .orderBy(asc(dailyAttempt.deal)),
    dailyBoards: await db
      .select(columnsBut(dailyEntry, 'personId'))
      .from(dailyEntry)
      .where(eq(dailyEntry.personId, personId))
      .orderBy(asc(dailyEntry.deal), asc(dailyEntry.serverId)),
  };
}

async function resultsIn(
  { db, ratingStep, result }: Database,
  personId: string,
  ids: readonly number[],
) {
  const { matchId } = result;
  return {
    results: await db
      .select(columnsBut(result, 'rowid', 'seat', 'personId'))
      .from(result)
      .where(and(inArray(matchId, [...ids]), eq(result.personId, personId)))
      .orderBy(asc(matchId), asc(result.seat)),
    ratings: await db
      .select(columnsBut(ratingStep, 'personId'))
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
  const { db, match, timer } = database;
  const { id, serverId, seats, hostId, stopVotes, barred } = match;
  const own = { serverId, seats, hostId, stopVotes, barred, keptUntil: timer.dueAt };
  const rows = await db
    .select({ ...shownColumns(database), ...own })
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
function ownMoves(
  database: Database,
): (matchId: number, seat: number) => Promise<OwnMatch['moves']> {
  const { db, prepared, move } = database;
  const { move: text, at } = move;
  const made = prepared(
    db
      .select({ move: text, at })
      .from(move)
      .where(
        and(
          eq(move.matchId, slot('matchId')),
          eq(move.seat, slot('seat')),
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
