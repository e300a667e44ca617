import { formatCard } from '../../src/engine/core/cards.ts';
import type { Seat, Step } from '../../src/engine/core/game.ts';
import type { Event } from '../../src/engine/round/event.ts';
import { formatMove, parseMove } from '../../src/engine/round/move-text.ts';
import { EMPTY, type Move, type State } from '../../src/engine/round/state.ts';
import { gameOf } from './position.ts';

/** A move from its text. Throws on a text that is none. */
export function moveOf(text: string): Move {
  const move = parseMove(text);
  if (move === undefined) throw new RangeError(`no such move: ${text}`);
  return move;
}

/** The seat that the match waits for. Throws when it is over. */
export function actorOf(state: State): Seat {
  const seat = gameOf(state.setup.game).toAct(state);
  if (seat === undefined) throw new RangeError('nobody is asked anything');
  return seat;
}

/** What a seat sees, the one that is asked unless said, and its moves: all that a computer is told. */
export function askedOf(state: State, seat: Seat = actorOf(state)) {
  const game = gameOf(state.setup.game);
  return [game.view(state, seat), game.legalMoves(state, seat)] as const;
}

/** Makes these moves in order, each by the seat that is asked; all their events together. */
export function play(state: State, ...moves: readonly string[]): Step<State, Event> {
  const game = gameOf(state.setup.game);
  const events: Event[] = [];
  let now = state;
  for (const text of moves) {
    const step = game.apply(now, actorOf(now), moveOf(text));
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

/** The moves allowed to the seat that is asked, as texts in alphabetical order. */
export function movesOf(state: State, seat: Seat = actorOf(state)): readonly string[] {
  return gameOf(state.setup.game).legalMoves(state, seat).map(formatMove).sort();
}

export function eventsOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): readonly (Event & { readonly type: Type })[] {
  return events.filter((event): event is Event & { readonly type: Type } => event.type === type);
}

/** The only event of a type. Throws when there is none or more than one. */
export function theEvent<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Event & { readonly type: Type } {
  const found = eventsOf(events, type);
  const [event] = found;
  if (event === undefined || found.length > 1) {
    const seen = events.map((one) => one.type).join(' ');
    throw new RangeError(`${found.length} events are ${type}, of: ${seen}`);
  }
  return event;
}

/** The ids of the cards that lie on the field, in the order of their places. */
export function fieldOf(state: State): readonly string[] {
  return state.field.filter((place) => place !== EMPTY).map(formatCard);
}
