import { doJob, type Job, type JobResults } from '../cpu/job.ts';

/** What a worker thread does with a job. Its clock limits how long a choice may take, and nothing else. */
export function work(job: Job): JobResults[Job['type']] {
  return doJob(job, () => performance.now());
}
