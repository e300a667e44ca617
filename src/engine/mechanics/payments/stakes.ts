import type { Seat } from '../../core/game.ts';
import type { Payment, Stage } from '../../round/event.ts';
import type { Transition } from '../../round/ruleset.ts';
import type { PaidBefore } from '../../round/state/auction-state.ts';
import type { Stakes } from '../../round/state/stakes-state.ts';
import type { State } from '../../round/state.ts';
import { type Debt, type Ledger, pay } from './ledger.ts';

/** Black-stone units on one plate, *hitomoto*: 11 white stones of 4 units and 6 black (S1). */
export const PLATE = 50;

/** *Futamoto*: plates that may be borrowed in a match, whatever the number of seats. */
const SPARE_PLATES = 2;

const STAGES: readonly Stage[] = ['small', 'middle', 'main'];

export function freshStakes(seats: number): Stakes {
  const nothing = Array.from({ length: seats }, () => 0);
  return { borrowed: nothing, pot: nothing };
}

/** The stakes of a state that has some. Throws in a game that is not played for stones. */
function stakesOf(state: State): Stakes {
  if (state.stakes === null) throw new TypeError('this game is not played for stones');
  return state.stakes;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The field being played: one plate borrowed makes it the middle, two the main field. */
export function stageOf(state: State): Stage {
  return STAGES[sum(stakesOf(state).borrowed)] ?? 'main';
}

/** Units that a debt of 5 points costs, since every stone loses half its worth. */
const UNITS_PER_FIVE: Readonly<Record<Stage, number>> = { small: 1, middle: 2, main: 4 };

/** Units that a debt of 5 points costs at the present stage: 1, 2 or 4. */
export function unitsPerFive(state: State): number {
  return UNITS_PER_FIVE[stageOf(state)];
}

/**
 * A debt in points in the unit of the totals: units at the present stage if stones are played for. There
 * every debt is a multiple of 5.
 */
export function unitsFor(state: State, points: number): number {
  return state.stakes === null ? points : (points / 5) * unitsPerFive(state);
}

/** The debt in points that an amount in the unit of the totals pays. */
function pointsFor(state: State, amount: number): number {
  return state.stakes === null ? amount : (amount * 5) / unitsPerFive(state);
}

/**
 * Those who stay although they are too few to play share the pot, an odd unit to the first of them; who
 * dropped gets it back if nobody stays (S6, HH12).
 */
export function shareOutPot(transition: Transition, ledger: Ledger, stayed: readonly Seat[]): void {
  const { state } = transition;
  if (stayed.length === 0) returnPot(state, ledger);
  const pot = potOf(state);
  stayed.forEach((to, place) => {
    const amount = Math.ceil((pot - place) / stayed.length);
    const why = stayed.length === 1 ? 'pot-taken' : 'pot-split';
    pay(ledger, { from: 'pot', to, amount, points: pointsFor(state, amount), why });
  });
  clearPot(transition);
}

export type PointsDebt = Omit<Debt, 'amount'> & { readonly points: number };

export function payPoints(state: State, ledger: Ledger, debt: PointsDebt): void {
  pay(ledger, { ...debt, amount: unitsFor(state, debt.points) });
}

/** What a seat has put into the pot, in the unit of the totals. */
export function inPot({ stakes, entry }: State, seat: Seat): number {
  if (stakes !== null) return stakes.pot[seat] ?? 0;
  const own = entry?.paid?.filter(({ from, to }) => from === seat && to === 'pot') ?? [];
  return sum(own.map(({ points }) => points));
}

/** What was paid before play, for a score sheet whose lines add up. */
export function paidBefore({ state, rules: { unit } }: Transition): readonly Payment[] {
  const { stakes, entry } = state;
  const paid: readonly PaidBefore[] =
    stakes === null
      ? (entry?.paid ?? [])
      : stakes.pot.map((amount, from) => ({ from, to: 'pot', points: pointsFor(state, amount) }));
  return paid.flatMap(({ from, to, points }) => {
    const amount = unitsFor(state, points);
    const why = to === 'pot' ? 'dropout' : 'compensation';
    return amount === 0 ? [] : [{ from, to, amount, owed: amount, unit, points, why }];
  });
}

export function potOf(state: State): number {
  return sum(state.totals.map((_, seat) => inPot(state, seat)));
}

/** Empties the pot; who gets what has been paid already. */
export function clearPot({ state }: Transition): void {
  const { stakes, entry } = state;
  if (stakes !== null) state.stakes = { ...stakes, pot: stakes.pot.map(() => 0) };
  else if (entry !== null) state.entry = { ...entry, paid: [] };
}

/** Gives everybody back what they put into the pot, or the share `of` each of it. */
export function returnPot(
  state: State,
  ledger: Ledger,
  fraction: { readonly of: number; readonly in: number } = { of: 1, in: 1 },
): void {
  state.totals.forEach((_, seat) => {
    const amount = (inPot(state, seat) * fraction.of) / fraction.in;
    const points = pointsFor(state, amount);
    pay(ledger, { from: 'pot', to: seat, amount, points, why: 'dropout-returned' });
  });
}

/**
 * Seats without a stone borrow a plate, in the order given; each loan raises the stage (S29, S30).
 * False when a player needs a plate and none is left: the match ends.
 */
export function borrowPlates(
  { state, events }: Transition,
  ledger: Ledger,
  seats: readonly Seat[],
): boolean {
  for (const seat of seats) {
    if (ledger.totals[seat] !== 0) continue;
    const { borrowed, pot } = stakesOf(state);
    if (sum(borrowed) === SPARE_PLATES) return false;
    pay(ledger, { from: 'bank', to: seat, amount: PLATE, points: 0, why: 'borrowed-plate' });
    state.stakes = { pot, borrowed: borrowed.map((many, at) => (at === seat ? many + 1 : many)) };
    events.push({ type: 'borrowed', seat, stage: stageOf(state) });
  }
  return true;
}

/**
 * What stones are worth at the end, loans repaid: a plate 100, five units 10, and 5 for a
 * remainder of two units or more (S2).
 */
export function billsFor(state: State, seat: Seat): number {
  const net = (state.totals[seat] ?? 0) - PLATE * (stakesOf(state).borrowed[seat] ?? 0);
  const units = Math.abs(net);
  const loose = units % PLATE;
  const bills =
    100 * Math.floor(units / PLATE) + 10 * Math.floor(loose / 5) + (loose % 5 >= 2 ? 5 : 0);
  return net < 0 && bills > 0 ? -bills : bills;
}
