/** Whoever else waits goes first: large work is done in bites with this in between. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Large works, one at a time: none sees what another has half done. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work once those that were asked for before are done, and gives what it gives. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}
