import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { isOurs, logFailure } from './guard.ts';

/** Backoff between tries, in milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

const BACKOFF: Backoff = { first: 1000, longest: 5 * 60_000 };

interface RetryOptions {
  /** Names the work in the log. */
  readonly what: string;
  readonly log: Log;
  /** Aborted when it need not be done any more. */
  readonly signal: AbortSignal;
  /** Absent: from a second to five minutes. */
  readonly backoff?: Backoff | undefined;
  /** Whether trying again is of no use; absent: after a bug. */
  readonly isFinal?: (error: unknown) => boolean;
}

/** How long to wait after a try has failed `times` times: twice as long each time, up to the longest. */
export function backoffDelay(times: number, { first, longest }: Backoff = BACKOFF): number {
  return Math.min(first * 2 ** (times - 1), longest);
}

/**
 * Does work, and again after growing pauses for as long as it fails.
 *
 * @returns what the work gives; undefined when it need not be done any more
 * @throws the error after which trying again is of no use
 */
export async function retryUntilDone<T>(
  how: RetryOptions,
  work: () => T,
): Promise<Awaited<T> | undefined> {
  const { what, log, signal, backoff, isFinal = isOurs } = how;
  for (let times = 1; !signal.aborted; times++) {
    try {
      return await work();
    } catch (error) {
      if (isFinal(error)) throw error;
      const pause = backoffDelay(times, backoff);
      logFailure(log, error, { what, pause });
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}
