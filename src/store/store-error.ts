import { StoreFailure, type StoreFailureKind } from '../table/store-failure.ts';

/** The database cannot be used; the message says why and what to do, for the bot's owner. */
export class StoreError extends StoreFailure {
  override readonly name = 'StoreError';

  constructor(message: string, { kind = 'permanent', cause }: Reason = {}) {
    super(message, kind, cause === undefined ? {} : { cause });
  }
}

interface Reason {
  /** Absent: `permanent`. */
  readonly kind?: StoreFailureKind;
  readonly cause?: unknown;
}

/** The driver's error among the causes: it carries SQLite's code, and no values in its text. */
function driverError(error: unknown): (Error & { readonly code: string }) | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') {
    return error as Error & { readonly code: string };
  }
  return driverError(error.cause);
}

/**
 * Turns a failure of the database into a `StoreError` with a sentence; returns any other error as
 * it is.
 */
export function explained(error: unknown, path: string): unknown {
  if (error instanceof StoreError) return error;
  const cause = driverError(error);
  const reason = reasonFor(cause?.code);
  if (reason === undefined) return error;
  const [sentence, kind] = reason;
  return new StoreError(`The database ${path} ${sentence}`, { kind, cause });
}

function reasonFor(code: string | undefined): readonly [string, StoreFailureKind] | undefined {
  switch (code?.split('_', 2).join('_')) {
    case 'SQLITE_NOTADB':
      return ['is not an SQLite database. Name another file, or move this one away.', 'permanent'];
    case 'SQLITE_CORRUPT':
      return ['is damaged. Put a backup in its place.', 'permanent'];
    case 'SQLITE_CANTOPEN':
      return [
        'cannot be opened: it must be a file that this user may read and write.',
        'permanent',
      ];
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return ['cannot be written to by this user.', 'permanent'];
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
    case 'SQLITE_PROTOCOL':
      return ['is in use by another program.', 'transient'];
    case 'SQLITE_FULL':
      return ['cannot grow: the disk is full.', 'permanent'];
    case 'SQLITE_IOERR':
      return ['cannot be read or written: the disk failed.', 'permanent'];
    default:
      return undefined;
  }
}
