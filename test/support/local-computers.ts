import { setImmediate } from 'node:timers/promises';
import { doJob, type Job } from '../../src/cpu/job.ts';
import { Computers } from '../../src/workers/computers.ts';
import type { Workers } from '../../src/workers/threads.ts';

/**
 * Workers in the thread of the test, which get their jobs as another thread would: cloned, and later. Their clock runs by
 * what is done: they choose the same on any machine, and sooner than real ones.
 */
export function localWorkers(onJob: (job: Job) => void = () => {}): Workers {
  let time = 0;
  const now = () => {
    time += 2;
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
export function localComputers(onJob?: (job: Job) => void): Computers {
  return new Computers({
    workers: localWorkers(onJob),
    patience: 120_000,
    onLost: (why) => {
      throw why;
    },
  });
}
