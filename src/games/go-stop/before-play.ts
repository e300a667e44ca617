import {
  type CardSet,
  hasWholeMonth,
  monthSet,
  monthsWith,
  setOf,
  withCards,
} from '../../engine/core/card-set.ts';
import { isBonus } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import { offers } from '../../engine/mechanics/before-play/offers.ts';
import { capturedAt, handAt } from '../../engine/round/by-seat.ts';
import { cardsOnField, clearOff, layOn } from '../../engine/round/field.ts';
import { capture, turnOf } from '../../engine/round/play.ts';
import type { Interlude, Transition } from '../../engine/round/ruleset.ts';
import { playBy } from '../../engine/round/state.ts';
import type { HouseRules } from './options.ts';

/** GS27: what the rounds before, which nobody won, make of this one. */
export function multiplyByNagari({ state }: Transition): void {
  const [times] = state.carried;
  if (times !== undefined) state.multiplier = { times, why: 'nagari' };
}

/** Bonus cards on the field are the oya's, and others of the pile lie there for them. */
export function takeBonus(transition: Transition): void {
  const { state, events } = transition;
  const seat = turnOf(state);
  const dealt = cardsOnField(state.field).filter(isBonus);
  if (dealt.length === 0) return;
  state.field = [...state.field]; // what was told of the deal stays as it was
  clearOff(state.field, dealt);
  state.captured[seat] = withCards(capturedAt(state, seat), dealt);
  events.push({ type: 'field-taken', seat, cards: setOf(dealt) });
  for (let missing = dealt.length; missing > 0; ) {
    const card = state.pile[state.drawn];
    if (card === undefined) return;
    state.drawn += 1;
    events.push({ type: 'turned', seat, card, left: state.pile.length - state.drawn });
    if (isBonus(card)) capture(transition, { seat, card, from: 'pile' }, []);
    else {
      const place = layOn(state.field, card);
      events.push({ type: 'laid', seat, card, from: 'pile', place });
      missing -= 1;
    }
  }
}

/** GS3: four of a month on the field. */
export function checkField(transition: Transition): void {
  if (hasWholeMonth(setOf(cardsOnField(transition.state.field)))) {
    transition.ended = { why: 'unplayed', because: 'four-on-field' };
  }
}

function foursIn(hand: CardSet): CardSet | null {
  const [month] = monthsWith(hand, 4);
  return month === undefined ? null : monthSet(month);
}

function show({ state, events }: Transition, seat: Seat): void {
  const cards = foursIn(handAt(state, seat));
  if (cards !== null) events.push({ type: 'four-shown', seat, cards });
}

/** GS4–GS6, *chongtong*: who holds four of a month may show them and win, unless two do. */
export function chongtong({ chongtong: rule }: HouseRules): Interlude | null {
  if (rule === 'off') return null;
  const holders = ({ state }: Transition) =>
    state.order.filter((seat) => foursIn(handAt(state, seat)) !== null);
  const win = (transition: Transition, seat: Seat) => {
    show(transition, seat);
    transition.ended = { why: 'claimed', seat, offer: 'chongtong' };
  };
  const asking = offers({
    offer: 'chongtong',
    to: holders,
    claim: win,
    andThen: ({ state }) => {
      state.phase = playBy(turnOf(state));
    },
  });
  return {
    asker: asking.asker,
    begin: (transition) => {
      const [first, ...others] = holders(transition);
      if (first === undefined) return;
      if (others.length > 0) {
        for (const seat of [first, ...others]) show(transition, seat);
        transition.ended = { why: 'unplayed', because: 'two-fours' };
      } else if (rule === 'ends') win(transition, first);
      else asking.begin(transition);
    },
  };
}
