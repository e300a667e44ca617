import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { ServerDataStore, ServerMatch } from '../../../table/privacy/server-data-store.ts';
import { columnsBut, type Database } from '../database.ts';
import { playersIn, shownColumns } from '../matches/match-row.ts';
import { settingsQueries } from '../settings/settings.ts';

/** Matches a page, few enough that nobody waits long. */
const PAGE = 25;

/** What is stored of servers, to be shown to those who manage them. */
export function serverDataQueries(database: Database): ServerDataStore {
  const { db, match } = database;
  const { serverSettings, serverChanges } = settingsQueries(database);
  return {
    async serverInfo(serverId) {
      return {
        serverId,
        settings: await serverSettings(serverId),
        changes: await serverChanges(serverId),
        ...(await rowsOf(database, serverId)),
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
      const matches: ServerMatch[] = [];
      for (const row of rows) {
        const isOver = row.status === 'over';
        matches.push({
          ...row,
          options: JSON.parse(row.options) as ServerMatch['options'],
          players: playersIn(row.players),
          seed: isOver ? row.seed : null,
          moves: isOver ? await movesOf(database, row.id) : null,
        });
      }
      const ids = matches.map((one) => one.id);
      const next = ids.length < PAGE ? null : (ids.at(-1) ?? null);
      return { matches, ...(await outcomesOf(database, ids)), next };
    },
  };
}

async function rowsOf({ db, achievement, person, season }: Database, serverId: string) {
  const { at, personId } = achievement;
  return {
    seasons: await db
      .select(columnsBut(season, 'serverId'))
      .from(season)
      .where(eq(season.serverId, serverId))
      .orderBy(asc(season.number)),
    people: await db
      .select(columnsBut(person, 'serverId'))
      .from(person)
      .where(eq(person.serverId, serverId))
      .orderBy(asc(person.id)),
    achievements: await db
      .select(columnsBut(achievement, 'serverId'))
      .from(achievement)
      .where(eq(achievement.serverId, serverId))
      .orderBy(asc(at), asc(personId), asc(achievement.achievement)),
  };
}

function movesOf({ db, move }: Database, matchId: number) {
  return db
    .select({ seat: move.seat, move: move.move, at: move.at })
    .from(move)
    .where(eq(move.matchId, matchId))
    .orderBy(asc(move.version));
}

async function outcomesOf({ db, result, ratingStep }: Database, ids: readonly number[]) {
  return {
    results: await db
      .select(columnsBut(result, 'rowid', 'serverId', 'seat'))
      .from(result)
      .where(inArray(result.matchId, [...ids]))
      .orderBy(asc(result.matchId), asc(result.seat)),
    ratings: await db
      .select(columnsBut(ratingStep, 'serverId'))
      .from(ratingStep)
      .where(inArray(ratingStep.matchId, [...ids]))
      .orderBy(asc(ratingStep.matchId), asc(ratingStep.game), asc(ratingStep.personId)),
  };
}
