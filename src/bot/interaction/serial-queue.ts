import type { Log } from '../../log.ts';
import { type Meter, NO_METER, secondsSince } from '../../meter.ts';
import { JobQueue } from '../../table/background.ts';
import { logFailure } from '../failure/guard.ts';

interface QueueOptions {
  readonly meter?: Meter;
  readonly admit?: () => Promise<boolean>;
}

/** Answers and displays, one at a time in each lane. */
export class SerialQueue {
  readonly #log: Log;
  readonly #meter: Meter;
  readonly #admit: () => Promise<boolean>;
  readonly #jobs = new JobQueue();
  #waitingCount = 0;
  /** By lane and key: the newest of the works that wait under it. */
  readonly #waiting = new Map<string, () => Promise<void>>();
  /** Works under a key that are not in their lane yet. */
  readonly #asking = new Set<Promise<void>>();

  /** @param admit resolves when work under a key may be done: to false when it is not to be done */
  constructor(log: Log, { meter = NO_METER, admit = async () => true }: QueueOptions = {}) {
    this.#log = log;
    this.#meter = meter;
    this.#admit = admit;
    meter.watch('hanafuda_queue_waiting', () => [{ labels: {}, value: this.#waitingCount }]);
  }

  /** Does the work when the lane is free, and gives what it gives. */
  run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    return this.#run(lane, work, this.#ask());
  }

  /**
   * Does the work when it is admitted and the lane is free. Work that is added again
   * under the same key before that is done once, the newest way. Work that throws is logged.
   */
  add(lane: string, key: string, work: () => Promise<void>): void {
    const id = `${lane} ${key}`;
    const isWaiting = this.#waiting.has(id);
    this.#waiting.set(id, work);
    if (isWaiting) return;
    const asking = this.#enter(lane, id).finally(() => this.#asking.delete(asking));
    this.#asking.add(asking);
  }

  async idle(): Promise<void> {
    do {
      // What is admitted is in its lane by then.
      await Promise.all(this.#asking);
      await this.#jobs.idle();
    } while (this.#asking.size > 0);
  }

  /** Counts a work that waits; gives since when. */
  #ask(): number {
    this.#waitingCount++;
    return performance.now();
  }

  #begin(askedAt: number): void {
    this.#waitingCount--;
    this.#meter.observe('hanafuda_queue_wait_seconds', {}, secondsSince(askedAt));
  }

  #run<T>(lane: string, work: () => Promise<T>, askedAt: number): Promise<T> {
    const begin = () => {
      this.#begin(askedAt);
      return work();
    };
    return this.#jobs.run(begin, lane);
  }

  /** Work that waits to be admitted is not in the way of what is done for somebody in its lane. */
  async #enter(lane: string, id: string): Promise<void> {
    const askedAt = this.#ask();
    if (await this.#admit()) return void this.#run(lane, () => this.#doNewest(id), askedAt);
    this.#begin(askedAt);
    this.#waiting.delete(id);
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
}
