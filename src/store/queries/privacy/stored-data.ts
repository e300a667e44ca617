import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { seatOf } from '../../../model/match.ts';
import type { StoredDataStore } from '../../../table/privacy/stored-data.ts';
import { and, asc, eq, gt, inArray } from '../../drizzle.ts';
import type { Schema } from '../../schema/schema.ts';
import { alertQueries } from '../alerts/alerts.ts';
import { columnsBut, type Database, slot } from '../database.ts';
import { holidayQueries } from '../holiday/holiday.ts';
import { optionsIn, playersIn, shownColumns } from '../matches/match-row.ts';
import { settingsQueries } from '../settings/settings.ts';

/** Matches a page, few enough that nobody waits long. */
const PAGE = 25;

/** What is stored of people and servers, to be shown to them and to those who manage them. */
export function storedDataQueries(database: Database): StoredDataStore {
  return { ...personalQueries(database), ...serverQueries(database) };
}

interface Listing {
  readonly where: SQL | undefined;
  readonly order: readonly PgColumn[];
  /** Columns that say once more whose the rows are, or that are nobody's business. */
  readonly but: readonly string[];
}

function listed({ db }: Database, table: PgTable, { where, order, but }: Listing) {
  return db
    .select(columnsBut(table, ...but))
    .from(table)
    .where(where)
    .orderBy(...order.map((column) => asc(column)));
}

function personalQueries(database: Database) {
  const { db, matchPerson, person } = database;
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
      ...(await listsOf(database, personId)),
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
        ...(await outcomesOf(database, ids, personId)),
        next: nextAfter(ids),
      };
    },
  } satisfies Partial<StoredDataStore>;
}

function nextAfter(ids: readonly number[]): number | null {
  return ids.length < PAGE ? null : (ids.at(-1) ?? null);
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

async function listsOf(database: Database, personId: string) {
  const { achievement, career, dailyAttempt, dailyEntry, handToken } = database;
  const own = (
    table: PgTable & { readonly personId: PgColumn },
    order: readonly PgColumn[],
    ...but: readonly string[]
  ) =>
    listed(database, table, {
      where: eq(table.personId, personId),
      order,
      but: ['personId', ...but],
    });
  const { at, serverId, achievement: name } = achievement;
  return {
    daily: await own(dailyAttempt, [dailyAttempt.deal]),
    dailyBoards: await own(dailyEntry, [dailyEntry.deal, dailyEntry.serverId]),
    hands: await own(handToken, [handToken.matchId], 'serverId', 'token'),
    careers: await own(career, [career.serverId], 'met'),
    achievements: await own(achievement, [at, serverId, name]),
  };
}

/** What matches brought: one person, or everybody who sat there. */
async function outcomesOf(
  { db, ratingStep, result }: Database,
  ids: readonly number[],
  personId?: string,
) {
  const known = personId === undefined ? 'serverId' : 'personId';
  const isMeant = (row: { readonly matchId: PgColumn; readonly personId: PgColumn }) =>
    and(
      inArray(row.matchId, [...ids]),
      personId === undefined ? undefined : eq(row.personId, personId),
    );
  return {
    results: await db
      .select(columnsBut(result, 'rowid', 'seat', known))
      .from(result)
      .where(isMeant(result))
      .orderBy(asc(result.matchId), asc(result.seat)),
    ratings: await db
      .select(columnsBut(ratingStep, known))
      .from(ratingStep)
      .where(isMeant(ratingStep))
      .orderBy(asc(ratingStep.matchId), asc(ratingStep.game), asc(ratingStep.personId)),
  };
}

async function ownMatches(database: Database, personId: string, ids: readonly number[]) {
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
  const matches = [];
  for (const row of rows) {
    const own = ownRow(row, personId);
    matches.push({ ...own, moves: own.seat === null ? [] : await movesIn(row.id, own.seat) });
  }
  return matches;
}

type OwnRow = Pick<
  Schema['match']['$inferSelect'],
  'game' | 'options' | 'hostId' | 'players' | 'stopVotes' | 'barred'
>;

/** A match as the person may have it, without their moves. */
function ownRow(row: OwnRow, personId: string) {
  const { hostId, players: _, stopVotes, barred, ...rest } = row;
  const seated = playersIn(row);
  const seat = seatOf({ players: seated }, personId) ?? null;
  const own = seated[seat ?? -1];
  const mine = own?.type === 'person' ? own : null;
  return {
    ...rest,
    options: optionsIn(row),
    isHost: hostId === personId,
    seat,
    name: mine?.person.name ?? null,
    isAway: mine?.away ?? false,
    missed: mine?.missed ?? 0,
    isSilent: mine?.silent ?? false,
    holidayUntil: mine?.holidayUntil ?? null,
    contributions: mine?.contributions ?? [],
    wantsToStop: stopVotes.includes(personId),
    isSentAway: barred.some((one) => one.id === personId),
  };
}

/** The moves that whoever sits in a seat made themselves. */
function ownMoves({ db, prepared, move }: Database) {
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
  return async (matchId: number, seat: number) => await made({ matchId, seat });
}

function serverQueries(database: Database) {
  const { db, achievement, match, person, season } = database;
  const { serverSettings, serverChanges } = settingsQueries(database);
  const but = ['serverId'];
  return {
    async serverInfo(serverId) {
      const { at, personId, achievement: name } = achievement;
      const own = (table: PgTable & { readonly serverId: PgColumn }, order: readonly PgColumn[]) =>
        listed(database, table, { where: eq(table.serverId, serverId), order, but });
      return {
        serverId,
        settings: await serverSettings(serverId),
        changes: await serverChanges(serverId),
        seasons: await own(season, [season.number]),
        people: await own(person, [person.id]),
        achievements: await own(achievement, [at, personId, name]),
      };
    },
    async serverMatches(serverId, cursor) {
      const { id, seed } = match;
      const rows = await db
        .select({ ...shownColumns(database), seed })
        .from(match)
        .where(and(eq(match.serverId, serverId), gt(id, cursor)))
        .orderBy(asc(id))
        .limit(PAGE);
      const matches = [];
      for (const row of rows) {
        const isOver = row.status === 'over';
        matches.push({
          ...row,
          players: playersIn(row),
          seed: isOver ? row.seed : null,
          moves: isOver ? await movesOf(database, row.id) : null,
        });
      }
      const ids = matches.map((one) => one.id);
      return { matches, ...(await outcomesOf(database, ids)), next: nextAfter(ids) };
    },
  } satisfies Partial<StoredDataStore>;
}

function movesOf({ db, move }: Database, matchId: number) {
  return db
    .select({ seat: move.seat, move: move.move, at: move.at })
    .from(move)
    .where(eq(move.matchId, matchId))
    .orderBy(asc(move.version));
}
