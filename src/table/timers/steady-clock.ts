interface Clocks {
  /** The clock of the machine, which may be set: milliseconds since 1970. */
  readonly wall: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly monotonic: () => number;
}

/**
 * The time of the machine, read once and counted on from there: it does not leap when somebody sets the
 * machine's clock, until that is followed on purpose.
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

  /** By how many milliseconds the machine's clock was set since it was followed last; behind: negative. */
  get drift(): number {
    return Math.round(this.#wall() - this.#begin - this.monotonic());
  }

  /** Leaps to the time of the machine. */
  follow(): void {
    this.#begin = this.#wall() - this.monotonic();
  }
}
