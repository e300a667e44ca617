import { type CardSet, setOf, sizeOfBoth } from '../../core/card-set.ts';
import { cardsOnField } from '../../round/field.ts';
import type { Multiplier, State } from '../../round/state.ts';

/** The cards that multiply when they are dealt to the field. */
export interface FieldCards {
  readonly doubling: CardSet;
  readonly fourfold: CardSet;
}

/** What the cards on the field multiply by, the highest first. */
export function timesOnField(state: State, { doubling, fourfold }: FieldCards): readonly number[] {
  const field = setOf(cardsOnField(state.field));
  return [
    ...Array.from({ length: sizeOfBoth(field, fourfold) }, () => 4),
    ...Array.from({ length: sizeOfBoth(field, doubling) }, () => 2),
  ];
}

/** HH7: one multiplier a round; the others wait for the rounds to come. */
export function firstInQueue(
  fresh: readonly number[],
  carried: readonly number[],
): Multiplier | null {
  const [first, ...rest] = carried.length > 0 ? carried : fresh;
  if (first === undefined) return null;
  const next = [...rest, ...fresh].toSorted((a, b) => b - a);
  if (carried.length > 0) return { times: first, why: 'carried', next };
  return { times: first, why: first === 4 ? 'zetsuba' : 'oba', next: rest };
}
