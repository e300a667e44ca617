import { isAuction } from '../engine/mechanics/auction-state.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { gameOf } from '../games/index.ts';
import type { Mind } from '../model/computer.ts';
import { answerTo } from './auction-choice.ts';
import type { Prompt } from './card-action.ts';
import { chooseStrongly, type StrongChoice } from './choose-as.ts';
import { chooseMove } from './choose-move.ts';
import { callReasons, cardReasons } from './move-reasons.ts';
import type { Reason } from './reason.ts';

/** What a computer would do, and why. */
export interface Hint {
  readonly move: Move;
  /** The weightiest first; never empty. */
  readonly reasons: readonly Reason[];
}

/**
 * The move of a strong computer in the place of the viewer, and the reasons for it: what the move
 * does by the rules, and what the computer found when it tried it. The same view, moves and chance
 * give the same hint. Throws `RangeError` when there is no move, or the viewer is no seat.
 */
export function hintFor(view: View, moves: readonly Move[], mind: Pick<Mind, 'draw'>): Hint {
  // The reasons for an answer in an auction are those of the plain judgement.
  const choice: StrongChoice = isAuction(view.phase)
    ? { move: chooseMove(view, moves, mind.draw), trials: [] }
    : chooseStrongly(view, moves, mind);
  const { move } = choice;
  const asked: Prompt = { game: gameOf(view.setup.game), view, moves, mind };
  return {
    move,
    reasons: [
      ...onlyMove(view, moves),
      ...answerReasons(view),
      ...cardReasons(asked, move),
      ...callReasons(asked, move),
      ...trialReasons(choice),
    ],
  };
}

function onlyMove({ hand }: View, moves: readonly Move[]): readonly Reason[] {
  if (moves.length > 1) return [];
  return [{ why: 'only', how: hand.length > 1 ? 'barred' : 'last-card' }];
}

/** What an answer before play turned on. */
function answerReasons(view: View): readonly Reason[] {
  const answer = answerTo(view);
  const { type: question } = view.phase;
  if (answer === null) return [];
  const { expectation, least } = answer;
  if (expectation === null) return [{ why: 'pot-free' }];
  if (question !== 'entry' && question !== 'chase' && question !== 'chased') return [];
  return [{ why: 'promise', question, least, ...expectation }];
}

/** So many standard errors are no chance: 19 times of 20. */
const CLEAR = 2;

/** What the trial showed of the two best moves. */
function trialReasons({ trials }: StrongChoice): readonly Reason[] {
  const [best, next] = trials;
  if (best === undefined || next === undefined) return [];
  const deals = best.gains.length;
  if (deals === 0) return [];
  const lead = best.score - next.score;
  const leads = best.gains.map((gain, deal) => gain - (next.gains[deal] ?? 0));
  const mean = leads.reduce((sum, one) => sum + one, 0) / deals;
  const variance = leads.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (deals - 1);
  const isClear = lead > CLEAR * Math.sqrt(variance / deals);
  return [{ why: 'tried', deals, lead, isClear, next: next.move }];
}
