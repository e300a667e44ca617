import { constants, crc32, deflateSync } from 'node:zlib';
import type { Rgb } from './palette.ts';

/** What every PNG begins with. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const INDEXED = 3;
/**
 * `fast` looks for runs only: a fifth of the time of the full search is saved, for a tenth more
 * bytes. A picture comes out in one piece.
 */
const COMPRESSIONS = {
  fast: { level: 1, strategy: constants.Z_RLE, chunkSize: 2 ** 18 },
  small: { level: 9 },
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
    ...chunk('PLTE', Buffer.from(colours.flatMap((c) => [c >> 16, (c >> 8) & 0xff, c & 0xff]))),
    ...chunk('IDAT', deflateSync(image.rows, COMPRESSIONS[compression])),
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
