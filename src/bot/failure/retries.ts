import { type Backoff, backoffDelay } from './backoff.ts';

interface Retry {
  /** How often it has failed. */
  readonly times: number;
  readonly timer: NodeJS.Timeout;
}

const BACKOFF: Backoff = { first: 1000, longest: 60_000 };

/**
 * Has done again what failed for the time being, after pauses that grow. Nothing waits for that, so
 * other work goes on meanwhile; `retryUntilDone` is for work that is waited for.
 */
export class Retries {
  readonly #signal: AbortSignal;
  readonly #backoff: Backoff;
  readonly #retries = new Map<string, Retry>();

  /** @param signal aborted when nothing is to be done any more */
  constructor(signal: AbortSignal, backoff = BACKOFF) {
    this.#signal = signal;
    this.#backoff = backoff;
    signal.addEventListener('abort', () => {
      for (const { timer } of this.#retries.values()) clearTimeout(timer);
    });
  }

  /**
   * Has work done later that has failed once more; what was to be done under that name is not.
   *
   * @returns the pause before it, in milliseconds
   */
  add(name: string, work: () => void): number {
    const before = this.#retries.get(name);
    clearTimeout(before?.timer);
    const times = (before?.times ?? 0) + 1;
    const pause = backoffDelay(times, this.#backoff);
    const timer = setTimeout(work, pause);
    if (this.#signal.aborted) clearTimeout(timer);
    this.#retries.set(name, { times, timer });
    return pause;
  }

  /** The work of that name has succeeded, or is of no use any more. */
  settle(name: string): void {
    clearTimeout(this.#retries.get(name)?.timer);
    this.#retries.delete(name);
  }
}
