import { NO_CARDS, sumOf, union } from '../../core/card-set.ts';
import type { Seat } from '../../core/game.ts';
import { atSeat, capturedAt, monthOfRound, seatingFrom } from '../../round/by-seat.ts';
import type { Payment, Settlement, Stage, Times, YakuMade } from '../../round/event.ts';
import type { Aftermath, Ruleset, Transition } from '../../round/ruleset.ts';
import { oyaOf, type State } from '../../round/state.ts';
import { yakuValue } from '../../round/yaku.ts';
import type { YakuCount } from '../../round/yaku-table.ts';
import { closeLedger, type Debt, type Ledger, openLedger, pay, payFromEach } from './ledger.ts';
import { surplusTransfers } from './transfers.ts';

/** A round's payments in the making. */
export interface Round {
  readonly ledger: Ledger;
  /** Card points by seat. */
  readonly points: readonly number[];
  /** By seat; what counts for nothing is void. */
  readonly yaku: readonly YakuCount[];
}

/** What a score sheet needs beyond what the state tells. */
export interface Result extends Round {
  readonly winner: Seat | null;
  /** Payments made before the ledger was opened. */
  readonly earlier?: readonly Payment[];
  readonly multipliers?: readonly Times[];
  /** What the round was played at; null if there is none. */
  readonly stage?: Stage;
}

/** A round that is over, before anything is paid for it. */
export function openRound(
  transition: Transition,
  shortage: Ledger['shortage'] = 'negative',
): Round {
  const { state, rules } = transition;
  return {
    ledger: openLedger(transition, shortage),
    points: state.captured.map((set) => sumOf(set, rules.values)),
    yaku: rules.countYaku(state, 'at-end'),
  };
}

/** Par by seat, if it is another for each place in the order; null: the same for all. */
function parsOf({ parByPlace }: Ruleset, { order, hands }: State): readonly number[] | null {
  if (parByPlace === null) return null;
  return hands.map((_, seat) => parByPlace[order.indexOf(seat)] ?? 0);
}

/** Writes the ledger back and tells how the round came out. */
export function report(transition: Transition, result: Result): void {
  const { state, rules, events } = transition;
  const { ledger, points, yaku, winner, earlier } = result;
  const payments = earlier === undefined ? ledger.payments : [...earlier, ...ledger.payments];
  closeLedger(transition, ledger);
  const games = gamesAfter(rules, state);
  const pars = parsOf(rules, state);
  const settlement: Settlement = {
    round: state.round,
    month: monthOfRound(state.round),
    oya: oyaOf(state),
    order: state.order,
    captured: state.captured,
    points,
    par: rules.par,
    yaku: yaku.map(({ counts }) => counts),
    teyaku: state.teyaku,
    void: yaku.map((count) => count.void),
    payments,
    multipliers: result.multipliers ?? [],
    scores: scoresOf(state, payments),
    totals: state.totals,
    ...(games !== null && { games }),
    winner,
    borrowed: state.stakes?.borrowed ?? null,
    stage: result.stage ?? null,
    ...(pars !== null && { pars }),
  };
  events.push({ type: 'settled', settlement });
}

/** Whether a total ends the game: any that is high enough, or the highest if it is alone. */
export function hasReachedTarget(
  { target, mayTie }: Ruleset,
  { totals, seating }: Pick<State, 'totals' | 'seating'>,
): boolean {
  if (target === null || Math.max(...totals) < target) return false;
  return mayTie || onlyHighest(totals, seating) !== null;
}

/** By seat, games won once a round has been paid; null in a match of one game. */
export function gamesAfter(rules: Ruleset, state: State): readonly number[] | null {
  const { games, totals, seating } = state;
  if (games === null || !hasReachedTarget(rules, state)) return games;
  const winner = onlyHighest(totals, seating);
  return games.map((won, seat) => (seat === winner ? won + 1 : won));
}

export function nextLedBy({ rules, state }: Transition, oya: Seat): Aftermath {
  return { type: 'next', seating: seatingFrom(rules, oya, state.setup.seats) };
}

/** Reports a round after which its winner deals, or the same oya again, unless another does. */
export function closeRound(
  transition: Transition,
  result: Result,
  oya: Seat = result.winner ?? oyaOf(transition.state),
): Aftermath {
  report(transition, result);
  return nextLedBy(transition, oya);
}

/** The same of a round whose best score wins: the earliest in the order among equals. */
export function bestDealsNext(transition: Transition, result: Omit<Result, 'winner'>): Aftermath {
  const { state } = transition;
  const scores = result.ledger.totals.map((total, seat) => total - atSeat(state.totals, seat));
  return closeRound(transition, { ...result, winner: firstHighest(scores, state.order) });
}

/**
 * Settles a round as most games do: card points by par, or all from the bank if there is none; each yaku and lucky
 * hand from each of the others, and all but the hands as often as the field says; the best deals next.
 */
export function settleStandard(transition: Transition): Aftermath {
  const { state, rules } = transition;
  const times = state.multiplier?.times ?? 1;
  const round = openRound(transition);
  if (rules.par === 0) payCardPointsFromBank(transition, round);
  else payCardPoints(transition, round, times);
  payYaku(transition, round, times);
  payTeyaku(transition, round);
  return bestDealsNext(transition, { ...round, multipliers: multipliersOf(state) });
}

/** What multiplies the round, for its settlement. */
export function multipliersOf({ multiplier }: State): readonly Times[] {
  return multiplier === null ? [] : [{ times: multiplier.times, why: multiplier.why }];
}

/** What the round's payments brought each seat; a borrowed plate isn't a gain. */
function scoresOf({ totals }: State, payments: readonly Payment[]): readonly number[] {
  const scores = totals.map(() => 0);
  for (const { from, to, amount, why } of payments) {
    if (why === 'borrowed-plate') continue;
    if (typeof from === 'number') scores[from] = atSeat(scores, from) - amount;
    if (typeof to === 'number') scores[to] = atSeat(scores, to) + amount;
  }
  return scores;
}

/** Players below par pay those above it, in playing order, this many times; `points` by seat. */
export function payCardPoints(
  { state, rules }: Transition,
  { ledger, points }: Round,
  times = 1,
): void {
  const pars = parsOf(rules, state);
  const above = points.map((count, seat) => count - (pars?.[seat] ?? rules.par));
  for (const { from, to, amount: count } of surplusTransfers(above, 0, state.order)) {
    const cards = capturedAt(state, to);
    pay(ledger, { from, to, amount: count * times, why: 'card-points', cards });
  }
}

export function payYaku({ state }: Transition, { ledger, yaku }: Round, times = 1): void {
  for (const to of state.order) {
    for (const { id, value, cards } of yaku[to]?.counts ?? []) {
      payFromEach(ledger, state.order, { to, amount: value * times, why: 'yaku', yaku: id, cards });
    }
  }
}

/** Everybody's card points and yaku from the bank: nobody pays anybody. */
export function payFromBank({ state }: Transition, round: Round): void {
  for (const to of state.order) {
    payCardsTo(to, round, state);
    payYakuFromBank(round.ledger, to, round.yaku[to]?.counts ?? []);
  }
}

/** Everybody's card points from the bank, if there is no par. */
export function payCardPointsFromBank({ state }: Transition, round: Round): void {
  for (const to of state.order) payCardsTo(to, round, state);
}

function payCardsTo(to: Seat, { ledger, points }: Round, state: State): void {
  const cards = capturedAt(state, to);
  pay(ledger, { from: 'bank', to, amount: atSeat(points, to), why: 'card-points', cards });
}

/** What a seat has made, from the bank: nobody pays for it. */
export function payYakuFromBank(ledger: Ledger, to: Seat, made: readonly YakuMade[]): void {
  for (const { id, value, cards } of made) {
    pay(ledger, { from: 'bank', to, amount: value, why: 'yaku', yaku: id, cards });
  }
}

export function payTeyaku({ state }: Transition, { ledger }: Round): void {
  for (const { seat: to, id, value, cards } of state.teyaku) {
    payFromEach(ledger, state.order, { to, amount: value, why: 'teyaku', yaku: id, cards });
  }
}

/** What a payment is for, if it is for one yaku, or for cards. */
type Reason = Required<Pick<Debt, 'yaku' | 'cards'>>;

/** What a payment for all these yaku together names: their cards, and the yaku if it is one. */
export function reasonOf(made: readonly YakuMade[]): Reason {
  const [first] = made;
  if (first === undefined) return { yaku: undefined, cards: undefined };
  if (made.length === 1) return { yaku: first.id, cards: first.cards };
  const cards = made.reduce((all, yaku) => union(all, yaku.cards), NO_CARDS);
  return { yaku: undefined, cards };
}

/** What a round would bring each seat by par and yaku: to find its winner before it is paid. */
export function zeroSumScores(
  { state, rules }: Transition,
  { points, yaku }: Round,
): readonly number[] {
  const worth = yaku.map(yakuValue);
  const all = state.order.reduce((sum, seat) => sum + (worth[seat] ?? 0), 0);
  return points.map((count, seat) =>
    state.order.includes(seat)
      ? count - rules.par + (worth[seat] ?? 0) * state.order.length - all
      : 0,
  );
}

/** The seat with the most, the earliest in the order among equals. */
export function firstHighest(scores: readonly number[], order: readonly Seat[]): Seat {
  return order.reduce((best, seat) => ((scores[seat] ?? 0) > (scores[best] ?? 0) ? seat : best));
}

/** The seat with the most, or null when two have it. */
export function onlyHighest(scores: readonly number[], order: readonly Seat[]): Seat | null {
  const best = Math.max(...order.map((seat) => scores[seat] ?? 0));
  const holders = order.filter((seat) => scores[seat] === best);
  return holders.length === 1 ? (holders[0] ?? null) : null;
}
