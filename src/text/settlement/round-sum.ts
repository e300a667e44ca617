import type { Seat } from '../../engine/core/game.ts';
import type { PaidWhy, Settlement, YakuMade } from '../../engine/round/event.ts';
import type { GameInfo } from '../../engine/round/game-info.ts';
import { plain, signed } from '../format/numbers.ts';
import type { Words } from '../words/words.ts';

/** How a seat's score came about, as arithmetic; what adds nothing is left out. */
interface RoundSum {
  readonly terms: string;
  readonly result: string;
  readonly value: number;
}

/**
 * The sum behind what a round brought a seat; null where there is none to do: for stones and mon, which
 * are paid one debt at a time, and where yaku alone score and nothing multiplies them.
 */
export function sumOf(
  settlement: Settlement,
  seat: Seat,
  { info, words }: { readonly info: GameInfo; readonly words: Words },
): RoundSum | null {
  if (info.unit !== 'points' && info.unit !== 'ken') return null;
  if (info.call === 'go') return sumOfShares(settlement, seat, words.formats);
  const sum = info.scoresCards ? sumOfPoints : sumOfCall;
  return sum(settlement, seat, words.formats);
}

/** `8 × 2 × 2 = +32`: the winner's yaku and all that multiplies them. */
function sumOfCall(
  { yaku, multipliers, winner }: Settlement,
  seat: Seat,
  tag: string,
): RoundSum | null {
  if (seat !== winner || multipliers.length === 0 || worthOf(yaku[seat]) === 0) return null;
  const base = worthOf(yaku[seat]);
  const times = multipliers.map((multiplier) => multiplier.times);
  const product = times.reduce((all, one) => all * one, base);
  const terms = [base, ...times].map((term) => plain(term, tag));
  return { terms: terms.join(' × '), result: signed(product, tag), value: product };
}

/**
 * `(9 + 3) × 2 × 2 + (9 + 3) × 2 = +72`: for each who pays the winner's points, a point for each go, and what
 * multiplies them; then what was paid for anything but that.
 */
function sumOfShares(settlement: Settlement, seat: Seat, tag: string): RoundSum | null {
  const { yaku, payments, multipliers, winner, scores } = settlement;
  const rows = worthOf(yaku[seat]);
  const shares = payments.filter(({ why, to }) => SHARES.has(why) && to === seat);
  if (seat !== winner || rows === 0 || shares.length === 0) return null;
  const calls = payments.filter(({ why, to }) => why === 'go' && to === seat);
  const sums = shares.map(({ amount, times = [] }, at) => {
    const goes = (calls[at]?.amount ?? 0) / (amount / rows);
    const factors = [...multipliers, ...times].map((one) => plain(one.times, tag));
    const isAlone = shares.length === 1 && factors.length === 0;
    const base = plain(rows, tag) + (goes === 0 ? '' : ` + ${plain(goes, tag)}`);
    return [goes === 0 || isAlone ? base : `(${base})`, ...factors].join(' × ');
  });
  const paid = [...shares, ...calls].reduce((sum, { amount }) => sum + amount, 0);
  const brought = scores[seat] ?? 0;
  const rest = brought - paid;
  if (rest !== 0) sums.push(plain(Math.abs(rest), tag));
  const [first = '', ...others] = sums;
  if (others.length === 0 && !/\D/.test(first)) return null;
  const signs = others.map((one, at) =>
    rest < 0 && at === others.length - 1 ? ` − ${one}` : ` + ${one}`,
  );
  return { terms: [first, ...signs].join(''), result: signed(brought, tag), value: brought };
}

const SHARES: ReadonlySet<PaidWhy> = new Set(['stop', 'dokbak']);

/** `(95 − 88 + 20 × 2 − 10) × 2 = +74`: cards, par, own yaku from each other player, theirs. */
function sumOfPoints(settlement: Settlement, seat: Seat, tag: string): RoundSum | null {
  const { order, yaku, multipliers } = settlement;
  const own = worthOf(yaku[seat]);
  const all = order.reduce((sum, each) => sum + worthOf(yaku[each]), 0);
  const isMutual = areYakuMutual(settlement);
  const payers = isMutual ? order.length - 1 : 1;
  const owed = isMutual ? all - own : 0;
  const cards = cardTerms(settlement, seat, tag);
  const each = plain(own, tag);
  const gained = isCostly(settlement) ? 0 : own * payers;
  const times = multipliers.reduce((product, multiplier) => product * multiplier.times, 1);
  const terms: readonly Term[] = [
    ...cards,
    { sign: '+', text: payers === 1 || own === 0 ? each : `${each} × ${payers}`, value: gained },
    { sign: '−', text: plain(owed, tag), value: -owed },
  ];
  const sum = terms.reduce((total, { value }) => total + value, 0);
  const more = extrasOf(settlement, seat);
  const result = more.reduce((total, extra) => total + extra, sum * times);
  const counted = terms.filter(({ value }, index) => index === 0 || value !== 0);
  const text = multiplied(written(counted), counted.length, times);
  const extras = more.map((extra) => ` ${extra < 0 ? '−' : '+'} ${plain(Math.abs(extra), tag)}`);
  const whole = [text, ...extras].join('');
  // A number alone is no sum.
  if (!whole.includes(' ')) return null;
  return {
    terms: whole,
    result: settlement.par === 0 ? plain(result, tag) : signed(result, tag),
    value: result,
  };
}

interface Term {
  readonly sign: '+' | '−';
  readonly text: string;
  readonly value: number;
}

function written(terms: readonly Term[]): string {
  return terms.map(({ sign, text }, index) => (index === 0 ? text : ` ${sign} ${text}`)).join('');
}

function multiplied(text: string, terms: number, times: number): string {
  if (times === 1) return text;
  return `${terms === 1 ? text : `(${text})`} × ${times}`;
}

/** Whether yaku only cost the others; what is lost by them is among the extras. */
function isCostly(settlement: Settlement): boolean {
  return isPaid(settlement, 'rival-yaku');
}

/** Card points and par; nothing where yaku were paid and card points were not (U18). */
function cardTerms(settlement: Settlement, seat: Seat, tag: string): readonly Term[] {
  const { points, pars } = settlement;
  const par = pars?.[seat] ?? settlement.par;
  if (par > 0 && isPaid(settlement, 'yaku') && !isPaid(settlement, 'card-points')) return [];
  const own = points[seat] ?? 0;
  const cards = { sign: '+', text: plain(own, tag), value: own } as const;
  return par === 0 ? [cards] : [cards, { sign: '−', text: plain(par, tag), value: -par }];
}

/** Whether each player's yaku are paid by the others, and not by the bank or counted alone. */
function areYakuMutual({ par, payments }: Settlement): boolean {
  const paid = payments.filter(({ why }) => why === 'yaku');
  return paid.length === 0 ? par > 0 : paid.some(({ from }) => from !== 'bank');
}

function isPaid({ payments }: Settlement, why: PaidWhy): boolean {
  return payments.some((payment) => payment.why === why);
}

const EXTRAS: readonly PaidWhy[] = ['teyaku', 'few-cards', 'partner-points', 'rival-yaku'];

/** What the seat won or lost besides cards and yaku, each reason by itself. */
function extrasOf(settlement: Settlement, seat: Seat): readonly number[] {
  const { payments, teyaku } = settlement;
  const nets = EXTRAS.map((extra) =>
    payments
      .filter(({ why }) => why === extra)
      .reduce((net, { from, to, amount }) => {
        if (to === seat) return net + amount;
        return from === seat ? net - amount : net;
      }, 0),
  );
  // Where one payment is for all that a seat has, its lucky hands are among that.
  const isOne = isPaid(settlement, 'difference') || isPaid(settlement, 'round-score');
  const held = isOne ? teyaku.filter((one) => one.seat === seat) : [];
  return [...nets, worthOf(held)].filter((net) => net !== 0);
}

function worthOf(made: readonly YakuMade[] = []): number {
  return made.reduce((sum, { value }) => sum + value, 0);
}
