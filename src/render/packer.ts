import { constants, createDeflate, type Deflate, type ZlibOptions } from 'node:zlib';

/** Each write is a whole zlib stream, which mostly fits one chunk. */
const WHOLE: ZlibOptions = { chunkSize: 160 * 2 ** 10, flush: constants.Z_FINISH };
/** Looks for runs only: a third of the time is saved, for a third more bytes. */
const QUICK: ZlibOptions = { ...WHOLE, level: 1, strategy: constants.Z_RLE };
const DENSE: ZlibOptions = { ...WHOLE, level: 4 };

/** What the quick way would make larger is packed the dense way, in bytes. */
const QUICK_MOST = 150_000;
/** One span of so many bytes is looked at in each of so many. */
const SPAN = 256;
const SPANS = 16;
/** What the quick way adds to a byte a change. */
const QUICK_LEAST = 10_000;

/**
 * Packs one image after another into a zlib stream, in another thread: quickly, or densely where
 * that would make too much of it.
 */
export class Packer {
  readonly #quick = new Stream(QUICK);
  readonly #dense = new Stream(DENSE);

  /** The bytes must stay as they are until then, and nothing else may be packed meanwhile. */
  pack(bytes: Uint8Array): Promise<readonly Buffer[]> {
    const stream = quickSize(bytes) <= QUICK_MOST ? this.#quick : this.#dense;
    return stream.pack(bytes);
  }
}

/**
 * About how many bytes the quick way makes of an image, a few thousand more or less: of pictures of
 * cards it makes one for each pixel that differs from the one before it.
 */
function quickSize(bytes: Uint8Array): number {
  let changes = 0;
  for (let start = 0; start < bytes.length; start += SPAN * SPANS) {
    const end = Math.min(start + SPAN, bytes.length);
    let before = bytes[start];
    for (let at = start + 1; at < end; at++) {
      const value = bytes[at];
      if (value !== before) changes++;
      before = value;
    }
  }
  return QUICK_LEAST + changes * SPANS;
}

/**
 * A stream that is used over again: one that is made anew for each image takes so much room outside
 * JavaScript's heap that the garbage collector has more to do than zlib.
 */
class Stream {
  readonly #options: ZlibOptions;
  #stream: Deflate | undefined;
  #pieces: Buffer[] = [];

  constructor(options: ZlibOptions) {
    this.#options = options;
  }

  pack(bytes: Uint8Array): Promise<readonly Buffer[]> {
    const stream = this.#stream ?? this.#open();
    this.#stream = stream;
    return new Promise((resolve, reject) => {
      stream.write(bytes, (error) => {
        const pieces = this.#pieces;
        this.#pieces = [];
        if (error) return reject(error);
        stream.reset();
        resolve(pieces);
      });
    });
  }

  #open(): Deflate {
    const stream = createDeflate(this.#options);
    stream.on('data', (piece: Buffer) => this.#pieces.push(piece));
    stream.on('error', () => {
      this.#stream = undefined;
    });
    return stream;
  }
}
