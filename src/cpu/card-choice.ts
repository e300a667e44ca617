import {
  type CardSet,
  cardsOf,
  intersection,
  monthSet,
  sumOf,
  withoutCard,
} from '../engine/core/card-set.ts';
import { type CardId, isBonus } from '../engine/core/cards.ts';
import type { Capture, Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { cpuWeights } from '../games/index.ts';
import {
  capturedOf,
  type Knowledge,
  knowledgeOf,
  type Outlook,
  outlookAfter,
  outlookOf,
  prospects,
} from './outlook.ts';

type Worth = (after: Outlook) => number;

/** How good each move of a card is, by its place in `moves`; higher is better. */
export function weighCards(view: View, moves: readonly Move[]): readonly number[] {
  const knowledge = knowledgeOf(view);
  const now = outlookOf(view);
  const worth: Worth = aimsLow(knowledge)
    ? (after) => -pointsIn(knowledge, after)
    : (after) => prospects(knowledge, after);
  return moves.map((move) => Math.max(...outcomes(knowledge, now, move).map(worth)));
}

/** The positions that a move can lead to; several if the capture is chosen after it. */
function outcomes({ view, me }: Knowledge, now: Outlook, move: Move): readonly Outlook[] {
  const { phase, hand } = view;
  const after = (card: CardId, take: Capture | null) => outlookAfter(now, me, { card, take });
  if (move.type === 'capture' && phase.type === 'capture') {
    return [after(phase.card, laidOr(move.take))];
  }
  if (move.type === 'hiki') return [outlookAfter(now, me, hikiOf(now.hand, move.month))];
  if (move.type !== 'play') return [];
  const { card } = move;
  const takes = hand.find((held) => held.card === card)?.takes ?? [];
  if (takes.length === 0) return [after(card, isBonus(card) ? [] : null)];
  return takes.map((take) => after(card, laidOr(take)));
}

export function laidOr(take: Capture): Capture | null {
  return take.length === 0 ? null : take;
}

/** All four of a month as a card of the hand that takes the three others. */
export function hikiOf(
  hand: CardSet,
  month: number,
): { readonly card: CardId; readonly take: Capture } {
  const cards = monthSet(month);
  const [card = 0] = cardsOf(intersection(hand, cards));
  return { card, take: cardsOf(withoutCard(cards, card)) };
}

/** Whether this seat can still end as low man, and it is late enough to try. */
export function aimsLow({ view, me }: Knowledge): boolean {
  const low = cpuWeights(view.setup.game).lowMan;
  if (low === undefined) return false;
  const points = view.seats[me]?.points ?? 0;
  return points + low.perTurn * view.hand.length <= low.most;
}

function pointsIn({ view, me }: Knowledge, after: Outlook): number {
  return sumOf(capturedOf(after, me), view.values);
}
