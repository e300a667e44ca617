import { setTimeout as sleep } from 'node:timers/promises';
import { mayBeStored, storeErrorKind } from '../../table/store-failure.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;
/** After so long an error message is better than more waiting. */
const PATIENCE_MS = 10_000;

interface Retry {
  /** Whether the work may still be done from its beginning; absent: always. */
  readonly mayRetry?: () => boolean;
  /** In milliseconds; shorter in a test. */
  readonly patience?: number;
}

/**
 * Does the work, and does it again from its beginning while another program holds the database: what
 * failed in that way has stored nothing. Others go first in between.
 */
export async function retryTransient<T>(
  work: () => T | Promise<T>,
  { mayRetry = () => true, patience = PATIENCE_MS }: Retry = {},
): Promise<T> {
  const until = performance.now() + patience;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const isOver = performance.now() + pause > until;
      const isTransient = storeErrorKind(error) === 'transient' && !mayBeStored(error);
      if (!isTransient || isOver || !mayRetry()) throw error;
    }
    await sleep(pause);
  }
}
