import { and, asc, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { type Match, seatOf } from '../table/match.ts';
import type { OwnMatch, PersonalData, PrivacyStore } from '../table/privacy.ts';
import { emptyLog, type OpenDatabase } from './database.ts';
import { matchPeopleKeeper } from './match-people.ts';
import { matchOf } from './match-row.ts';
import {
  handToken,
  match,
  matchPerson,
  move,
  person,
  profile,
  ratingStep,
  replacedMessage,
  result,
  season,
  server,
  tableMessage,
  timer,
} from './schema.ts';
import { settingsQueries } from './settings.ts';

/** What is stored of people and servers, to be shown to them and to be deleted. */
export function privacyQueries(db: OpenDatabase): PrivacyStore {
  return {
    personalData: (personId) => personalData(db, personId),
    serversKnowing(personId) {
      const found = [
        db.selectDistinct({ id: match.serverId }).from(match).where(mentions(personId)).all(),
        db
          .selectDistinct({ id: result.serverId })
          .from(result)
          .where(eq(result.personId, personId))
          .all(),
        db.select({ id: person.serverId }).from(person).where(eq(person.id, personId)).all(),
      ];
      return [...new Set(found.flat().map(({ id }) => id))];
    },
    replacePerson: (serverId, personId, strangerId) =>
      replacePerson(db, { serverId, personId, strangerId }),
    deleteProfile(personId) {
      db.delete(profile).where(eq(profile.personId, personId)).run();
      db.delete(handToken).where(eq(handToken.personId, personId)).run();
    },
    deleteServer: (serverId) => deleteServer(db, serverId),
    serversLeft: (at) =>
      db
        .select({ id: server.id })
        .from(server)
        .where(and(isNotNull(server.leftAt), lte(server.leftAt, at)))
        .all()
        .map(({ id }) => id),
    emptyLog: () => emptyLog(db.$client),
  };
}

/** Matches in which a person stands anywhere. */
function mentions(personId: string): SQL | undefined {
  const among = (column: SQL | typeof match.players, path: string) =>
    sql`exists (select 1 from json_each(${column}) where value ->> ${path} = ${personId})`;
  return or(
    eq(match.hostId, personId),
    among(match.players, '$.person.id'),
    among(sql`${match.barred}`, '$.id'),
    sql`exists (select 1 from json_each(${match.stopVotes}) where value = ${personId})`,
  );
}

function personalData(db: BetterSQLite3Database, personId: string): PersonalData {
  const { matchId, serverId, game, finishedAt, score, place, fled } = result;
  const { bestYaku, bestYakuValue } = result;
  const { mu, sigma, matches, at } = ratingStep;
  return {
    personId,
    settings: settingsQueries(db).personSettings(personId),
    names: db
      .select({ serverId: person.serverId, name: person.name })
      .from(person)
      .where(eq(person.id, personId))
      .all(),
    matches: ownMatches(db, personId),
    results: db
      .select({ matchId, serverId, game, score, place, fled, bestYaku, bestYakuValue, finishedAt })
      .from(result)
      .where(eq(result.personId, personId))
      .orderBy(asc(finishedAt))
      .all(),
    ratings: db
      .select({
        serverId: ratingStep.serverId,
        game: ratingStep.game,
        matchId: ratingStep.matchId,
        ...{ mu, sigma, matches, at },
      })
      .from(ratingStep)
      .where(eq(ratingStep.personId, personId))
      .orderBy(asc(at))
      .all(),
    hands: db
      .select({
        matchId: handToken.matchId,
        expiresAt: handToken.expiresAt,
        locale: handToken.locale,
      })
      .from(handToken)
      .where(eq(handToken.personId, personId))
      .all(),
  };
}

function ownMatches(db: BetterSQLite3Database, personId: string): readonly OwnMatch[] {
  const rows = db.select().from(match).where(mentions(personId)).orderBy(asc(match.id)).all();
  const moves = db
    .select({ seat: move.seat, move: move.move, at: move.at })
    .from(move)
    .where(and(eq(move.matchId, sql.placeholder('id')), eq(move.byComputer, false)))
    .orderBy(asc(move.version))
    .prepare();
  return rows.map((row) => {
    const { id, serverId, channelId, game, seats, clock, status, isRated, openedAt, changedAt } =
      row;
    const one = matchOf(row);
    const seat = seatOf(one, personId) ?? null;
    const player = seat === null ? undefined : one.players[seat];
    const own = player?.type === 'person' ? player : undefined;
    return {
      ...{ id, serverId, channelId, game, seats, clock, status, isRated, openedAt, changedAt },
      options: one.options,
      isHost: one.hostId === personId,
      seat,
      name: own?.person.name ?? null,
      isAway: own?.away ?? false,
      missed: own?.missed ?? 0,
      wantsToStop: one.stopVotes.includes(personId),
      isSentAway: one.barred.some((person) => person.id === personId),
      moves: moves
        .all({ id })
        .flatMap((made) =>
          made.seat === seat && made.move !== null ? [{ move: made.move, at: made.at }] : [],
        ),
    };
  });
}

interface Replacement {
  readonly serverId: string;
  readonly personId: string;
  readonly strangerId: string;
}

function replacePerson(db: BetterSQLite3Database, replacement: Replacement): void {
  const { serverId, personId, strangerId } = replacement;
  const keepPeople = matchPeopleKeeper(db);
  const rows = db
    .select()
    .from(match)
    .where(and(eq(match.serverId, serverId), mentions(personId)))
    .all();
  for (const row of rows) {
    db.update(match)
      .set(withStranger(matchOf(row), replacement))
      .where(eq(match.id, row.id))
      .run();
    keepPeople(matchOf({ ...row, ...withStranger(matchOf(row), replacement) }));
  }
  db.update(result)
    .set({ personId: strangerId })
    .where(and(eq(result.serverId, serverId), eq(result.personId, personId)))
    .run();
  // Kept like the results that they come from: making them anew gives the same to the others.
  db.update(ratingStep)
    .set({ personId: strangerId })
    .where(and(eq(ratingStep.serverId, serverId), eq(ratingStep.personId, personId)))
    .run();
  db.delete(person)
    .where(and(eq(person.serverId, serverId), eq(person.id, personId)))
    .run();
}

/** The columns of a match that tell of people. */
function withStranger(one: Match, { personId, strangerId }: Replacement) {
  const stranger = { id: strangerId, name: '' };
  return {
    hostId: one.hostId === personId ? strangerId : one.hostId,
    players: JSON.stringify(
      one.players.map((player) =>
        player.type === 'person' && player.person.id === personId
          ? { ...player, person: stranger }
          : player,
      ),
    ),
    stopVotes: JSON.stringify(one.stopVotes.filter((id) => id !== personId)),
    barred: JSON.stringify(one.barred.filter(({ id }) => id !== personId)),
  };
}

function deleteServer(db: BetterSQLite3Database, serverId: string): void {
  const own = db.select({ id: match.id }).from(match).where(eq(match.serverId, serverId));
  for (const table of [matchPerson, timer, handToken, tableMessage, replacedMessage, move]) {
    db.delete(table).where(inArray(table.matchId, own)).run();
  }
  for (const table of [ratingStep, result, season, person, match]) {
    db.delete(table).where(eq(table.serverId, serverId)).run();
  }
  db.delete(server).where(eq(server.id, serverId)).run();
}
