import type { Log } from '../../log.ts';
import { retry } from '../../table/background.ts';
import { mayBeStored, storeErrorKind } from '../../table/store-failure.ts';
import { isInterrupted } from './discord-error.ts';
import { isOurs, logFailure } from './guard.ts';

/** Pauses between tries that grow, in milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

const BACKOFF: Backoff = { first: 1000, longest: 5 * 60_000 };
/** Of what people look at. */
const SHOWING: Backoff = { first: 1000, longest: 60_000 };
/** While another program holds the database. */
const STORING: Backoff = { first: 50, longest: 500 };
/** After this long an error message is better than more waiting. */
const PATIENCE_MS = 10_000;
const REQUESTS = 3;
const REQUEST_PAUSE_MS = 150;

/** How long to wait after this many failures: twice as long each time, up to the longest. */
export function backoffDelay(failures: number, { first, longest } = BACKOFF): number {
  return Math.min(first * 2 ** (failures - 1), longest);
}

interface Ending {
  /** Whether trying again is of no use; absent: after a bug. */
  readonly isFinal?: (error: unknown) => boolean;
  /** Where no other is set for all; absent: from a second to five minutes. */
  readonly usual?: Backoff;
}

/**
 * Does work, which `what` names in the log, and again after growing pauses for as long as it fails.
 *
 * @returns what the work gives; undefined when it need not be done any more
 * @throws the error after which trying again is of no use
 */
export type UntilDone = ReturnType<typeof createUntilDone>;

/** @param how its signal is aborted when nothing need be done any more; a backoff is set in a test */
export function createUntilDone({
  log,
  signal,
  backoff,
}: {
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly backoff?: Backoff | undefined;
}) {
  return async <T>(
    what: string,
    work: () => T,
    { isFinal = isOurs, usual }: Ending = {},
  ): Promise<Awaited<T> | undefined> => {
    if (signal.aborted) return undefined;
    let isOver = false;
    const pauseAfter = (error: unknown, failures: number) => {
      isOver = isFinal(error);
      if (isOver) return undefined;
      const pause = backoffDelay(failures, backoff ?? usual);
      logFailure(log, error, { what, pause });
      return pause;
    };
    try {
      return await retry(work, pauseAfter, signal);
    } catch (error) {
      if (isOver) throw error;
      return undefined;
    }
  };
}

interface Waiting {
  readonly failures: number;
  readonly timer: NodeJS.Timeout;
}

/** Has done again what could not be shown, after pauses that grow. Nobody waits for that, so other work goes on. */
export class Retries {
  readonly #signal: AbortSignal;
  readonly #backoff: Backoff;
  readonly #waiting = new Map<string, Waiting>();

  constructor(signal: AbortSignal, backoff = SHOWING) {
    this.#signal = signal;
    this.#backoff = backoff;
    signal.addEventListener('abort', () => {
      for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    });
  }

  /**
   * Schedules failed work again, in place of other work scheduled under that name.
   *
   * @returns the pause before it, in milliseconds
   */
  add(name: string, work: () => void): number {
    const before = this.#waiting.get(name);
    clearTimeout(before?.timer);
    const failures = (before?.failures ?? 0) + 1;
    const pause = backoffDelay(failures, this.#backoff);
    const timer = setTimeout(work, pause);
    if (this.#signal.aborted) clearTimeout(timer);
    this.#waiting.set(name, { failures, timer });
    return pause;
  }

  /** The work of that name has succeeded, or is of no use any more. */
  settle(name: string): void {
    clearTimeout(this.#waiting.get(name)?.timer);
    this.#waiting.delete(name);
  }
}

interface Storing {
  /** Whether the work may still be done from its beginning; absent: always. */
  readonly mayRetry?: () => boolean;
  /** In milliseconds; shorter in a test. */
  readonly patience?: number;
}

/**
 * Does the work, and does it again from its beginning while another program holds the database: what
 * failed in that way has stored nothing. Others go first in between.
 */
export function retryStoring<T>(
  work: () => T,
  { mayRetry = () => true, patience = PATIENCE_MS }: Storing = {},
): Promise<Awaited<T>> {
  const until = performance.now() + patience;
  return retry(work, (error, failures) => {
    const pause = backoffDelay(failures, STORING);
    const isOver = performance.now() + pause > until;
    const isTransient = storeErrorKind(error) === 'transient' && !mayBeStored(error);
    return isTransient && !isOver && mayRetry() ? pause : undefined;
  });
}

/**
 * Makes a request, and twice more at most after a failure that is worth it: absent, when the connection was closed
 * under it, which discord.js leaves at that. Only for requests that may arrive twice without harm.
 */
export function retryRequest<T>(
  request: (isAgain: boolean) => Promise<T>,
  isWorthIt: (error: unknown) => boolean = isInterrupted,
): Promise<Awaited<T>> {
  return retry(
    (failures) => request(failures > 0),
    (error, failures) =>
      failures < REQUESTS && isWorthIt(error) ? REQUEST_PAUSE_MS * failures : undefined,
  );
}
