import { EventEmitter } from 'node:events';
import { doJob, type Job } from '../../src/cpu/job.ts';
import { Computers } from '../../src/workers/computers.ts';
import type { WorkerThread } from '../../src/workers/worker-pool.ts';

/** A worker in the thread of the test, which gets its jobs as another thread would: cloned, and later. */
function localWorker(onJob: (job: Job) => void = () => {}): WorkerThread {
  const said = new EventEmitter();
  return {
    postMessage(job) {
      const sent = structuredClone(job);
      onJob(sent);
      setImmediate(() => {
        said.emit('message', { type: 'done', result: doJob(sent, () => performance.now()) });
      });
    },
    on: (event, listener) => said.on(event, listener),
    terminate: async () => {},
  };
}

/** Computers that need no thread to start. */
export function localComputers(onJob?: (job: Job) => void): Computers {
  return new Computers({
    spawn: () => localWorker(onJob),
    onLost: (why) => {
      throw why;
    },
  });
}
