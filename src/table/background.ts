/** Lets waiting work run first: large jobs call this between their batches. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** What comes of work; undefined if it takes longer than this many milliseconds. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after this many milliseconds, or when the signal is aborted. */
function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener('abort', wake);
  });
}

/**
 * Does work, and again for as long as it fails and something is left to try.
 *
 * @param work is told how often it has failed before
 * @param pauseAfter milliseconds until the next try, after this many failures; undefined: that was the last
 * @param signal aborted when the pause need not be waited for
 * @throws the error after the last try
 */
export async function retry<T>(
  work: (failures: number) => T,
  pauseAfter: (error: unknown, failures: number) => number | undefined,
  signal?: AbortSignal,
): Promise<Awaited<T>> {
  for (let failures = 0; ; ) {
    try {
      return await work(failures);
    } catch (error) {
      failures += 1;
      const pause = pauseAfter(error, failures);
      if (pause === undefined) throw error;
      if (!signal?.aborted) await sleep(pause, signal);
      if (signal?.aborted) throw error;
    }
  }
}

/** Runs jobs one at a time, in order, so that none sees what another has half done. Lanes do not wait for each other. */
export class JobQueue {
  /** By lane: settles once all jobs so far are done. Never rejects. */
  readonly #tails = new Map<string, Promise<void>>();

  /** Runs the job once those asked for before in its lane are done; resolves to its result. */
  run<T>(job: () => Promise<T>, lane = ''): Promise<T> {
    const done = (this.#tails.get(lane) ?? Promise.resolve()).then(job);
    const leave = () => {
      if (this.#tails.get(lane) === tail) this.#tails.delete(lane);
    };
    const tail = done.then(leave, leave);
    this.#tails.set(lane, tail);
    return done;
  }

  /** Once nothing waits and nothing runs. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
