import { monthOf } from '../engine/core/cards.ts';
import { STRIP_PAD, type Strip, stripOf } from './lettering.ts';
import { PALETTE_SIZE, type Palette } from './palette.ts';
import type { Sprite, SpriteRow, SpriteSheet } from './sprites.ts';

/** How high the numeral stands on cards of at least this width, in pixels. */
const SIZES: readonly (readonly [width: number, size: number])[] = [
  [84, 36],
  [74, 34],
  [66, 32],
  [60, 30],
  [0, 28],
];
/** Room left and right of the numeral. */
const SIDE = 4;
/** How high a line of the badge is, as a share of the size of its numeral, and the room below. */
const PITCH = 0.92;
const END = 4;
/** Cards narrower than this lie in piles, close to each other. */
const STACKED_BELOW = 74;
/** How round the badge's inner corner is. */
const ROUND = 8;

/** The same cards with the number of their month in the left upper corner; the back stays bare. */
export function numbered({ palette, sprite }: SpriteSheet): SpriteSheet {
  const made = new Map<Sprite, Sprite>();
  return {
    palette,
    sprite(face, width) {
      const plain = sprite(face, width);
      if (face === 'back') return plain;
      const known = made.get(plain) ?? stamped(plain, { month: monthOf(face), width }, palette);
      made.set(plain, known);
      return known;
    },
  };
}

interface Badge {
  readonly width: number;
  readonly height: number;
  /** How strongly its letters cover a pixel, 0–15. */
  readonly levelAt: (x: number, y: number) => number;
}

function stamped(
  card: Sprite,
  { month, width }: { readonly month: number; readonly width: number },
  palette: Palette,
): Sprite {
  const badge = badgeOf(month, width);
  const rows = card.rows.map((row, y) =>
    y < badge.height ? stampedRow(row, { y, badge }, palette) : row,
  );
  return { ...card, rows };
}

/** On cards that lie close the figures stand under each other: both show beside the next card. */
function badgeOf(month: number, width: number): Badge {
  const size = SIZES.find(([least]) => width >= least)?.[1] ?? 36;
  const figures = width < STACKED_BELOW ? [...String(month)] : [String(month)];
  const strips = figures.map((text) => stripOf(text, { size, bold: true }));
  const levels = strips.map(levelsOf);
  const pitch = Math.round(size * PITCH);
  const wide = Math.max(...strips.map((strip) => strip.width)) - 2 * STRIP_PAD + 2 * SIDE;
  return {
    width: wide,
    height: strips.length * pitch + END,
    levelAt: (x, y) => {
      const line = Math.min(strips.length - 1, Math.floor(y / pitch));
      const strip = strips[line];
      if (strip === undefined) return 0;
      const top = Math.round((strip.height - pitch) / 2);
      const left = Math.round((wide - strip.width) / 2);
      const row = y - line * pitch + top;
      return x < left || x - left >= strip.width || row >= strip.height
        ? 0
        : (levels[line]?.[row * strip.width + x - left] ?? 0);
    },
  };
}

/** The strength of each pixel of a strip, row by row. */
function levelsOf({ width, height, dots }: Strip): Uint8Array {
  const levels = new Uint8Array(width * height);
  for (const dot of dots) levels[(dot >>> 16) * width + ((dot >>> 4) & 0xfff)] = dot & 0xf;
  return levels;
}

function stampedRow(
  { inset, pixels }: SpriteRow,
  { y, badge }: { readonly y: number; readonly badge: Badge },
  palette: Palette,
): SpriteRow {
  const copy = Uint8Array.from(pixels);
  const cut = Math.max(0, ROUND - (badge.height - 1 - y));
  const end = badge.width - Math.round(ROUND - Math.sqrt(ROUND * ROUND - cut * cut));
  for (let x = inset; x < end; x++) {
    const level = badge.levelAt(x, y);
    copy[x - inset] = palette.blend.cream[level * PALETTE_SIZE + palette.inks.dark] ?? 0;
  }
  return { inset, pixels: copy };
}
