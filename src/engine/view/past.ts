import { type CardSet, isSubsetOf, setOf, union, without } from '../core/card-set.ts';
import type { Seat } from '../core/game.ts';
import { handAt } from '../round/by-seat.ts';
import type { Ruleset } from '../round/ruleset.ts';
import { EMPTY, type Move, openPhase, type State } from '../round/state.ts';
import { openField } from './make-view.ts';
import type { PastMove, View } from './view.ts';

/** A step of a match: the move, and the state that it led to; both null at its start. */
export interface Step {
  readonly state: State;
  readonly seat: Seat | null;
  readonly move: Move | null;
}

/**
 * A view of the last of some steps of a match, with what was done since the cards were dealt. Left out is how cards left a
 * hand unseen: in exchange for others, or with somebody who drops out.
 */
export function withPast(view: View, rules: Ruleset, steps: readonly Step[]): View {
  const past: PastMove[] = [];
  for (let at = steps.length - 1; at > 0; at--) {
    const { state: after, seat, move } = steps[at] as Step;
    const { state: before } = steps[at - 1] as Step;
    if (seat === null || move === null || before.deals !== after.deals) break;
    const { order, turns, captured, entry, calls, onifuda, late } = before;
    const field = openField(rules, before);
    const phase = openPhase(before.phase);
    const played = without(handAt(before, seat), handAt(after, seat));
    const open = { order, turns, captured, field, entry, calls, onifuda, late, phase };
    if (isSubsetOf(played, lyingIn(rules, after))) past.push({ ...open, seat, move, played });
  }
  return { ...view, past: past.reverse() };
}

/** What everybody sees of a state: the field, what is captured, and a card that waits for its capture. */
function lyingIn(rules: Ruleset, state: State): CardSet {
  const { captured, phase } = state;
  const field = openField(rules, state).filter((slot) => slot !== EMPTY);
  const active = phase.type === 'capture' ? [phase.card] : [];
  return captured.reduce(union, setOf([...field, ...active]));
}
