import type { HandCard, View } from '../../../engine/view/view.ts';
import type { CardItem, CardWidth, Item, Rect } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { beside, type Piece, whole, word } from '../line.ts';
import { cardRect, crossed, frameAround, lying, rowOfCards } from '../pieces.ts';
import { NUMBER_RISE, numberOn } from './hand-field.ts';

const CARD_GAP = 14;
/** Between the card for which a capture is chosen and the rest of the hand. */
const WAITING_GAP = 32;
/** In that rest, which is not asked about. */
const ASIDE_GAP = 4;
const REASONS_SHOWN = 2;

type Choosing = Extract<View['phase'], { readonly type: 'capture' }>;

/** What the viewer has to choose a capture for; null when it is nothing. */
function choosing({ phase, viewer }: View): Choosing | null {
  return phase.type === 'capture' && phase.seat === viewer ? phase : null;
}

/** Whether a number on each card is that of a button. */
export function isNumbered(view: View): boolean {
  return view.phase.type === 'play' && choosing(view) === null;
}

export function handWidth(view: View, w: CardWidth): number {
  const chosen = choosing(view) !== null;
  const waiting = chosen ? w + (view.hand.length > 0 ? WAITING_GAP : 0) : 0;
  const gap = chosen ? ASIDE_GAP : CARD_GAP;
  return waiting + Math.max(0, view.hand.length * (w + gap) - gap);
}

/** The hand from the left, covering each other where they must; before it the card for which a capture is chosen. */
export function handCards(view: View, { x, y, w: room }: Rect, w: CardWidth): readonly Item[] {
  const { hand } = view;
  const chosen = choosing(view);
  const left = chosen === null ? x : x + w + WAITING_GAP;
  const gap = chosen === null ? CARD_GAP : ASIDE_GAP;
  const step = Math.min(w + gap, (x + room - left - w) / Math.max(1, hand.length - 1));
  const row = rowOfCards(
    hand.map(({ card }) => card),
    { x: left, y, w, step },
  );
  if (chosen !== null) {
    const card: CardItem = { type: 'card', card: chosen.card, x, y, w };
    return [frameAround(cardRect(card), 'gold'), card, ...row.flatMap(lying)];
  }
  const areTaking = hand.some(isTaking);
  const numbered = isNumbered(view);
  return row.flatMap((card, index) => {
    const held = hand[index];
    if (held === undefined) return [];
    return heldCard(
      held,
      areTaking && !isTaking(held) ? { ...card, look: 'shaded' } : card,
      numbered ? index + 1 : null,
    );
  });
}

function isTaking({ takes, blocked }: HandCard): boolean {
  return blocked === undefined && takes.length > 0;
}

/** A card of the hand; what takes something has a golden ring and number, what may not be played a cross. */
function heldCard(held: HandCard, card: CardItem, number: number | null): readonly Item[] {
  const rect = cardRect(card);
  const isRinged = number !== null && isTaking(held);
  const isBlocked = held.blocked !== undefined;
  return [
    ...lying(isBlocked ? { ...card, look: 'veiled' } : card),
    ...(isBlocked ? [crossed({ ...rect, h: rect.h - NUMBER_RISE })] : []),
    ...(isRinged ? [frameAround(rect, 'gold')] : []),
    ...(number === null ? [] : numberOn(rect, String(number), isRinged ? 'gold' : 'cream')),
  ];
}

export function reasonLines(hand: readonly HandCard[], words: PictureWords): readonly Piece[] {
  const numbers = new Map<string, readonly number[]>();
  for (const [index, { blocked }] of hand.entries()) {
    if (blocked === undefined) continue;
    const reason = words.blocked(blocked);
    numbers.set(reason, [...(numbers.get(reason) ?? []), index + 1]);
  }
  return [...numbers].slice(0, REASONS_SHOWN).map(([reason, cards]) => {
    return beside([whole(`× ${cards.join(' ')}`, { bold: true }), word(reason, { ink: 'dim' })]);
  });
}
