import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import type { Mind } from '../model/computer.ts';
import { weighCards } from './card-choice.ts';
import { chooseMove } from './choose-move.ts';
import measured from './gentle-slips.json' with { type: 'json' };

/** How often a gentle computer slips in a game, as `npm run strength -- --slips` measured it. */
export interface MeasuredSlips {
  readonly game: string;
  readonly seats: number;
  /** Of 100 moves. */
  readonly slips: number;
  /** The share of matches against such computers that a novice wins; a tie is a part of a win. */
  readonly won: number;
  readonly matches: number;
}

/** An easy computer plays anything in one of this many moves. */
const EASY_SLIPS = 3;

/** Slips of 100 moves if they were not measured. */
const UNMEASURED = 50;

/**
 * The move of a computer that takes no time: a gentle one loses on purpose, an easy one now and then plays without
 * looking; any other weighs what it sees, as a normal one does. The same view, moves and chance give the same move.
 */
export function chooseAtOnce(view: View, moves: readonly Move[], { draw, strength }: Mind): Move {
  if (strength === 'gentle') return chooseGently(view, moves, { draw });
  if (strength === 'easy' && draw(EASY_SLIPS) === 0) {
    const slip = moves[draw(moves.length)];
    if (slip !== undefined) return slip;
  }
  return chooseMove(view, moves, draw);
}

/**
 * The move of a computer that whoever plays for the first time can beat: the worst move in this many of 100,
 * otherwise a normal one's. It never plays on for more.
 */
export function chooseGently(
  view: View,
  moves: readonly Move[],
  { draw, slips = slipsIn(view) }: Pick<Mind, 'draw'> & { readonly slips?: number | undefined },
): Move {
  const stop = moves.find(({ type }) => type === 'shobu');
  if (stop !== undefined) return stop;
  const worst = moves.length > 1 && draw(100) < slips ? worstOf(view, moves) : undefined;
  return worst ?? chooseMove(view, moves, draw);
}

/** Out of the round, where that can be chosen; otherwise the worst card. */
function worstOf(view: View, moves: readonly Move[]): Move | undefined {
  const drop = moves.find(({ type }) => type === 'drop');
  if (drop !== undefined) return drop;
  const cards = moves.filter(({ type }) => type === 'play' || type === 'capture');
  const worth = weighCards(view, cards);
  return cards[worth.indexOf(Math.min(...worth))];
}

function slipsIn({ setup: { game, seats } }: View): number {
  const row = measured.find((one) => one.game === game && one.seats === seats);
  return row?.slips ?? UNMEASURED;
}
