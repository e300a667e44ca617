import type { CardSet } from '../../engine/core/card-set.ts';

/** A list of sets of cards, each as two numbers: the halves of a `CardSet`, changed in place. */
export interface Halves {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
}

export function writeSets(sets: readonly CardSet[], { lo, hi }: Halves): void {
  sets.forEach((set, at) => {
    lo[at] = set.lo;
    hi[at] = set.hi;
  });
}

/** The first so many sets as values. `Array.from` takes several times as long over these. */
export function setsOf({ lo, hi }: Halves, many = lo.length): CardSet[] {
  const sets: CardSet[] = [];
  for (let at = 0; at < many; at++) sets.push({ lo: lo[at] as number, hi: hi[at] as number });
  return sets;
}

export function hasAny({ lo, hi }: Halves): boolean {
  let bits = 0;
  for (let at = 0; at < lo.length; at++) bits |= (lo[at] as number) | (hi[at] as number);
  return bits !== 0;
}
