import type { Options, Step } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { gameOf } from './position.ts';

interface Start {
  /** The fewest that the game takes when left out. */
  readonly seats?: number | undefined;
  readonly options?: Options;
  readonly seed?: number;
  /** Of the rules; the newest when left out. */
  readonly edition?: number | undefined;
}

/** A match that begins, by the usual house rules but these. */
export function started(
  id: string,
  { seats, options, seed = 1, edition }: Start = {},
): Step<State, Event> {
  const game = gameOf(id);
  return game.start({
    ...{ game: id, seats: seats ?? game.seats[0] ?? 0, seed: seedOf(seed) },
    options: { ...defaultOptions(game.options), ...options },
    ...(edition !== undefined && { edition }),
  });
}
