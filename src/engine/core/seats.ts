import type { Game } from './game.ts';

/** How many may play a game, and how many seats its tables have when nobody chooses. */
type Sizes = Pick<Game<unknown, unknown, unknown, unknown>, 'seats' | 'usualSeats'>;

/** The smallest number of players, no fewer than there are, that a game can be played by. */
export function seatsNeeded({ seats }: Pick<Sizes, 'seats'>, players: number): number {
  return seats.find((count) => count >= players) ?? Math.max(...seats);
}

/**
 * How many seats a table has: as many as were chosen, or as the game usually has if nobody chose
 * (null); never fewer than are taken.
 */
export function seatsOf(game: Sizes, chosen: number | null, taken: number): number {
  const wanted = chosen ?? game.usualSeats;
  return wanted < taken ? seatsNeeded(game, taken) : wanted;
}
