import { type CardSet, NO_CARDS, union } from '../core/card-set.ts';
import type { Seat } from '../core/game.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** The month (1–12) of a round: a new year begins after December. */
export function monthOfRound(round: number): number {
  return ((round - 1) % 12) + 1;
}

/** All seats round the table, `first` first: anti-clockwise, or by another `step` from one to the next. */
export function seatsFrom(first: Seat, seats: number, step = 1): readonly Seat[] {
  const order: Seat[] = [];
  for (let turn = 0; turn < seats; turn++) order.push((first + turn * step) % seats);
  return order;
}

/** All seats in a game's playing order, `first` first. */
export function seatingFrom(
  rules: Pick<Ruleset, 'isClockwise'>,
  first: Seat,
  seats: number,
): readonly Seat[] {
  return seatsFrom(first, seats, rules.isClockwise ? seats - 1 : 1);
}

export function withSeat<T>(list: readonly T[], seat: Seat, value: T): readonly T[] {
  const next = list.slice();
  next[seat] = value;
  return next;
}

/** The cards in a seat's hand. Throws on a seat that is not there. */
export function handAt({ hands }: State, seat: Seat): CardSet {
  return hands[seat] ?? noSeat(seat);
}

/** The cards that a seat has captured. Throws on a seat that is not there. */
export function capturedAt({ captured }: State, seat: Seat): CardSet {
  return captured[seat] ?? noSeat(seat);
}

/** The cards that a seat's team has captured, or that it has captured if it plays alone. */
export function capturedByTeam(
  { teams }: Pick<Ruleset, 'teams'>,
  state: State,
  seat: Seat,
): CardSet {
  if (teams === null) return capturedAt(state, seat);
  return state.captured.reduce(
    (captured, cards, other) => (teams[other] === teams[seat] ? union(captured, cards) : captured),
    NO_CARDS,
  );
}

/** Throws: a list by seat has nothing for this one. */
export function noSeat(seat: Seat): never {
  throw new RangeError(`no such seat: ${seat}`);
}

/** The value of a seat in a list that has one for each. Throws on a seat that is not there. */
export function atSeat<T>(list: readonly T[], seat: Seat): T {
  return list[seat] ?? noSeat(seat);
}
