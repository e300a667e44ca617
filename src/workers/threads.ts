import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Job, JobResults } from '../cpu/job.ts';

/** Has jobs done that would block the event loop. */
export interface Workers {
  readonly size: number;
  /**
   * What comes of a job. Rejects with what it threw, with why its thread died, or if it takes longer than this many
   * milliseconds, from when a thread began it.
   */
  do<J extends Job>(job: J, longest: number): Promise<JobResults[J['type']]>;
  /** Ends all, in the middle of what they do. */
  close(): Promise<void>;
}

/** What a thread gets: it reports its start on the port. */
export interface Handed {
  readonly job: Job;
  readonly begun: MessagePort;
}

interface ThreadOptions {
  /** What the threads do; absent: they think. */
  readonly file?: URL;
  /** How many jobs are done at once; absent: as many as leave a core to the bot, and no more than a few tables need. */
  readonly size?: number;
  /** What a thread may keep in memory. */
  readonly megabytes?: number;
}

const MOST_THREADS = 4;
/** Several times what the longest choice takes. */
const MEGABYTES = 256;
/** A thread takes a second to begin, and longer on a busy machine; one that has not begun by then never does. */
const BEGUN_MS = 60_000;

/**
 * Worker threads, each begun when there is something to do. One that dies, or whose job takes too long, is replaced;
 * there may be twice as many, so that others do what is to be done meanwhile. Neither the bot's environment nor what
 * it was started with is for them.
 */
export function workerThreads(options: ThreadOptions = {}): Workers {
  const { file = new URL('./worker.ts', import.meta.url), megabytes = MEGABYTES } = options;
  const { size = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)) } = options;
  const threads = new Piscina({
    filename: file.href,
    name: 'work',
    minThreads: 0,
    maxThreads: 2 * size,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // An idle thread that waits for a job by Atomics cannot be ended at once.
    atomics: 'disabled',
    env: {},
    execArgv: [],
  });
  return {
    size,
    async do(job, longest) {
      const { port1: heard, port2: begun } = new MessageChannel();
      const over = new AbortController();
      const limit = (ms: number) => setTimeout(() => over.abort(), ms).unref();
      let timer = limit(BEGUN_MS);
      heard.once('message', () => {
        clearTimeout(timer);
        timer = limit(longest);
      });
      try {
        const handed: Handed = { job, begun };
        return await threads.run(handed, { signal: over.signal, transferList: [begun] });
      } finally {
        clearTimeout(timer);
        heard.close();
      }
    },
    close: () => threads.destroy(),
  };
}
