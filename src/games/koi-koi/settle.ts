import type { Seat } from '../../engine/core/game.ts';
import { type Debt, type Ledger, openLedger, pay } from '../../engine/mechanics/payments/ledger.ts';
import { closeRound, type Result, reasonOf } from '../../engine/mechanics/payments/settlement.ts';
import { atSeat } from '../../engine/round/by-seat.ts';
import type { Times } from '../../engine/round/event.ts';
import type { Aftermath, Ended, Transition } from '../../engine/round/ruleset.ts';
import { oyaOf, type State } from '../../engine/round/state.ts';
import { NO_YAKU, voidYaku, yakuValue } from '../../engine/round/yaku.ts';
import type { YakuCount } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

const SEVEN = 7;

/** What calls of koi-koi multiply by: the winner's own, and the opponent's. */
const KOI_TIMES: Readonly<
  Record<HouseRules['koiMultiplier'], (own: number, opponent: number) => number>
> = {
  own: (own) => (own > 0 ? 2 : 1),
  opponent: (_, opponent) => (opponent > 0 ? 2 : 1),
  any: (own, opponent) => (own + opponent > 0 ? 2 : 1),
  count: (own, opponent) => 1 + own + opponent,
  // Up to three calls are points of their own (K19).
  adds: (own) => Math.max(1, own - 2),
  none: () => 1,
};

export function settleKoiKoi(options: HouseRules, transition: Transition, ended: Ended): Aftermath {
  switch (ended.why) {
    case 'shobu':
      return settleShobu(options, transition, ended.seat);
    case 'teyaku':
      return settleTeyaku(options, transition, ended.holders);
    default:
      return settleDraw(options, transition);
  }
}

function payWinner(
  options: HouseRules,
  ledger: Ledger,
  gain: Pick<Debt, 'amount' | 'why' | 'yaku' | 'cards'> & { readonly to: Seat },
): void {
  const { to, amount, why, yaku, cards } = gain;
  const from = options.zeroSum ? 1 - to : 'bank';
  pay(ledger, { from, to, amount, why, yaku, cards });
}

/** What a player who stops scores: the yaku, and everything that multiplies them. */
export function shobuScore(
  options: HouseRules,
  state: State,
  { winner, yaku }: { readonly winner: Seat; readonly yaku: readonly YakuCount[] },
): { readonly amount: number; readonly multipliers: readonly Times[] } {
  const base = baseValue(options, yaku[winner] ?? NO_YAKU);
  const multipliers = timesOf(options, state, { winner, base });
  return { amount: multipliers.reduce((all, { times }) => all * times, base), multipliers };
}

function settleShobu(options: HouseRules, transition: Transition, winner: Seat): Aftermath {
  const { state, rules } = transition;
  const counted = rules.countYaku(state, 'at-end');
  const made = counted.map((count) => baseOf(options, count));
  const { amount, multipliers } = shobuScore(options, state, { winner, yaku: counted });
  const ledger = openLedger(transition, 'negative');
  const { counts } = atSeat(made, winner);
  const { yaku: id, cards } = reasonOf(counts);
  payWinner(options, ledger, { to: winner, amount, why: 'shobu', yaku: id, cards });
  const loser = 1 - winner;
  const scores = options.loserScores; // K10: whatever they are worth
  if (scores) {
    const own = atSeat(made, loser);
    const reason = reasonOf(own.counts);
    payWinner(options, ledger, { to: loser, amount: yakuValue(own), why: 'loser-yaku', ...reason });
  }
  const yaku = made.map((count, seat) => (seat === winner || scores ? count : voidYaku(count)));
  return close(transition, { ledger, yaku, winner, multipliers });
}

/** A house rule: of the yaku only the best counts. */
function baseOf(options: HouseRules, count: YakuCount): YakuCount {
  if (!options.bestOnly) return count;
  const best = Math.max(...count.counts.map(({ value }) => value));
  const first = count.counts.find(({ value }) => value === best);
  return voidYaku(count, (yaku) => yaku !== first);
}

export function baseValue(options: HouseRules, count: YakuCount): number {
  return yakuValue(baseOf(options, count));
}

/** What multiplies the winner's yaku: seven or more, calls of koi-koi, the field. */
function timesOf(
  options: HouseRules,
  state: State,
  { winner, base }: { readonly winner: Seat; readonly base: number },
): readonly Times[] {
  const { calls, multiplier } = state;
  const koi = KOI_TIMES[options.koiMultiplier](
    calls?.made[winner] ?? 0,
    calls?.made[1 - winner] ?? 0,
  );
  const multipliers: Times[] = [];
  if (options.sevenDoubles && base >= SEVEN) multipliers.push({ times: 2, why: 'seven' });
  if (koi > 1) multipliers.push({ times: koi, why: 'koi-koi' });
  if (multiplier !== null) multipliers.push(multiplier);
  return multipliers;
}

/** One lucky hand wins what it is worth; two are a draw before play, whichever player is the oya (K5). */
function settleTeyaku(
  options: HouseRules,
  transition: Transition,
  holders: readonly Seat[],
): Aftermath {
  const { state } = transition;
  const ledger = openLedger(transition, 'negative');
  const [winner] = holders;
  const yaku = state.hands.map(() => NO_YAKU);
  if (winner === undefined || holders.length > 1) {
    return close(transition, { ledger, yaku, winner: null });
  }
  const [held] = state.teyaku;
  const amount = state.teyaku.length > 1 ? options.bothTeyaku : (held?.value ?? 0);
  payWinner(options, ledger, { to: winner, amount, why: 'teyaku', ...reasonOf(state.teyaku) });
  return close(transition, { ledger, yaku, winner });
}

/** Nobody stopped: no score, but the oya's by a house rule. */
function settleDraw(options: HouseRules, transition: Transition): Aftermath {
  const { state, rules } = transition;
  const ledger = openLedger(transition, 'negative');
  const oya = oyaOf(state);
  payWinner(options, ledger, { to: oya, amount: options.oyaKen, why: 'oya-privilege' });
  const yaku = rules.countYaku(state, 'at-end').map((count) => voidYaku(count));
  const next = options.drawPassesOya ? 1 - oya : oya;
  return close(transition, { ledger, yaku, winner: null }, next);
}

function close(transition: Transition, result: Omit<Result, 'points'>, oya?: Seat): Aftermath {
  const points = transition.state.hands.map(() => 0);
  return closeRound(transition, { ...result, points }, oya);
}
