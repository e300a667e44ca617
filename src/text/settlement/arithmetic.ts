import type { PaidWhy } from '../../engine/round/event.ts';

/** Arithmetic as it is written: amounts in some unit, and what stands between them. */
export type Sum = readonly (string | number)[];

/** What an amount of a sum is for: a payment, what card points are measured against, or what another has. */
export type AmountWhy = PaidWhy | 'par' | 'rival';

/** The same with a word for each amount, and for those who pay it. */
export type NamedSum = readonly (Sum[number] | { readonly why: AmountWhy } | Payers)[];

interface Payers {
  readonly payers: number;
}

type Factor = number | Payers;

export interface Term {
  readonly value: number;
  /** How it is written, except for the sign that stands before a loss. */
  readonly sum: NamedSum;
  readonly isLoss: boolean;
  /** Whether it stands in brackets among others. */
  readonly isOpen: boolean;
}

export function term(value: number, why?: AmountWhy): Term {
  const name = why === undefined ? [] : [{ why }];
  return { value, sum: [...name, Math.abs(value)], isLoss: value < 0, isOpen: false };
}

/** A sum without the words. */
export function plainSum(sum: NamedSum): Sum {
  return sum.flatMap((token) => {
    if (typeof token !== 'object') return [token];
    return 'payers' in token ? [String(token.payers)] : [];
  });
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
  factors: readonly Factor[],
  place: 'before' | 'after' = 'after',
): Term {
  const others = factors.filter((factor) => sizeOf(factor) !== 1);
  if (others.length === 0) return one;
  const value = others.reduce<number>((product, factor) => product * sizeOf(factor), one.value);
  const written = others.map((factor) => (typeof factor === 'number' ? String(factor) : factor));
  const sum =
    place === 'before'
      ? [...written.flatMap((factor) => [factor, ' × ']), ...closed(one)]
      : [...closed(one), ...written.flatMap((factor) => [' × ', factor])];
  return { ...one, value, sum, isOpen: false };
}

function sizeOf(factor: Factor): number {
  return typeof factor === 'number' ? factor : factor.payers;
}

function closed({ sum, isOpen }: Term): NamedSum {
  return isOpen ? ['(', ...sum, ')'] : sum;
}

export function totalOf(terms: readonly Pick<Term, 'value'>[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}
