import {
  type CardSet,
  cardsOf,
  formatCardSet,
  setOf,
  without,
} from '../../src/engine/core/card-set.ts';
import { type CardId, card, formatCard, monthOf } from '../../src/engine/core/cards.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import type { Event, Payment, Settlement } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { play, theEvent } from './play.ts';
import { type PositionSpec, position } from './position.ts';

/** A round played to its end: what was settled, and the match after it. */
export interface Finished {
  readonly settlement: Settlement;
  readonly state: State;
  readonly events: readonly Event[];
}

/** What everybody has captured when the round is over; the rest as in a position. */
export type FinishSpec = Omit<PositionSpec, 'field' | 'hands' | 'pile' | 'turn' | 'phase'> & {
  readonly captured: readonly string[];
};

/**
 * The position one turn before the end of a round, in which everybody then has `captured`: the
 * last seat still holds a card that takes its mate from the field, and the last card of the pile
 * takes another. Throws when the last seat's cards have no two months with a pair each.
 */
function beforeLastTurn(id: string, spec: FinishSpec): { state: State; last: CardId } {
  const whole = position(id, { ...spec, hands: [] });
  const seat = whole.order.at(-1) ?? 0;
  const cards = whole.captured[seat] ?? setOf([]);
  const [first, second] = twoPairs(isTame(id) ? cards : without(cards, setOf([LIGHTNING])));
  const state = position(id, {
    ...spec,
    captured: whole.captured.map((set, other) =>
      formatCardSet(other === seat ? without(set, setOf([...first, ...second])) : set),
    ),
    hands: whole.hands.map((_, other) => (other === seat ? formatCard(first[0]) : '')),
    field: [first[1], second[1]].map(formatCard).join(' '),
    pile: formatCard(second[0]),
    turn: seat,
  });
  return { state, last: first[0] };
}

type Pair = readonly [CardId, CardId];

const LIGHTNING = card('willow.lightning');

/** Whether the lightning is a willow like others; where it is wild, it does not go by its month. */
function isTame(game: string): boolean {
  return game === 'suhara-bana' || game === 'botan-cho';
}

/** Two pairs of two months, the plainest cards first. */
function twoPairs(cards: CardSet): readonly [Pair, Pair] {
  const ids = [...cardsOf(cards)].reverse();
  const pairs: Pair[] = [];
  for (let month = 12; month >= 1; month--) {
    const [one, other] = ids.filter((id) => monthOf(id) === month);
    if (one !== undefined && other !== undefined) pairs.push([one, other]);
  }
  const [first, second] = pairs;
  if (first === undefined || second === undefined) {
    throw new RangeError(`no two pairs in: ${formatCardSet(cards)}`);
  }
  return [first, second];
}

/**
 * Plays the last turn of a round that ends with these cards captured, and answers what is asked
 * after it.
 */
export function finish(id: string, spec: FinishSpec, ...answers: readonly string[]): Finished {
  const { state, last } = beforeLastTurn(id, spec);
  const step = play(state, `play:${formatCard(last)}`, ...answers);
  return { ...step, settlement: theEvent(step.events, 'settled').settlement };
}

/** `1>0 10 card-points`: who paid whom how much and why, payments of nothing left out. */
export function formatPayments(payments: readonly Payment[]): readonly string[] {
  return payments
    .filter(({ amount, owed }) => amount > 0 || owed > 0)
    .map(({ from, to, amount, why }) => `${from}>${to} ${amount} ${why}`);
}

/** The yaku of one seat that were made and count for nothing, as ids. */
export function voidIds(settlement: Settlement, seat: Seat): readonly string[] {
  return (settlement.void[seat] ?? []).map(({ id }) => id);
}
