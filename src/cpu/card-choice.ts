import {
  type CardSet,
  has,
  setOf,
  size,
  union,
  withCard,
  without,
  withoutCard,
} from '../engine/core/card-set.ts';
import type { CardId } from '../engine/core/cards.ts';
import type { Capture, Move } from '../engine/rules/state.ts';
import type { View } from '../engine/rules/view.ts';
import {
  capturedOf,
  type Knowledge,
  knowledgeOf,
  type Outlook,
  outlookOf,
  prospects,
} from './outlook.ts';
import { LOW_MAN } from './weights.ts';

/** How good each move of a card is, by its place in `moves`; higher is better. */
export function weighCards(view: View, moves: readonly Move[]): readonly number[] {
  const knowledge = knowledgeOf(view);
  const now = outlookOf(view);
  return moves.map((move) => weigh(knowledge, now, move));
}

function weigh(knowledge: Knowledge, now: Outlook, move: Move): number {
  const { view } = knowledge;
  if (move.type === 'capture' && view.phase.type === 'capture') {
    return weighCapture(knowledge, now, { card: view.phase.card, take: move.take });
  }
  if (move.type !== 'play') return Number.NEGATIVE_INFINITY;
  const takes = view.hand.find(({ card }) => card === move.card)?.takes ?? [];
  const played = { ...now, hand: withoutCard(now.hand, move.card) };
  if (takes.length === 0) {
    const laid = { ...played, field: withCard(now.field, move.card) };
    return worthOf(knowledge, now, laid);
  }
  return Math.max(
    ...takes.map((take) => weighCapture(knowledge, played, { card: move.card, take })),
  );
}

function weighCapture(
  knowledge: Knowledge,
  now: Outlook,
  { card, take }: { readonly card: CardId; readonly take: Capture },
): number {
  const { me } = knowledge;
  const taken = setOf(take);
  const captured = now.captured.map((set, seat) =>
    seat === me ? withCard(union(set, taken), card) : set,
  );
  return worthOf(knowledge, now, { ...now, field: without(now.field, taken), captured });
}

function worthOf(knowledge: Knowledge, now: Outlook, after: Outlook): number {
  const worth = prospects(knowledge, after);
  if (!aimsLow(knowledge, now)) return worth;
  return pointsIn(knowledge, capturedOf(after, knowledge.me)) * -LOW_MAN.shunned;
}

/** Whether this seat can still end as low man, and it is late enough to try (S12). */
function aimsLow({ view, me }: Knowledge, now: Outlook): boolean {
  if (view.yakuUnit !== 'hai') return false;
  const points = view.seats[me]?.points ?? 0;
  return points + LOW_MAN.perTurn * size(now.hand) <= LOW_MAN.most;
}

function pointsIn({ view }: Knowledge, set: CardSet): number {
  return view.values.reduce((sum, value, card) => (has(set, card) ? sum + value : sum), 0);
}
