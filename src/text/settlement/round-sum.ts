import type { Seat } from '../../engine/core/game.ts';
import type { GameInfo } from '../../engine/match/game-info.ts';
import type { PaidWhy, Payment, Settlement, YakuMade } from '../../engine/round/event.ts';
import { isOfTwoKinds } from '../format/money.ts';
import { added, multiplied, negated, type Sum, type Term, term, totalOf } from './arithmetic.ts';

/** How a seat's score came about; what adds nothing is left out. */
export interface RoundSum {
  /** The closest first, each of the others shorter than the one before. */
  readonly ways: readonly [Sum, ...(readonly Sum[])];
  /** The result: the score, or what a seat has if it isn't paid in full. */
  readonly value: number;
}

/** The sum behind what a round brought a seat; null if there is none to do: for one amount, and for nothing. */
export function sumOf(settlement: Settlement, seat: Seat, info: GameInfo): RoundSum | null {
  const isByCards = info.scoresCards && (info.unit === 'points' || info.unit === 'ken');
  const ways =
    isByCards && settlement.order.includes(seat)
      ? [byCards(settlement, seat)]
      : byPayments(settlement, seat, info);
  const [first, ...others] = ways.filter(({ sum }) => sum.some(isOperator)).map(({ sum }) => sum);
  const value = totalOf(ways.slice(0, 1));
  return first === undefined ? null : { ways: [first, ...others], value };
}

function isOperator(token: Sum[number]): boolean {
  return typeof token === 'string' && /[+−×] /.test(token);
}

/** What a seat is paid for one reason, or pays: alike by this many, and so many times. */
interface Item {
  readonly why: PaidWhy;
  readonly isGain: boolean;
  readonly one: Term;
  readonly payers: number;
  readonly times: readonly number[];
}

/**
 * `10 kan + 2 × (2 × 4 kan + 7) − 3`, `(9 + 3) × 2 × 2 + (9 + 3) × 2 − 8`: what the seat gets, then what it pays; then
 * without factors; then each reason in one amount; then only both.
 */
function byPayments(settlement: Settlement, seat: Seat, { unit }: GameInfo): readonly Term[] {
  const items = itemsOf(settlement, seat);
  const [gains, losses] = [items.filter((one) => one.isGain), items.filter((one) => !one.isGain)];
  const place = isOfTwoKinds(unit) ? 'before' : 'after';
  const ways = [(side: readonly Item[]) => byTimes(side, place), oneByOne, byReason, inOne];
  return ways.map((way) => added([...way(gains), ...way(losses).map(negated)]));
}

/** What is multiplied alike shares its factors. */
function byTimes(side: readonly Item[], place: 'before' | 'after'): readonly Term[] {
  const alike = Map.groupBy(side, ({ times }) => String(times));
  return [...alike.values()].flatMap((group) => {
    const times = group[0]?.times ?? [];
    const [only, ...others] = group;
    if (only !== undefined && others.length === 0) {
      return [multiplied(only.one, [only.payers, ...times], place)];
    }
    const terms = group.map(({ one, payers }) => multiplied(one, [payers], place));
    return times.length === 0 ? terms : [multiplied(added(terms), times, place)];
  });
}

function oneByOne(side: readonly Item[]): readonly Term[] {
  return side.flatMap((item) => inOne([item]));
}

function byReason(side: readonly Item[]): readonly Term[] {
  return [...Map.groupBy(side, ({ why }) => why).values()].flatMap(inOne);
}

function inOne(side: readonly Item[]): readonly Term[] {
  const amounts = side.map(({ one, payers, times }) => multiplied(one, [payers, ...times]));
  return side.length === 0 ? [] : [term(totalOf(amounts))];
}

/** Payments that nothing multiplies but what was agreed before play or in the first turns. */
const SIMPLE: ReadonlySet<PaidWhy> = new Set([
  ...(['dropout', 'dropout-returned', 'compensation', 'compensation-returned'] as const),
  ...(['pot-taken', 'pot-share', 'first-ppeok', 'first-ttadak', 'loser-yaku'] as const),
]);

/** What the payments of a round are for a seat, those that are alike together. */
function itemsOf(settlement: Settlement, seat: Seat): readonly Item[] {
  const { payments } = settlement;
  const items = payments.flatMap((payment, index): readonly Item[] => {
    const { from, to, amount, why } = payment;
    // A loan isn't a gain; a point for each go follows what it is added to.
    const isApart = why === 'borrowed-plate' || why === 'go' || amount === 0;
    if (isApart || from === to || (from !== seat && to !== seat)) return [];
    const times = timesOf(payment, settlement);
    const next = payments[index + 1];
    const parts = [amount, ...(next?.why === 'go' ? [next.amount] : [])];
    const all = times.reduce((product, factor) => product * factor, 1);
    const one = added(parts.map((part) => term(part / all)));
    return [{ why, isGain: to === seat, one, payers: 1, times }];
  });
  const alike = Map.groupBy(items, (item) => JSON.stringify(item));
  const together = [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((item) => ({ ...item, payers: group.length })),
  );
  const [only, ...others] = together;
  return only === undefined || others.length > 0 ? together : [inYaku(only, settlement, seat)];
}

function timesOf({ why, times = [] }: Payment, { multipliers }: Settlement): readonly number[] {
  const common = SIMPLE.has(why) ? [] : multipliers;
  return [...common, ...times].map((one) => one.times);
}

/** `5 + 1`: several yaku of a seat that gets nothing else. */
function inYaku(item: Item, { yaku }: Settlement, seat: Seat): Item {
  const made = (yaku[seat] ?? []).map(({ value }) => term(value));
  const isAll = ['shobu', 'stop', 'loser-yaku'].includes(item.why) && item.isGain;
  const isPlain = item.times.length === 0 && item.one.value === totalOf(made);
  return isAll && isPlain ? { ...item, one: added(made) } : item;
}

/**
 * `(95 − 88 + 20 × 2 − 10) × 2 − 30`: cards, par, own yaku from each other player, theirs; then everything else that is paid.
 * Where a seat is paid the difference to others: `(180 + 450) × 2 − 530 − 700`.
 */
function byCards(settlement: Settlement, seat: Seat): Term {
  const { order, yaku, multipliers } = settlement;
  const own = worthOf(yaku[seat]);
  const isMutual = areYakuMutual(settlement);
  const payers = isMutual ? order.length - 1 : 1;
  const all = order.reduce((sum, each) => sum + worthOf(yaku[each]), 0);
  const cards = cardTerms(settlement, seat);
  // By themselves they are told one by one.
  const made = cards.length === 0 ? (yaku[seat] ?? []).map(({ value }) => value) : [own];
  const others = [
    multiplied(added(isPaid(settlement, 'rival-yaku') ? [] : made.map(term)), [payers]),
    ...heldWithCards(settlement, seat).map(term),
    term(isMutual ? own - all : 0),
  ];
  const counted = [...cards, ...others.filter(({ value }) => value !== 0)];
  const rivals = rivalsOf(settlement, seat, totalOf(counted));
  const times = [...multipliers.map((one) => one.times), Math.max(1, rivals.length)];
  const isOnce = times.every((factor) => factor === 1);
  const main = isOnce ? counted : [multiplied(added(counted), times)];
  return added([...main, ...[...extrasOf(settlement, seat), ...rivals].map(term)]);
}

/** What each of those has, as a loss, to whom a seat is paid the difference, or pays it. */
function rivalsOf({ payments }: Settlement, seat: Seat, own: number): readonly number[] {
  return payments
    .filter(({ why, from, to }) => why === 'difference' && (from === seat || to === seat))
    .map(({ to, amount }) => (to === seat ? amount : -amount) - own);
}

/** Card points and par; nothing where yaku were paid and card points were not (U18). */
function cardTerms(settlement: Settlement, seat: Seat): readonly Term[] {
  const { points, pars } = settlement;
  const par = pars?.[seat] ?? settlement.par;
  if (par > 0 && isPaid(settlement, 'yaku') && !isPaid(settlement, 'card-points')) return [];
  return [term(points[seat] ?? 0), ...(par === 0 ? [] : [term(-par)])];
}

/** Whether each player's yaku are paid by the others, and not by the bank or counted alone. */
function areYakuMutual({ par, payments }: Settlement): boolean {
  const paid = payments.filter(({ why }) => why === 'yaku');
  return paid.length === 0 ? par > 0 : paid.some(({ from }) => from !== 'bank');
}

function isPaid({ payments }: Settlement, why: PaidWhy): boolean {
  return payments.some((payment) => payment.why === why);
}

/** Lucky hands of a seat, where one payment is for all that it has. */
function heldWithCards(settlement: Settlement, seat: Seat): readonly number[] {
  const isOne = isPaid(settlement, 'difference') || isPaid(settlement, 'round-score');
  const held = isOne ? settlement.teyaku.filter((one) => one.seat === seat) : [];
  return [worthOf(held)];
}

const EXTRAS: readonly PaidWhy[] = [
  ...(['teyaku', 'few-cards', 'partner-points', 'rival-yaku', 'round-counter'] as const),
];

/** What else the seat won or lost, apart from cards and yaku, one entry per reason. */
function extrasOf({ payments }: Settlement, seat: Seat): readonly number[] {
  const nets = EXTRAS.map((extra) =>
    payments
      .filter(({ why }) => why === extra)
      .reduce((net, { from, to, amount }) => {
        if (to === seat) return net + amount;
        return from === seat ? net - amount : net;
      }, 0),
  );
  return nets.filter((net) => net !== 0);
}

function worthOf(made: readonly Pick<YakuMade, 'value'>[] = []): number {
  return made.reduce((sum, { value }) => sum + value, 0);
}
