import type { Canvas } from 'canvas';
import { CARD_COLOURS, FACES, type Face, loadDeck } from './deck.ts';
import { createPalette, Histogram, LEVELS, type Palette, type Rgb } from './palette.ts';
import { CARD_WIDTHS, type CardWidth } from './scene.ts';

/** A card at one size. */
export interface Sprite {
  /** From the top. */
  readonly rows: readonly SpriteRow[];
  /** The pixels of the round corners that cover in part. */
  readonly edges: readonly Edge[];
}

/** A row of a card, cut out beforehand so that laying a card is nothing but copying. */
export interface SpriteRow {
  /** How far from the card's left edge the row begins; it ends as far from the right edge. */
  readonly inset: number;
  /** Palette indices of the pixels that cover fully. */
  readonly pixels: Uint8Array;
}

/** One pixel of a border, `level` of 0–15 strong. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** All cards at all sizes, and the palette that was made for them. */
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
    const known = made.get(plain) ?? {
      ...plain,
      rows: plain.rows.map(({ inset, pixels }) => {
        return { inset, pixels: pixels.map((index) => table[index] ?? 0) };
      }),
    };
    made.set(plain, known);
    return known;
  };
}

/** A card as the canvas drew it: a 32-bit word a pixel, red in its lowest byte. */
interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

const OPAQUE = 255;
/** Scaling leaves the outermost pixels a touch transparent; from here on they count as solid. */
const SOLID = 205;
/** Cards of this width lend their mixed colours to the palette: those of other widths are alike. */
const SAMPLE: CardWidth = 84;

/** Rasterises the deck at every size that a layout uses: once, at start. */
export async function loadSprites(): Promise<SpriteSheet> {
  const deck = await loadDeck(CARD_WIDTHS);
  const palette = createPalette(
    Object.values(CARD_COLOURS).map((hex) => Number.parseInt(hex.slice(1), 16)),
    histogramOf(FACES.map((face) => pixelsOf(deck.sprite(face, SAMPLE)))),
  );
  const sizes = (face: Face) =>
    CARD_WIDTHS.map(
      (width) => [width, indexed(pixelsOf(deck.sprite(face, width)), palette)] as const,
    );
  const sprites = new Map(FACES.map((face) => [face, new Map<number, Sprite>(sizes(face))]));
  return {
    palette,
    sprite(face, width) {
      const sprite = sprites.get(face)?.get(width);
      if (sprite === undefined) throw new RangeError(`no such sprite: ${face} at ${width}`);
      return sprite;
    },
  };
}

function pixelsOf(canvas: Canvas): Raster {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, pixels: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

function alphaOf(word: number): number {
  return word >>> 24;
}

function colourOf(word: number): Rgb {
  return ((word & 0xff) << 16) | (word & 0xff00) | ((word >> 16) & 0xff);
}

function histogramOf(rasters: readonly Raster[]): Histogram {
  const histogram = new Histogram();
  for (const { pixels } of rasters) {
    for (const word of pixels) if (alphaOf(word) === OPAQUE) histogram.add(colourOf(word));
  }
  return histogram;
}

function indexed({ width, height, pixels: words }: Raster, palette: Palette): Sprite {
  const pixels = new Uint8Array(words.length);
  const insets = new Uint8Array(height);
  const edges: Edge[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    const alpha = alphaOf(word);
    pixels[at] = palette.nearest(colourOf(word));
    if (alpha >= SOLID) continue;
    const x = at % width;
    const y = (at - x) / width;
    const level = Math.round((alpha / OPAQUE) * (LEVELS - 1));
    if (level > 0) edges.push({ x, y, level });
    insets[y] = Math.max(insets[y] ?? 0, Math.min(x, width - 1 - x) + 1);
  }
  const rows = Array.from(insets, (inset, y): SpriteRow => {
    return { inset, pixels: pixels.subarray(y * width + inset, (y + 1) * width - inset) };
  });
  return { rows, edges };
}
