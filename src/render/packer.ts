import { constants, createDeflate, type Deflate, type ZlibOptions } from 'node:zlib';
import { filterUp } from './filter.ts';

/** Each write is a whole zlib stream; several fit a chunk, since each chunk costs another turn of a thread. */
const WHOLE: ZlibOptions = { chunkSize: 2 ** 20, flush: constants.Z_FINISH };
/** Looks for runs only, which is the quickest; of differences it makes as little as the dense way. */
const QUICK: ZlibOptions = { ...WHOLE, level: 1, strategy: constants.Z_RLE };
const DENSE: ZlibOptions = { ...WHOLE, level: 4 };

/** What the quick way would make larger is packed the dense way, in bytes. */
const QUICK_MOST = 152_000;
/** One span of so many bytes is looked at in each of so many. */
const SPAN = 256;
const SPANS = 16;
/** What the quick way makes of each change, and adds. */
const QUICK_SHARE = 0.81;
const QUICK_LEAST = 9200;

/** Packs the rows of one picture after another into a zlib stream, in another thread. */
export class Packer {
  readonly #quick = new Stream(QUICK);
  readonly #dense = new Stream(DENSE);
  /** What is being packed. */
  #bytes = new Uint8Array();

  /** The rows may change once this returns, but nothing else may be packed before it is done. */
  pack(rows: Uint8Array): Promise<readonly Buffer[]> {
    if (this.#bytes.length !== rows.length) this.#bytes = new Uint8Array(rows.length);
    filterUp(rows, this.#bytes);
    if (quickSize(this.#bytes) <= QUICK_MOST) return this.#quick.pack(this.#bytes);
    // The dense way finds more in the pixels themselves.
    this.#bytes.set(rows);
    return this.#dense.pack(this.#bytes);
  }
}

/**
 * About how many bytes the quick way makes of filtered rows, a few thousand more or less: it
 * goes by the bytes that differ from the one before them.
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
  return QUICK_LEAST + QUICK_SHARE * changes * SPANS;
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
