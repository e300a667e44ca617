import type { CardSet } from '../core/card-set.ts';
import type { Seat } from '../core/game.ts';
import type { PaidWhy, Stage } from '../round/event.ts';
import type { Transition } from '../round/ruleset.ts';
import type { State } from '../round/state.ts';
import { type Ledger, pay } from './ledger.ts';
import type { Stakes } from './stakes-state.ts';

/** Black-stone units on one plate, *hitomoto*: 11 white stones of 4 units and 6 black (S1). */
export const PLATE = 50;

/** *Futamoto*: plates that may be borrowed in a match, whatever the number of seats (§7.1). */
const SPARE_PLATES = 2;

const STAGES: readonly Stage[] = ['small', 'middle', 'main'];

/** Nothing borrowed and nothing in the pot. */
export function freshStakes(seats: number): Stakes {
  const nothing = Array.from({ length: seats }, () => 0);
  return { borrowed: nothing, pot: nothing };
}

/** The stakes of a state that has some. Throws in a game that is not played for stones. */
export function stakesOf(state: State): Stakes {
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

/** Units that a debt of 5 points costs, since every stone loses half its worth (§7.3). */
const UNITS_PER_FIVE: Readonly<Record<Stage, number>> = { small: 1, middle: 2, main: 4 };

/** Units that a debt of 5 points costs at the present stage: 1, 2 or 4. */
export function unitsPerFive(state: State): number {
  return UNITS_PER_FIVE[stageOf(state)];
}

/** A debt in points as units at the present stage. Every debt of the game is a multiple of 5. */
export function unitsFor(state: State, points: number): number {
  return (points / 5) * unitsPerFive(state);
}

/** A debt in points between two seats, or a seat and the pot. */
export interface PointsDebt {
  readonly from: Seat | 'pot';
  readonly to: Seat | 'pot';
  readonly points: number;
  readonly why: PaidWhy;
  readonly yaku?: string | undefined;
  readonly cards?: CardSet | undefined;
}

/** Pays points in stones. */
export function payPoints(state: State, ledger: Ledger, debt: PointsDebt): void {
  const { from, to, points, why, yaku, cards } = debt;
  pay(ledger, { from, to, amount: unitsFor(state, points), points, why, yaku, cards });
}

/** Units in the pot. */
export function potOf(state: State): number {
  return state.stakes === null ? 0 : sum(state.stakes.pot);
}

/** Empties the pot; who gets what has been paid already. */
export function clearPot({ state }: Transition): void {
  const stakes = stakesOf(state);
  state.stakes = { ...stakes, pot: stakes.pot.map(() => 0) };
}

/** Gives everybody back what they put into the pot, or the share `of` each of it. */
export function returnPot(
  state: State,
  ledger: Ledger,
  fraction: { readonly of: number; readonly in: number } = { of: 1, in: 1 },
): void {
  const perUnit = 5 / unitsPerFive(state);
  stakesOf(state).pot.forEach((paid, seat) => {
    const amount = (paid * fraction.of) / fraction.in;
    const points = amount * perUnit;
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
