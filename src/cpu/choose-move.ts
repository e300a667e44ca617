import { type Draw, drawsOf, seedOf } from '../engine/core/random.ts';
import { sameMove } from '../engine/round/move-text.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { gameOf } from '../games/index.ts';
import { answerTo } from './auction-choice.ts';
import { weighCards } from './card-choice.ts';
import { tryMoves } from './try-moves.ts';
import { learnedValue } from './value/learned-value.ts';

/** How often an answer is tried, all together, if nothing was learned of the game. */
const LINES = 24;
/** Deals on which an answer is looked at whose worth turns on hidden cards. */
const LOOKS = 64;
/** What is imagined for an answer: the same for the same view, so that no chance decides. */
const IMAGINED = seedOf(1);
/** What may be done instead of playing a card. */
const INSTEAD: ReadonlySet<Move['type']> = new Set(['bomb', 'shake', 'flip']);
/** Moves whose worth differs by less are equally good. */
const SAME = 1e-6;

/**
 * The move of a computer player: one of `moves`, the legal moves of the seat whose view it is.
 * The same view, moves and draws give the same move; `draw` only decides between equally good
 * ones. Throws `RangeError` when there is no move to choose or the viewer isn't a seat.
 */
export function chooseMove(view: View, moves: readonly Move[], draw: Draw): Move {
  const answer = answerTo(view)?.type;
  const answered = moves.find(({ type }) => type === answer);
  if (answered !== undefined) return answered;
  const [only, ...others] = moves;
  if (only !== undefined && others.length === 0) return only;
  const isTold = tellsCalls(view);
  if (isTold && isCalled(view)) return likeliest(view, moves, draw);
  const card = chooseCard(view, moves, draw);
  const instead = isTold ? moves.filter(({ type }) => INSTEAD.has(type)) : [];
  return instead.length === 0 ? card : likeliest(view, [card, ...instead], draw);
}

function chooseCard(view: View, moves: readonly Move[], draw: Draw): Move {
  const worth = weighCards(view, moves);
  const best = Math.max(...worth);
  const equals = moves.filter((_, index) => (worth[index] ?? 0) >= best - SAME);
  const chosen = equals.length > 1 ? equals[draw(equals.length)] : equals[0];
  if (chosen === undefined) throw new RangeError('there is no move to choose');
  return chosen;
}

function isCalled({ phase }: View): boolean {
  return phase.type !== 'play' && phase.type !== 'capture';
}

/**
 * Whether computers tell what an answer brings. They toss a coin in matches begun before they could: those go on as
 * they began, so that a deal of the day and its par are the same for everybody.
 */
function tellsCalls({ setup }: View): boolean {
  return !gameOf(setup.game).rulesOf(setup).asksOfEquals;
}

/** What brings most by what was learned of the game, otherwise by a few rounds played out on imagined deals. */
function likeliest(view: View, moves: readonly Move[], draw: Draw): Move {
  const isLearned = learnedValue(gameOf(view.setup.game), view.setup.seats) !== null;
  const lines = isLearned ? 0 : LINES;
  const effort = { draw: drawsOf(IMAGINED, 'answer'), lines, isLate: () => false };
  const [best, ...others] = tryMoves(view, moves, effort);
  if (best === undefined) return chooseCard(view, moves, draw);
  if (!isLearned || view.phase.type === 'call') return best.move;
  // What an offer brings turns on cards that nobody sees.
  const sums = [best, ...others].map(({ move, score }) => ({ move, sum: score }));
  for (let look = 1; look < LOOKS; look++) {
    for (const { move, score } of tryMoves(view, moves, effort)) {
      const known = sums.find((one) => sameMove(one.move, move));
      if (known !== undefined) known.sum += score;
    }
  }
  return sums.reduce((most, one) => (one.sum > most.sum ? one : most)).move;
}
