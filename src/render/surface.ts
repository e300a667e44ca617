import type { Sprite } from './deck/sprites.ts';
import { LEVELS, PALETTE_SIZE, type Palette } from './raster/palette.ts';
import type { IndexedImage } from './raster/png.ts';
import {
  COLUMN_MASK,
  COLUMN_SHIFT,
  LENGTH_MASK,
  LENGTH_SHIFT,
  LEVEL_MASK,
  ROW_SHIFT,
  type Strip,
} from './raster/strip.ts';
import {
  type BoxItem,
  type CurveItem,
  type Ink,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Rect,
} from './scene.ts';

/** The bytes of a row, which begins with the filter byte of the PNG. */
export const ROW = PICTURE_WIDTH + 1;
const FULL = LEVELS - 1;
/** Pixels are laid so many at a time, or one by one if there are fewer. */
const WORD = 4;
/** Rows this long are copied soonest by the machine's own means. */
const LONG = 128;
/** How wide the lacquered edge of the table is, and the line within it. */
const RIM = 6;
const RIM_LINE = 2;
/** The ink of the cards' borders, in which their round corners fade out. */
const BORDER: Ink = 'ink';

/** Where a pixel is, as a distance from the nearest corner of a box. */
interface Corner {
  readonly dx: number;
  readonly dy: number;
  readonly level: number;
}

/**
 * The picture in the making: one palette index a pixel. It is made once and drawn over again for
 * each picture. Everything is drawn in whole pixels and must lie inside the picture.
 */
export class Surface implements IndexedImage {
  readonly width = PICTURE_WIDTH;
  readonly height = PICTURE_HEIGHT;
  readonly rows: Uint8Array;
  readonly #words: DataView;
  readonly #palette: Palette;
  /** The empty table, to begin each picture with. */
  readonly #table: Uint8Array;

  /** @param rows `PICTURE_HEIGHT` rows of `ROW` zeros */
  constructor(palette: Palette, rows: Uint8Array) {
    this.#palette = palette;
    this.rows = rows;
    this.#words = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
    this.#layTable();
    this.#table = this.rows.slice();
  }

  clear(): void {
    this.rows.set(this.#table);
  }

  /** Lays a card with its left upper corner at `x`, `y`. */
  card({ width, words: from, insets, corners }: Sprite, { x, y }: Pick<Rect, 'x' | 'y'>): void {
    const words = this.#words;
    const start = at(x, y);
    // No piece of a row is cut out to be copied: thousands of them would have to be collected.
    for (let row = 0; row < insets.length; row++) {
      const inset = insets[row] ?? 0;
      const first = row * (width + 1) + 1;
      const shift = start + row * ROW - first;
      const last = first + width - inset - WORD;
      for (let place = first + inset; place < last; place += WORD) {
        words.setInt32(shift + place, from.getInt32(place, true), true);
      }
      words.setInt32(shift + last, from.getInt32(last, true), true);
    }
    this.#stampAt(start, corners, BORDER);
  }

  box(box: BoxItem): void {
    const { x, y, w, h, r, ink } = box;
    this.#fill({ x: x + r, y, w: w - 2 * r, h: r }, ink);
    this.#fill({ x, y: y + r, w, h: h - 2 * r }, ink);
    this.#fill({ x: x + r, y: y + h - r, w: w - 2 * r, h: r }, ink);
    this.#corners(box, 0);
  }

  outline(box: BoxItem, line: number): void {
    const { x, y, w, h, r, ink } = box;
    this.#fill({ x: x + r, y, w: w - 2 * r, h: line }, ink);
    this.#fill({ x: x + r, y: y + h - line, w: w - 2 * r, h: line }, ink);
    this.#fill({ x, y: y + r, w: line, h: h - 2 * r }, ink);
    this.#fill({ x: x + w - line, y: y + r, w: line, h: h - 2 * r }, ink);
    this.#corners(box, r - line);
  }

  /** Lays letters or a shape in `ink` with the upper left corner of their strip at `x`, `y`. */
  stamp(strip: Strip, { x, y }: Pick<Rect, 'x' | 'y'>, ink: Ink): void {
    this.#stampAt(at(x, y), strip, ink);
  }

  /** Each column of pixels by itself: the steeper the line, the more of it it covers. */
  curve({ x, heights, line, ink }: CurveItem): void {
    const table = this.#palette.blend(ink);
    for (const [column, middle] of heights.entries()) {
      const [before = middle, after = middle] = [heights[column - 1], heights[column + 1]];
      const slant = Math.hypot(1, (after - before) / 2);
      const half = line / 2 + 0.5;
      const reach = half * slant;
      // A steep line does not stick out beyond its ends.
      const top = Math.max(middle - reach, Math.min(before, middle, after) - half);
      const bottom = Math.min(middle + reach, Math.max(before, middle, after) + half);
      for (let y = Math.floor(top); y < bottom; y++) {
        const away = Math.abs(y + 0.5 - middle) / slant;
        const level = Math.round(FULL * clamp(half - away));
        this.#dot(at(x + column, y), level, table);
      }
    }
  }

  #stampAt(start: number, { runs }: Strip, ink: Ink): void {
    const { rows } = this;
    const table = this.#palette.blend(ink);
    const full = this.#palette.inks[ink];
    for (let index = 0; index < runs.length; index++) {
      const run = runs[index] ?? 0;
      const from = start + (run >>> ROW_SHIFT) * ROW + ((run >>> COLUMN_SHIFT) & COLUMN_MASK);
      const end = from + ((run >>> LENGTH_SHIFT) & LENGTH_MASK) + 1;
      const level = run & LEVEL_MASK;
      if (level === FULL) this.#line(from, end, full);
      else {
        const shift = level * PALETTE_SIZE;
        for (let place = from; place < end; place++) {
          rows[place] = table[shift + (rows[place] ?? 0)] ?? 0;
        }
      }
    }
  }

  /** Felt that lies in the light of a lamp above it: each row is of one colour, which packs well. */
  #layTable(): void {
    const { felt } = this.#palette;
    const all = { x: 0, y: 0, w: PICTURE_WIDTH, h: PICTURE_HEIGHT };
    this.#fill(all, 'rim');
    this.#fill(inset(all, RIM), 'shade');
    const inner = inset(all, RIM + RIM_LINE);
    for (let row = 0; row < inner.h; row++) {
      const shade = felt[Math.floor((row / inner.h) * felt.length)] ?? 0;
      const start = at(inner.x, inner.y + row);
      this.rows.fill(shade, start, start + inner.w);
    }
  }

  #fill({ x, y, w, h }: Rect, ink: Ink): void {
    if (h === 0) return;
    const index = this.#palette.inks[ink];
    const first = at(x, y);
    const end = at(x, y + h);
    if (w < LONG) {
      for (let start = first; start < end; start += ROW) this.#line(start, start + w, index);
      return;
    }
    const { rows } = this;
    rows.fill(index, first, first + w);
    for (let start = first + ROW; start < end; start += ROW) {
      rows.copyWithin(start, first, first + w);
    }
  }

  #line(from: number, end: number, index: number): void {
    const last = end - WORD;
    if (last < from) {
      for (let place = from; place < end; place++) this.rows[place] = index;
      return;
    }
    const words = this.#words;
    const word = Math.imul(index, 0x01010101);
    for (let place = from; place < last; place += WORD) words.setInt32(place, word, true);
    words.setInt32(last, word, true);
  }

  #corners(box: BoxItem, inner: number): void {
    const { x, y, w, h } = box;
    const table = this.#palette.blend(box.ink);
    const [right, bottom] = [x + w - 1, y + h - 1];
    for (const { dx, dy, level } of cornerOf(box.r, inner)) {
      this.#dot(at(x + dx, y + dy), level, table);
      this.#dot(at(right - dx, y + dy), level, table);
      this.#dot(at(x + dx, bottom - dy), level, table);
      this.#dot(at(right - dx, bottom - dy), level, table);
    }
  }

  #dot(index: number, level: number, table: Uint8Array): void {
    this.rows[index] = table[level * PALETTE_SIZE + (this.rows[index] ?? 0)] ?? 0;
  }
}

function at(x: number, y: number): number {
  return y * ROW + 1 + x;
}

function inset({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

const corners = new Map<number, readonly Corner[]>();

/** The pixels of a quarter of a ring between two radii, which a layout uses few of. */
function cornerOf(outer: number, inner: number): readonly Corner[] {
  const key = outer * PICTURE_WIDTH + inner;
  const known = corners.get(key) ?? ring(outer, inner);
  corners.set(key, known);
  return known;
}

function ring(outer: number, inner: number): readonly Corner[] {
  const pixels: Corner[] = [];
  for (let dy = 0; dy < outer; dy++) {
    for (let dx = 0; dx < outer; dx++) {
      const radius = Math.hypot(outer - dx - 0.5, outer - dy - 0.5);
      const outside = clamp(outer - radius + 0.5);
      const level = Math.round(FULL * outside * (inner > 0 ? clamp(radius - inner + 0.5) : 1));
      if (level > 0) pixels.push({ dx, dy, level });
    }
  }
  return pixels;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
