import {
  type CardSet,
  cardsOf,
  has,
  intersection,
  monthSet,
  setOf,
  union,
  withCard,
  without,
  withoutCard,
} from '../engine/core/card-set.ts';
import type { CardId } from '../engine/core/cards.ts';
import type { Capture, Move } from '../engine/round/state.ts';
import type { View } from '../engine/view/view.ts';
import { cpuWeights } from '../games/index.ts';
import {
  capturedOf,
  type Knowledge,
  knowledgeOf,
  type Outlook,
  outlookOf,
  prospects,
} from './outlook.ts';

/** What a position that a move makes is worth. */
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

/** The positions that a move can lead to; several where the capture is chosen after it. */
function outcomes(knowledge: Knowledge, now: Outlook, move: Move): readonly Outlook[] {
  const { view } = knowledge;
  if (move.type === 'capture' && view.phase.type === 'capture') {
    return [captured(knowledge, now, { card: view.phase.card, take: move.take })];
  }
  if (move.type === 'hiki') return [captured(knowledge, now, hikiOf(now.hand, move.month))];
  if (move.type !== 'play') return [];
  const { card } = move;
  const takes = view.hand.find((held) => held.card === card)?.takes ?? [];
  const played = { ...now, hand: withoutCard(now.hand, card) };
  if (takes.length === 0) return [{ ...played, field: withCard(now.field, card) }];
  return takes.map((take) => captured(knowledge, played, { card, take }));
}

function captured(
  { me }: Knowledge,
  now: Outlook,
  { card, take }: { readonly card: CardId; readonly take: Capture },
): Outlook {
  const taken = setOf(take);
  const piles = now.captured.map((set, seat) =>
    seat === me ? withCard(union(set, taken), card) : set,
  );
  return {
    hand: withoutCard(without(now.hand, taken), card),
    field: without(now.field, taken),
    captured: piles,
  };
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
  const own = capturedOf(after, me);
  return view.values.reduce((sum, value, card) => (has(own, card) ? sum + value : sum), 0);
}
