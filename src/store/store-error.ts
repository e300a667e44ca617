import { StoreFailure, type StoreFailureKind } from '../table/store-failure.ts';

/** The database cannot be used; the message says why and what to do, for the bot's owner. */
export class StoreError extends StoreFailure {
  override readonly name = 'StoreError';

  constructor(message: string, { kind = 'permanent', cause, isUnsure }: More = {}) {
    super(message, kind, { isUnsure, ...(cause === undefined ? {} : { cause }) });
  }
}

interface More {
  /** Absent: `permanent`. */
  readonly kind?: StoreFailureKind;
  readonly cause?: unknown;
  readonly isUnsure?: boolean;
}

/** The driver's error among the causes: it carries the database's code, and no values in its text. */
function driverError(error: unknown): (Error & { readonly code: string }) | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') {
    return error as Error & { readonly code: string };
  }
  return driverError(error.cause);
}

/** The database's code for what went wrong, such as `SQLITE_BUSY`; undefined for other errors. */
export function errorCode(error: unknown): string | undefined {
  return driverError(error)?.code;
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The failure of whoever asks a database that only a start of the bot brings up to date. */
export function outdated(name: string): StoreError {
  return new StoreError(`The database ${name} is of an older version. Start the bot once.`);
}

/** What a code means for the owner, after "The database … ", and whether it may pass. */
export type Reason = readonly [string, StoreFailureKind];

/**
 * Turns a failure of a database into a `StoreError` with a sentence; returns any other error as
 * it is.
 */
export function explainedBy(
  reasonFor: (code: string) => Reason | undefined,
  error: unknown,
  name: string,
): unknown {
  if (error instanceof StoreError) return error;
  const cause = driverError(error);
  const reason = cause && reasonFor(cause.code);
  if (reason === undefined) return error;
  const [sentence, kind] = reason;
  return new StoreError(`The database ${name} ${sentence}`, { kind, cause });
}
