/** Arithmetic as it is written: amounts in some unit, and what stands between them. */
export type Sum = readonly (string | number)[];

export interface Term {
  readonly value: number;
  /** How it is written, except for the sign that stands before a loss. */
  readonly sum: Sum;
  readonly isLoss: boolean;
  /** Whether it stands in brackets among others. */
  readonly isOpen: boolean;
}

export function term(value: number): Term {
  return { value, sum: [Math.abs(value)], isLoss: value < 0, isOpen: false };
}

export function negated(one: Term): Term {
  return { ...one, value: -one.value, isLoss: !one.isLoss };
}

/** Terms as one; a single gain stays as it is. */
export function added(terms: readonly Term[]): Term {
  const [first] = terms;
  if (first !== undefined && terms.length === 1 && !first.isLoss) return first;
  const sum = terms.flatMap((one, index) => {
    if (index === 0) return one.isLoss ? ['−', ...closed(one)] : closed(one);
    return [one.isLoss ? ' − ' : ' + ', ...closed(one)];
  });
  return { value: totalOf(terms), sum, isLoss: false, isOpen: true };
}

/** So many times that; `before` amounts of two kinds, as `2 × 1 kan 3`. */
export function multiplied(
  one: Term,
  factors: readonly number[],
  place: 'before' | 'after' = 'after',
): Term {
  const others = factors.filter((factor) => factor !== 1);
  if (others.length === 0) return one;
  const value = others.reduce((product, factor) => product * factor, one.value);
  const sum =
    place === 'before'
      ? [...others.map((factor) => `${factor} × `), ...closed(one)]
      : [...closed(one), ...others.map((factor) => ` × ${factor}`)];
  return { ...one, value, sum, isOpen: false };
}

function closed({ sum, isOpen }: Term): Sum {
  return isOpen ? ['(', ...sum, ')'] : sum;
}

export function totalOf(terms: readonly Pick<Term, 'value'>[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}
