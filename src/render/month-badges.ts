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
/** How high the badge is, as a share of the size of its numeral. */
const HEIGHT = 1.04;
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

function stamped(
  card: Sprite,
  { month, width }: { readonly month: number; readonly width: number },
  palette: Palette,
): Sprite {
  const size = SIZES.find(([least]) => width >= least)?.[1] ?? 36;
  const numeral = stripOf(String(month), { size, bold: true });
  const wide = numeral.width - 2 * STRIP_PAD + 2 * SIDE;
  const high = Math.round(size * HEIGHT);
  const rows = card.rows.map((row, y) =>
    y < high ? stampedRow(row, { y, wide, high, numeral }, palette) : row,
  );
  return { ...card, rows };
}

interface Badge {
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly numeral: Strip;
}

function stampedRow(
  { inset, pixels }: SpriteRow,
  { y, wide, high, numeral }: Badge,
  palette: Palette,
): SpriteRow {
  const copy = Uint8Array.from(pixels);
  const cut = Math.max(0, ROUND - (high - 1 - y));
  const end = wide - Math.round(ROUND - Math.sqrt(ROUND * ROUND - cut * cut));
  const cream = palette.blend.cream;
  const top = Math.round((numeral.height - high) / 2);
  for (let x = inset; x < end; x++) {
    const from = (y + top) * numeral.width + x - SIDE + STRIP_PAD;
    const level = (numeral.coverage[from] ?? 0) >> 4;
    copy[x - inset] = cream[level * PALETTE_SIZE + palette.inks.dark] ?? 0;
  }
  return { inset, pixels: copy };
}
