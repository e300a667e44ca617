import { setImmediate } from 'node:timers/promises';
import { doJob, type Job } from '../../src/cpu/job.ts';
import { Computers } from '../../src/workers/computers.ts';
import type { Workers } from '../../src/workers/threads.ts';

/**
 * Workers in the thread of the test, which get their jobs as another thread would: cloned, and later. Their clock runs by
 * what is done: they choose the same on any machine, and sooner than real ones.
 *
 * @param areHasty they hardly think, not even where they may take their time
 */
export function localWorkers(areHasty = false): Workers {
  let time = 0;
  const now = () => {
    time += areHasty ? 300 : 2;
    return time;
  };
  return {
    size: 1,
    async do(job) {
      const sent = structuredClone(job);
      await setImmediate();
      return doJob(areHasty ? hurried(sent) : sent, now) as never;
    },
    close: async () => {},
  };
}

function hurried(job: Job): Job {
  if (job.type !== 'move') return job;
  const { isUnhurried: _, ...question } = job.question;
  return { ...job, question };
}

/** Computers that need no thread to start. */
export function localComputers(areHasty?: boolean): Computers {
  return new Computers({
    workers: localWorkers(areHasty),
    patience: 120_000,
    onLost: (why) => {
      throw why;
    },
  });
}
