/** Lets waiting work run first: large jobs call this between their batches. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Runs jobs one at a time, in order, so that none sees what another has half done. */
export class JobQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the job once those asked for before are done; resolves to its result. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#last.then(job);
    this.#last = done.catch(() => {});
    return done;
  }
}
