import {
  type CardSet,
  cardsOf,
  hasWholeMonth,
  intersection,
  isEmpty,
  monthSet,
  setOf,
  size,
  sumOf,
  union,
} from '../core/card-set.ts';
import { NO_YAKU } from '../round/yaku.ts';
import type { Yaku, YakuCount } from '../round/yaku-table.ts';

/** Yaku of whole months, of which one month's cards may stand in for those that another lacks. */
export interface FillIn {
  /** In the order of the months, each by its four cards. */
  readonly yaku: readonly Yaku[];
  /** The month that fills in; all four of it are a yaku when none of them does. */
  readonly filler: number;
  /** Card points by `CardId`: of ways that make as many yaku, the months worth more. */
  readonly values: readonly number[];
}

/** A month of which a player has some cards, but not all. */
interface Partial {
  readonly yaku: Yaku;
  readonly own: CardSet;
  readonly lacks: number;
  readonly worth: number;
}

/** What captured cards make when the fillers are used for the best (HJ3, HJ4). */
export function countFilledIn({ yaku, filler, values }: FillIn, captured: CardSet): YakuCount {
  const fillers = intersection(captured, monthSet(filler));
  const others = yaku.filter((_, index) => index + 1 !== filler);
  const partial = partialOf(others, captured, values);
  const filled = fillable(partial, size(fillers));
  const isWhole = hasWholeMonth(fillers);
  // Four fillers are as good alone as in one month, and worth more points than any other.
  const used = isWhole && filled.length < 2 ? [] : filled;
  const spare = [...cardsOf(fillers)];
  const made = yaku.flatMap((one) => {
    if (isWhole && used.length === 0 && one === yaku[filler - 1]) return [madeOf(one, one.cards)];
    const own = intersection(captured, one.cards);
    const gap = used.find((each) => each.yaku === one);
    if (gap !== undefined) return [madeOf(one, union(own, setOf(spare.splice(0, gap.lacks))))];
    return others.includes(one) && size(own) === 4 ? [madeOf(one, own)] : [];
  });
  return made.length === 0 ? NO_YAKU : { counts: made, void: [] };
}

function madeOf({ id, value }: Yaku, cards: CardSet) {
  return { id, value, cards };
}

/** The months begun, those that lack least first, then those worth more, then the earlier. */
function partialOf(
  months: readonly Yaku[],
  captured: CardSet,
  values: readonly number[],
): readonly Partial[] {
  return months
    .map((yaku): Partial => {
      const own = intersection(captured, yaku.cards);
      return { yaku, own, lacks: 4 - size(own), worth: sumOf(yaku.cards, values) };
    })
    .filter(({ own, lacks }) => !isEmpty(own) && lacks > 0)
    .toSorted((a, b) => a.lacks - b.lacks || b.worth - a.worth);
}

/** As many months as so many fillers complete. */
function fillable(partial: readonly Partial[], fillers: number): readonly Partial[] {
  const filled: Partial[] = [];
  let left = fillers;
  for (const one of partial) {
    if (one.lacks > left) break;
    left -= one.lacks;
    filled.push(one);
  }
  return filled;
}
