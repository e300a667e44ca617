/**
 * What kept the store from doing what it was asked. In either case nothing of the call, or of the
 * transaction that it belongs to, was stored:
 *
 * - `transient`: another program holds the database, the same may do in a moment;
 * - `permanent`: the disk is full, damaged or not writable, only the bot's owner can help.
 */
export type StoreFailureKind = 'transient' | 'permanent';

/** A failure of the database or the disk, not a bug of ours. The message is for the bot's owner. */
export class StoreFailure extends Error {
  readonly kind: StoreFailureKind;

  constructor(message: string, kind: StoreFailureKind, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Classifies an error. `other`: not a failure of the store, most likely our bug. */
export function storeErrorKind(error: unknown): StoreFailureKind | 'other' {
  return error instanceof StoreFailure ? error.kind : 'other';
}
