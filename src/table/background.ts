/** Whatever else waits goes first: large work is done in batches with this in between. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Large jobs, one at a time: none sees what another has half done. */
export class JobQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the job once those asked for before are done; resolves to its result. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#last.then(job);
    this.#last = done.catch(() => {});
    return done;
  }
}
