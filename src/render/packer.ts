import { constants, createDeflate, type Deflate, type ZlibOptions } from 'node:zlib';
import { UpFilter } from './filter.ts';
import { sizeOf } from './raster/png.ts';

/**
 * Each write is a whole zlib stream. Most fit one or two chunks, since each chunk costs another turn of a thread. A chunk
 * of 1 MB holds several pictures, lives until a full garbage collection, and leads to one every thirty presses.
 */
const WHOLE: ZlibOptions = { chunkSize: 2 ** 17, flush: constants.Z_FINISH };
/** Looks for runs only, which is the quickest; of differences it makes as little as the dense way. */
const QUICK: ZlibOptions = { ...WHOLE, level: 1, strategy: constants.Z_RLE };
const DENSE: ZlibOptions = { ...WHOLE, level: 5 };

/** What the quick way makes larger is packed again the dense way, in bytes: a table has at most 160 KB. */
const QUICK_MOST = 159_000;

/** Packs the rows of one picture after another into a zlib stream, in another thread. */
export class Packer {
  readonly #quick = new Stream(QUICK);
  readonly #dense = new Stream(DENSE);
  readonly #filter = new UpFilter();
  /** What is packed: `PICTURE_HEIGHT` rows of `ROW` bytes. */
  readonly rows = this.#filter.rows;

  /** The rows must stay as they are until this is done. */
  async pack(): Promise<readonly Buffer[]> {
    const { rows, filtered } = this.#filter;
    this.#filter.run();
    const quick = await this.#quick.pack(filtered);
    // The dense way finds more in the pixels themselves.
    return sizeOf(quick) <= QUICK_MOST ? quick : this.#dense.pack(rows);
  }
}

/**
 * A stream that is used over again: one that is made again for each image takes so much room outside
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
