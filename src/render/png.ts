import { constants, crc32, deflateSync } from 'node:zlib';
import type { Rgb } from './palette.ts';

/** What every PNG begins with. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const INDEXED = 3;
/**
 * What is packed comes out in one piece, and the room for that is not much more than it takes: what
 * is allocated outside JavaScript's heap makes the garbage collector run the oftener.
 */
const ROOM = { chunkSize: 160 * 2 ** 10 } as const;
/** Looks for runs only: a third of the time is saved, for a sixth more bytes. */
const RUNS = { ...ROOM, level: 1, memLevel: 9, strategy: constants.Z_RLE } as const;
const SEARCH = { ...ROOM, level: 2 } as const;
/** The few pictures that would be larger, full of small cards, are worth the search. */
const LARGE = 155_000;
const COMPRESSIONS = {
  fast(rows: Uint8Array): Buffer {
    const packed = deflateSync(rows, RUNS);
    return packed.length <= LARGE ? packed : deflateSync(rows, SEARCH);
  },
  small: (rows: Uint8Array): Buffer => deflateSync(rows, { level: 9 }),
} as const;

/** An indexed image whose rows stand ready for compression: each begins with its filter byte, 0. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** `height` rows of `1 + width` bytes. */
  readonly rows: Uint8Array;
}

/**
 * The image as a PNG. Written here because filtering and true colour cost a canvas's own encoder
 * three times as long: flat card art needs neither.
 */
export function encodePng(
  image: IndexedImage,
  colours: readonly Rgb[],
  compression: keyof typeof COMPRESSIONS = 'fast',
): Buffer {
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', header(image)),
    paletteChunk(colours),
    ...chunk('IDAT', COMPRESSIONS[compression](image.rows)),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
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
  const made = Buffer.concat(chunk('PLTE', Buffer.from(bytes)));
  palettes.set(colours, made);
  return made;
}

function header({ width, height }: IndexedImage): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([BITS, INDEXED], 8);
  return bytes;
}

/** Length and type, the data, and a checksum over type and data. */
function chunk(type: string, data: Buffer): readonly [Buffer, Buffer, Buffer] {
  const before = Buffer.alloc(8);
  before.writeUInt32BE(data.length, 0);
  before.write(type, 4, 'latin1');
  const after = Buffer.alloc(4);
  after.writeUInt32BE(crc32(data, crc32(type)), 0);
  return [before, data, after];
}
