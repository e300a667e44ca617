interface Clocks {
  /** The clock of the machine, which may be set: milliseconds since 1970. */
  readonly wall: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly monotonic: () => number;
}

/**
 * The machine's time, read once and continued by a monotonic clock: it does not jump when the
 * machine's clock is set, until `follow` is called.
 */
export class SteadyClock {
  /** Milliseconds of a clock that nobody sets, from any beginning: for durations. */
  readonly monotonic: () => number;
  readonly #wall: () => number;
  #begin: number;

  constructor({ wall, monotonic }: Clocks) {
    this.#wall = wall;
    this.monotonic = monotonic;
    this.#begin = wall() - monotonic();
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.round(this.#begin + this.monotonic());

  /**
   * By how many milliseconds the machine's clock has been set since the last `follow`; negative:
   * back.
   */
  get drift(): number {
    return Math.round(this.#wall() - this.#begin - this.monotonic());
  }

  /** Jumps to the machine's time. */
  follow(): void {
    this.#begin = this.#wall() - this.monotonic();
  }
}
