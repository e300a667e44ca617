import { setTimeout as wait } from 'node:timers/promises';
import type { Handed } from '../../../src/workers/threads.ts';

/** A worker thread that never ends a hint, takes all memory there is to judge, and answers a move. */
export async function work({ job, begun }: Handed): Promise<unknown> {
  begun.postMessage(null);
  begun.close();
  if (job.type === 'hint') for (;;);
  if (job.type === 'judge') {
    const kept: string[][] = [];
    for (;;) {
      kept.push(Array.from({ length: 10_000 }, (_, at) => `${at} ${kept.length}`));
      if (kept.length % 100 === 0) await wait(0);
    }
  }
  return job.question.moves[0];
}
