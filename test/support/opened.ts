import type { Step } from '../../src/engine/core/game.ts';
import { thrownIn } from '../../src/engine/match/deal.ts';
import { finish } from '../../src/engine/match/round-flow.ts';
import { beginEntry } from '../../src/engine/mechanics/before-play/auction.ts';
import { draftOf } from '../../src/engine/round/draft.ts';
import type { Event, RedealWhy } from '../../src/engine/round/event.ts';
import type { Ended, Transition } from '../../src/engine/round/ruleset.ts';
import { EMPTY, type State } from '../../src/engine/round/state.ts';
import { play, theEvent } from './play.ts';
import { gameOf, type PositionSpec, position } from './position.ts';

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
  const rules = gameOf(id).rulesOf(dealt.setup);
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

/** What everybody has captured when the round is over; the rest as in a position. */
export type EndSpec = Omit<PositionSpec, 'field' | 'hands' | 'pile' | 'turn' | 'phase'> & {
  readonly captured: readonly string[];
  /** How the round came to be over: with its last card when left out. */
  readonly ended?: Ended;
};

/** A round that is over with these cards captured, whoever played last: settled, or asked about. */
export function over(
  id: string,
  { ended = { why: 'played' }, ...spec }: EndSpec,
): Step<State, Event> {
  const played = position(id, { ...spec, hands: [] });
  const transition: Transition = {
    rules: gameOf(id).rulesOf(played.setup),
    state: draftOf(played),
    events: [],
    ended,
  };
  finish(transition);
  return { state: transition.state, events: transition.events };
}

/** What comes of a step if nobody claims what is offered at the end of the round. */
export function unclaimed(step: Step<State, Event>): Step<State, Event> {
  const isSettled = step.events.some(({ type }) => type === 'settled');
  if (isSettled || step.state.phase.type !== 'offer') return step;
  const { state, events } = play(step.state, 'pass');
  return unclaimed({ state, events: [...step.events, ...events] });
}

/** A round that is over with these cards captured, and settled: nobody claims what is offered then. */
export function closed(id: string, spec: EndSpec) {
  const step = unclaimed(over(id, spec));
  return { ...step, settlement: theEvent(step.events, 'settled').settlement };
}
