import { hmacOf } from '../../engine/core/hmac256.ts';
import { optionsFor, parseOptions } from '../../engine/core/options.ts';
import { chanceOf, seedOfChance } from '../../fairness/promise.ts';
import { DAILY_MATCH, type Plan, WEEKDAY_MATCHES } from '../../games/index.ts';
import { weekdayOf, weekOf } from '../../model/day.ts';
import { type DealId, isKoiKoi } from '../../model/deal.ts';
import { type Match, NEW_MATCH, type Person, type Strength } from '../../model/match.ts';
import { dailyChannel } from '../../model/private.ts';
import { seated } from '../../model/seats.ts';
import { gameOfMatch, type TransactionDeps } from '../deps.ts';
import type { OpenRequest } from '../lobby/opening.ts';
import { deal as dealt } from '../play/running-match.ts';
import { computers } from '../practice/practice.ts';

/** How well the other seats are played: by computers that take no time, so that they always choose the same. */
export const STRENGTH: Strength = 'normal';

/** So many times a deal that nobody would play is dealt again: more never happens. */
const MOST_DEALT = 100;

type DailyPlan = Pick<OpenRequest, 'game' | 'options' | 'seats'>;
type Finding = Pick<TransactionDeps, 'findGame' | 'store'>;

/** What is played in a deal: what was begun first, so that an update changes no day that has begun. */
export async function planOf(deps: Finding, deal: DealId): Promise<DailyPlan> {
  const begun = await begunFirst(deps, deal);
  if (begun === undefined) return planned(deal);
  const { game, options, players } = begun;
  const seats = players.length;
  const offered = optionsFor(gameOfMatch(deps, begun).options, seats, options);
  const typed = Object.keys(offered).map((option) => [option, String(options[option])]);
  return { game, seats, options: Object.fromEntries(typed) };
}

async function begunFirst({ store }: Finding, deal: DealId): Promise<Match | undefined> {
  const first = await store.firstAttempt(deal);
  return first && (await store.match(first.matchId));
}

function planned(deal: DealId): Plan {
  if (isKoiKoi(deal)) return DAILY_MATCH;
  const plans = WEEKDAY_MATCHES[weekdayOf(deal)] ?? [];
  return plans[weekOf(deal) % plans.length] ?? DAILY_MATCH;
}

/** A deal as it is dealt to somebody. */
interface Dealing {
  readonly deal: DealId;
  readonly person: Person;
  readonly plan: DailyPlan;
  /** That of the deal. */
  readonly secret: string;
}

/**
 * What the cards of a deal come from: the deal's own secret, or the next that follows from it if a match ends
 * before the person is asked anything. One round of Koi-Koi can be won as it is dealt.
 */
export async function playedSecret(deps: TransactionDeps, dealing: Dealing): Promise<string> {
  const begun = await begunFirst(deps, dealing.deal);
  if (begun?.secret) return begun.secret;
  const { secret } = dealing;
  const all = Array.from({ length: MOST_DEALT }, (_, index) => index + 1);
  const secretOf = (nth: number) => (nth === 1 ? secret : hmacOf(secret, `dealt ${nth}`));
  return secretOf(all.find((nth) => isPlayed(deps, dealing, secretOf(nth))) ?? 1);
}

function isPlayed(deps: TransactionDeps, { deal, person, plan }: Dealing, secret: string): boolean {
  const game = deps.findGame(plan.game);
  if (game === undefined) return false;
  const seats = plan.seats ?? game.usualSeats;
  const match: Match = {
    ...NEW_MATCH,
    id: 0,
    where: dailyChannel(person.id, deal),
    game: game.id,
    options: parseOptions(game.options, plan.options).options,
    players: [seated(person), ...computers(seats - 1, STRENGTH)],
    hostId: person.id,
    status: 'open',
  };
  const { seedOf = seedOfChance } = deps;
  const outcome = dealt(deps, match, seedOf(chanceOf(match, secret)));
  return outcome.ok && outcome.match.status === 'playing';
}
