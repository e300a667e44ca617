import { hmacOf } from '../../engine/core/hmac256.ts';
import { optionsFor } from '../../engine/core/options.ts';
import { secretFrom, sha256Of } from '../../fairness/promise.ts';
import { DAILY_MATCHES } from '../../games/index.ts';
import {
  type Day,
  dayIn,
  firstOpenDay,
  mondayOf,
  openDays,
  plusDays,
  weekdayOf,
} from '../../model/day.ts';
import type { Match, Person } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { dailyChannel, dayOf, NO_SERVER, secretUntil } from '../../model/private.ts';
import { JobQueue } from '../background.ts';
import { type Deps, gameOf, type TransactionDeps, transact } from '../deps.ts';
import type { OpenRequest } from '../lobby/opening.ts';
import { change } from '../matches/change.ts';
import { refuse, stopped } from '../matches/outcomes.ts';
import { practise } from '../practice/practice.ts';
import type { StoreQueries } from '../store.ts';
import { type DailyAttempt, type DailyShare, type DailyTally, FORMER } from './daily-store.ts';
import {
  type DayRank,
  dayLeaderboard,
  streakOf,
  type WeekRank,
  weekLeaderboard,
} from './leaderboards.ts';
import { parOf } from './par.ts';

/** Who asks for the deal of the day, and where. */
interface DailyRequest {
  readonly person: Person;
  /** `NO_SERVER` outside of servers. */
  readonly serverId: string;
}

/** Somebody's match of the deal of a day. */
export interface DailyMatch {
  readonly match: Match;
  readonly day: Day;
}

/** What an attempt came to, beside what others made of the same deal. */
export interface DailySummary extends DailyTally {
  readonly attempt: DailyAttempt;
  /** What the strong computer made of it; null while that is not known. */
  readonly par: number | null;
  /** Days in a row, this one included. */
  readonly streak: number;
}

interface BesideOfDay extends Pick<DailySummary, 'par' | 'mean'> {
  readonly game: string;
}

/** Who stands on the leaderboards of a day and of its week. */
interface DailyLeaderboards {
  readonly days: readonly DayRank[];
  readonly weeks: readonly WeekRank[];
}

/** Longer streaks count as this. */
const LONGEST_STREAK = 1000;
/** How well the other seats are played: by computers that take no time, so that they always choose the same. */
const STRENGTH = 'normal';

/** The deal of the day: the same for everybody of this bot, and one attempt each. */
export function daily(deps: Deps) {
  const { store, now } = deps;
  const pars = new JobQueue();
  const today = async (serverId: string): Promise<Day> =>
    dayIn((await store.serverSettings(serverId)).timeZone, now());
  const rows = (serverId: string, from: Day, to: Day) =>
    store.leaderboardRows(serverId, { from, to });
  return {
    /** Until when nobody may see a match's deal again; null: they may. */
    secretUntil: (match: Match): number | null => secretUntil(match, now()),
    /** Which day it is in a server. */
    today,
    /**
     * Somebody's match of today's deal, whatever its status: a new one if they have not begun it, anywhere. The
     * server's leaderboard names them from then on.
     */
    open: async (request: DailyRequest): Promise<Outcome> => {
      const day = await today(request.serverId);
      return await transact(deps, (tx) => open(tx, request, day));
    },
    /** Somebody's match of another day's deal that they have begun and can still finish. */
    unfinished: async ({ person, serverId }: DailyRequest): Promise<DailyMatch | undefined> => {
      const here = await today(serverId);
      for (const day of openDays(now()).filter((one) => one !== here)) {
        const attempt = await store.attempt(day, person.id);
        const match = attempt && (await store.match(attempt.matchId));
        if (match?.status === 'playing') return { match, day };
      }
      return undefined;
    },
    /** What somebody's match of a deal came to; null until it is played to its end. */
    summary: async (match: Match, personId: string): Promise<DailySummary | null> => {
      const day = dayOf(match);
      const attempt = day === null ? undefined : await store.attempt(day, personId);
      if (day === null || !attempt?.finished) return null;
      const days = await store.finishedDays(personId, LONGEST_STREAK);
      const streak = streakOf(days, day);
      const par = (await store.par(day)) ?? null;
      return { ...(await store.tally(day)), attempt, par, streak };
    },
    /** What is played on a day, and what others made of it: the strong computer, and everybody on average. */
    beside: async (day: Day): Promise<BesideOfDay> => ({
      game: (await planOf(deps, day)).game,
      par: (await store.par(day)) ?? null,
      mean: meanOf(await store.tally(day)),
    }),
    /** What the strong computer makes of a match's deal, worked out if nobody has before. Takes seconds. */
    par: (match: Match): Promise<number> => pars.run(() => knownPar(deps, match)),
    leaderboard: async (serverId: string, day: Day): Promise<readonly DayRank[]> =>
      dayLeaderboard(await rows(serverId, day, day)),
    /** The leaderboard of the week in which a day lies. */
    week: async (serverId: string, day: Day): Promise<readonly WeekRank[]> => {
      const monday = mondayOf(day);
      return weekLeaderboard(await rows(serverId, monday, plusDays(monday, 6)));
    },
    /** The leaderboards of a day and of its week with nobody on them but this person: for outside of servers. */
    alone: async ({ id, name }: Person, day: Day): Promise<DailyLeaderboards> => {
      const monday = mondayOf(day);
      const own = await store.ownRows(id, { from: monday, to: plusDays(monday, 6) });
      const named = own.map((row) => ({ ...row, name }));
      const days = dayLeaderboard(named.filter((row) => row.day === day));
      return { days, weeks: weekLeaderboard(named) };
    },
    /** True the first time that somebody shares a day's result in a server. */
    markShared: async (share: Omit<DailyShare, 'at'>): Promise<boolean> =>
      share.serverId === NO_SERVER || (await store.markShared({ ...share, at: now() })),
    /** The same result can be shared there again: Discord did not take it. */
    takeBackShared: (share: Omit<DailyShare, 'at'>): Promise<void> => store.unmarkShared(share),
    /**
     * Ends the attempts that were not finished before their day was over everywhere, and deletes those of people who
     * have had their data deleted. Call now and then.
     */
    closeLapsed: async (): Promise<void> => {
      const open = firstOpenDay(now());
      await store.deleteFormerAttempts(open);
      for (const matchId of await store.lapsedAttempts(open)) {
        await transact(deps, (tx) => change(tx, { matchId }, (match) => stopped(match, 'idle')));
      }
    },
  };
}

async function open(
  deps: TransactionDeps,
  { person, serverId }: DailyRequest,
  day: Day,
): Promise<Outcome> {
  const { store, now } = deps;
  if (serverId !== NO_SERVER) {
    await store.putPerson(serverId, person);
    await store.addEntry(serverId, day, person.id);
  }
  const secret = await secretOf(deps, day);
  const former = formerId(secret, person.id);
  const attempt = (await store.attempt(day, person.id)) ?? (await store.attempt(day, former));
  if (attempt !== undefined) {
    const match = await store.match(attempt.matchId);
    if (match === undefined) return refuse({ reason: 'played-before' });
    return { ok: true, match, steps: [] };
  }
  const plan = await planOf(deps, day);
  const asked = { where: dailyChannel(person.id, day), host: person, strength: STRENGTH } as const;
  const outcome = await practise(deps, { ...asked, ...plan, secret });
  if (!outcome.ok) return outcome;
  const { id: matchId } = outcome.match;
  await store.addAttempt({ day, personId: person.id, matchId, begunAt: now(), finished: null });
  return outcome;
}

/** What is played on a day: what was begun first, so that an update changes no day that has begun. */
async function planOf(
  { store, findGame }: Pick<TransactionDeps, 'findGame'> & { readonly store: StoreQueries },
  day: Day,
): Promise<Pick<OpenRequest, 'game' | 'options' | 'seats'>> {
  const first = await store.firstAttempt(day);
  const begun = first && (await store.match(first.matchId));
  if (begun === undefined) return DAILY_MATCHES[weekdayOf(day)] ?? DAILY_MATCHES[0];
  const { game, options, players } = begun;
  const seats = players.length;
  const offered = optionsFor(gameOf({ findGame }, begun).options, seats, options);
  const typed = Object.keys(offered).map((option) => [option, String(options[option])]);
  return { game, seats, options: Object.fromEntries(typed) };
}

/** Of one alone there is no average. */
export function meanOf({ players, mean }: DailyTally): number | null {
  return players > 1 ? mean : null;
}

/** The secret of a day's deal, from which nobody can tell that of another: HMAC-SHA-256 with the bot's own as key. */
async function secretOf({ store, entropy }: TransactionDeps, day: Day): Promise<string> {
  return hmacOf(await store.dailySecret(secretFrom(entropy())), `deal of ${day}`);
}

/** Who has played a day's deal and had their data deleted: a digest, by which they are known if they come again. */
function formerId(secret: string, personId: string): string {
  return `${FORMER}${sha256Of(`${secret} ${personId}`)}`;
}

/** Leaves digests in the place of somebody in the deals that can still be played. */
export async function keepFormer(deps: TransactionDeps, personId: string): Promise<void> {
  const { store, now } = deps;
  const secret = await store.dailySecret(secretFrom(deps.entropy()));
  await store.moveAttempts(firstOpenDay(now()), personId, (day) =>
    formerId(hmacOf(secret, `deal of ${day}`), personId),
  );
}

async function knownPar(deps: Deps, match: Match): Promise<number> {
  const day = dayOf(match);
  if (day === null) throw new RangeError(`match ${match.id} plays the deal of no day`);
  const known = await deps.store.par(day);
  if (known !== undefined) return known;
  const par = await parOf(deps, match);
  await deps.store.putPar(day, par);
  return par;
}
