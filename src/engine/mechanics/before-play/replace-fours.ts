import {
  cardsOf,
  hasWholeMonth,
  intersection,
  monthSet,
  monthsWith,
  setOf,
  union,
  without,
} from '../../core/card-set.ts';
import type { Seat } from '../../core/game.ts';
import { shuffle } from '../../core/random.ts';
import { handAt } from '../../round/by-seat.ts';
import type { Transition } from '../../round/ruleset.ts';

/**
 * S4: four cards of one month in a hand are shown to all and go back; the stock is shuffled and
 * four new ones are drawn, again until the hand has no four of a month. In seat order from the oya.
 */
export function replaceFours(transition: Transition): void {
  for (const seat of transition.state.order) {
    for (let time = 1; replaceFour(transition, seat, time); time++);
  }
}

function replaceFour({ state, events }: Transition, seat: Seat, time: number): boolean {
  const hand = handAt(state, seat);
  if (!hasWholeMonth(hand)) return false;
  const [month = 0] = monthsWith(hand, 4);
  const four = intersection(hand, monthSet(month));
  const label = `deal ${state.deals} four ${seat} ${time}`;
  const stock = shuffle([...state.pile, ...cardsOf(four)], state.setup.seed, label);
  const fresh = setOf(stock.slice(0, 4));
  state.hands[seat] = union(without(hand, four), fresh);
  state.pile = stock.slice(4);
  events.push({ type: 'four-shown', seat, cards: four });
  return true;
}
