import { setImmediate } from 'node:timers/promises';
import { doJob, type Job } from '../../src/cpu/job.ts';
import { Computers } from '../../src/workers/computers.ts';
import type { Workers } from '../../src/workers/threads.ts';

/**
 * Workers in the thread of the test, which get their jobs as another thread would: cloned, and later. Their clock runs by
 * what is done: they choose the same on any machine, and sooner than real ones.
 *
 * @param lookMs what passes from one look at their clock to the next
 */
export function localWorkers(onJob: (job: Job) => void = () => {}, lookMs = 2): Workers {
  let time = 0;
  const now = () => {
    time += lookMs;
    return time;
  };
  return {
    size: 1,
    async do(job) {
      const sent = structuredClone(job);
      onJob(sent);
      await setImmediate();
      return doJob(sent, now) as never;
    },
    close: async () => {},
  };
}

/** Computers that need no thread to start. */
export function localComputers(onJob?: (job: Job) => void, lookMs?: number): Computers {
  return new Computers({
    workers: localWorkers(onJob, lookMs),
    patience: 120_000,
    onLost: (why) => {
      throw why;
    },
  });
}
