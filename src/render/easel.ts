import { availableParallelism } from 'node:os';
import { Packer } from './packer.ts';
import type { Palette } from './palette.ts';
import { encodePng, type Png } from './png.ts';
import { Surface } from './surface.ts';

/** Node packs so many things at a time. */
const MOST = 4;

type Draw = (surface: Surface) => void;

/** A surface, and what packs it: one picture after another. */
class Easel {
  readonly #palette: Palette;
  readonly #surface: Surface;
  readonly #packer = new Packer();
  /** Settles once all that was asked for so far is done. */
  #tail: Promise<unknown> = Promise.resolve();

  constructor(palette: Palette) {
    this.#palette = palette;
    this.#surface = new Surface(palette);
  }

  picture(draw: Draw): Promise<Png> {
    const png = this.#tail.then(() => this.#picture(draw));
    // Whoever wants the picture hears of its failure; nobody may want it any more.
    this.#tail = png.catch(() => {});
    return png;
  }

  #picture(draw: Draw): Promise<Png> {
    const surface = this.#surface;
    surface.clear();
    draw(surface);
    return encodePng(surface, this.#palette.colours, (rows) => this.#packer.pack(rows));
  }
}

/**
 * Makes pictures, as many at a time as there are processors: each is drawn once another is packed, so
 * that many asked for at once neither stop everything else nor take much memory.
 */
export class Easels {
  readonly #easels: readonly Easel[];
  #next = 0;
  #backlog = 0;

  constructor(palette: Palette) {
    this.#easels = Array.from(
      { length: Math.min(MOST, availableParallelism()) },
      () => new Easel(palette),
    );
  }

  /** How many pictures were asked for and are not finished. */
  get backlog(): number {
    return this.#backlog;
  }

  picture(draw: Draw): Promise<Png> {
    const easel = this.#easels[this.#next];
    if (easel === undefined) throw new RangeError('there is no easel');
    this.#next = (this.#next + 1) % this.#easels.length;
    this.#backlog++;
    const png = easel.picture(draw);
    const done = () => {
      this.#backlog--;
    };
    png.then(done, done);
    return png;
  }
}
