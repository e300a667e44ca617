import { type CardId, card, monthOf } from '../../core/cards.ts';
import { captureByMonth, cardsOnField, monthsAmong, single } from '../../round/field.ts';
import type { ActiveCard, Onifuda } from '../../round/ruleset.ts';
import type { Capture, Slot, State } from '../../round/state.ts';

const GAJI = card('willow.rainman');
const WILLOW = 11;

/** How a game's rain man differs from that of others. */
export interface GajiConfig {
  /** Card points by `CardId`: cards that score take him and are taken by him. */
  readonly values: readonly number[];
  /** In each player's first turn, hand and pile, he is only a willow (M7). */
  readonly waitsALap: boolean;
  /** He takes a willow by month as any willow does (M8, RP3); the three others he always does. */
  readonly takesWillows: boolean;
  /** Three of a month are a stack, which only its fourth card takes (RP3, RP6; else M10). */
  readonly keepsStacks: boolean;
  /** Which cards of other months take him from the field: all, only those turned, or none (RP5). */
  readonly takenBy: 'any' | 'turned' | 'willow';
  /** Who can capture with a card of the hand must (M2). */
  readonly mustMatch: boolean;
}

function isFirstLap({ turns, order }: State): boolean {
  return turns < order.length;
}

function stacksOn(field: readonly Slot[], { keepsStacks }: GajiConfig): readonly number[] {
  return keepsStacks ? monthsAmong(cardsOnField(field), 3) : [];
}

function takesOf(state: State, config: GajiConfig): readonly Capture[] {
  const byMonth = captureByMonth(state.field, GAJI);
  if (config.waitsALap && isFirstLap(state)) return byMonth;
  const willows = config.takesWillows || byMonth[0]?.length === 3 ? byMonth : [];
  const stacks = stacksOn(state.field, config);
  const others = cardsOnField(state.field).filter(
    (id) => isTarget(id, config) && !stacks.includes(monthOf(id)),
  );
  return [...willows, ...others.map(single)];
}

function isTarget(id: CardId, { values }: GajiConfig): boolean {
  return monthOf(id) !== WILLOW && (values[id] ?? 0) > 0;
}

function mayTakeHim(state: State, { card: played, from }: ActiveCard, config: GajiConfig): boolean {
  if (!isTarget(played, config) || (config.waitsALap && isFirstLap(state))) return false;
  if (stacksOn(state.field, config).includes(WILLOW)) return false;
  return config.takenBy === 'any' || (config.takenBy === 'turned' && from === 'pile');
}

/**
 * The rain man of Mayumi (M7–M11) and Roppyakken (RP3–RP7): he takes any one scoring card; on the field
 * any scoring card may take him besides the willows. A card turned must take him when it takes nothing
 * else, a card of the hand need not unless it must match.
 */
export function gaji(config: GajiConfig): Onifuda {
  return {
    card: GAJI,
    isBlindAtDeal: false,
    takes: (state) => takesOf(state, config),
    alone: () => null,
    onField: (state, activeCard, byMonth) => {
      if (!mayTakeHim(state, activeCard, config)) return byMonth;
      const choices = [...byMonth, [GAJI]];
      const mayLeave = byMonth.length === 0 && activeCard.from === 'hand' && !config.mustMatch; // M9, M2
      return mayLeave ? [...choices, []] : choices;
    },
  };
}
