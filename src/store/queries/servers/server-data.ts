import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { ServerDataStore, ServerMatch } from '../../../table/privacy/server-data-store.ts';
import type { Database } from '../database.ts';
import { playersIn } from '../matches/match-row.ts';
import { settingsQueries } from '../settings/settings.ts';

/** Matches a page, few enough that nobody waits long. */
const PAGE = 25;

/** What is stored of servers, to be shown to those who manage them. */
export function serverDataQueries(database: Database): ServerDataStore {
  const { db, tables } = database;
  const { match } = tables;
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
      const { id, channelId, game, options, clock, status, isRated, players } = match;
      const { openedAt, changedAt, strippedAt, seed } = match;
      const rows = await db
        .select({
          id,
          channelId,
          game,
          options,
          clock,
          status,
          isRated,
          players,
          openedAt,
          changedAt,
          strippedAt,
          seed,
        })
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

async function rowsOf({ db, tables }: Database, serverId: string) {
  const { achievement, person, season } = tables;
  const { personId, achievement: name, matchId, at } = achievement;
  return {
    seasons: await db
      .select({ number: season.number, startedAt: season.startedAt, endedAt: season.endedAt })
      .from(season)
      .where(eq(season.serverId, serverId))
      .orderBy(asc(season.number)),
    people: await db
      .select({ id: person.id, name: person.name })
      .from(person)
      .where(eq(person.serverId, serverId))
      .orderBy(asc(person.id)),
    achievements: await db
      .select({ personId, achievement: name, matchId, at })
      .from(achievement)
      .where(eq(achievement.serverId, serverId))
      .orderBy(asc(at), asc(personId), asc(name)),
  };
}

function movesOf({ db, tables: { move } }: Database, matchId: number) {
  return db
    .select({ seat: move.seat, move: move.move, at: move.at })
    .from(move)
    .where(eq(move.matchId, matchId))
    .orderBy(asc(move.version));
}

async function outcomesOf({ db, tables }: Database, ids: readonly number[]) {
  const { result, ratingStep } = tables;
  const { matchId, personId, game, score, place, fled, bestYaku, bestYakuValue } = result;
  const { isRanked, finishedAt } = result;
  return {
    results: await db
      .select({
        matchId,
        personId,
        game,
        score,
        place,
        fled,
        bestYaku,
        bestYakuValue,
        isRanked,
        finishedAt,
      })
      .from(result)
      .where(inArray(matchId, [...ids]))
      .orderBy(asc(matchId), asc(result.seat)),
    ratings: await db
      .select({
        matchId: ratingStep.matchId,
        personId: ratingStep.personId,
        game: ratingStep.game,
        mu: ratingStep.mu,
        sigma: ratingStep.sigma,
        matches: ratingStep.matches,
        at: ratingStep.at,
      })
      .from(ratingStep)
      .where(inArray(ratingStep.matchId, [...ids]))
      .orderBy(asc(ratingStep.matchId), asc(ratingStep.game), asc(ratingStep.personId)),
  };
}
