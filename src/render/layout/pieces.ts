import type { CardId } from '../../engine/core/cards.ts';
import { cardHeight } from '../deck/deck.ts';
import type { Medal } from '../medals/motifs.ts';
import { measure, shorten } from '../raster/lettering.ts';
import {
  type BoxItem,
  type CardItem,
  type CardSlot,
  type CurveItem,
  type Ink,
  type Item,
  type MedalItem,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Rect,
  type Shape,
  type ShapeItem,
  TEXT_SIZE,
  type TextItem,
} from '../scene.ts';

/** The distance of everything from the edge of the picture, and the grid of the layouts. */
export const MARGIN = 16;
export const LINE = 48;
export const GAP = 10;

/** The space between panels, and between their edge and what is in them; panels are as round. */
export const BETWEEN = 10;
export const PAD = 14;

/** The picture without its edge, and in it the line at the top. */
export const INNER = { w: PICTURE_WIDTH - 2 * MARGIN, bottom: PICTURE_HEIGHT - MARGIN } as const;
export const HEAD = padded({ x: MARGIN, y: MARGIN, w: INNER.w, h: LINE });

/** All that is under this height. */
export function under(y: number): Rect {
  return { x: MARGIN, y, w: INNER.w, h: INNER.bottom - y };
}

/** How wide the frames around cards are: what was done last, or may be done, and what was before. */
const RING = { thick: 6, thin: 3 } as const;
/** How far the shadows of cards and of the edges of places fall. */
const SHADOW = 5;
const EDGE = 3;

/** What a text may differ in from the usual: cream, regular, 36 px, from the left. */
export type Setting = Partial<Pick<TextItem, 'size' | 'bold' | 'ink' | 'align'>>;

const PLAIN = { size: TEXT_SIZE, bold: false, ink: 'cream', align: 'left' } as const;

/** One line of text in its rectangle, shortened to fit. */
export function line(rect: Rect, text: string, setting: Setting = {}): TextItem {
  const style = { ...PLAIN, ...setting };
  return { type: 'text', ...whole(rect), ...style, text: shorten(text, style, rect.w) };
}

export function widthOf(text: string, setting: Setting = {}): number {
  return Math.ceil(measure(text, { ...PLAIN, ...setting }));
}

export function box(rect: Rect, ink: Ink, r: number): BoxItem {
  return { type: 'box', ...whole(rect), ink, r };
}

/** An outline of `width` pixels, drawn inwards. */
export function outline(
  rect: Rect,
  ink: Ink,
  { r, width }: Record<'r' | 'width', number>,
): BoxItem {
  return { type: 'box', ...whole(rect), ink, r, line: width };
}

/** A place that is let into the felt: its upper edge throws a shadow on it. */
export function tray(rect: Rect, ink: Ink): readonly BoxItem[] {
  const edge = { x: rect.x + PAD, y: rect.y, w: rect.w - 2 * PAD, h: EDGE };
  return [box(rect, ink, PAD), box(edge, 'shade', 0)];
}

/** The same of a seat, which is lit and framed if the eye should find it. */
export function place(rect: Rect, isLit: boolean): readonly BoxItem[] {
  if (!isLit) return tray(rect, 'panel');
  return [...tray(rect, 'lit'), outline(rect, 'gold', { r: PAD, width: 5 })];
}

/** A line through the heights, from `x` on, one a column of pixels. */
export function curve(
  heights: readonly number[],
  { x, line, ink }: Pick<CurveItem, 'x' | 'line' | 'ink'>,
): CurveItem {
  const low = Math.floor(Math.min(...heights) - line);
  const h = Math.ceil(Math.max(...heights) + line) - low;
  return { type: 'curve', x, y: low, w: heights.length, h, heights, line, ink };
}

/** Values between those given, `count` in all: as smooth as can be without going beyond any. */
export function smooth(values: readonly number[], count: number): readonly number[] {
  const value = (index: number) => values[index] ?? 0;
  const rise = (index: number) => value(index + 1) - value(index);
  const slope = (index: number) => {
    const [before, after] = [rise(index - 1), rise(index)];
    const isInside = index > 0 && index < values.length - 1;
    return isInside && before * after > 0 ? (2 * before * after) / (before + after) : 0;
  };
  return Array.from({ length: count }, (_, index) => {
    const at = (index * (values.length - 1)) / Math.max(1, count - 1);
    const from = Math.min(values.length - 1, Math.floor(at));
    const t = at - from;
    const [ease, back] = [t * t * (3 - 2 * t), (1 - t) * (1 - t)];
    const bend = slope(from) * t * back - slope(from + 1) * t * t * (1 - t);
    return value(from) + (from + 1 < values.length ? rise(from) * ease + bend : 0);
  });
}

export function shadowOf({ x, y, w, h }: Rect): BoxItem {
  return box({ x: x + 2, y: y + SHADOW, w: w + 1, h }, 'shade', 6);
}

export function lying(card: CardItem): readonly Item[] {
  return [shadowOf(cardRect(card)), card];
}

function whole({ x, y, w, h }: Rect): Rect {
  return { x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) };
}

export function cardRect({ x, y, w }: CardSlot): Rect {
  return { x, y, w, h: cardHeight(w) };
}

/** Cards in a row, `step` pixels from one to the next. */
export function rowOfCards(
  cards: readonly CardId[],
  { x, y, w, step }: CardSlot & { readonly step: number },
): readonly (CardItem & { readonly card: CardId })[] {
  return cards.map((card, index) => {
    return { type: 'card', card, x: Math.round(x + index * step), y, w };
  });
}

/** A cross over a card that may not be there, or not be used. */
export function crossed(rect: Rect): TextItem {
  return line(rect, '×', { size: Math.min(96, rect.w), bold: true, align: 'center' });
}

/** A frame around a card that draws the eye to it. */
export function frameAround(card: Rect, ink: Ink, width: keyof typeof RING = 'thick'): BoxItem {
  const ring = RING[width];
  return outline(outset(card, ring), ink, { r: 6 + ring, width: ring });
}

/** What is between the padding at both sides. */
export function padded({ x, y, w, h }: Rect): Rect {
  return { x: x + PAD, y, w: w - 2 * PAD, h };
}

/** What is within the padding of a panel, above and below, too. */
export function inside({ x, y, w, h }: Rect): Rect {
  return { x: x + PAD, y: y + PAD / 2, w: w - 2 * PAD, h: h - PAD };
}

export function outset({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

export function shapeIn({ x, y, w }: Rect, shape: Shape, ink: Ink): ShapeItem {
  return { type: 'shape', shape, ink, ...whole({ x, y, w, h: w }) };
}

export function medalIn(
  { x, y, w }: Pick<Rect, 'x' | 'y' | 'w'>,
  medal: Medal,
  isLocked = false,
): MedalItem {
  return { type: 'medal', medal, isLocked, ...whole({ x, y, w, h: w }) };
}

export function column(rect: Rect, index: number, of: number): Rect {
  const w = Math.floor((rect.w - BETWEEN * (of - 1)) / of);
  return { ...rect, x: rect.x + index * (w + BETWEEN), w };
}

/** `count` rows under each other, `gap` apart, each no higher than `most` with that gap. */
export function rowsIn(
  rect: Rect,
  count: number,
  { gap, most }: Readonly<Record<'gap' | 'most', number>>,
): readonly Rect[] {
  const pitch = Math.min(most, (rect.h + gap) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    const y = Math.round(rect.y + index * pitch);
    return { ...rect, y, h: Math.floor(pitch - gap) };
  });
}

/** So many panels stand side by side; more stand in two rows. */
export const SIDE_BY_SIDE = 4;

/**
 * One of `of` panels of equal size in a rectangle. More than four stand in two rows, of which the second
 * has room for one more at least: `cell(rect, of, of)`.
 */
export function cell(rect: Rect, index: number, of: number): Rect {
  if (of <= SIDE_BY_SIDE) return column(rect, index, of);
  const inRow = Math.ceil((of + 1) / 2);
  const h = Math.floor((rect.h - BETWEEN) / 2);
  const y = rect.y + Math.floor(index / inRow) * (h + BETWEEN);
  return column({ ...rect, y, h }, index % inRow, inRow);
}
