import { readFile, writeFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Rgb } from '../raster/palette.ts';
import { encodeSmallPng, framed, readPng } from '../raster/png.ts';
import { cardHeight, FACES, type Face } from './deck.ts';
import { KOREAN_FACES } from './korean-face.ts';

/**
 * The whole deck at one width, one face under another in the order of `FACES`, as indices into its
 * own few colours. Kept as a PNG, because drawing the curves of 49 cards at each start would take
 * longer than everything else that the start does: `draw-sheets.ts` makes it from the drawings.
 */
export interface Sheet {
  readonly colours: readonly Rgb[];
  /** A byte a pixel; the corners outside a card's round border are in the border's colour. */
  readonly pixels: Uint8Array;
}

/** A sheet as it was read: unpacking it waits until somebody wants a card of that size. */
export interface PackedSheet {
  readonly colours: readonly Rgb[];
  /** The rows of pixels as they stand in the file: a byte that means nothing begins each. */
  unpack(): Uint8Array;
}

/** The sheets of one face of the deck, and what is on each of them, in order. */
export interface SheetSet {
  readonly folder: URL;
  readonly faces: readonly Face[];
}

const FOLDER = new URL('../sheets/', import.meta.url);
export const WHOLE: SheetSet = { folder: FOLDER, faces: FACES };
/** The Korean face: the cards that look otherwise, and those that only it has. */
export const KOREAN: SheetSet = {
  folder: new URL('../sheets/korean/', import.meta.url),
  faces: KOREAN_FACES,
};

/**
 * Reads the sheet of a width.
 *
 * @throws an error that names the file that is missing or is no sheet of that width
 */
export async function readSheet(
  width: number,
  { folder, faces }: SheetSet = WHOLE,
): Promise<PackedSheet> {
  try {
    const { colours, packed } = readPng(await readFile(new URL(`${width}.png`, folder)));
    return { colours, unpack: () => rowsOf(packed, width, faces.length) };
  } catch (cause) {
    throw new Error(`There is no sheet of cards in ${width}.png`, { cause });
  }
}

export async function writeSheet(
  { colours, pixels }: Sheet,
  width: number,
  { folder, faces }: SheetSet = WHOLE,
): Promise<void> {
  const height = cardHeight(width) * faces.length;
  const rows = framed(pixels, width);
  const png = await encodeSmallPng({ width, height, rows }, colours);
  await writeFile(new URL(`${width}.png`, folder), png);
}

function rowsOf(packed: Buffer, width: number, faces: number): Uint8Array {
  const size = cardHeight(width) * faces * (width + 1);
  const rows = inflateSync(packed, { chunkSize: size });
  if (rows.length !== size) throw new RangeError(`not a sheet of width ${width}`);
  return rows;
}
