import { type CardId, monthOf } from '../../../engine/core/cards.ts';
import { stackWith } from '../../../engine/round/state/late-capture-state.ts';
import { EMPTY, type Slot } from '../../../engine/round/state.ts';
import type { View } from '../../../engine/view/view.ts';
import { cardHeight } from '../../deck/deck.ts';
import {
  CARD_WIDTHS,
  type CardItem,
  type CardSlot,
  type CardWidth,
  type Item,
  type Rect,
} from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { badge, seal } from '../line.ts';
import { cardRect, GAP, LINE } from '../pieces.ts';

const ROWS = 2;
/** Columns that are always kept, so that nothing moves in an ordinary round. */
export const ORDINARY_COLUMNS = 5;
/** So many cards of one month on the field lie on one heap. */
const HEAP = 3;
const HEAP_SHARE = 0.73;
const CARDS_OF_A_MONTH = 4;
/** How far the marks of a stack stand out over its corners. */
const OVERHANG = 8;

/** A position of the field with what lies on it: one card, or a heap of three of a month. */
export interface Cell {
  readonly cards: readonly CardId[];
  readonly rect: Rect;
  readonly items: readonly CardItem[];
}

export interface FieldSize {
  readonly w: CardWidth;
  readonly rows: 1 | 2;
  /** So much of each shows at least; absent: they lie side by side. */
  readonly step?: number;
}

export interface FieldSetting extends FieldSize {
  /** Columns that are kept even where nothing lies; more stand closer than they fit apart. */
  readonly columns: number;
  /** The wild card, which lies on no heap. */
  readonly apart: CardId | null;
}

export function fieldHeight({ w, rows }: FieldSize): number {
  return rows * cardHeight(w) + (rows - 1) * GAP;
}

/** What lies on the field; while it lies face down, so many cards that may be any. */
export function slotsOf({ field, fieldDown }: View): readonly Slot[] {
  return fieldDown === 0
    ? field
    : Array.from({ length: fieldDown }, (_, index) => index * CARDS_OF_A_MONTH);
}

export function seenIn({ items }: Cell, { fieldDown }: View): readonly CardItem[] {
  return fieldDown === 0 ? items : items.map((item) => ({ ...item, card: 'back' }));
}

export function stackMarks(
  { cards, rect }: Cell,
  { record }: View,
  words: PictureWords,
): readonly Item[] {
  const [card] = cards;
  const stack =
    card === undefined || record.late === null ? undefined : stackWith(record.late, card);
  if (stack === undefined) return [];
  const mark = seal(words.turnMarks.ppeoks);
  const { x } = rect;
  const y = rect.y - OVERHANG;
  // At the left, where no card lies on them.
  return [...badge(stack.owner).at(x - OVERHANG, y), ...mark.at(x - OVERHANG, y + LINE)];
}

/** Whether the cards of a field of that size have room in this much width. */
export function fitsField(
  field: readonly Slot[],
  width: number,
  { w, rows, step = w + GAP, apart }: FieldSize & Pick<FieldSetting, 'apart'>,
): boolean {
  const columns = rows === 1 ? positionsOf(field, apart).length : Math.ceil(field.length / rows);
  return (columns - 1) * step + w <= width;
}

/**
 * The field in its stable positions: the first ones are in the middle, later ones further out, and no
 * card moves because another goes. In a single row only the first slots have a position of their own.
 */
export function fieldCells(
  field: readonly Slot[],
  rect: Rect,
  { w, rows, columns: least, apart }: FieldSetting,
): readonly Cell[] {
  const fitting = Math.max(1, Math.floor((rect.w + GAP) / (w + GAP)));
  const positions = positionsOf(field, apart);
  const needed = rows === 1 ? Math.max(fitting, positions.length) : Math.ceil(field.length / rows);
  const columns = Math.max(least, needed);
  const pitch = Math.min(w + GAP, (rect.w - w) / Math.max(1, columns - 1));
  const taken = rows === 1 ? ranked(positions, columns) : positions.map(columnIn(columns));
  const top = rect.y + (rect.h - fieldHeight({ w, rows })) / 2;
  return positions.map((position, index): Cell => {
    const cards = heapOf(field, field[position] ?? EMPTY, apart);
    const column = (taken[index] ?? 0) - (columns - 1) / 2;
    const x = Math.round(rect.x + (rect.w - w) / 2 + column * pitch);
    const y = Math.round(top + (rows === 1 ? 0 : (position % ROWS) * (cardHeight(w) + GAP)));
    return { cards, rect: cardRect({ x, y, w }), items: heap(cards, { x, y, w }) };
  });
}

/** The slots in which something lies, a heap in that of its first card. */
function positionsOf(field: readonly Slot[], apart: CardId | null): readonly number[] {
  return [...field.keys()].filter((position) => {
    const card = field[position] ?? EMPTY;
    return card !== EMPTY && heapOf(field, card, apart)[0] === card;
  });
}

/** The column of a slot: two slots share each. */
function columnIn(columns: number): (position: number) => number {
  return (position) => outwards(Math.floor(position / ROWS), columns);
}

/**
 * A column of a single row for each slot: its own; if it has none, the outermost that is free, on its
 * own side if there is one. Cards that are laid later lie further in, so that it seldom moves again.
 */
function ranked(positions: readonly number[], columns: number): readonly number[] {
  const free = Array.from({ length: columns }, (_, index) => index).filter(
    (index) => !positions.includes(index),
  );
  const takeFor = (position: number): number => {
    const own = free.findLastIndex((index) => index % 2 === position % 2);
    const [taken = 0] = free.splice(own, 1);
    return taken;
  };
  return positions.map((position) =>
    outwards(position < columns ? position : takeFor(position), columns),
  );
}

/** The cards of the month on one heap if there are three, else the card alone. */
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

/** One card as it is; several smaller, fanned out from corner to corner of the same position. */
export function heap(cards: readonly CardId[], { x, y, w }: CardSlot): readonly CardItem[] {
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
