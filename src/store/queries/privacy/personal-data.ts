import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Person } from '../../../model/match.ts';
import type { OwnMatch, PersonalDataStore } from '../../../table/privacy/personal-data-store.ts';
import {
  handToken,
  match,
  matchPerson,
  move,
  person,
  ratingStep,
  result,
} from '../../sqlite/schema.ts';
import type { Sync } from '../../sync.ts';
import { playersIn } from '../matches/match-row.ts';
import { settingsQueries } from '../settings/settings.ts';

/** Matches a page, few enough that nobody waits long. */
const PAGE = 25;

/** What is stored of people, to be shown to them. */
export function personalDataQueries(db: BetterSQLite3Database): Sync<PersonalDataStore> {
  return {
    personalInfo: (personId) => ({
      personId,
      settings: settingsQueries(db).personSettings(personId),
      names: db
        .select({ serverId: person.serverId, name: person.name })
        .from(person)
        .where(eq(person.id, personId))
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
    }),
    personalMatches(personId, cursor) {
      const ids = db
        .select({ id: matchPerson.matchId })
        .from(matchPerson)
        .where(and(eq(matchPerson.personId, personId), gt(matchPerson.matchId, cursor)))
        .orderBy(asc(matchPerson.matchId))
        .limit(PAGE)
        .all()
        .map(({ id }) => id);
      return {
        matches: ownMatches(db, personId, ids),
        ...resultsIn(db, personId, ids),
        next: ids.length < PAGE ? null : (ids.at(-1) ?? null),
      };
    },
  };
}

function resultsIn(db: BetterSQLite3Database, personId: string, ids: readonly number[]) {
  const { matchId, serverId, game, finishedAt, score, place, fled } = result;
  const { bestYaku, bestYakuValue } = result;
  const { mu, sigma, matches, at } = ratingStep;
  return {
    results: db
      .select({ matchId, serverId, game, score, place, fled, bestYaku, bestYakuValue, finishedAt })
      .from(result)
      .where(and(inArray(matchId, [...ids]), eq(result.personId, personId)))
      .all(),
    ratings: db
      .select({
        serverId: ratingStep.serverId,
        game: ratingStep.game,
        matchId: ratingStep.matchId,
        ...{ mu, sigma, matches, at },
      })
      .from(ratingStep)
      .where(and(inArray(ratingStep.matchId, [...ids]), eq(ratingStep.personId, personId)))
      .all(),
  };
}

function ownMatches(
  db: BetterSQLite3Database,
  personId: string,
  ids: readonly number[],
): readonly OwnMatch[] {
  const { id, serverId, channelId, game, options, clock, status, isRated, seats } = match;
  const { hostId, players, stopVotes, barred, openedAt, changedAt } = match;
  // Without the state, which is most of a match.
  const rows = db
    .select({
      ...{ id, serverId, channelId, game, options, clock, status, isRated, seats },
      ...{ hostId, players, stopVotes, barred, openedAt, changedAt },
    })
    .from(match)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .all();
  const moves = db
    .select({ move: move.move, at: move.at })
    .from(move)
    .where(
      and(
        eq(move.matchId, sql.placeholder('id')),
        eq(move.seat, sql.placeholder('seat')),
        eq(move.byComputer, false),
      ),
    )
    .orderBy(asc(move.version))
    .prepare();
  return rows.map((row) => {
    const { hostId: host, players: people, stopVotes: votes, barred: sentAway, ...rest } = row;
    const seated = playersIn(people);
    const found = seated.findIndex((one) => one.type === 'person' && one.person.id === personId);
    const seat = found === -1 ? null : found;
    const own = seated[found];
    const mine = own?.type === 'person' ? own : null;
    return {
      ...rest,
      options: JSON.parse(row.options) as OwnMatch['options'],
      isHost: host === personId,
      seat,
      name: mine?.person.name ?? null,
      isAway: mine?.away ?? false,
      missed: mine?.missed ?? 0,
      wantsToStop: (JSON.parse(votes) as readonly string[]).includes(personId),
      isSentAway: (JSON.parse(sentAway) as readonly Person[]).some((one) => one.id === personId),
      moves: seat === null ? [] : moves.all({ id: row.id, seat }).flatMap(ofMove),
    };
  });
}

function ofMove({ move: made, at }: { readonly move: string | null; readonly at: number }) {
  return made === null ? [] : [{ move: made, at }];
}
