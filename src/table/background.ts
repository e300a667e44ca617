/** Lets waiting work run first: large jobs call this between their batches. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** What comes of work; undefined where it takes longer than so many milliseconds. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
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
