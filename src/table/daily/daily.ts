import { hmacOf } from '../../engine/core/hmac256.ts';
import { secretFrom, sha256Of } from '../../fairness/promise.ts';
import { type Day, dayIn, firstOpenDay, mondayOf, openDays, plusDays } from '../../model/day.ts';
import { type DealId, dayOfDeal, dealsOf } from '../../model/deal.ts';
import type { Match, Person } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { dailyChannel, dealOf, NO_SERVER, secretUntil } from '../../model/private.ts';
import { JobQueue } from '../background.ts';
import { type Deps, type TransactionDeps, transact } from '../deps.ts';
import { changeAt, refuse, stopped } from '../matches/change.ts';
import { practise } from '../practice/practice.ts';
import {
  type DailyAttempt,
  type DailyShare,
  type DailyTally,
  type DealSpan,
  FORMER,
} from './daily-store.ts';
import {
  type DayRank,
  dayLeaderboard,
  streakOf,
  type WeekRank,
  weekLeaderboard,
} from './leaderboards.ts';
import { parOf } from './par.ts';
import { planOf, playedSecret, STRENGTH } from './plan.ts';

/** Who asks for the deal of the day, and where. */
interface DailyRequest {
  readonly person: Person;
  /** `NO_SERVER` outside of servers. */
  readonly serverId: string;
}

export interface OfferedDeal {
  readonly deal: DealId;
  readonly game: string;
  /** Absent if they have not begun it. */
  readonly match?: Match;
  /** Null until they have played it to its end. */
  readonly score: number | null;
  readonly par: number | null;
}

/** What somebody can play of the deals of the day. */
export interface DailyOffer {
  readonly day: Day;
  /** Today's, those that are still to be played first. */
  readonly deals: readonly OfferedDeal[];
  /** Other days' deals that they have begun and can still finish. */
  readonly unfinished: readonly Match[];
  /** Up to today or yesterday. */
  readonly streak: number;
}

/** What an attempt came to, beside what others made of the same deal. */
export interface DailySummary extends DailyTally {
  readonly attempt: DailyAttempt;
  /** What the strong computer made of it; null while that is not known. */
  readonly par: number | null;
  /** Days in a row, this one included. */
  readonly streak: number;
}

/** What is played in a deal, and what stands among the people of its leaderboard without being one of them. */
export interface BesideOfDeal extends Pick<DailySummary, 'par' | 'mean'> {
  readonly game: string;
}

/** Who stands on the leaderboards of a deal and of its week. */
interface DailyLeaderboards {
  readonly days: readonly DayRank[];
  readonly weeks: readonly WeekRank[];
}

/** A streak looks at this many deals: longer ones count as what that comes to. */
const LONGEST_STREAK = 2000;

/** The deals of the day: the same for everybody of this bot, and one attempt each. */
export function daily(deps: Deps) {
  const { store, now } = deps;
  const pars = new JobQueue();
  const today = async (serverId: string): Promise<Day> =>
    dayIn((await store.serverSettings(serverId)).timeZone, now());
  const streak = async (personId: string, day: Day) =>
    streakOf((await store.finishedDeals(personId, LONGEST_STREAK)).map(dayOfDeal), day);
  return {
    /** Until when nobody may see a match's deal again; null: they may. */
    secretUntil: (match: Match): number | null => secretUntil(match, now()),
    today,
    /**
     * Somebody's match of a deal of today, whatever its status: a new one if they have not begun it, anywhere. The
     * server's leaderboard names them from then on. Refuses: past-deal (one of another day that they have not begun).
     */
    open: async (request: DailyRequest, deal: DealId): Promise<Outcome> => {
      const day = await today(request.serverId);
      return await transact(deps, (tx) => open(tx, { ...request, day }, deal));
    },
    offer: async ({ person, serverId }: DailyRequest): Promise<DailyOffer> => {
      const day = await today(serverId);
      const deals = await Promise.all(dealsOf(day).map((deal) => offered(deps, deal, person.id)));
      return {
        day,
        deals: deals.toSorted((one, other) => Number(isFinished(one)) - Number(isFinished(other))),
        unfinished: await unfinished(deps, person.id, day),
        streak: await streak(person.id, day),
      };
    },
    /** What somebody's match of a deal came to; null until it is played to its end. */
    summary: async (match: Match, personId: string): Promise<DailySummary | null> => {
      const deal = dealOf(match);
      const attempt = deal === null ? undefined : await store.attempt(deal, personId);
      if (deal === null || !attempt?.finished) return null;
      const par = (await store.par(deal)) ?? null;
      const ownStreak = await streak(personId, dayOfDeal(deal));
      return { ...(await store.tally(deal)), attempt, par, streak: ownStreak };
    },
    gamesOn: async (day: Day): Promise<readonly Pick<OfferedDeal, 'deal' | 'game'>[]> =>
      await Promise.all(
        dealsOf(day).map(async (deal) => ({ deal, game: (await planOf(deps, deal)).game })),
      ),
    /** What is played in a deal, and what others made of it: the strong computer, and everybody on average. */
    beside: async (deal: DealId): Promise<BesideOfDeal> => ({
      game: (await planOf(deps, deal)).game,
      par: (await store.par(deal)) ?? null,
      mean: meanOf(await store.tally(deal)),
    }),
    /** What the strong computer makes of a match's deal, worked out if nobody has before. Takes seconds. */
    par: (match: Match): Promise<number> => pars.run(() => knownPar(deps, match)),
    ...leaderboards(deps),
    /** True the first time that somebody shares a deal's result in a server. */
    markShared: async (share: Omit<DailyShare, 'at'>): Promise<boolean> =>
      share.serverId === NO_SERVER || (await store.markShared({ ...share, at: now() })),
    /**
     * Ends the attempts that were not finished before their day was over everywhere, and deletes those of people who
     * have had their data deleted. Call now and then.
     */
    closeLapsed: async (): Promise<void> => {
      const open = firstOpenDay(now());
      await store.deleteFormerAttempts(open);
      for (const matchId of await store.lapsedAttempts(open)) {
        await changeAt(deps, { matchId }, (match) => stopped(match, 'idle'));
      }
    },
  };
}

function leaderboards({ store }: Deps) {
  return {
    leaderboard: async (serverId: string, deal: DealId): Promise<readonly DayRank[]> =>
      dayLeaderboard(await store.leaderboardRows(serverId, { from: deal, to: deal })),
    week: async (serverId: string, day: Day): Promise<readonly WeekRank[]> =>
      weekLeaderboard(await store.leaderboardRows(serverId, weekOf(day))),
    /** The leaderboards of a deal and of its week with nobody on them but this person: for outside of servers. */
    alone: async ({ id, name }: Person, deal: DealId): Promise<DailyLeaderboards> => {
      const own = await store.ownRows(id, weekOf(dayOfDeal(deal)));
      const named = own.map((row) => ({ ...row, name }));
      const days = dayLeaderboard(named.filter((row) => row.deal === deal));
      return { days, weeks: weekLeaderboard(named) };
    },
  };
}

function weekOf(day: Day): DealSpan {
  const monday = mondayOf(day);
  const ends = [monday, plusDays(monday, 6)].flatMap(dealsOf).toSorted();
  return { from: ends.at(0) ?? monday, to: ends.at(-1) ?? monday };
}

function isFinished({ match, score }: OfferedDeal): boolean {
  return score !== null || (match !== undefined && match.status !== 'playing');
}

async function offered(deps: Deps, deal: DealId, personId: string): Promise<OfferedDeal> {
  const { store } = deps;
  const attempt = await store.attempt(deal, personId);
  const match = attempt && (await store.match(attempt.matchId));
  return {
    deal,
    game: (await planOf(deps, deal)).game,
    ...(match === undefined ? {} : { match }),
    score: attempt?.finished?.score ?? null,
    par: (await store.par(deal)) ?? null,
  };
}

/** Somebody's matches of other days' deals that they have begun and can still finish. */
async function unfinished(
  { store, now }: Deps,
  personId: string,
  today: Day,
): Promise<readonly Match[]> {
  const others = openDays(now()).filter((day) => day !== today);
  const matches = await Promise.all(
    others.flatMap(dealsOf).map(async (deal) => {
      const attempt = await store.attempt(deal, personId);
      return attempt && (await store.match(attempt.matchId));
    }),
  );
  return matches.flatMap((match) => (match?.status === 'playing' ? [match] : []));
}

async function open(
  deps: TransactionDeps,
  { person, serverId, day }: DailyRequest & { readonly day: Day },
  deal: DealId,
): Promise<Outcome> {
  const { store, now } = deps;
  const secret = (await secrets(deps))(deal);
  const former = formerId(secret, person.id);
  const attempt = (await store.attempt(deal, person.id)) ?? (await store.attempt(deal, former));
  const isToday = dayOfDeal(deal) === day;
  if (attempt === undefined && !isToday) return refuse({ reason: 'past-deal' });
  if (serverId !== NO_SERVER && isToday) {
    await store.putPerson(serverId, person);
    await store.addEntry(serverId, deal, person.id);
  }
  if (attempt !== undefined) {
    const match = await store.match(attempt.matchId);
    if (match === undefined) return refuse({ reason: 'played-before' });
    return { ok: true, match, steps: [] };
  }
  const plan = await planOf(deps, deal);
  const cards = await playedSecret(deps, { deal, person, plan, secret });
  const asked = { where: dailyChannel(person.id, deal), host: person, strength: STRENGTH } as const;
  const outcome = await practise(deps, { ...asked, ...plan, secret: cards });
  if (!outcome.ok) return outcome;
  const { id: matchId } = outcome.match;
  await store.addAttempt({ deal, personId: person.id, matchId, begunAt: now(), finished: null });
  return outcome;
}

/** One result has no average. */
export function meanOf({ players, mean }: DailyTally): number | null {
  return players > 1 ? mean : null;
}

/** The secrets of the deals, from one of which nobody can tell another: HMAC-SHA-256 with the bot's own as key. */
async function secrets({ store, entropy }: TransactionDeps): Promise<(deal: DealId) => string> {
  const own = await store.dailySecret(secretFrom(entropy()));
  return (deal) => hmacOf(own, `deal of ${deal}`);
}

/** Who has played a day's deal and had their data deleted: a digest, by which they are known if they come again. */
function formerId(secret: string, personId: string): string {
  return `${FORMER}${sha256Of(`${secret} ${personId}`)}`;
}

/** Leaves digests in the place of somebody in the deals that can still be played. */
export async function keepFormer(deps: TransactionDeps, personId: string): Promise<void> {
  const secretOf = await secrets(deps);
  await deps.store.moveAttempts(firstOpenDay(deps.now()), personId, (deal) =>
    formerId(secretOf(deal), personId),
  );
}

async function knownPar(deps: Deps, match: Match): Promise<number> {
  const deal = dealOf(match);
  if (deal === null) throw new RangeError(`match ${match.id} plays the deal of no day`);
  const known = await deps.store.par(deal);
  if (known !== undefined) return known;
  const par = await parOf(deps, match);
  await deps.store.putPar(deal, par);
  return par;
}
