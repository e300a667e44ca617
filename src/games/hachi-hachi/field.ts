import { parseCardSet } from '../../engine/core/card-set.ts';
import { firstInQueue, timesOnField } from '../../engine/mechanics/scoring/multiplier-queue.ts';
import type { Transition } from '../../engine/round/ruleset.ts';
import type { Multiplier } from '../../engine/round/state.ts';
import type { HouseRules } from './options.ts';

/** *Ōba*, the great field, doubles everything; *zetsuba*, beyond compare, makes it fourfold (HH6). */
const FIELD = {
  doubling: parseCardSet('pine.crane cherry.curtain susuki.moon'),
  fourfold: parseCardSet('willow.rainman paulownia.phoenix'),
};

/** HH7: all of them at once. */
function atOnce(fresh: readonly number[]): Multiplier | null {
  if (fresh.length === 0) return null;
  return { times: fresh.reduce((product, times) => product * times), why: 'bright-field' };
}

/** What the bright cards on the field, as dealt, make of everything paid in the round. */
export function multiplyByField({ multiplier }: HouseRules): (transition: Transition) => void {
  return ({ state }) => {
    const fresh = timesOnField(state, FIELD);
    state.multiplier =
      multiplier === 'product' ? atOnce(fresh) : firstInQueue(fresh, state.carried);
  };
}
