import { cardsOf, monthSet, union } from '../../core/card-set.ts';
import { capturedAt } from '../../round/by-seat.ts';
import { cardsOnField, clearOff, monthsAmong } from '../../round/field.ts';
import { tellYaku, turnOf } from '../../round/play.ts';
import type { Transition } from '../../round/ruleset.ts';

/** Before play: who leads, the oya if everybody plays, takes four of a month that lie on the field. */
export function takeFours(transition: Transition): void {
  const { state, events } = transition;
  const oya = turnOf(state);
  for (const month of monthsAmong(cardsOnField(state.field), 4)) {
    const cards = monthSet(month);
    clearOff(state.field, cardsOf(cards));
    const before = capturedAt(state, oya);
    state.captured[oya] = union(before, cards);
    events.push({ type: 'field-taken', seat: oya, cards });
    tellYaku(transition, oya, before);
  }
}
