import type { Seat } from '../../engine/core/game.ts';
import type { Event } from '../../engine/round/event.ts';
import { earnedBy } from '../../model/achievements/achievements.ts';
import {
  type Career,
  type CareerMatch,
  careerAfter,
  careerOf,
  careerOn,
  NO_CAREER,
} from '../../model/achievements/career.ts';
import { matchInfo, type SeatEnd } from '../../model/achievements/match-info.ts';
import { dayIn } from '../../model/day.ts';
import { type Match, type Member, seatOf } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import type { SeatResult } from '../../model/ranking.ts';
import { isPractice } from '../../model/seats.ts';
import type { Deps } from '../deps.ts';
import { replayedIfLegal } from '../play/replay.ts';
import type { StoreQueries } from '../store.ts';
import type { Earned } from './achievement-store.ts';

export function achievements({ store, now }: Deps) {
  return {
    /** All that they have done, as it stands today. */
    career: async (member: Member): Promise<Career> => {
      const { timeZone } = await store.serverSettings(member.serverId);
      return careerOn(
        await store.transaction((tx) => careerIn(tx, member)),
        dayIn(timeZone, now()),
      );
    },
  };
}

interface Ended {
  readonly match: Match;
  /** None if the rules have changed so that it can no longer be replayed. */
  readonly events: readonly Event[];
  readonly ends: readonly SeatEnd[];
  readonly at: number;
}

/**
 * Keeps what a match that has just ended adds to the careers of its people, whose results are stored already, and what
 * it earned them; nothing for those who had left it, nor of what is for one person alone.
 */
export async function keepAchievements(
  store: StoreQueries,
  ended: Omit<Ended, 'ends'> & { readonly results: readonly SeatResult[] },
): Promise<void> {
  const { match, results, at } = ended;
  const { serverId } = match.where;
  if (isPrivate(match)) return;
  const people = results.flatMap(({ person }) => person?.id ?? []);
  for (const { person, place, fled, seat } of results) {
    // People who have deleted their data have no name, and earn nothing more.
    if (person === null || !(await store.personOf(serverId, person.id))) continue;
    const member = { serverId, personId: person.id };
    const isOver = match.status === 'over';
    const career = await careerIn(store, member, {
      matchId: match.id,
      game: match.game,
      place,
      fled,
      isOver,
      at,
      isRanked: !isPractice(match),
      others: people.filter((id) => id !== person.id),
    });
    if (fled || !isOver) continue;
    const had = await store.achievements(member);
    await store.addAchievements(
      member,
      newlyEarned({ ...ended, ends: results }, { seat, career, had }),
    );
  }
}

/**
 * All that somebody has done so far in a server, with a match that has just ended, if any. It is a tally that is kept
 * and counted on from there: from the first match if none is kept, as before there were tallies.
 */
export async function careerIn(
  store: StoreQueries,
  member: Member,
  ended?: CareerMatch,
): Promise<Career> {
  const kept = (await store.career(member)) ?? NO_CAREER;
  const newer = await store.careerMatches(member, kept.at);
  // The clock may have been set back since the last one.
  const matches = ended !== undefined && ended.at <= kept.at ? [...newer, ended] : newer;
  if (matches.length === 0) return kept;
  const { timeZone } = await store.serverSettings(member.serverId);
  const career = careerOf(matches, timeZone, kept);
  await store.putCareer(member, career);
  return career;
}

/** What achievements are worked out with. */
type RecountDeps = Pick<Deps, 'findGame' | 'store'>;

/** Counts everybody's career again, and works out their achievements, from all that is stored; each person's are one transaction. */
export async function recountAchievements(
  deps: RecountDeps,
): Promise<{ readonly people: number; readonly achievements: number }> {
  const members = await deps.store.members();
  let all = 0;
  for (const member of members) all += await earnAgain(deps, member);
  return { people: members.length, achievements: all };
}

/** Works out somebody's achievements again; resolves to how many they are. */
async function earnAgain({ store, findGame }: RecountDeps, member: Member): Promise<number> {
  return await store.transaction(async (tx) => {
    const kept = await tx.achievements(member);
    const had: Earned[] = [];
    const { timeZone } = await tx.serverSettings(member.serverId);
    let career: Career = NO_CAREER;
    for (const one of await tx.careerMatches(member, 0)) {
      career = careerAfter(career, one, timeZone);
      const match = one.isOver && !one.fled ? await tx.match(one.matchId) : undefined;
      const seat = match && seatOf(match, member.personId);
      if (match === undefined || seat === undefined) continue;
      const steps = match.isStripped
        ? null
        : replayedIfLegal({ findGame }, match, await tx.records(match.id));
      // What its moves have earned cannot be seen in them any more.
      if (steps === null) had.push(...kept.filter(({ matchId }) => matchId === match.id));
      const events = (steps ?? []).flatMap((step) => step.events);
      const ended = { match, events, ends: await tx.ends(match.id), at: one.at };
      had.push(...newlyEarned(ended, { seat, career, had }));
    }
    await tx.putCareer(member, career);
    await tx.deleteAchievements(member);
    await tx.addAchievements(member, had);
    return had.length;
  });
}

/** Who sat in a match, and what they had done and earned with it. */
interface Own {
  readonly seat: Seat;
  readonly career: Career;
  readonly had: readonly Earned[];
}

function newlyEarned(ended: Ended, { seat, career, had }: Own): readonly Earned[] {
  const { match, at } = ended;
  return earnedBy(matchInfo(match, ended, seat), career)
    .filter((id) => had.every((one) => one.id !== id))
    .map((id) => ({ id, matchId: match.id, at }));
}
