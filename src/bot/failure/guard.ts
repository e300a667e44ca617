import type { Log } from '../../log.ts';
import { type StoreFailureKind, storeErrorKind } from '../../table/store-failure.ts';
import { type DiscordErrorKind, discordErrorKind } from './discord-error.ts';

/** What failed: Discord or the way there, the store, or (`invalid`, `other`) ourselves. */
type ErrorKind = DiscordErrorKind | `store-${StoreFailureKind}`;

function errorKindOf(error: unknown): ErrorKind {
  const kind = storeErrorKind(error);
  return kind === 'other' ? discordErrorKind(error) : `store-${kind}`;
}

/** Whether an error is a bug: the same fails again, however often it is tried. */
export function isOurs(error: unknown): boolean {
  const kind = errorKindOf(error);
  return kind === 'other' || kind === 'invalid';
}

/**
 * Wraps work so that it never throws, for callers that do not wait for its end:
 * events, timers. A failure is written to the log, where `what` names the work.
 */
export type Guard = <Args extends readonly unknown[]>(
  what: string,
  work: (...args: Args) => unknown,
) => (...args: Args) => void;

export function createGuard(log: Log): Guard {
  return (what, work) =>
    (...args) => {
      const failed = (error: unknown) => logFailure(log, error, { what });
      try {
        const done = work(...args);
        if (done instanceof Promise) done.catch(failed);
      } catch (error) {
        failed(error);
      }
    };
}

/** Writes a failure to the log: `what` failed, and the fields that tell which. */
export function logFailure(
  log: Log,
  error: unknown,
  { what, ...fields }: { readonly what: string; readonly [field: string]: unknown },
): void {
  log[failureLevel(error)](
    { ...fields, err: error, errorKind: errorKindOf(error) },
    `${what} failed`,
  );
}

/** How a failure is logged: as a warning if trying again may help, else as an error. */
export function failureLevel(error: unknown): 'warn' | 'error' {
  return isOurs(error) || errorKindOf(error) === 'store-permanent' ? 'error' : 'warn';
}
