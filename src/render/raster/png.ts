import { promisify } from 'node:util';
import { crc32, deflate, type ZlibOptions } from 'node:zlib';
import type { Rgb } from './palette.ts';

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const INDEXED = 3;
const SMALL: ZlibOptions = { level: 9 };
const packOnce: (rows: Uint8Array, options: ZlibOptions) => Promise<Buffer> = promisify(deflate);

/** An indexed image whose rows stand ready for compression: each begins with its filter byte, 0. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** `height` rows of `1 + width` bytes. */
  readonly rows: Uint8Array;
}

/** A PNG in pieces: to join them would be to copy some 100 KB. */
export type Png = readonly Buffer[];

/**
 * A PNG of rows that are packed in a zlib stream. Written here because true colour and its filters cost a
 * canvas's own encoder three times as long: flat card art needs neither.
 */
export function encodePng(
  size: Pick<IndexedImage, 'width' | 'height'>,
  colours: readonly Rgb[],
  packed: readonly Buffer[],
): Png {
  return [
    SIGNATURE,
    ...chunk('IHDR', [header(size)]),
    paletteChunk(colours),
    ...chunk('IDAT', packed),
    ...chunk('IEND', []),
  ];
}

/** The image as a PNG as small as can be, however long that takes. */
export async function encodeSmallPng(
  image: IndexedImage,
  colours: readonly Rgb[],
  options = SMALL,
): Promise<Buffer> {
  return Buffer.concat(encodePng(image, colours, [await packOnce(image.rows, options)]));
}

/** Length and type before the data of a chunk, and a checksum after it. */
const BEFORE = 8;
const AFTER = 4;

/** An indexed PNG with one chunk of each type, as those that are written here. Throws on what is none. */
export function readPng(png: Buffer) {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new TypeError('not a PNG');
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at < png.length; ) {
    const start = at + BEFORE;
    const end = start + png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, start), png.subarray(start, end));
    at = end + AFTER;
  }
  const only = (type: string): Buffer => {
    const data = chunks.get(type);
    if (data === undefined) throw new TypeError(`no ${type} in it`);
    return data;
  };
  const [size, palette] = [only('IHDR'), only('PLTE')];
  return {
    width: size.readUInt32BE(0),
    height: size.readUInt32BE(4),
    colours: Array.from(
      { length: palette.length / 3 },
      (_, index): Rgb => palette.readUIntBE(index * 3, 3),
    ),
    /** The rows in a zlib stream. */
    packed: only('IDAT'),
  };
}

/** In bytes. */
export function sizeOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** Pixels of one byte each as rows that stand ready for compression. */
export function framed(pixels: Uint8Array, width: number): Uint8Array {
  const height = pixels.length / width;
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return rows;
}

const palettes = new WeakMap<readonly Rgb[], Buffer>();

/** The colours as a chunk, which is made once for each palette. */
function paletteChunk(colours: readonly Rgb[]): Buffer {
  const known = palettes.get(colours);
  if (known !== undefined) return known;
  const bytes = colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]);
  const made = Buffer.concat(chunk('PLTE', [Buffer.from(bytes)]));
  palettes.set(colours, made);
  return made;
}

function header({ width, height }: Pick<IndexedImage, 'width' | 'height'>): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([BITS, INDEXED], 8);
  return bytes;
}

/** Length and type, the data, and a checksum over type and data. */
function chunk(type: string, data: readonly Buffer[]): readonly Buffer[] {
  const before = Buffer.alloc(8);
  before.writeUInt32BE(sizeOf(data), 0);
  before.write(type, 4, 'latin1');
  const after = Buffer.alloc(4);
  after.writeUInt32BE(
    data.reduce((sum, piece) => crc32(piece, sum), crc32(type)),
    0,
  );
  return [before, ...data, after];
}
