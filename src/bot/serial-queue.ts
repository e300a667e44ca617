import type { Log } from '../log.ts';

/**
 * Work in lanes: within a lane one thing at a time, in order; lanes do not wait for each other.
 */
export class SerialQueue {
  readonly #log: Log;
  /** By lane: settles once all that was asked for so far is done. Never rejects. */
  readonly #tails = new Map<string, Promise<void>>();
  /** By lane and key: the newest of the works that wait under it. */
  readonly #waiting = new Map<string, () => Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Does the work when the lane is free, and gives what it gives. */
  run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#tails.get(lane) ?? Promise.resolve()).then(work);
    const tail: Promise<void> = result.then(
      () => this.#leave(lane, tail),
      () => this.#leave(lane, tail),
    );
    this.#tails.set(lane, tail);
    return result;
  }

  /**
   * Does the work when the lane is free. Asked for again under the same key before that, it is done
   * once, the newest way. Work that throws is logged.
   */
  add(lane: string, key: string, work: () => Promise<void>): void {
    const id = `${lane} ${key}`;
    const isWaiting = this.#waiting.has(id);
    this.#waiting.set(id, work);
    if (!isWaiting) void this.run(lane, () => this.#doNewest(id));
  }

  /** Once nothing waits and nothing runs. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }

  async #doNewest(id: string): Promise<void> {
    const work = this.#waiting.get(id);
    this.#waiting.delete(id);
    try {
      await work?.();
    } catch (error) {
      this.#log.error({ err: error, work: id }, 'queued work failed');
    }
  }

  #leave(lane: string, tail: Promise<void>): void {
    if (this.#tails.get(lane) === tail) this.#tails.delete(lane);
  }
}
