import {
  hasWholeMonth,
  intersects,
  isEmpty,
  isSubsetOf,
  monthSet,
  setOf,
  union,
  withoutCard,
} from '../../core/card-set.ts';
import { type CardId, MONTHS, monthOf } from '../../core/cards.ts';
import { IllegalMove, type Seat } from '../../core/game.ts';
import { handAt } from '../../round/by-seat.ts';
import { cardsOnField } from '../../round/field.ts';
import { playMonth } from '../../round/play.ts';
import type { Asker, HandRule, Situation, WildGuard } from '../../round/ruleset.ts';
import type { Move, State } from '../../round/state.ts';

/** Whether a seat's hand and the field have all four of a month (1–12), the hand one at least (SK4). */
function mayTake(state: State, seat: Seat, month: number): boolean {
  const hand = handAt(state, seat);
  const cards = monthSet(month);
  return (
    intersects(hand, cards) && isSubsetOf(cards, union(hand, setOf(cardsOnField(state.field))))
  );
}

/** *Hiki*: instead of playing a card, a seat takes all four of a month from its hand and the field. */
export const HIKI: Asker = {
  asks: ({ type }) => type === 'play',
  legalMoves: (state) => {
    const { phase } = state;
    if (phase.type !== 'play') return [];
    const { seat } = phase;
    if (!hasWholeMonth(union(handAt(state, seat), setOf(cardsOnField(state.field))))) return [];
    return MONTHS.filter((month) => mayTake(state, seat, month)).map(
      (month): Move => ({ type: 'hiki', month }),
    );
  },
  apply: (transition, move) => {
    const { phase } = transition.state;
    if (move.type !== 'hiki' || phase.type !== 'play')
      throw new IllegalMove(`${move.type} in a turn`);
    playMonth(transition, phase.seat, move.month);
  },
};

/** A month that another could take by *hiki* is out of the wild card's reach (SK10), except for its own. */
export function guardedByHiki(wild: CardId, then: WildGuard['then']): WildGuard {
  return {
    then,
    owner: ({ rules: { teams }, state, seat }, [wanted = wild]) => {
      const month = monthOf(wanted);
      if (month === monthOf(wild)) return null;
      const isRival = (other: Seat) =>
        teams === null ? other !== seat : teams[other] !== teams[seat]; // SK11
      const owner = state.hands.findIndex(
        (_, other) => isRival(other) && mayTake(state, other, month),
      );
      return owner === -1 ? null : owner;
    },
  };
}

/** Whether a wild card came back to the hand in this turn, and another card can be played. */
function mustWait({ state, seat }: Situation, wild: CardId): boolean {
  const hand = handAt(state, seat);
  return state.onifuda?.returned === state.turns && !isEmpty(withoutCard(hand, wild));
}

/** After a wild card has come back, another card is played (SK10's option). */
export function waitsWhenReturned(wild: CardId): HandRule {
  return {
    isPromising: false,
    playable: (situation) => {
      const hand = handAt(situation.state, situation.seat);
      return mustWait(situation, wild) ? withoutCard(hand, wild) : hand;
    },
    blocked: (situation, card) =>
      card === wild && mustWait(situation, wild) ? { why: 'returned' } : null,
    declared: () => null,
  };
}
