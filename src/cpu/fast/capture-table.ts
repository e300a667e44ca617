import { cardsOf, lowest as lowestBit, monthSet, setOf } from '../../engine/core/card-set.ts';
import { CARDS, type CardId, monthOf } from '../../engine/core/cards.ts';
import { lowestEquals } from '../../engine/round/equal-cards.ts';
import type { Ruleset } from '../../engine/round/ruleset.ts';
import type { Capture } from '../../engine/round/state.ts';

/** Cards of a month on the field as four bits: this many sets of them. */
const SETS = 16;
/** A card takes one of three mates, or all of them. */
const MOST_WAYS = 3;

/**
 * What each card takes of its month, looked up by the cards of the month that lie on the field. Cards
 * of a month are four bits, the lowest for the first.
 */
export interface CaptureTable {
  /** In how many ways, by `card × 16 + mates`. */
  readonly ways: Uint8Array;
  /** What each way takes, by `(card × 16 + mates) × 3 + way`. */
  readonly takes: Uint8Array;
}

const BY_CAPTURES = new WeakMap<Ruleset['captures'], CaptureTable | null>();
const BY_RULES = new WeakMap<Ruleset, CaptureTable | null>();

/** The table of these rules; null if more than a card's month decides what it takes. */
export function captureTable(rules: Ruleset): CaptureTable | null {
  return remembered(BY_RULES, rules, () => {
    const { captures } = rules;
    const table = remembered(BY_CAPTURES, captures, () => tabulated(captures));
    return table === null || rules.asksOfEquals ? table : withoutEquals(table, lowestEquals(rules));
  });
}

function remembered<Key extends object, T extends object | null>(
  known: WeakMap<Key, T>,
  key: Key,
  make: () => T,
): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/** The same without the choice between two equal cards: the lower is taken (L14). */
function withoutEquals({ ways, takes }: CaptureTable, lowest: Uint8Array): CaptureTable {
  const spared = { ways: ways.slice(), takes: takes.slice() };
  for (let row = 0; row < ways.length; row++) {
    if (ways[row] !== 2) continue;
    const month = (row / SETS) & ~3;
    const [one = 0, other = 0] = takes.subarray(row * MOST_WAYS, row * MOST_WAYS + 2);
    if (!isSingle(one) || !isSingle(other)) continue;
    if (lowest[month + lowestBit(one)] !== lowest[month + lowestBit(other)]) continue;
    spared.ways[row] = 1;
    spared.takes[row * MOST_WAYS] = Math.min(one, other);
  }
  return spared;
}

function isSingle(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

function tabulated(captures: Ruleset['captures']): CaptureTable | null {
  const ways = new Uint8Array(CARDS.length * SETS);
  const takes = new Uint8Array(CARDS.length * SETS * MOST_WAYS);
  for (const card of CARDS.keys()) {
    const month = monthOf(card);
    const others = [...CARDS.keys()].filter((other) => monthOf(other) !== month);
    for (let mates = 0; mates < SETS; mates++) {
      if ((mates >> (card & 3)) & 1) continue;
      const field = cardsOf(monthSet(month)).filter((mate) => (mates >> (mate & 3)) & 1);
      const row = card * SETS + mates;
      const found = captures(field, card);
      const isByMonth = sameWays(found, captures([...others, ...field], card));
      if (!isByMonth || found.length > MOST_WAYS) return null;
      if (!found.every((take) => take.every((taken) => monthOf(taken) === month))) return null;
      ways[row] = found.length;
      found.forEach((take, way) => {
        takes[row * MOST_WAYS + way] = take.reduce((bits, taken) => bits | (1 << (taken & 3)), 0);
      });
    }
  }
  return { ways, takes };
}

function sameWays(one: readonly Capture[], other: readonly Capture[]): boolean {
  const key = (take: readonly CardId[]) => JSON.stringify(setOf(take));
  return one.map(key).toSorted().join() === other.map(key).toSorted().join();
}
