import type { Seat } from '../../engine/core/game.ts';
import { type Debt, type Ledger, openLedger, pay } from '../../engine/mechanics/payments/ledger.ts';
import { nextLedBy, reasonOf, report } from '../../engine/mechanics/payments/settlement.ts';
import { atSeat } from '../../engine/round/by-seat.ts';
import type { Times } from '../../engine/round/event.ts';
import type { Aftermath, Ended, Transition } from '../../engine/round/ruleset.ts';
import { oyaOf, type State } from '../../engine/round/state.ts';
import { NO_YAKU, voidYaku, yakuValue } from '../../engine/round/yaku.ts';
import type { YakuCount } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

/** A base of so much or more is doubled. */
const SEVEN = 7;

/** How a table pays, read once from its house rules. */
export interface PaymentConfig {
  /** The loser pays the winner; else only the winner's score moves. */
  readonly isZeroSum: boolean;
  readonly loserScores: boolean;
  /** Of the yaku only the best counts. */
  readonly isBestOnly: boolean;
  readonly sevenDoubles: boolean;
  /** What calls of koi-koi multiply by: the winner's own, and the opponent's. */
  readonly koiTimes: (own: number, opponent: number) => number;
  /** For a hand that wins in both ways. */
  readonly bothTeyaku: number;
  /** The oya's, when nobody stopped. */
  readonly oyaKen: number;
  readonly drawPassesOya: boolean;
}

const KOI_TIMES: Readonly<Record<HouseRules['koiMultiplier'], PaymentConfig['koiTimes']>> = {
  own: (own) => (own > 0 ? 2 : 1),
  opponent: (_, opponent) => (opponent > 0 ? 2 : 1),
  any: (own, opponent) => (own + opponent > 0 ? 2 : 1),
  count: (own, opponent) => 1 + own + opponent,
  none: () => 1,
};

/** How a table pays, by its house rules. */
export function paymentConfig(options: HouseRules): PaymentConfig {
  return {
    isZeroSum: options.zeroSum,
    loserScores: options.loserScores,
    isBestOnly: options.bestOnly,
    sevenDoubles: options.sevenDoubles,
    koiTimes: KOI_TIMES[options.koiMultiplier],
    bothTeyaku: options.bothTeyaku,
    oyaKen: options.oyaKen,
    drawPassesOya: options.drawPassesOya,
  };
}

/** Pays a round of koi-koi, stopped, won by its hand, or played out. */
export function settleKoiKoi(
  config: PaymentConfig,
  transition: Transition,
  ended: Ended,
): Aftermath {
  switch (ended.why) {
    case 'shobu':
      return settleShobu(config, transition, ended.seat);
    case 'teyaku':
      return settleTeyaku(config, transition, ended.holders);
    default:
      return settleDraw(config, transition);
  }
}

function payWinner(
  config: PaymentConfig,
  ledger: Ledger,
  gain: Pick<Debt, 'amount' | 'why' | 'yaku' | 'cards'> & { readonly to: Seat },
): void {
  const { to, amount, why, yaku, cards } = gain;
  const from = config.isZeroSum ? 1 - to : 'bank';
  pay(ledger, { from, to, amount, points: amount, why, yaku, cards });
}

/** What a player who stops scores: the yaku, and everything that multiplies them. */
export function shobuScore(
  config: PaymentConfig,
  state: State,
  { winner, yaku }: { readonly winner: Seat; readonly yaku: readonly YakuCount[] },
): { readonly amount: number; readonly multipliers: readonly Times[] } {
  const base = baseValue(config, yaku[winner] ?? NO_YAKU);
  const multipliers = timesOf(config, state, { winner, base });
  return { amount: multipliers.reduce((all, { times }) => all * times, base), multipliers };
}

function settleShobu(config: PaymentConfig, transition: Transition, winner: Seat): Aftermath {
  const { state, rules } = transition;
  const counted = rules.countYaku(state, 'at-end');
  const made = counted.map((count) => baseOf(config, count));
  const { amount, multipliers } = shobuScore(config, state, { winner, yaku: counted });
  const ledger = openLedger(transition, 'negative');
  const { counts } = atSeat(made, winner);
  const { yaku: id, cards } = reasonOf(counts);
  payWinner(config, ledger, { to: winner, amount, why: 'shobu', yaku: id, cards });
  const loser = 1 - winner;
  const scores = config.loserScores; // K10: whatever they are worth
  if (scores) {
    const own = atSeat(made, loser);
    const reason = reasonOf(own.counts);
    payWinner(config, ledger, { to: loser, amount: yakuValue(own), why: 'loser-yaku', ...reason });
  }
  const yaku = made.map((count, seat) =>
    seat === winner || scores ? count : voidYaku(count, () => true),
  );
  return close(transition, { ledger, yaku, winner, multipliers, oya: winner });
}

/** A house rule: of the yaku only the best counts. */
function baseOf(config: PaymentConfig, count: YakuCount): YakuCount {
  if (!config.isBestOnly) return count;
  const best = Math.max(...count.counts.map(({ value }) => value));
  const first = count.counts.find(({ value }) => value === best);
  return voidYaku(count, (yaku) => yaku !== first);
}

/** What yaku score before anything multiplies them. */
export function baseValue(config: PaymentConfig, count: YakuCount): number {
  return yakuValue(baseOf(config, count));
}

/** What multiplies the winner's yaku: seven or more, calls of koi-koi, the field. */
function timesOf(
  config: PaymentConfig,
  state: State,
  { winner, base }: { readonly winner: Seat; readonly base: number },
): readonly Times[] {
  const { calls, multiplier } = state;
  const koi = config.koiTimes(calls?.made[winner] ?? 0, calls?.made[1 - winner] ?? 0);
  const multipliers: Times[] = [];
  if (config.sevenDoubles && base >= SEVEN) multipliers.push({ times: 2, why: 'seven' });
  if (koi > 1) multipliers.push({ times: koi, why: 'koi-koi' });
  if (multiplier !== null) multipliers.push(multiplier);
  return multipliers;
}

/** One lucky hand wins what it is worth; two are a draw before play, whichever player is the oya (K5). */
function settleTeyaku(
  config: PaymentConfig,
  transition: Transition,
  holders: readonly Seat[],
): Aftermath {
  const { state } = transition;
  const ledger = openLedger(transition, 'negative');
  const [winner] = holders;
  const oya = oyaOf(state);
  const yaku = noYaku(state);
  if (winner === undefined || holders.length > 1) {
    return close(transition, { ledger, yaku, winner: null, multipliers: [], oya });
  }
  const [held] = state.teyaku;
  const amount = state.teyaku.length > 1 ? config.bothTeyaku : (held?.value ?? 0);
  payWinner(config, ledger, { to: winner, amount, why: 'teyaku', ...reasonOf(state.teyaku) });
  return close(transition, { ledger, yaku, winner, multipliers: [], oya: winner });
}

/** Nobody stopped: no score, but the oya's by a house rule. */
function settleDraw(config: PaymentConfig, transition: Transition): Aftermath {
  const { state, rules } = transition;
  const ledger = openLedger(transition, 'negative');
  const oya = oyaOf(state);
  payWinner(config, ledger, { to: oya, amount: config.oyaKen, why: 'oya-privilege' });
  const yaku = rules.countYaku(state, 'at-end').map((count) => voidYaku(count, () => true));
  const next = config.drawPassesOya ? 1 - oya : oya;
  return close(transition, { ledger, yaku, winner: null, multipliers: [], oya: next });
}

function noYaku({ hands }: State): readonly YakuCount[] {
  return hands.map(() => NO_YAKU);
}

interface Closing {
  readonly ledger: Ledger;
  readonly yaku: readonly YakuCount[];
  readonly winner: Seat | null;
  readonly multipliers: readonly Times[];
  /** Deals next. */
  readonly oya: Seat;
}

function close(
  transition: Transition,
  { ledger, yaku, winner, multipliers, oya }: Closing,
): Aftermath {
  const points = transition.state.hands.map(() => 0);
  report(transition, { ledger, points, yaku, winner, multipliers });
  return nextLedBy(transition, oya);
}
