import {
  type CardSet,
  cardsOf,
  has,
  intersection,
  isEmpty,
  NO_CARDS,
  without,
} from '../../engine/core/card-set.ts';
import { type CardId, cardAt, type Kind } from '../../engine/core/cards.ts';
import { cardHeight } from '../deck/deck.ts';
import type { CardItem, CardSlot, CardWidth, Ink, Item, Rect } from '../scene.ts';
import { box, cardRect, frameAround, line, rowOfCards, widthOf } from './pieces.ts';
import { type Corner, LATEST, type Picture, sourceMark } from './pile.ts';
import type { LastMove } from './recent.ts';

export interface Captures {
  readonly cards: CardSet;
  /** Taken since the last picture: framed, and at the end of its kind. */
  readonly fresh: CardSet;
  /** Those that the latest move took have a thicker frame and stand out. */
  readonly last: LastMove | null;
  readonly ground: Ink;
  readonly on: Picture;
  /** Whether it is the main thing, and may be larger than on a table. */
  readonly isMain?: boolean;
}

interface SortedCaptures extends Captures {
  readonly kinds: Readonly<Record<Kind, readonly CardId[]>>;
}

interface CaptureRows {
  readonly rows: 'single' | 'close' | 'open';
  readonly w: CardWidth;
}

/** Kinds that share a row, from the top. */
const ROWS: Readonly<Record<CaptureRows['rows'], readonly (readonly Kind[])[]>> = {
  single: [['hikari', 'tane', 'tan', 'kasu']],
  close: [
    ['hikari', 'tane'],
    ['tan', 'kasu'],
  ],
  open: [['hikari', 'tane'], ['tan'], ['kasu']],
};
/** Of cards of one size the first way that has room is taken. */
const WAYS = ['close', 'open', 'single'] as const;
const WIDTHS: readonly CardWidth[] = [66, 60, 48];
/** The same of a pile that is the main thing, and how much of a covered card shows then, as a share. */
const MAIN_WIDTHS: readonly CardWidth[] = [84, 74];
const MAIN_SHOWN = 0.4;
const LEAST: CardWidth = 48;
/** The same in a row by itself, and how much of a covered card there shows, as a share. */
const ROW_WIDTHS: readonly CardWidth[] = [132, 112, 100, 84, 74, 66, 60, 48];
const ROW_MOST: CardWidth = 84;
const ROW_STEP_SHOWN = 0.42;
const STEP_GAP = 6;
/** How much of a row shows at least above the next, as a share of the height of a card. */
const ROW_SHOWN = 0.7;
/** A covered card that shows so much is told by its plant; of those that would show less some are only counted. */
const STEP_ENOUGH = 22;
/** Between rows that need not cover each other. */
const ROW_GAP = 12;
/** Between kinds, and where there is little room. */
const KIND_GAP = 16;
const NARROW_GAP = 8;
const NARROW = 260;
/** Before the first kind there is less: the frame of the place is near. */
const FIRST_GAP = 4;
/** How much of a covered card shows at most, as a share of its width. */
const SHOWN = 0.72;
/** How far a card that was just taken stands out above its row. */
const RAISED = 8;
const SEAM = 3;
/** How many cards of a kind there are, on the first of those that are shown. */
const COUNT_HEIGHT = 40;
const COUNT_PAD = 6;
/** So far the marks of the next row stand out above it. */
const MARK_ROOM = 16;
/** Marks closer to each other stand on different corners. */
const MARK_WIDTH = 44;

export function capturedItems(captured: Captures, rect: Rect): readonly Item[] {
  const captures = sorted(captured);
  const { rows, w } = rowsIn(captures, rect);
  const used = usedRows(captures, rows);
  const room = (rect.h - cardHeight(w)) / Math.max(1, used.length - 1);
  const pitch = Math.min(cardHeight(w) + ROW_GAP, room);
  const drawn = used.map((row, index) => {
    const place = { x: rect.x, y: rect.y + index * pitch, width: rect.w, w };
    const isLast = index === used.length - 1;
    const shown = isLast ? cardHeight(w) : Math.min(pitch - MARK_ROOM, cardHeight(w));
    return capturedRow(captures, row, { ...place, isBelow: index > 0, isLast, shown });
  });
  return [...drawn.flatMap(({ items }) => items), ...drawn.flatMap(({ marks }) => marks)];
}

/**
 * The least height in which each of the cards, at least this wide, shows as far as it is told, or in which there is
 * a row of them; 0 if there is none.
 */
export function capturedHeight(
  captured: Captures,
  width: number,
  least: CardWidth | 'row',
): number {
  if (isEmpty(captured.cards)) return 0;
  if (least === 'row') return cardHeight(LEAST);
  const captures = sorted(captured);
  const told = WAYS.filter(
    (rows) => closestStep(captures, rows, { width, w: least }) >= STEP_ENOUGH,
  );
  const heights = told.map((rows) => heightOf(captures, rows, least));
  return Math.ceil(heights.length > 0 ? Math.min(...heights) : heightOf(captures, 'close', least));
}

function usedRows(
  captures: SortedCaptures,
  rows: CaptureRows['rows'],
): readonly (readonly Kind[])[] {
  return ROWS[rows].filter((row) => row.some((kind) => captures.kinds[kind].length > 0));
}

/** The largest cards of which each shows as far as it is told; else small ones in as many rows as there is room for. */
function rowsIn(captures: SortedCaptures, { w: width, h }: Rect): CaptureRows {
  const main = captures.isMain === true ? MAIN_WIDTHS : [];
  for (const w of [...main, ...WIDTHS]) {
    const shown = main.includes(w) ? w * MAIN_SHOWN : STEP_ENOUGH;
    const rows = WAYS.find(
      (way) => heightOf(captures, way, w) <= h && closestStep(captures, way, { w, width }) >= shown,
    );
    if (rows !== undefined) return { rows, w };
  }
  const high = WAYS.find((way) => heightOf(captures, way, LEAST) <= h);
  return { rows: high ?? 'single', w: LEAST };
}

/** How high the rows are that cover each other as far as they may. */
function heightOf(captures: SortedCaptures, rows: CaptureRows['rows'], w: CardWidth): number {
  return cardHeight(w) * (1 + (Math.max(1, usedRows(captures, rows).length) - 1) * ROW_SHOWN);
}

interface RowSize {
  readonly width: number;
  readonly w: CardWidth;
}

function closestStep(captures: SortedCaptures, rows: CaptureRows['rows'], size: RowSize): number {
  const steps = ROWS[rows].map((row) => {
    const kinds = kindsOf(captures, row, size);
    return roomIn(kinds.length, size) / Math.max(1, coveredIn(kinds));
  });
  return Math.min(...steps);
}

/** The kinds of a row that there are; if they have no room beside each other, the lower ones together. */
function kindsOf(
  { kinds }: SortedCaptures,
  row: readonly Kind[],
  { width, w }: RowSize,
): readonly (readonly CardId[])[] {
  const groups = row.map((kind) => kinds[kind]).filter((cards) => cards.length > 0);
  while (groups.length > 1 && groups.length * (w + NARROW_GAP) - NARROW_GAP > width) {
    const lowest = groups.pop() ?? [];
    groups.push([...(groups.pop() ?? []), ...lowest]);
  }
  return groups;
}

function coveredIn(kinds: readonly (readonly CardId[])[]): number {
  return kinds.reduce((sum, cards) => sum + cards.length - 1, 0);
}

/** Between so many kinds. */
function gapIn(kinds: number, { width, w }: RowSize): number {
  const room = Math.floor((width - kinds * w) / Math.max(1, kinds - 1));
  return width < NARROW ? NARROW_GAP : Math.min(KIND_GAP, room);
}

/** What is left of a row's width beside one whole card of each kind. */
function roomIn(kinds: number, size: RowSize): number {
  return size.width - kinds * size.w - (kinds - 1) * gapIn(kinds, size);
}

/**
 * Of each kind as many cards as have room to be told: those that were taken last, more of those that are worth
 * more. At least one.
 */
function shownIn(kinds: readonly (readonly CardId[])[], size: RowSize): readonly number[] {
  let most = Math.max(0, Math.floor(roomIn(kinds.length, size) / STEP_ENOUGH));
  return kinds.map(({ length }) => {
    const covered = Math.min(length - 1, most);
    most -= covered;
    return covered + 1;
  });
}

interface RowSlot extends RowSize {
  readonly x: number;
  readonly y: number;
  /** Another row lies above it, and looks out from under it. */
  readonly isBelow: boolean;
  readonly isLast: boolean;
  /** How much of its height the next row and its marks leave. */
  readonly shown: number;
}

interface DrawnRow {
  readonly items: readonly Item[];
  /** What lies on the cards of all rows. */
  readonly marks: readonly Item[];
}

function capturedRow(captures: SortedCaptures, row: readonly Kind[], slot: RowSlot): DrawnRow {
  const { x, w, isBelow } = slot;
  const y = Math.round(slot.y);
  const kinds = kindsOf(captures, row, slot);
  const shown = shownIn(kinds, slot);
  const covered = shown.reduce((sum, count) => sum + count - 1, 0);
  const gap = gapIn(kinds.length, slot);
  const step = Math.min(w * SHOWN, roomIn(kinds.length, slot) / Math.max(1, covered));
  const gaps: Item[] = [];
  const marks: Item[] = [];
  let left = x;
  let marked = Number.NEGATIVE_INFINITY;
  const items = kinds.flatMap((kind, index) => {
    if (isBelow) {
      const start = { x: Math.round(left), y, w };
      gaps.push(gapBefore(start, left > x ? gap : FIRST_GAP, captures));
    }
    const cards = kind.slice(-(shown[index] ?? 1));
    const at = cards.map((_, place) => Math.round(left + place * step));
    left = (at.at(-1) ?? left) + w + gap;
    const first = { ...cardRect({ x: at[0] ?? x, y, w }), h: slot.shown };
    // One that is told alone may have the mark of the last move there.
    const isCounted = cards.length < kind.length && (cards.length > 1 || slot.isLast);
    if (isCounted) marks.push(...countOn(first, kind.length));
    return cards.flatMap((card, place) => {
      const item = { type: 'card', card, x: at[place] ?? x, y, w } as const;
      // In a low row the number has the place of the mark.
      if (!isCounted || slot.isLast || place > 1) {
        const isClose = (at[place] ?? x) - marked < MARK_WIDTH;
        const mark = sourceMarks(captures, item, isClose ? 'lower' : 'upper');
        if (mark.length > 0) marked = at[place] ?? x;
        marks.push(...mark);
      }
      return lay(captures, item);
    });
  });
  return { items: [...gaps, ...items], marks };
}

function countOn({ x, y, w, h }: Rect, count: number): readonly Item[] {
  const told = String(count);
  const wide = Math.max(w, widthOf(told, { bold: true }) + COUNT_PAD);
  const rect = { x, y: y + h - COUNT_HEIGHT, w: wide, h: COUNT_HEIGHT };
  return [box(rect, 'dark', 8), line(rect, told, { bold: true, align: 'center' })];
}

/** The ground before a kind: nothing of the row above looks out there. */
function gapBefore(card: CardSlot, width: number, { ground }: Captures): Item {
  const { x, y, h } = cardRect(card);
  return box({ x: x - width, y: y - SEAM, w: width, h: h + SEAM }, ground, 0);
}

/** In card order, but what was just taken comes last, where nothing covers it. */
function sorted(captures: Captures): SortedCaptures {
  const { cards, fresh, last } = captures;
  const latest = last?.cards ?? NO_CARDS;
  const kinds: Record<Kind, CardId[]> = { hikari: [], tane: [], tan: [], kasu: [] };
  const ordered = [
    ...cardsOf(without(cards, fresh)),
    ...cardsOf(without(fresh, latest)),
    ...cardsOf(intersection(fresh, latest)),
  ];
  for (const card of ordered) kinds[cardAt(card).kind].push(card);
  return { ...captures, kinds };
}

function lay(
  { fresh, last, ground, on }: Captures,
  item: CardItem & { readonly card: CardId },
): readonly Item[] {
  if (!has(fresh, item.card)) return [seam(item, ground), item];
  const isLatest = last !== null && has(last.cards, item.card);
  const laid = isLatest ? { ...item, y: item.y - RAISED } : item;
  const rect = cardRect(laid);
  const frame = isLatest ? frameAround(rect, LATEST[on]) : frameAround(rect, 'cream', 'thin');
  return [laid, frame];
}

/** Where a card of the latest move came from. On a hand the last move beside the field tells that. */
function sourceMarks(
  { last, on }: Captures,
  { card, x, y, w }: CardItem & { readonly card: CardId },
  corner: Corner,
): readonly Item[] {
  const rect = cardRect({ x, y: y - RAISED, w });
  return on === 'hand' ? [] : sourceMark(rect, card, { last, corner, on });
}

/** A gap around a card, so that its edge is seen where it covers another. */
function seam(card: CardItem, ground: Ink): Item {
  const { x, y, w, h } = cardRect(card);
  return box({ x: x - SEAM, y: y - SEAM, w: w + 2 * SEAM, h: h + 2 * SEAM }, ground, 0);
}

/** Cards in a row, as large as fits, covering each other only if they must. */
export function cardsInRow(
  cards: CardSet,
  room: Rect,
  most: CardWidth = ROW_MOST,
): readonly CardItem[] {
  const all = cardsOf(cards);
  const low = ROW_WIDTHS.filter((w) => w <= most && cardHeight(w) <= room.h - STEP_GAP);
  const stepOf = (w: CardWidth) =>
    Math.min(w + STEP_GAP, Math.floor((room.w - w) / Math.max(1, all.length - 1)));
  const open = low.find((w) => stepOf(w) > w);
  const told = low.find((w) => stepOf(w) >= w * ROW_STEP_SHOWN);
  const w = open ?? told ?? low.at(-1) ?? LEAST;
  const step = stepOf(w);
  const y = Math.round(room.y + (room.h - cardHeight(w)) / 2);
  return rowOfCards(all, { x: room.x, y, w, step });
}
