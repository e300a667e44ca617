import { isSubsetOf, parseCardSet, setOf, withoutCard } from '../../core/card-set.ts';
import { type CardId, card, monthOf } from '../../core/cards.ts';
import { atSeat } from '../../round/by-seat.ts';
import { captureByMonth, cardsOnField, single } from '../../round/field.ts';
import type { Onifuda, Ruleset } from '../../round/ruleset.ts';
import type { Capture, Slot, State } from '../../round/state.ts';

export const LIGHTNING = card('willow.lightning');
const WILLOW = 11;
/** The willows that are not wild. */
export const TAME_WILLOWS = parseCardSet('willow.rainman willow.swallow willow.ribbon');

/** Captures by month in a game where the lightning isn't a willow, to take or to be taken (U8). */
export function captureBesideLightning(field: readonly Slot[], played: CardId): readonly Capture[] {
  return captureByMonth(field, played, LIGHTNING);
}

/** Any one card of the field; one of a stack leaves the others a pair (U5). */
export function anyOneCard({ field }: State): readonly Capture[] {
  return cardsOnField(field).map(single);
}

function anyOneButWillow(state: State): readonly Capture[] {
  return anyOneCard(state).filter(([id = 0]) => monthOf(id) !== WILLOW);
}

/** How a game's lightning differs from Mushi's. */
export interface LightningConfig {
  /** I1's option: it may take a willow too. */
  readonly takesWillows: boolean;
  /** Turned last, it takes all that is left. */
  readonly takesRest: boolean;
  readonly isBlindAtDeal: boolean;
}

/**
 * Mushi's lightning: from a hand or the pile it must take one card other than a willow, and lies
 * down when there is none; on the field the first card turned other than a willow must take it, even
 * one that could match its own month (I3); nothing else takes it (I4).
 */
export function mushiLightning(config: LightningConfig): Onifuda {
  const targets = config.takesWillows ? anyOneCard : anyOneButWillow;
  const takesRest = (state: State, from: string) =>
    config.takesRest && from === 'pile' && state.drawn === state.pile.length;
  return {
    card: LIGHTNING,
    isBlindAtDeal: config.isBlindAtDeal,
    takes: (state, { from }) => {
      const left = cardsOnField(state.field);
      return takesRest(state, from) && left.length > 0 ? [left] : targets(state);
    },
    alone: (state, { seat, from }) => (takesRest(state, from) ? seat : null),
    onField: (state, { card: played, from }, byMonth) => {
      const must = from === 'pile' && monthOf(played) !== WILLOW && state.onifuda?.isBlind !== true;
      return must ? [[LIGHTNING]] : byMonth;
    },
  };
}

/** Ume Botan's lightning: with nothing to take it is taken alone, never laid (U5–U8). */
export const UME_LIGHTNING: Onifuda = {
  card: LIGHTNING,
  isBlindAtDeal: true,
  takes: anyOneButWillow,
  alone: (_, { seat }) => seat,
  onField: (_state, _card, byMonth) => byMonth,
};

/**
 * Mushi's leftovers: a single willow goes to who took the other two; all else, willows that nobody
 * took among it, to who used the lightning, or laid it when nobody took it (I7).
 */
export const mushiLeftovers: Ruleset['leftovers'] = (
  { onifuda, captured, order, drawn, pile },
  left,
) => {
  // Where cards stay in the pile the field is not left over, only unmatched.
  if (drawn < pile.length) return [];
  const user = onifuda?.user ?? atSeat(order, 0);
  const [willow, ...more] = left.filter((id) => isSubsetOf(setOf([id]), TAME_WILLOWS));
  const holder =
    willow === undefined || more.length > 0
      ? undefined
      : order.find((seat) => isSubsetOf(withoutCard(TAME_WILLOWS, willow), atSeat(captured, seat)));
  if (willow === undefined || holder === undefined) return [{ seat: user, cards: setOf(left) }];
  const rest = left.filter((id) => id !== willow);
  const toHolder = { seat: holder, cards: setOf([willow]) };
  return rest.length === 0 ? [toHolder] : [toHolder, { seat: user, cards: setOf(rest) }];
};

export const MUSHI_LIGHTNING: Pick<Ruleset, 'captures' | 'onifuda' | 'leftovers'> = {
  captures: captureBesideLightning,
  onifuda: mushiLightning({ takesWillows: false, takesRest: true, isBlindAtDeal: false }),
  leftovers: mushiLeftovers,
};

/** Every card left over goes to who used the onifuda (B6, U11). */
export const leftoversToUser: Ruleset['leftovers'] = ({ onifuda, order }, left) => [
  { seat: onifuda?.user ?? atSeat(order, 0), cards: setOf(left) },
];
