import { type CardId, monthOf } from '../../engine/core/cards.ts';
import { EMPTY, type Slot } from '../../engine/round/state.ts';
import { cardHeight } from '../deck.ts';
import { CARD_WIDTHS, type CardItem, type CardWidth, type Rect } from '../scene.ts';
import { cardRect, GAP } from './pieces.ts';

const ROWS = 2;
/** Columns that are always kept, so that nothing moves in an ordinary round. */
export const ORDINARY_COLUMNS = 7;
/** So many cards of one month on the field lie on one heap. */
const HEAP = 3;
const HEAP_SHARE = 0.73;

/** A place of the field with what lies on it: one card, or a heap of three of a month. */
export interface Cell {
  readonly cards: readonly CardId[];
  readonly rect: Rect;
  readonly items: readonly CardItem[];
}

/** How a field is laid out. */
export interface FieldSetting {
  readonly w: CardWidth;
  readonly columns: number;
  readonly apart: CardId | null;
}

/** How high the field is with cards of this width. */
export function fieldHeight(w: CardWidth): number {
  return ROWS * cardHeight(w) + (ROWS - 1) * GAP;
}

/**
 * The field in its stable places: the first ones are in the middle, later ones further out, and no
 * card moves because another goes. At least `columns` columns are kept free. The card `apart` (the
 * wild card) lies on no heap.
 */
export function fieldCells(
  field: readonly Slot[],
  rect: Rect,
  { w, columns: least, apart }: FieldSetting,
): readonly Cell[] {
  const columns = Math.max(least, Math.ceil(field.length / ROWS));
  const pitch = Math.min(w + GAP, (rect.w - w) / Math.max(1, columns - 1));
  return field.flatMap((card, place): readonly Cell[] => {
    const cards = heapOf(field, card, apart);
    if (card === EMPTY || cards[0] !== card) return [];
    const column = outwards(Math.floor(place / ROWS), columns) - (columns - 1) / 2;
    const x = Math.round(rect.x + (rect.w - w) / 2 + column * pitch);
    const y = Math.round(rect.y + (place % ROWS) * (cardHeight(w) + GAP));
    return [{ cards, rect: cardRect({ x, y, w }), items: heap(cards, { x, y, w }) }];
  });
}

/** The cards of the month on one heap where there are three, else the card alone. */
function heapOf(field: readonly Slot[], card: Slot, apart: CardId | null): readonly CardId[] {
  if (card === apart) return [card];
  const isMate = (other: Slot) =>
    other !== EMPTY && other !== apart && monthOf(other) === monthOf(card);
  const same = field.filter(isMate);
  return same.length === HEAP ? same : [card];
}

/** From the middle column to the right and the left in turn: 3 4 2 5 1 6 0 of seven. */
function outwards(index: number, columns: number): number {
  const steps = Math.ceil(index / 2);
  return Math.floor((columns - 1) / 2) + (index % 2 === 1 ? steps : -steps);
}

/** Cards of a heap are so much narrower that each shows beside the next. */
function heapWidth(w: CardWidth): CardWidth {
  return CARD_WIDTHS.findLast((width) => width <= w * HEAP_SHARE) ?? CARD_WIDTHS[0];
}

/** One card as it is; several smaller, fanned out from corner to corner of the same place. */
export function heap(
  cards: readonly CardId[],
  { x, y, w }: Pick<CardItem, 'x' | 'y' | 'w'>,
): readonly CardItem[] {
  const width = cards.length > 1 ? heapWidth(w) : w;
  const across = (w - width) / Math.max(1, cards.length - 1);
  const down = (cardHeight(w) - cardHeight(width)) / Math.max(1, cards.length - 1);
  return cards.map((card, index) => ({
    type: 'card',
    card,
    x: Math.round(x + index * across),
    y: Math.round(y + index * down),
    w: width,
  }));
}

/** The places where a card lies, as items. */
export function itemsOf(cells: readonly Cell[]): readonly CardItem[] {
  return cells.flatMap(({ items }) => items);
}
