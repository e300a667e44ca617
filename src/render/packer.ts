import { constants, createDeflate, type Deflate } from 'node:zlib';

/** Looks for runs only: a third of the time is saved, for a sixth more bytes. */
const RUNS = {
  chunkSize: 160 * 2 ** 10,
  level: 1,
  memLevel: 9,
  strategy: constants.Z_RLE,
} as const;

/**
 * Packs one image after another, quickly and not very small, in another thread. A stream that is made
 * anew for each takes so much room outside JavaScript's heap that the garbage collector has more to do
 * than zlib.
 */
export class Packer {
  #stream: Deflate | undefined;
  #pieces: Buffer[] = [];

  /** The bytes must stay as they are until then, and nothing else may be packed meanwhile. */
  pack(bytes: Uint8Array): Promise<readonly Buffer[]> {
    const stream = this.#stream ?? this.#open();
    this.#stream = stream;
    return new Promise((resolve, reject) => {
      stream.write(bytes);
      stream.flush(constants.Z_FINISH, (error?: Error | null) => {
        const pieces = this.#pieces;
        this.#pieces = [];
        if (error) return reject(error);
        stream.reset();
        resolve(pieces);
      });
    });
  }

  #open(): Deflate {
    const stream = createDeflate(RUNS);
    stream.on('data', (piece: Buffer) => this.#pieces.push(piece));
    stream.on('error', () => {
      this.#stream = undefined;
    });
    return stream;
  }
}
