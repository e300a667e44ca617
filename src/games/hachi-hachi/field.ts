import { parseCardSet, setOf, sizeOfBoth } from '../../engine/core/card-set.ts';
import { cardsOnField } from '../../engine/round/field.ts';
import type { Transition } from '../../engine/round/ruleset.ts';
import type { Multiplier } from '../../engine/round/state.ts';
import type { HouseRules } from './options.ts';

/** *Ōba*, the great field: everything doubled (HH6). */
const OBA = parseCardSet('pine.crane cherry.curtain susuki.moon');
/** *Zetsuba*, the field beyond compare: everything fourfold. */
const ZETSUBA = parseCardSet('willow.rainman paulownia.phoenix');

/** The highest first. */
function sorted(times: readonly number[]): readonly number[] {
  return times.toSorted((a, b) => b - a);
}

/** HH7: one multiplier a round; the others wait for the rounds to come. */
function inTurn(fresh: readonly number[], carried: readonly number[]): Multiplier | null {
  const [first, ...rest] = carried.length > 0 ? carried : fresh;
  if (first === undefined) return null;
  if (carried.length > 0)
    return { times: first, why: 'carried', next: sorted([...rest, ...fresh]) };
  return { times: first, why: first === 4 ? 'zetsuba' : 'oba', next: rest };
}

/** HH7: all of them at once. */
function atOnce(fresh: readonly number[]): Multiplier | null {
  if (fresh.length === 0) return null;
  return { times: fresh.reduce((product, times) => product * times), why: 'bright-field' };
}

/** What the bright cards on the field, as dealt, make of everything paid in the round. */
export function multiplyByField({ multiplier }: HouseRules): (transition: Transition) => void {
  return ({ state }) => {
    const field = setOf(cardsOnField(state.field));
    const fresh = [
      ...Array.from({ length: sizeOfBoth(field, ZETSUBA) }, () => 4),
      ...Array.from({ length: sizeOfBoth(field, OBA) }, () => 2),
    ];
    state.multiplier = multiplier === 'product' ? atOnce(fresh) : inTurn(fresh, state.carried);
  };
}
