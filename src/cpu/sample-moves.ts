import type { Seat } from '../engine/core/game.ts';
import type { Draw } from '../engine/core/random.ts';
import { findGame, type HanafudaGame } from '../engine/games/index.ts';
import type { Move, State } from '../engine/rules/state.ts';
import type { View } from '../engine/rules/view.ts';
import { glanceOf, playOut } from './play-out.ts';

/**
 * By move, what it brings the viewer's seat in this round on each of many imagined deals of what it
 * cannot see: what it wins, less what the others win each, in the unit of the totals. Every move is
 * tried on the same deals. `imagine` gives a state that the seat may believe itself in.
 */
export function sampleMoves(
  view: View,
  moves: readonly Move[],
  how: { readonly draw: Draw; readonly imagine: () => State; readonly samples: number },
): readonly (readonly number[])[] {
  const { viewer } = view;
  if (viewer === 'spectator') throw new RangeError('a spectator has no move');
  const game = gameNamed(view.setup.game);
  const glancers = { glance: glanceOf(view), draw: how.draw };
  const gains = moves.map((): number[] => []);
  for (let sample = 0; sample < how.samples; sample++) {
    const before = how.imagine();
    moves.forEach((move, index) => {
      const after = playOut(game, game.apply(before, viewer, move).state, glancers);
      gains[index]?.push(gain(before, after, viewer));
    });
  }
  return gains;
}

function gain(before: State, after: State, seat: Seat): number {
  const others = Math.max(1, before.totals.length - 1);
  return after.totals.reduce((sum, total, at) => {
    const won = total - (before.totals[at] ?? 0);
    return sum + (at === seat ? won : -won / others);
  }, 0);
}

function gameNamed(id: string): HanafudaGame {
  const game = findGame(id);
  if (game === undefined) throw new RangeError(`no such game: ${id}`);
  return game;
}
