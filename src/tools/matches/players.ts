import { chooseMove } from '../../cpu/choose-move.ts';
import type { Seed } from '../../engine/core/random.ts';
import { drawsOf } from '../../engine/core/random.ts';
import type { Decide } from '../../engine/transcript/transcript.ts';
import type { HanafudaGame } from '../../games/index.ts';

/** Players for a match without people; the seed makes them repeatable. */
export function playersOf(game: HanafudaGame, seed: Seed, who: 'random' | 'computer'): Decide {
  const draw = drawsOf(seed, `players ${who}`);
  if (who === 'computer') {
    return (state, seat, moves) => chooseMove(game.view(state, seat), moves, draw);
  }
  return (_state, _seat, moves) => {
    const move = moves[draw(moves.length)];
    if (move === undefined) throw new RangeError('a player is asked and has no move');
    return move;
  };
}
