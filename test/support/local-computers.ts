import { setImmediate } from 'node:timers/promises';
import type { Job } from '../../src/cpu/job.ts';
import { Computers } from '../../src/workers/computers.ts';
import type { Workers } from '../../src/workers/threads.ts';
import { work } from '../../src/workers/worker.ts';

/** Workers in the thread of the test, which get their jobs as another thread would: cloned, and later. */
export function localWorkers(onJob: (job: Job) => void = () => {}): Workers {
  return {
    async do(job) {
      const sent = structuredClone(job);
      onJob(sent);
      await setImmediate();
      return work(sent) as never;
    },
    close: async () => {},
  };
}

/** Computers that need no thread to start. */
export function localComputers(onJob?: (job: Job) => void): Computers {
  return new Computers({
    workers: localWorkers(onJob),
    onLost: (why) => {
      throw why;
    },
  });
}
