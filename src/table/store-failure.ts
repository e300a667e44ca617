/**
 * What kept the store from doing what it was asked:
 *
 * - `transient`: another program holds the database, or its server is away; the same may do in a moment;
 * - `permanent`: the disk is full, damaged or not writable, only the bot's owner can help.
 *
 * Nothing of the call, or of the transaction that it belongs to, was stored, unless `isUnsure` says so.
 */
export type StoreFailureKind = 'transient' | 'permanent';

interface Options extends ErrorOptions {
  /** Absent: false. */
  readonly isUnsure?: boolean | undefined;
}

/** A failure of the database or the disk, not a bug of ours. The message is for the bot's owner. */
export class StoreFailure extends Error {
  readonly kind: StoreFailureKind;
  /** The database was lost while it stored: all of it may be stored, or nothing. */
  readonly isUnsure: boolean;

  constructor(
    message: string,
    kind: StoreFailureKind,
    { isUnsure = false, ...rest }: Options = {},
  ) {
    super(message, rest);
    this.kind = kind;
    this.isUnsure = isUnsure;
  }
}

/** Classifies an error. `other`: not a failure of the store, most likely our bug. */
export function storeErrorKind(error: unknown): StoreFailureKind | 'other' {
  return error instanceof StoreFailure ? error.kind : 'other';
}

/** Whether what failed may have been stored after all. */
export function mayBeStored(error: unknown): boolean {
  return error instanceof StoreFailure && error.isUnsure;
}
