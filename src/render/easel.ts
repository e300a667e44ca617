import { availableParallelism } from 'node:os';
import { Packer } from './packer.ts';
import type { Palette } from './raster/palette.ts';
import { encodePng, type Png } from './raster/png.ts';
import { Surface } from './surface.ts';

/** Node packs so many things at a time. */
const MOST = 4;

type Draw = (surface: Surface) => void;

class Easel {
  readonly #palette: Palette;
  readonly #packer = new Packer();
  readonly #surface: Surface;
  /** Settles once all that was asked for so far is done. */
  #tail = Promise.resolve();
  #backlog = 0;

  constructor(palette: Palette) {
    this.#palette = palette;
    this.#surface = new Surface(palette, this.#packer.rows);
  }

  get backlog(): number {
    return this.#backlog;
  }

  picture(draw: Draw, month: number): Promise<Png> {
    this.#backlog++;
    const png = this.#tail.then(() => this.#picture(draw, month));
    // Whoever wants the picture hears of its failure. It is not kept: nobody may want it any more.
    const done = () => {
      this.#backlog--;
    };
    this.#tail = png.then(done, done);
    return png;
  }

  async #picture(draw: Draw, month: number): Promise<Png> {
    const surface = this.#surface;
    surface.clear();
    draw(surface);
    return encodePng(surface, this.#palette.of(month), await this.#packer.pack());
  }
}

/**
 * Makes pictures, as many at a time as there are processors: each is drawn once another is packed, so
 * that many asked for at once neither stop everything else nor take much memory.
 */
export class Easels {
  readonly #easels: readonly Easel[];

  constructor(palette: Palette) {
    this.#easels = Array.from(
      { length: Math.min(MOST, availableParallelism()) },
      () => new Easel(palette),
    );
  }

  get backlog(): number {
    return this.#easels.reduce((sum, { backlog }) => sum + backlog, 0);
  }

  /** On the easel with the least to do; while one is enough, it is always the same. `month`: of the ground. */
  picture(draw: Draw, month = 1): Promise<Png> {
    return this.#easels.reduce((a, b) => (b.backlog < a.backlog ? b : a)).picture(draw, month);
  }
}
