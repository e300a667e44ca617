import { type AuctionQuestion, isAuction } from '../engine/round/state/auction-state.ts';
import type { Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import type { AuctionWeights } from '../games/cpu-weights.ts';
import { knowledgeOf, outlookOf, prospects } from './outlook.ts';
import { activeIn, auctionWeights } from './weights.ts';

interface Expectation {
  /** All in all; below nothing for a hand worse than the average. */
  readonly points: number;
  /** Of that, for being the first or the last to play. */
  readonly place: number;
  /** Of that, from the pot. */
  readonly pot: number;
}

interface Answer {
  readonly type: Move['type'];
  /** Null if the answer does not turn on the hand: who stays gets the pot without playing. */
  readonly expectation: Expectation | null;
  /** What must be expected more than, in points. */
  readonly least: number;
}

function expectationOf(view: View, weights: AuctionWeights): Expectation {
  const worth = prospects(knowledgeOf(view), outlookOf(view));
  const place = placeBonus(view, weights);
  const pot = potHope(view, weights);
  return { points: (worth - weights.level) * weights.slope + place + pot, place, pot };
}

function placeBonus({ phase, viewer, oya }: View, { first, last }: AuctionWeights): number {
  if (phase.type === 'chase') return last;
  return viewer === oya ? first : 0;
}

function potHope({ pot, unitsPerFivePoints }: View, { potShare }: AuctionWeights): number {
  return unitsPerFivePoints === 0 ? 0 : ((pot * 5) / unitsPerFivePoints) * potShare;
}

/** Whether so many dropped out that those who stay get the pot without playing (S6). */
function isPotFree({ seats, setup }: View): boolean {
  const dropped = seats.filter(({ answer }) => answer === 'drop').length;
  return dropped > seats.length - activeIn(setup.game);
}

export function answerTo(view: View): Answer | null {
  if (!isAuction(view.phase)) return null;
  const { type } = view.phase;
  const weights = auctionWeights(view.setup.game);
  if (type === 'entry' && isPotFree(view)) {
    return { type: 'stay', expectation: null, least: weights.drop };
  }
  const expectation = expectationOf(view, weights);
  const [least, yes, no] = QUESTIONS[type](weights);
  return { type: expectation.points > least ? yes : no, expectation, least };
}

/** What must be expected of a hand, the answer when it does, and the one when it does not. */
const QUESTIONS = {
  entry: ({ drop }) => [drop, 'stay', 'drop'],
  chase: ({ chase }) => [chase, 'chase', 'pass'],
  chased: ({ stand }) => [stand, 'stay', 'drop'],
} as const satisfies Readonly<
  Record<
    AuctionQuestion,
    (weights: AuctionWeights) => readonly [number, Move['type'], Move['type']]
  >
>;
