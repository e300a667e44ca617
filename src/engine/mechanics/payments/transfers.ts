import type { Seat } from '../../core/game.ts';

export interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

/**
 * Who is below par pays who is above it: each debtor in the order given fills the creditors'
 * surpluses in the same order. `points` by seat; only the seats in `order` take part.
 */
export function surplusTransfers(
  points: readonly number[],
  par: number,
  order: readonly Seat[],
): readonly Transfer[] {
  const surplus = points.map((count) => count - par);
  const transfers: Transfer[] = [];
  for (const from of order) {
    for (const to of order) {
      const amount = Math.min(-(surplus[from] ?? 0), surplus[to] ?? 0);
      if (amount <= 0) continue;
      transfers.push({ from, to, amount });
      surplus[from] = (surplus[from] ?? 0) + amount;
      surplus[to] = (surplus[to] ?? 0) - amount;
    }
  }
  return transfers;
}

/** Each of a pair with the lower value pays the other the difference. */
export function differenceTransfers(
  values: readonly number[],
  order: readonly Seat[],
): readonly Transfer[] {
  const transfers: Transfer[] = [];
  for (const from of order) {
    for (const to of order) {
      const amount = (values[to] ?? 0) - (values[from] ?? 0);
      if (amount > 0) transfers.push({ from, to, amount });
    }
  }
  return transfers;
}
