import { type CardSet, equals } from '../core/card-set.ts';
import type { Yaku } from './yaku.ts';

/** A yaku as a chart lists it: what has one name in several months is one row. */
export interface ChartRow {
  /** Of `cards`, see `sets`. */
  readonly yaku: Yaku;
  /** The sets of cards of which each makes it. */
  readonly sets: readonly CardSet[];
  /** Only one of the sets counts in a round: that of its month. */
  readonly isMonthly: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * The yaku of a game in the order in which it declares them.
 *
 * @param yakuOf the yaku of a round of each month (1–12)
 * @param month of the round in question; null: of any round
 */
export function chartRows(
  yakuOf: (month: number) => readonly Yaku[],
  month: number | null,
): readonly ChartRow[] {
  const all = MONTHS.flatMap(yakuOf);
  const shown = month === null ? all : yakuOf(month);
  return shown.filter(isFirst).map((yaku) => ({
    yaku,
    sets: setsOf(yaku.id, shown),
    isMonthly: setsOf(yaku.id, all).length > 1 && setsOf(yaku.id, yakuOf(1)).length === 1,
  }));
}

function isFirst({ id }: Yaku, index: number, all: readonly Yaku[]): boolean {
  return all.findIndex((other) => other.id === id) === index;
}

/** The different sets of cards of the yaku of one name. */
function setsOf(id: string, all: readonly Yaku[]): readonly CardSet[] {
  const sets = all.filter((yaku) => yaku.id === id).map(({ cards }) => cards);
  return sets.filter((set, index) => sets.findIndex((other) => equals(set, other)) === index);
}
