import type { HandCard, View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { CardItem, CardWidth, Item, Rect } from '../../scene.ts';
import { beside, fixed, flowed, NOTHING, type Piece, whole, word } from '../line.ts';
import {
  box,
  cardRect,
  crossed,
  frameAround,
  GAP,
  LINE,
  lying,
  outset,
  rowOfCards,
} from '../pieces.ts';
import { labelled } from '../pile.ts';
import type { Told } from '../seat-lines.ts';
import { choosing, NUMBER_RISE, numberOn, numberPiece, ranges } from './hand-field.ts';

const CARD_GAP = 14;
/** Between the card for which a capture is chosen and the rest of the hand. */
const WAITING_GAP = 32;
/** In that rest, which is not asked about. */
const ASIDE_GAP = 4;
/** How much of each shows at least when they cover each other, as a share; and in that rest. */
const SHOWN = 0.68;
const ASIDE_SHOWN = 0.4;
const REASONS_SHOWN = 2;
/** What is asked beside that card: as large, no wider, and in a place that stands out by this much. */
const CHOICE_SIZE = 60;
const CHOICE_MOST = 320;
const CHOICE_PAD = 16;
const CHOICE_EDGE = 6;

/** Whether a number on each card is that of a button. */
export function isNumbered({ phase }: View): boolean {
  return phase.type === 'play';
}

/** What is asked before the hand, so far from its left end; between its cards; and from one to the next at least. */
function arranged(told: Told, w: CardWidth) {
  const held = told.view.hand.length;
  const asked = choice(told, w);
  const isAsked = asked.width > 0;
  const before = isAsked && held > 0 ? asked.width + WAITING_GAP : asked.width;
  const gap = isAsked ? ASIDE_GAP : CARD_GAP;
  return { held, asked, isAsked, before, gap, step: w * (isAsked ? ASIDE_SHOWN : SHOWN) };
}

export function handWidth(told: Told, w: CardWidth): number {
  const { held, before, gap } = arranged(told, w);
  return before + Math.max(0, held * (w + gap) - gap);
}

/** The same of cards that cover each other as far as they may. */
export function leastHandWidth(told: Told, w: CardWidth): number {
  const { held, before, step } = arranged(told, w);
  return before + (held > 0 ? w + (held - 1) * step : 0);
}

/** The hand from the left, covering each other if they must; before it what the viewer has to choose for. */
export function handCards(
  input: Told,
  { x, y, w: room }: Omit<Rect, 'h'>,
  w: CardWidth,
): readonly Item[] {
  const { view } = input;
  const { hand } = view;
  const { asked, isAsked, before, gap } = arranged(input, w);
  const left = x + before;
  const step = Math.min(w + gap, (x + room - left - w) / Math.max(1, hand.length - 1));
  const row = rowOfCards(
    hand.map(({ card }) => card),
    { x: left, y, w, step },
  );
  if (isAsked) {
    return [...asked.at(x, y), ...row.flatMap((card) => lying({ ...card, look: 'shaded' }))];
  }
  const areTaking = hand.some(isTaking);
  const numbered = isNumbered(view);
  const held = row.flatMap((card, index) => {
    const own = hand[index];
    if (own === undefined) return [];
    const look = areTaking && !isTaking(own) ? ({ ...card, look: 'shaded' } as const) : card;
    return [{ own, rect: cardRect(card), items: heldCard(own, look, numbered) }];
  });
  return [
    ...held.flatMap(({ items }) => items),
    ...held.flatMap(({ own, rect }) =>
      numbered ? numberOn(rect, String(own.number), inkOf(own)) : [],
    ),
  ];
}

/** The card for which a capture is chosen, lifted out of the hand, and the numbers to choose from. */
function choice({ view, words }: Told, w: CardWidth): Piece {
  const chosen = choosing(view);
  if (chosen === null) return NOTHING;
  const taking = chosen.choices.flatMap((cards, index) => (cards.length > 0 ? [index + 1] : []));
  const numbers = beside(ranges(taking).map((text) => numberPiece(text, 'gold')));
  const setting = { size: CHOICE_SIZE, bold: true, ink: 'gold' } as const;
  const asked = word(words.choose, setting).within(CHOICE_MOST);
  const h = cardHeight(w);
  const column = w + CHOICE_PAD;
  const width = column + Math.max(asked.width, numbers.width) + CHOICE_PAD;
  return fixed(width, (x, y) => {
    const slot = { x, y, w };
    const top = y + Math.round((h - CHOICE_SIZE - CHOICE_PAD - LINE) / 2);
    return [
      box(outset({ x, y, w: width, h }, CHOICE_EDGE), 'dark', CHOICE_EDGE * 2),
      ...labelled(slot, chosen.card, chosen.from === 'hand' ? words.fromHand : words.fromPile),
      ...asked.at(x + column, top),
      ...numbers.at(x + column, top + CHOICE_SIZE + CHOICE_PAD),
    ];
  });
}

function isTaking({ takes, blocked }: HandCard): boolean {
  return blocked === undefined && takes.length > 0;
}

/** A card of the hand; what takes something has a golden ring if it has a number, what may not be played a cross. */
function heldCard(held: HandCard, card: CardItem, isNumbered: boolean): readonly Item[] {
  const rect = cardRect(card);
  const isBlocked = held.blocked !== undefined;
  return [
    ...lying(isBlocked ? { ...card, look: 'veiled' } : card),
    ...(isBlocked ? [crossed({ ...rect, h: rect.h - NUMBER_RISE })] : []),
    ...(isNumbered && isTaking(held) ? [frameAround(rect, 'gold')] : []),
  ];
}

function inkOf(held: HandCard): 'gold' | 'cream' | 'seal' {
  if (held.blocked !== undefined) return 'seal';
  return isTaking(held) ? 'gold' : 'cream';
}

/** Why cards may not be played, after their numbers: each whole, or all on one line. */
export function reasonLines(
  { view, words }: Told,
  room: number,
  lines: 'whole' | 'one',
): readonly Piece[] {
  if (!isNumbered(view)) return [];
  const numbers = new Map<string, readonly number[]>();
  for (const { number, blocked } of view.hand) {
    if (blocked === undefined) continue;
    const reason = words.blocked(blocked);
    numbers.set(reason, [...(numbers.get(reason) ?? []), number]);
  }
  const told = [...numbers].slice(0, REASONS_SHOWN).map(([reason, cards], index) => {
    const number = numberPiece(ranges(cards).join(' '), 'seal');
    const before = index === 0 ? [whole(words.unplayable, { bold: true })] : [];
    return beside([...before, number, word(reason)]);
  });
  return lines === 'one' && told.length > 0
    ? [beside(told, 2 * GAP).within(room)]
    : flowed(told, room);
}
