import type { CardSet } from '../core/card-set.ts';
import type { Slot, State } from './state.ts';

/** The lists that nearly every step changes. */
interface OwnLists {
  readonly hands: CardSet[];
  readonly captured: CardSet[];
  readonly field: Slot[];
}

/**
 * A state in the making. Its fields may be reassigned until the step is done; what they hold stays
 * as it is, except for hands, captured cards and field, which are its own and may be written to.
 */
export type Draft = {
  -readonly [Key in keyof State]: Key extends keyof OwnLists ? OwnLists[Key] : State[Key];
};

/** A draft of the state after this one. Named field by field, since a spread takes twice as long. */
export function draftOf(state: State): Draft {
  return {
    setup: state.setup,
    round: state.round,
    deals: state.deals,
    seating: state.seating,
    totals: state.totals,
    games: state.games,
    stakes: state.stakes,
    entry: state.entry,
    order: state.order,
    turns: state.turns,
    hands: state.hands.slice(),
    dealt: state.dealt,
    captured: state.captured.slice(),
    field: state.field.slice(),
    pile: state.pile,
    drawn: state.drawn,
    multiplier: state.multiplier,
    carried: state.carried,
    teyaku: state.teyaku,
    calls: state.calls,
    onifuda: state.onifuda,
    promised: state.promised,
    removed: state.removed,
    late: state.late,
    phase: state.phase,
  };
}
