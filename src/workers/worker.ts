import { doJob, type JobResults } from '../cpu/job.ts';
import type { Handed } from './threads.ts';

/** What a worker thread does with a job. Its clock limits how long a choice may take, and nothing else. */
export function work({ job, begun }: Handed): JobResults[keyof JobResults] {
  begun.postMessage(null);
  begun.close();
  return doJob(job, () => performance.now());
}
