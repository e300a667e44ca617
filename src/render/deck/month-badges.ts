import { type CardId, isBonus, monthOf } from '../../engine/core/cards.ts';
import { STRIP_PAD, textStrip } from '../raster/lettering.ts';
import { LEVELS, PALETTE_SIZE, type Palette } from '../raster/palette.ts';
import { levelsOf, type Strip } from '../raster/strip.ts';
import { type Sprite, type SpriteSheet, spriteWith } from './sprites.ts';

/** How high the numeral stands on cards of at least this width, in pixels. */
const SIZES: readonly (readonly [width: number, size: number])[] = [
  [84, 36],
  [74, 34],
  [66, 32],
  [60, 30],
  [0, 28],
];
const SIDE = 4;
/** How high the badge is, as a share of the size of its numeral, and the room below. */
const HEIGHT = 0.92;
const END = 4;
/** Cards narrower than this lie in piles, close to each other: two figures are set narrow there. */
const STACKED_BELOW = 74;
const NARROW = 0.56;
const STRENGTHENED = 1.25;
const ROUND = 8;

/**
 * The same cards with the number of their month in the upper left corner, gold on dark and in a
 * corner: the numbers by which cards are played are dark on a light disc at the foot. The back
 * stays bare, and so do cards of no month. `numberOf`: the number of a card's month.
 */
export function numbered(
  { palette, sprite }: SpriteSheet,
  numberOf: (card: CardId) => number = monthOf,
): SpriteSheet {
  const made = new Map<Sprite, Sprite>();
  return {
    palette,
    sprite(face, width) {
      const plain = sprite(face, width);
      if (face === 'back' || isBonus(face)) return plain;
      const month = numberOf(face);
      const known = made.get(plain) ?? stamped(plain, { month, width }, palette);
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
  const pixels = Uint8Array.from(card.pixels);
  for (let y = 0; y < badge.height; y++) {
    const row = pixels.subarray(y * (width + 1) + 1, (y + 1) * (width + 1));
    stampRow(row, { y, from: card.insets[y] ?? 0, badge }, palette);
  }
  return spriteWith(card, pixels);
}

/** On cards that lie close both figures of a number show beside the next card. */
function badgeOf(month: number, width: number): Badge {
  const size = SIZES.find(([least]) => width >= least)?.[1] ?? 36;
  const text = String(month);
  const share = width < STACKED_BELOW && text.length > 1 ? NARROW : 1;
  const strip = narrowed(textStrip(text, { size, bold: true }), share);
  const height = Math.round(size * HEIGHT);
  const top = Math.round((strip.height - height) / 2);
  const side = share === 1 ? SIDE : SIDE / 2;
  const left = side - strip.pad;
  return {
    width: strip.width - 2 * strip.pad + 2 * side,
    height: height + END,
    levelAt: (x, y) => {
      const [column, row] = [x - left, y + top];
      return column < 0 || column >= strip.width || row >= strip.height
        ? 0
        : (strip.levels[row * strip.width + column] ?? 0);
    },
  };
}

interface Levels {
  readonly width: number;
  readonly height: number;
  readonly pad: number;
  readonly levels: Uint8Array;
}

/** The strip with each of its rows pressed together to a share of its width. */
function narrowed(strip: Strip, share: number): Levels {
  const { height } = strip;
  const levels = levelsOf(strip);
  const pad = Math.floor(STRIP_PAD * share);
  if (share === 1) return { width: strip.width, height, pad, levels };
  const width = Math.ceil(strip.width * share);
  const narrow = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.floor(x / share), Math.min(strip.width, Math.ceil((x + 1) / share))];
      const covered = levels.subarray(y * strip.width + from, y * strip.width + to);
      // Thin strokes keep their strength: pressed together they would fade.
      const mean = covered.reduce((sum, level) => sum + level, 0) / Math.max(1, covered.length);
      narrow[y * width + x] = Math.min(LEVELS - 1, Math.round(mean * STRENGTHENED));
    }
  }
  return { width, height, pad, levels: narrow };
}

function stampRow(
  row: Uint8Array,
  { y, from, badge }: { readonly y: number; readonly from: number; readonly badge: Badge },
  palette: Palette,
): void {
  const cut = Math.max(0, ROUND - (badge.height - 1 - y));
  const end = badge.width - Math.round(ROUND - Math.sqrt(ROUND * ROUND - cut * cut));
  const gold = palette.blend('gold');
  for (let x = from; x < end; x++) {
    const level = badge.levelAt(x, y);
    row[x] = gold[level * PALETTE_SIZE + palette.inks.dark] ?? 0;
  }
}
