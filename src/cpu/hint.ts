import type { Draw } from '../engine/core/random.ts';
import { isAuction } from '../engine/round/state/auction-state.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { gameOf } from '../games/index.ts';
import type { Hint, Reason } from '../model/hint.ts';
import { answerTo } from './auction-choice.ts';
import type { Prompt } from './card-action.ts';
import { chooseMove } from './choose-move.ts';
import { callReasons, cardReasons } from './move-reasons.ts';

/**
 * The move of a normal computer in the place of the viewer, and what it does by the rules: for who cannot wait for
 * a strong one (`strongHint`). Throws `RangeError` when there is no move, or the viewer isn't a seat.
 */
export function hintAtOnce(view: View, moves: readonly Move[], draw: Draw): Hint {
  const choose: Prompt['choose'] = (seen, possible) => chooseMove(seen, possible, draw);
  const asked: Prompt = { game: gameOf(view.setup.game), view, moves, draw, choose };
  const move = choose(view, moves);
  return { by: 'normal', move, reasons: reasonsFor(asked, move) };
}

export function reasonsFor(asked: Prompt, move: Move): readonly Reason[] {
  const { view, moves } = asked;
  return [
    ...onlyMove(view, moves),
    ...answerReasons(view),
    ...cardReasons(asked, move),
    ...callReasons(asked, move),
  ];
}

function onlyMove({ hand }: View, moves: readonly Move[]): readonly Reason[] {
  if (moves.length > 1) return [];
  return [{ why: 'only', how: hand.length > 1 ? 'barred' : 'last-card' }];
}

function answerReasons(view: View): readonly Reason[] {
  const { phase } = view;
  const answer = answerTo(view);
  if (answer === null || !isAuction(phase)) return [];
  const { expectation, least } = answer;
  if (expectation === null) return [{ why: 'pot-free' }];
  return [{ why: 'promise', question: phase.type, least, ...expectation }];
}
