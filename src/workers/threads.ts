import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Job, JobResults } from '../cpu/job.ts';

/** Has jobs done that would block the event loop. */
export interface Workers {
  /** What comes of a job. Rejects with what it threw, with why its thread died, or with the signal's reason. */
  do<J extends Job>(job: J, signal: AbortSignal): Promise<JobResults[J['type']]>;
  /** Ends all, in the middle of what they do. */
  close(): Promise<void>;
}

/** As many threads as leave a core to the bot, and no more than a few tables need. */
const MOST_THREADS = 4;

/**
 * Worker threads, each begun when there is something to do. One that dies, or whose job is called off, is replaced.
 * Neither the bot's environment nor what it was started with is for them.
 */
export function workerThreads(): Workers {
  const threads = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'work',
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    idleTimeout: Number.POSITIVE_INFINITY,
    // An idle thread that waits for a job by Atomics cannot be ended at once.
    atomics: 'disabled',
    ...{ env: {}, execArgv: [] },
  });
  return {
    do: (job, signal) => threads.run(job, { signal }),
    close: () => threads.destroy(),
  };
}
