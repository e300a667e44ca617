import { defaultOptions } from '../../engine/core/options.ts';
import { drawsOf, seedOf } from '../../engine/core/random.ts';
import type { HanafudaGame } from '../../games/index.ts';

/** Enough for each of its rules to have its say. */
const MOVES = 3000;

/**
 * A number for the rules of a game as most play it: matches played at random, and what everybody owned
 * after each move. Rules that come to something else have another.
 */
export function fingerprintOf(game: HanafudaGame, seats: number): string {
  const options = defaultOptions(game.options);
  const draw = drawsOf(seedOf(seats), 'fingerprint');
  let hash = 0x811c9dc5;
  let { state } = game.start({ game: game.id, seats, options, seed: seedOf(0) });
  for (let made = 1; made <= MOVES; made++) {
    const seat = game.toAct(state);
    if (seat === undefined) {
      state = game.start({ game: game.id, seats, options, seed: seedOf(made) }).state;
    } else {
      const moves = game.legalMoves(state, seat);
      const move = moves[draw(moves.length)];
      if (move !== undefined) state = game.apply(state, seat, move).state;
      for (const text of JSON.stringify([moves, state.totals])) {
        hash = Math.imul(hash ^ text.charCodeAt(0), 0x01000193);
      }
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
