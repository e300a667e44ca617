import type { Seat } from '../../engine/core/game.ts';
import type { GameInfo } from '../../engine/match/game-info.ts';
import type { PaidWhy, Payment, Settlement, YakuMade } from '../../engine/round/event.ts';
import { isOfTwoKinds } from '../format/money.ts';

/** How a seat's score came about; what adds nothing is left out. */
interface RoundSum {
  /** The closest first, each of the others shorter than the one before. */
  readonly ways: readonly [Sum, ...(readonly Sum[])];
  /** The result: the score, or what a seat has if it isn't paid in full. */
  readonly value: number;
}

/** The sum behind what a round brought a seat; null if there is none to do: for one amount, and for nothing. */
export function sumOf(settlement: Settlement, seat: Seat, info: GameInfo): RoundSum | null {
  const ways = waysOf(settlement, seat, info);
  const [first, ...others] = ways.map(({ sum }) => plainSum(sum)).filter(isOperation);
  const value = totalOf(ways.slice(0, 1));
  return first === undefined ? null : { ways: [first, ...others], value };
}

/**
 * The same with a word for each amount, of one amount as well; null if that is nothing, or only the yaku, which are
 * told by themselves.
 */
export function namedSumOf(
  settlement: Settlement,
  seat: Seat,
  info: GameInfo,
): Pick<Term, 'sum' | 'value'> | null {
  const [closest] = waysOf(settlement, seat, info);
  if (closest === undefined || closest.sum.length === 0) return null;
  const [first] = closest.sum;
  const isOnlyYaku = typeof first === 'object' && 'why' in first && first.why === 'yaku';
  return isOnlyYaku && !isOperation(plainSum(closest.sum)) ? null : closest;
}

/** The closest first. */
function waysOf(settlement: Settlement, seat: Seat, info: GameInfo): readonly Term[] {
  const isByCards = info.scoresCards && (info.unit === 'points' || info.unit === 'ken');
  return isByCards && settlement.order.includes(seat)
    ? [byCards(settlement, seat)]
    : byPayments(settlement, seat, info);
}

function isOperation(sum: Sum): boolean {
  return sum.some((token) => typeof token === 'string' && /[+−×] /.test(token));
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
      return [multiplied(only.one, [{ payers: only.payers }, ...times], place)];
    }
    const terms = group.map(({ one, payers }) => multiplied(one, [{ payers }], place));
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
    const all = times.reduce((product, factor) => product * factor, 1);
    const isGain = to === seat;
    const main = term(amount / all, nameOf(why, isGain));
    const one = added([main, ...(next?.why === 'go' ? [term(next.amount / all, 'go')] : [])]);
    return [{ why, isGain, one, payers: 1, times }];
  });
  const alike = Map.groupBy(items, (item) => JSON.stringify(item));
  const together = [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((item) => ({ ...item, payers: group.length })),
  );
  const [only, ...others] = together;
  return only === undefined || others.length > 0 ? together : [inYaku(only, settlement, seat)];
}

/** What is paid for the yaku that end or settle a round is for yaku. */
function nameOf(why: PaidWhy, isGain: boolean): AmountWhy {
  if (why !== 'shobu' && why !== 'stop' && why !== 'dekiyaku' && why !== 'yaku') return why;
  return isGain ? 'yaku' : 'rival-yaku';
}

function timesOf({ why, times = [] }: Payment, { multipliers }: Settlement): readonly number[] {
  const common = SIMPLE.has(why) ? [] : multipliers;
  return [...common, ...times].map((one) => one.times);
}

/** `5 + 1`: several yaku of a seat that gets nothing else. */
function inYaku(item: Item, { yaku }: Settlement, seat: Seat): Item {
  const made = (yaku[seat] ?? []).map(({ value }, index) => inYakuOf(value, index));
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
  const payers = { payers: isMutual ? order.length - 1 : 1 };
  const all = order.reduce((sum, each) => sum + worthOf(yaku[each]), 0);
  const cards = cardTerms(settlement, seat);
  // By themselves they are told one by one.
  const made = cards.length === 0 ? (yaku[seat] ?? []).map(({ value }) => value) : [own];
  const besides = [
    multiplied(added(isPaid(settlement, 'rival-yaku') ? [] : made.map(inYakuOf)), [payers]),
    ...heldWithCards(settlement, seat).map((value) => term(value, 'teyaku')),
    term(isMutual ? own - all : 0, 'rival-yaku'),
  ];
  const counted = [...cards, ...besides.filter(({ value }) => value !== 0)];
  const rivals = rivalsOf(settlement, seat, totalOf(counted));
  const times = [...multipliers.map((one) => one.times), Math.max(1, rivals.length)];
  const isOnce = times.every((factor) => factor === 1);
  const main = isOnce ? counted : [multiplied(added(counted), times)];
  const others = rivals.map((value) => term(value, 'rival'));
  return added([...main, ...extrasOf(settlement, seat), ...others]);
}

/** Of several yaku the first is called that. */
function inYakuOf(value: number, index: number): Term {
  return index === 0 ? term(value, 'yaku') : term(value);
}

/** What each of those has, as a loss, to whom a seat is paid the difference, or pays it. */
function rivalsOf({ payments }: Settlement, seat: Seat, own: number): readonly number[] {
  return payments
    .filter(({ why, from, to }) => why === 'difference' && (from === seat || to === seat))
    .map(({ to, amount }) => (to === seat ? amount : -amount) - own);
}

/** Card points and par; nothing if yaku were paid and card points were not (U18). */
function cardTerms(settlement: Settlement, seat: Seat): readonly Term[] {
  const { points, pars } = settlement;
  const par = pars?.[seat] ?? settlement.par;
  if (par > 0 && isPaid(settlement, 'yaku') && !isPaid(settlement, 'card-points')) return [];
  return [term(points[seat] ?? 0, 'card-points'), ...(par === 0 ? [] : [term(-par, 'par')])];
}

/** Whether each player's yaku are paid by the others, and not by the bank or counted alone. */
function areYakuMutual({ par, payments }: Settlement): boolean {
  const paid = payments.filter(({ why }) => why === 'yaku');
  return paid.length === 0 ? par > 0 : paid.some(({ from }) => from !== 'bank');
}

function isPaid({ payments }: Settlement, why: PaidWhy): boolean {
  return payments.some((payment) => payment.why === why);
}

/** Lucky hands of a seat, if one payment is for all that it has. */
function heldWithCards(settlement: Settlement, seat: Seat): readonly number[] {
  const isOne = isPaid(settlement, 'difference') || isPaid(settlement, 'round-score');
  const held = isOne ? settlement.teyaku.filter((one) => one.seat === seat) : [];
  return [worthOf(held)];
}

const EXTRAS: readonly PaidWhy[] = [
  ...(['teyaku', 'few-cards', 'partner-points', 'rival-yaku', 'round-counter'] as const),
];

/** What the seat won or lost besides cards and yaku, each reason by itself. */
function extrasOf({ payments }: Settlement, seat: Seat): readonly Term[] {
  const nets = EXTRAS.map((extra) => {
    const net = payments
      .filter(({ why }) => why === extra)
      .reduce((sum, { from, to, amount }) => {
        if (to === seat) return sum + amount;
        return from === seat ? sum - amount : sum;
      }, 0);
    return term(net, extra);
  });
  return nets.filter(({ value }) => value !== 0);
}

function worthOf(made: readonly Pick<YakuMade, 'value'>[] = []): number {
  return made.reduce((sum, { value }) => sum + value, 0);
}

/** Arithmetic as it is written: amounts in some unit, and what stands between them. */
export type Sum = readonly (string | number)[];

/** What an amount of a sum is for: a payment, what card points are measured against, or what another has. */
type AmountWhy = PaidWhy | 'par' | 'rival';

/** The same with a word for each amount, and for those who pay it. */
type NamedSum = readonly (Sum[number] | { readonly why: AmountWhy } | Payers)[];

interface Payers {
  readonly payers: number;
}

type Factor = number | Payers;

interface Term {
  readonly value: number;
  /** How it is written, except for the sign that stands before a loss. */
  readonly sum: NamedSum;
  readonly isLoss: boolean;
  /** Whether it stands in brackets among others. */
  readonly isOpen: boolean;
}

function term(value: number, why?: AmountWhy): Term {
  const name = why === undefined ? [] : [{ why }];
  return { value, sum: [...name, Math.abs(value)], isLoss: value < 0, isOpen: false };
}

/** A sum without the words. */
function plainSum(sum: NamedSum): Sum {
  return sum.flatMap((token) => {
    if (typeof token !== 'object') return [token];
    return 'payers' in token ? [String(token.payers)] : [];
  });
}

function negated(one: Term): Term {
  return { ...one, value: -one.value, isLoss: !one.isLoss };
}

/** Terms as one; a single gain stays as it is. */
function added(terms: readonly Term[]): Term {
  const [first] = terms;
  if (first !== undefined && terms.length === 1 && !first.isLoss) return first;
  const sum = terms.flatMap((one, index) => {
    if (index === 0) return one.isLoss ? ['−', ...closed(one)] : closed(one);
    return [one.isLoss ? ' − ' : ' + ', ...closed(one)];
  });
  return { value: totalOf(terms), sum, isLoss: false, isOpen: true };
}

/** So many times that; `before` amounts of two kinds, as `2 × 1 kan 3`. */
function multiplied(
  one: Term,
  factors: readonly Factor[],
  place: 'before' | 'after' = 'after',
): Term {
  const others = factors.filter((factor) => sizeOf(factor) !== 1);
  if (others.length === 0) return one;
  const value = others.reduce<number>((product, factor) => product * sizeOf(factor), one.value);
  const written = others.map((factor) => (typeof factor === 'number' ? String(factor) : factor));
  const sum =
    place === 'before'
      ? [...written.flatMap((factor) => [factor, ' × ']), ...closed(one)]
      : [...closed(one), ...written.flatMap((factor) => [' × ', factor])];
  return { ...one, value, sum, isOpen: false };
}

function sizeOf(factor: Factor): number {
  return typeof factor === 'number' ? factor : factor.payers;
}

function closed({ sum, isOpen }: Term): NamedSum {
  return isOpen ? ['(', ...sum, ')'] : sum;
}

function totalOf(terms: readonly Pick<Term, 'value'>[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}
