import type { Step } from '../../src/engine/core/game.ts';
import { thrownIn } from '../../src/engine/match/deal.ts';
import { finish } from '../../src/engine/match/round-flow.ts';
import { beginEntry } from '../../src/engine/mechanics/before-play/auction.ts';
import { draftOf } from '../../src/engine/round/draft.ts';
import type { Event, RedealWhy } from '../../src/engine/round/event.ts';
import type { Ended, Transition } from '../../src/engine/round/ruleset.ts';
import { EMPTY, type State } from '../../src/engine/round/state.ts';
import type { Finished, FinishSpec } from './finish.ts';
import { play, theEvent } from './play.ts';
import { type PositionSpec, position } from './position.ts';
import { rulesOf } from './rules-of.ts';

/** What a deal comes to: thrown in, or opened up to the first decision. */
export interface Opened extends Step<State, Event> {
  readonly misdeal: RedealWhy | null;
}

/**
 * A deal built by hand instead of shuffled, judged and opened as the game's rules say: whether it
 * stands, what is put right or noted, and whom it asks first.
 */
export function opened(id: string, spec: PositionSpec): Opened {
  const dealt = position(id, spec);
  const rules = rulesOf(dealt.setup);
  const field = dealt.field.filter((place) => place !== EMPTY);
  const misdeal = thrownIn(rules, dealt, field)?.why ?? null;
  if (misdeal !== null) return { misdeal, state: dealt, events: [] };
  const state = draftOf({ ...dealt, order: dealt.seating, turns: 0, multiplier: null });
  const transition: Transition = { rules, state, events: [], ended: null };
  for (const adjust of rules.afterDeal) adjust(transition);
  if (rules.opening === null) beginEntry(transition);
  else rules.opening.begin(transition);
  finish(transition);
  return { misdeal, state: transition.state, events: transition.events };
}

/** How a round came to be over: with its last card when left out. */
export type EndSpec = FinishSpec & { readonly ended?: Ended };

/** A round that is over with these cards captured, whoever played last: settled, or asked about. */
export function over(
  id: string,
  { ended = { why: 'played' }, ...spec }: EndSpec,
): Step<State, Event> {
  const played = position(id, { ...spec, hands: [] });
  const transition: Transition = {
    rules: rulesOf(played.setup),
    state: draftOf(played),
    events: [],
    ended,
  };
  finish(transition);
  return { state: transition.state, events: transition.events };
}

/** The same, settled: nobody claims what is offered then. */
export function closed(id: string, spec: EndSpec): Finished {
  let step = over(id, spec);
  while (step.events.every(({ type }) => type !== 'settled')) {
    const passed = play(step.state, 'pass');
    step = { state: passed.state, events: [...step.events, ...passed.events] };
  }
  return { ...step, settlement: theEvent(step.events, 'settled').settlement };
}
