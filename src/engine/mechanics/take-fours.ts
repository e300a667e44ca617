import { cardsOf, monthSet, union } from '../core/card-set.ts';
import { capturedAt, monthOfRound, pileAt } from '../round/by-seat.ts';
import { cardsOnField, clearOff, monthsAmong } from '../round/field.ts';
import { turnOf } from '../round/play.ts';
import type { Transition } from '../round/ruleset.ts';
import { newlyMade } from '../round/yaku.ts';

/** Before play: who leads, the oya where everybody plays, takes four of a month that lie on the field. */
export function takeFours({ state, rules, events }: Transition): void {
  const oya = turnOf(state);
  const table = rules.yaku(monthOfRound(state.round));
  for (const month of monthsAmong(cardsOnField(state.field), 4)) {
    const cards = monthSet(month);
    clearOff(state.field, cardsOf(cards));
    const before = pileAt(rules, state, oya);
    const after = union(before, cards);
    state.captured[oya] = union(capturedAt(state, oya), cards);
    events.push({ type: 'field-taken', seat: oya, cards });
    for (const yaku of newlyMade(table, before, after)) {
      events.push({ type: 'yaku-made', seat: oya, yaku });
    }
  }
}
