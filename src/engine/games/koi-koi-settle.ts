import type { Options, Seat } from '../core/game.ts';
import type { TimesWhy } from '../rules/event.ts';
import { type Debt, type Ledger, openLedger, pay } from '../rules/ledger.ts';
import { type Aftermath, atSeat, type Change, type Ended, seatingFrom } from '../rules/ruleset.ts';
import { reasonOf, report } from '../rules/settlement.ts';
import { oyaOf, type State } from '../rules/state.ts';
import { NO_YAKU, voidYaku, type YakuCount, yakuValue } from '../rules/yaku.ts';

/** A base of so much or more is doubled. */
const SEVEN = 7;

interface Times {
  readonly times: number;
  readonly why: TimesWhy;
}

/** Pays a round of koi-koi, stopped, won by its hand, or played out (§9.1). */
export function settleKoiKoi(options: Options, change: Change, ended: Ended): Aftermath {
  switch (ended.why) {
    case 'shobu':
      return settleShobu(options, change, ended.seat);
    case 'teyaku':
      return settleTeyaku(options, change, ended.holders);
    default:
      return settleDraw(options, change);
  }
}

/** The other player, or the bank where only the winner's score moves. */
function payer(options: Options, winner: Seat): Seat | 'bank' {
  return options['zeroSum'] === true ? 1 - winner : 'bank';
}

function payWinner(
  options: Options,
  ledger: Ledger,
  gain: Pick<Debt, 'amount' | 'why' | 'yaku' | 'cards'> & { readonly to: Seat },
): void {
  pay(ledger, { ...gain, from: payer(options, gain.to), points: gain.amount });
}

/** What a player who stops scores: the yaku, and everything that multiplies them. */
export function shobuScore(
  options: Options,
  state: State,
  { winner, yaku }: { readonly winner: Seat; readonly yaku: readonly YakuCount[] },
): { readonly amount: number; readonly multipliers: readonly Times[] } {
  const base = yakuValue(baseOf(options, yaku[winner] ?? NO_YAKU));
  const multipliers = timesOf(options, state, { winner, base });
  return { amount: multipliers.reduce((all, { times }) => all * times, base), multipliers };
}

function settleShobu(options: Options, change: Change, winner: Seat): Aftermath {
  const { state, rules } = change;
  const counted = rules.countYaku(state, 'at-end');
  const made = counted.map((count) => baseOf(options, count));
  const { amount, multipliers } = shobuScore(options, state, { winner, yaku: counted });
  const ledger = openLedger(change, 'negative');
  const { counts } = atSeat(made, winner);
  payWinner(options, ledger, { to: winner, amount, why: 'shobu', ...reasonOf(counts) });
  const loser = 1 - winner;
  const scores = options['loserScores'] === true;
  if (scores) {
    const own = atSeat(made, loser);
    const reason = reasonOf(own.counts);
    payWinner(options, ledger, { to: loser, amount: yakuValue(own), why: 'loser-yaku', ...reason });
  }
  const yaku = made.map((count, seat) =>
    seat === winner || scores ? count : voidYaku(count, () => true),
  );
  return close(change, { ledger, yaku, winner, multipliers, oya: winner });
}

/** A house rule: of the yaku only the best counts. */
function baseOf(options: Options, count: YakuCount): YakuCount {
  if (options['bestOnly'] !== true) return count;
  const best = Math.max(...count.counts.map(({ value }) => value));
  const first = count.counts.find(({ value }) => value === best);
  return voidYaku(count, (yaku) => yaku !== first);
}

/** What multiplies the winner's yaku: seven or more, calls of koi-koi, the field. */
function timesOf(
  options: Options,
  state: State,
  { winner, base }: { readonly winner: Seat; readonly base: number },
): readonly Times[] {
  const seven = options['sevenDoubles'] === true && base >= SEVEN;
  const koi = koiTimes(options, state.calls?.made ?? [0, 0], winner);
  return [
    ...(seven ? [{ times: 2, why: 'seven' as const }] : []),
    ...(koi > 1 ? [{ times: koi, why: 'koi-koi' as const }] : []),
    ...(state.multiplier === null ? [] : [state.multiplier]),
  ];
}

function koiTimes(options: Options, made: readonly number[], winner: Seat): number {
  const own = atSeat(made, winner);
  const opponent = atSeat(made, 1 - winner);
  switch (options['koiMultiplier']) {
    case 'own':
      return own > 0 ? 2 : 1;
    case 'any':
      return own + opponent > 0 ? 2 : 1;
    case 'count':
      return 1 + own + opponent;
    case 'none':
      return 1;
    default:
      return opponent > 0 ? 2 : 1;
  }
}

/** One lucky hand wins six, a doubly lucky one as the house says; two are a draw. */
function settleTeyaku(options: Options, change: Change, holders: readonly Seat[]): Aftermath {
  const { state } = change;
  const ledger = openLedger(change, 'negative');
  const [winner] = holders;
  const oya = oyaOf(state);
  const result = { ledger, yaku: noYaku(state), multipliers: [] };
  if (winner === undefined || holders.length > 1) {
    return close(change, { ...result, winner: null, oya });
  }
  const isDouble = state.teyaku.length > 1;
  const amount = isDouble ? Number(options['bothTeyaku']) : 6;
  payWinner(options, ledger, { to: winner, amount, why: 'teyaku', ...reasonOf(state.teyaku) });
  return close(change, { ...result, winner, oya: winner });
}

/** Nobody stopped: no score, but the oya's where the house grants one. */
function settleDraw(options: Options, change: Change): Aftermath {
  const { state, rules } = change;
  const ledger = openLedger(change, 'negative');
  const oya = oyaOf(state);
  payWinner(options, ledger, { to: oya, amount: Number(options['oyaKen']), why: 'oya-privilege' });
  const yaku = rules.countYaku(state, 'at-end').map((count) => voidYaku(count, () => true));
  const next = options['drawPassesOya'] === true ? 1 - oya : oya;
  return close(change, { ledger, yaku, winner: null, multipliers: [], oya: next });
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

function close(change: Change, { oya, ...result }: Closing): Aftermath {
  const { state, rules } = change;
  const points = state.hands.map(() => 0);
  report(change, { ...result, points, before: state.totals });
  return { type: 'next', seating: seatingFrom(rules, oya, 2) };
}
