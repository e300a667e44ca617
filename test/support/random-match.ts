import type { Options, Seat, Setup, Step } from '../../src/engine/core/game.ts';
import { type Draw, drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { Event } from '../../src/engine/round/event.ts';
import type { Move, State } from '../../src/engine/round/state.ts';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';
import { gameOf } from './position.ts';

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

/** Chooses any legal move; `purpose` as of any draws. */
export function randomChooser(number: number, purpose = 'moves'): Chooser {
  const draw = drawsOf(seedOf(number), purpose);
  return ({ moves }) => oneOf(moves, draw);
}

/** The turns of a match from a state on, so many or until it is over, each with what it comes to. */
export function* turnsFrom(
  start: State,
  choose: Chooser,
  most = Number.POSITIVE_INFINITY,
): Generator<Turn & Step<State, Event>> {
  const game = gameOf(start.setup.game);
  let before = start;
  for (let made = 0; made < most; made++) {
    const seat = game.toAct(before);
    if (seat === undefined) return;
    const moves = game.legalMoves(before, seat);
    const move = choose({ before, seat, moves });
    const step = game.apply(before, seat, move);
    yield { before, seat, moves, move, ...step };
    before = step.state;
  }
}

/** Plays a match to its end; `watch` sees every step, the start with no turn. */
export function playMatch(
  game: HanafudaGame,
  { setup, choose }: { readonly setup: Setup; readonly choose: Chooser },
  watch: (step: Step<State, Event>, turn: Turn | null) => void = () => {},
): State {
  const start = game.start(setup);
  watch(start, null);
  let end = start.state;
  for (const turn of turnsFrom(start.state, choose)) {
    watch(turn, turn);
    end = turn.state;
  }
  return end;
}
