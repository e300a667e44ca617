import { isAuction } from '../engine/round/state/auction-state.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { gameOf } from '../games/index.ts';
import type { Mind } from '../model/computer.ts';
import type { Hint, Lead, Reason } from '../model/hint.ts';
import type { Prompt } from './card-action.ts';
import { chooseStrongly, type StrongChoice } from './choose-as.ts';
import { chooseMove } from './choose-move.ts';
import { reasonsFor } from './hint.ts';
import type { Trial } from './try-moves.ts';

/**
 * The move of a strong computer in the place of the viewer, and the reasons for it: what the move
 * does by the rules, and how far ahead of the next best the computer found it. The same view, moves and chance
 * give the same hint. Throws `RangeError` when there is no move, or the viewer isn't a seat.
 */
export function strongHint(
  view: View,
  moves: readonly Move[],
  mind: Pick<Mind, 'draw' | 'now'>,
): Hint {
  // The reasons for an answer in an auction are those of the plain judgement.
  const choice: StrongChoice = isAuction(view.phase)
    ? { move: chooseMove(view, moves, mind.draw), trials: [] }
    : chooseStrongly(view, moves, mind);
  const { move } = choice;
  const asked: Prompt = {
    game: gameOf(view.setup.game),
    view,
    moves,
    draw: mind.draw,
    choose: (seen, possible) => chooseStrongly(seen, possible, mind).move,
  };
  const reasons = [...reasonsFor(asked, move), ...trialReasons(choice)];
  return { by: 'strong', move, reasons };
}

/** This many standard errors aren't chance: 19 times out of 20. */
const CLEAR = 2;

/** How far one move is ahead of another on the deals on which both were tried; null: too few to say. */
export function leadOver(one: Trial, other: Trial): Lead | null {
  const deals = Math.min(one.gains.length, other.gains.length);
  if (deals < 2) return null;
  const leads = one.gains.slice(0, deals).map((gain, deal) => gain - (other.gains[deal] ?? 0));
  const lead = leads.reduce((sum, each) => sum + each, 0) / deals;
  const variance = leads.reduce((sum, each) => sum + (each - lead) ** 2, 0) / (deals - 1);
  return { deals, lead, isClear: lead > CLEAR * Math.sqrt(variance / deals) };
}

function trialReasons({ trials }: StrongChoice): readonly Reason[] {
  const [best, next] = trials;
  if (best === undefined || next === undefined) return [];
  const found = leadOver(best, next);
  // An answer that ends the match well is given whatever it brings.
  if (found === null || found.lead < 0) return [];
  return [{ why: 'tried', ...found, next: next.move }];
}
