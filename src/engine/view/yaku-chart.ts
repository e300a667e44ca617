import { type CardSet, cardsOf, equals } from '../core/card-set.ts';
import { cardAt, type Kind, MONTHS } from '../core/cards.ts';
import type { Options } from '../core/game.ts';
import type { Yaku } from '../round/yaku-table.ts';

export interface ChartQuery {
  readonly game: string;
  /** Complete: one value for each of the game's options. */
  readonly options: Options;
  readonly seats: number;
  /** Of a round of this month (1–12); null: of any round. */
  readonly month: number | null;
}

/** A yaku as a chart lists it: what has one name in several months is one row. */
export interface ChartRow {
  /** Of `cards`, see `sets`. */
  readonly yaku: Yaku;
  /** The sets of cards of which each makes it. */
  readonly sets: readonly CardSet[];
  /** Only one of the sets counts in a round: that of its month. */
  readonly isMonthly: boolean;
}

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

function setsOf(id: string, all: readonly Yaku[]): readonly CardSet[] {
  const sets = all.filter((yaku) => yaku.id === id).map(({ cards }) => cards);
  const different = sets.filter((set, index) => {
    return sets.findIndex((other) => equals(set, other)) === index;
  });
  return different.toSorted((a, b) => (cardsOf(a)[0] ?? 0) - (cardsOf(b)[0] ?? 0));
}

/** The kind of most of the cards: further ones of it add to some yaku. */
export function mainKind(set: CardSet): Kind {
  const kinds = cardsOf(set).map((card) => cardAt(card).kind);
  const count = (kind: Kind) => kinds.filter((other) => other === kind).length;
  return kinds.reduce((most, kind) => (count(kind) > count(most) ? kind : most), 'kasu' as Kind);
}
