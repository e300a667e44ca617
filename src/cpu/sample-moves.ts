import type { Seat } from '../engine/core/game.ts';
import type { Draw } from '../engine/core/random.ts';
import { PLATE } from '../engine/mechanics/stakes.ts';
import type { Move, State } from '../engine/round/state.ts';
import { imagine } from '../engine/view/imagine.ts';
import type { View } from '../engine/view/view.ts';
import { gameOf, type HanafudaGame } from '../games/index.ts';
import { blurred, type Glance, glanceOf, playOut } from './play-out.ts';

/** A move played out on imagined deals. */
export interface Trial {
  readonly move: Move;
  /**
   * By deal: what the viewer's seat wins in this round, less what the others win each, in the unit
   * of the totals.
   */
  readonly gains: readonly number[];
}

/** How the moves of a seat are tried. */
interface Trying {
  readonly game: HanafudaGame;
  readonly seat: Seat;
  readonly glance: Glance;
  readonly draw: Draw;
  readonly view: View;
  /** Imagined deals of a heat, each for all the moves that are tried in it. */
  readonly deals: number;
}

/** With whose chance and imagination, and with how many others the time is shared (see `Mind`). */
interface Thinking extends Pick<Trying, 'draw'> {
  readonly thinkers?: number;
}

/** How often the moves are tried. Each time but the first only the better half is, at least two. */
const HEATS = 5;
/** Imagined deals of a heat for one that thinks alone. */
const DEALS = 96;

/**
 * The moves tried on many imagined deals of what the viewer's seat cannot see, the best first. The
 * first two are tried on the same deals, and on the most: to tell those apart takes more than to
 * tell the worst. Throws `RangeError` for a spectator.
 */
export function sampleMoves(
  view: View,
  moves: readonly Move[],
  { draw, thinkers = 1 }: Thinking,
): readonly Trial[] {
  const { viewer: seat, setup } = view;
  if (seat === 'spectator') throw new RangeError('a spectator has no move');
  const deals = Math.ceil(DEALS / thinkers);
  const trying = {
    draw,
    view,
    deals,
    seat,
    game: gameOf(setup.game),
    glance: glanceOf(view),
  };
  let trials: readonly Trial[] = moves.map((move) => ({ move, gains: [] }));
  let left = trials.length;
  for (let heat = 0; heat < HEATS; heat++) {
    if (heat > 0) left = Math.max(2, Math.ceil(left / 2));
    const tried = triedOn(trying, trials.slice(0, left));
    trials = [...tried.toSorted((a, b) => sumOf(b) - sumOf(a)), ...trials.slice(left)];
  }
  return trials;
}

/** The trials, carried on with the deals of one heat. */
function triedOn(
  { game, seat, glance, draw, view, deals }: Trying,
  trials: readonly Trial[],
): readonly Trial[] {
  const gains = trials.map((trial) => [...trial.gains]);
  for (let deal = 0; deal < deals; deal++) {
    const before = imagine(view, draw);
    const glancers = { glance: blurred(glance, draw), draw, round: before.round };
    trials.forEach(({ move }, index) => {
      const after = playOut(game, game.apply(before, seat, move).state, glancers);
      gains[index]?.push(gain(before, after, seat));
    });
  }
  return trials.map(({ move }, index) => ({ move, gains: gains[index] ?? [] }));
}

function sumOf({ gains }: Trial): number {
  return gains.reduce((sum, one) => sum + one, 0);
}

function gain(before: State, after: State, seat: Seat): number {
  const others = Math.max(1, before.totals.length - 1);
  return before.totals.reduce((sum, _, at) => {
    const won = ownedBy(after, at) - ownedBy(before, at);
    return sum + (at === seat ? won : -won / others);
  }, 0);
}

/** What a seat owns once its loans are repaid: to be lent a plate is no gain (S2). */
function ownedBy({ totals, stakes }: State, seat: Seat): number {
  return (totals[seat] ?? 0) - PLATE * (stakes?.borrowed[seat] ?? 0);
}
