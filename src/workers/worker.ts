/** The beginning of a worker thread: does what it is given, one job after the other. */
import { parentPort } from 'node:worker_threads';
import { doJob, type Job } from '../cpu/job.ts';
import type { Report } from './worker-pool.ts';

// A thread's own clock: it limits how long a choice may take, and nothing else.
const now = () => performance.now();

function report(said: Report): void {
  parentPort?.postMessage(said);
}

parentPort?.on('message', (job: Job) => {
  try {
    report({ type: 'done', result: doJob(job, now) });
  } catch (error) {
    report({ type: 'failed', error });
  }
});
report({ type: 'ready' });
