import { createPalette, LEVELS, type Palette, type Rgb } from '../raster/palette.ts';
import { coverageOf } from '../raster/shapes.ts';
import { type Strip, stripOf } from '../raster/strip.ts';
import { CARD_WIDTHS } from '../scene.ts';
import { cardHeight, type Face } from './deck.ts';
import { KOREAN, type PackedSheet, readSheet, type SheetSet, WHOLE } from './sheet.ts';

export interface Sprite extends Outline {
  readonly width: number;
  /** Palette indices, row by row from the top; a byte that means nothing begins each. */
  readonly pixels: Uint8Array;
  /** The same bytes, to be read four at a time. */
  readonly words: DataView;
}

export function spriteWith(
  { width, insets, corners }: Omit<Sprite, 'pixels' | 'words'>,
  pixels: Uint8Array,
): Sprite {
  const words = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return { width, insets, corners, pixels, words };
}

interface Outline {
  /** How far from the card's left edge each row begins; it ends as far from the right edge. */
  readonly insets: Uint8Array;
  /** The pixels of the round corners that cover in part. */
  readonly corners: Strip;
}

export interface SpriteSheet {
  readonly palette: Palette;
  /** Throws on a width that is none of `CARD_WIDTHS`. */
  sprite(face: Face, width: number): Sprite;
}

/** The sprites with every palette index turned into another; each is made when first asked for. */
export function recoloured(
  sprite: SpriteSheet['sprite'],
  table: Uint8Array,
): SpriteSheet['sprite'] {
  const made = new Map<Sprite, Sprite>();
  return (face, width) => {
    const plain = sprite(face, width);
    const known =
      made.get(plain) ??
      spriteWith(
        plain,
        plain.pixels.map((index) => table[index] ?? 0),
      );
    made.set(plain, known);
    return known;
  };
}

/** The radius of a card's round corners, as a share of its width. */
const ROUNDING = 8.2 / 122;
/** From this coverage on a pixel counts as solid. */
const SOLID = 0.8;

/**
 * Reads the cards at every size that a layout uses: once, at start. Those of a size are unpacked
 * when the first of them is asked for, which takes a few milliseconds.
 */
export async function loadSprites(): Promise<SpriteSheet> {
  const { sheets, sprite } = await readSheets(WHOLE);
  return { palette: createPalette(coloursOf(sheets)), sprite };
}

/** The same cards with their Korean face, and the bonus cards: read on first use. */
export async function loadKoreanSprites({ palette, sprite }: SpriteSheet): Promise<SpriteSheet> {
  const korean = await readSheets(KOREAN);
  const own = new Set(KOREAN.faces);
  return {
    palette,
    sprite: (face, width) => (own.has(face) ? korean.sprite : sprite)(face, width),
  };
}

async function readSheets(
  set: SheetSet,
): Promise<Pick<SpriteSheet, 'sprite'> & { readonly sheets: readonly PackedSheet[] }> {
  const sheets = await Promise.all(
    CARD_WIDTHS.map(async (width) => [width, await readSheet(width, set)] as const),
  );
  const cutters = new Map<number, (face: Face) => Sprite>(
    sheets.map(([width, sheet]) => [width, cutter(width, sheet, set)]),
  );
  return {
    sheets: sheets.map(([, sheet]) => sheet),
    sprite(face, width) {
      const cut = cutters.get(width);
      if (cut === undefined) throw new RangeError(`no such sprite: ${face} at ${width}`);
      return cut(face);
    },
  };
}

/** The colours of all the sheets, which have the same: their bytes are places in the palette. */
function coloursOf([first, ...others]: readonly PackedSheet[]): readonly Rgb[] {
  const colours = first?.colours ?? [];
  for (const other of others) {
    if (String(other.colours) !== String(colours)) throw new Error('The sheets of cards disagree');
  }
  return colours;
}

/** Cuts faces out of a sheet, each of them once. */
function cutter(width: number, sheet: PackedSheet, { faces }: SheetSet): (face: Face) => Sprite {
  const sprites = new Map<Face, Sprite>();
  const outline = outlineOf(width);
  const size = outline.insets.length * (width + 1);
  let unpacked: Uint8Array | undefined;
  const cut = (face: Face): Sprite => {
    unpacked ??= sheet.unpack();
    const start = faces.indexOf(face) * size;
    return spriteWith({ ...outline, width }, unpacked.subarray(start, start + size));
  };
  return (face) => {
    const sprite = sprites.get(face) ?? cut(face);
    sprites.set(face, sprite);
    return sprite;
  };
}

function outlineOf(width: number): Outline {
  const height = cardHeight(width);
  const radius = ROUNDING * width;
  const insets = new Uint8Array(height);
  const covered = new Uint8Array(width * height);
  // The tip of the upper left corner is at the origin.
  const isInside = (x: number, y: number) =>
    x >= radius || y >= radius || Math.hypot(radius - x, radius - y) <= radius;
  for (let y = 0; y < radius; y++) {
    for (let x = 0; x < radius; x++) {
      const coverage = coverageOf(isInside, x, y);
      if (coverage >= SOLID) continue;
      insets[y] = insets[height - 1 - y] = x + 1;
      const level = Math.round(coverage * (LEVELS - 1));
      // The same in all four corners.
      for (const top of [y, height - 1 - y])
        for (const left of [x, width - 1 - x]) covered[top * width + left] = level << 4;
    }
  }
  return { insets, corners: stripOf(covered, width) };
}
