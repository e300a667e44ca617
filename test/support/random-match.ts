import type { Options, Seat, Setup, Step } from '../../src/engine/core/game.ts';
import { type Draw, drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { Move, State } from '../../src/engine/round/state.ts';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';

/** Every game with every number of seats. */
export const TABLES = GAMES.flatMap((game) =>
  game.seats.map((seats) => ({ id: game.id, game, seats })),
);

/** A move about to be made, and what there was to choose from. */
export interface Turn {
  readonly before: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly move: Move;
}

/** How a seat chooses among its moves. */
export type Chooser = (turn: Omit<Turn, 'move'>) => Move;

/** One of several, each equally likely. Throws when there is none. */
export function oneOf<T>(choices: readonly T[], draw: Draw): T {
  const choice = choices[draw(choices.length)];
  if (choice === undefined) throw new RangeError('nothing to choose from');
  return choice;
}

/** House rules drawn at random. */
export function randomOptions(game: HanafudaGame, draw: Draw): Options {
  const drawn = Object.entries(game.options).map(([id, { choices }]) => [id, oneOf(choices, draw)]);
  return Object.fromEntries(drawn) as Options;
}

/** The start of the match of this number: its own house rules, its own seed. */
export function randomSetup(game: HanafudaGame, seats: number, number: number): Setup {
  const options = randomOptions(game, drawsOf(seedOf(number), 'options'));
  return { game: game.id, seats, options, seed: seedOf(number) };
}

/** Chooses any legal move. */
export function randomChooser(number: number): Chooser {
  const draw = drawsOf(seedOf(number), 'moves');
  return ({ moves }) => oneOf(moves, draw);
}

/** Plays a match to its end; `watch` sees every step, the start with no turn. */
export function playMatch(
  game: HanafudaGame,
  { setup, choose }: { readonly setup: Setup; readonly choose: Chooser },
  watch: (step: Step<State, Event>, turn: Turn | null) => void = () => {},
): State {
  let step = game.start(setup);
  watch(step, null);
  for (let seat = game.toAct(step.state); seat !== undefined; seat = game.toAct(step.state)) {
    const before = step.state;
    const moves = game.legalMoves(before, seat);
    const move = choose({ before, seat, moves });
    step = game.apply(before, seat, move);
    watch(step, { before, seat, moves, move });
  }
  return step.state;
}
