import type { Log } from '../log.ts';
import { type Meter, NO_METER, secondsSince } from '../meter.ts';
import { logFailure } from './guard.ts';

/**
 * Work in lanes: within a lane one thing at a time, in order; lanes do not wait for each other.
 */
export class SerialQueue {
  readonly #log: Log;
  readonly #meter: Meter;
  /** How many works were asked for and not begun yet. */
  #waitingCount = 0;
  /** By lane: settles once all that was asked for so far is done. Never rejects. */
  readonly #tails = new Map<string, Promise<void>>();
  /** By lane and key: the newest of the works that wait under it. */
  readonly #waiting = new Map<string, () => Promise<void>>();

  constructor(log: Log, meter = NO_METER) {
    this.#log = log;
    this.#meter = meter;
    meter.watch('hanafuda_queue_waiting', () => [{ labels: {}, value: this.#waitingCount }]);
  }

  /** Does the work when the lane is free, and gives what it gives. */
  run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const askedAt = performance.now();
    this.#waitingCount++;
    const result = (this.#tails.get(lane) ?? Promise.resolve()).then(() => {
      this.#waitingCount--;
      this.#meter.observe('hanafuda_queue_wait_seconds', {}, secondsSince(askedAt));
      return work();
    });
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
      logFailure(this.#log, error, { what: 'queued work', work: id });
    }
  }

  #leave(lane: string, tail: Promise<void>): void {
    if (this.#tails.get(lane) === tail) this.#tails.delete(lane);
  }
}
