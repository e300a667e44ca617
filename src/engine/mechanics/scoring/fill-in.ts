import {
  type CardSet,
  cardsOf,
  intersection,
  monthSet,
  perMonth,
  setOf,
  sumOf,
  union,
} from '../../core/card-set.ts';
import type { YakuMade } from '../../round/event.ts';
import { NO_YAKU } from '../../round/yaku.ts';
import type { Yaku, YakuCount } from '../../round/yaku-table.ts';

/** Yaku of whole months, of which one month's cards may stand in for those that another lacks. */
export interface FillIn {
  /** In the order of the months, each by its four cards. */
  readonly yaku: readonly Yaku[];
  /** The month (1–12) that fills in; all four of it are a yaku when none of them does. */
  readonly filler: number;
  /** Card points by `CardId`: of ways that make as many yaku, the months worth more. */
  readonly values: readonly number[];
}

/** Counts what captured cards make when the fillers are used for the best (HJ3, HJ4). */
export function fillIn({ yaku, filler, values }: FillIn): (captured: CardSet) => YakuCount {
  const own = filler - 1;
  const worth = yaku.map(({ cards }) => sumOf(cards, values));
  const dearest = yaku.map((_, at) => at).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
  const others = dearest.filter((at) => at !== own);
  return (captured) => {
    const held = perMonth(captured);
    const fillers = held[own] ?? 0;
    const filled = filledBy(fillers, others, held);
    if (filled.length === 0 && !held.includes(4)) return NO_YAKU;
    // Four fillers are as good alone as in one month, and worth more points than any other.
    const isAlone = fillers === 4 && filled.length < 2;
    const isMade = (at: number) => held[at] === 4 && (at !== own || isAlone);
    const gaps = isAlone ? NONE : gapsOf({ filled, held, captured, filler });
    return counted(yaku, isMade, gaps);
  };
}

const NONE: ReadonlyMap<number, CardSet> = new Map();

function filledBy(
  fillers: number,
  months: readonly number[],
  held: readonly number[],
): readonly number[] {
  const filled: number[] = [];
  let left = fillers;
  for (let lacks = 1; lacks <= 3 && lacks <= left; lacks++) {
    for (const at of months) {
      if (held[at] !== 4 - lacks || lacks > left) continue;
      left -= lacks;
      filled.push(at);
    }
  }
  return filled;
}

interface Filling {
  readonly filled: readonly number[];
  readonly held: readonly number[];
  readonly captured: CardSet;
  readonly filler: number;
}

/** By month filled in, its own cards and the fillers that complete it. */
function gapsOf({ filled, held, captured, filler }: Filling): ReadonlyMap<number, CardSet> {
  if (filled.length === 0) return NONE;
  const spare = [...cardsOf(intersection(captured, monthSet(filler)))];
  const inOrder = filled.toSorted((a, b) => a - b);
  return new Map(
    inOrder.map((at) => {
      const stand = setOf(spare.splice(0, 4 - (held[at] ?? 0)));
      return [at, union(intersection(captured, monthSet(at + 1)), stand)];
    }),
  );
}

function counted(
  yaku: readonly Yaku[],
  isMade: (at: number) => boolean,
  filled: ReadonlyMap<number, CardSet>,
): YakuCount {
  const counts: YakuMade[] = [];
  for (const [at, { id, value, cards }] of yaku.entries()) {
    if (isMade(at)) counts.push({ id, value, cards });
    const completed = filled.get(at);
    if (completed !== undefined) counts.push({ id, value, cards: completed });
  }
  return counts.length === 0 ? NO_YAKU : { counts, void: [] };
}
