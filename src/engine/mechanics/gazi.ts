import { type CardId, card, monthOf } from '../core/cards.ts';
import { captureByMonth, cardsOnField, single } from '../round/field.ts';
import type { Onifuda } from '../round/ruleset.ts';
import type { State } from '../round/state.ts';

const GAZI = card('willow.rainman');
const WILLOW = 11;

/** Each player's first turn, hand and pile: the rain man is only a willow then (M7). */
function isFirstLap({ turns, order }: State): boolean {
  return turns < order.length;
}

/**
 * Mayumi's rain man (M7–M11): after the first lap it takes, besides its own month,
 * any one scoring card; on the field any scoring card may take it besides the willows. A card
 * turned must take it when it takes nothing else, a card of the hand need not unless it must match.
 */
export function gazi(values: readonly number[], mustMatch: boolean): Onifuda {
  const isScoring = (id: CardId) => (values[id] ?? 0) > 0;
  const isTarget = (id: CardId) => monthOf(id) !== WILLOW && isScoring(id);
  return {
    card: GAZI,
    isBlindAtDeal: false,
    takes: (state) => {
      const byMonth = captureByMonth(state.field, GAZI);
      if (isFirstLap(state)) return byMonth;
      const others = cardsOnField(state.field).filter(isTarget);
      return [...byMonth, ...others.map(single)]; // M10: one card of a stack
    },
    alone: () => null,
    onField: (state, { card: played, from }, byMonth) => {
      const may = !isFirstLap(state) && monthOf(played) !== WILLOW && isScoring(played);
      if (!may) return byMonth;
      const choices = [...byMonth, [GAZI]];
      const mayLeave = byMonth.length === 0 && from === 'hand' && !mustMatch; // M9, M2
      return mayLeave ? [...choices, []] : choices;
    },
  };
}
