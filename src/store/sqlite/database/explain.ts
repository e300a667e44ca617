import { errorCode, explainedBy, type Reason } from '../../store-error.ts';

const IS_FULL: ReadonlySet<string | undefined> = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT']);

/** Whether the disk to which a file was written has no more room. */
export function isDiskFull(error: unknown): boolean {
  return IS_FULL.has(errorCode(error));
}

/**
 * Turns a failure of the database at a path into a `StoreError` with a sentence; returns any other
 * error as it is.
 */
export function explained(error: unknown, path: string): unknown {
  return explainedBy(reasonFor, error, path);
}

const UNWRITABLE: Reason = ['cannot be written to by this user.', 'permanent'];
const IN_USE: Reason = ['is in use by another program.', 'transient'];

/** Without the detail of extended codes, as in `SQLITE_IOERR_FSYNC`. */
const REASONS: Readonly<Record<string, Reason>> = {
  SQLITE_NOTADB: [
    'is not an SQLite database. Name another file, or move this one away.',
    'permanent',
  ],
  SQLITE_CORRUPT: ['is damaged. Put a backup in its place.', 'permanent'],
  SQLITE_CANTOPEN: [
    'cannot be opened: it must be a file that this user may read and write.',
    'permanent',
  ],
  SQLITE_READONLY: UNWRITABLE,
  SQLITE_PERM: UNWRITABLE,
  SQLITE_BUSY: IN_USE,
  SQLITE_LOCKED: IN_USE,
  SQLITE_PROTOCOL: IN_USE,
  SQLITE_FULL: ['cannot grow: the disk is full.', 'permanent'],
  SQLITE_IOERR: ['cannot be read or written: the disk failed.', 'permanent'],
};

function reasonFor(code: string): Reason | undefined {
  // Beside the database SQLite keeps a file in memory, for which it asks the disk for room.
  if (code === 'SQLITE_IOERR_SHMSIZE') return REASONS['SQLITE_FULL'];
  return REASONS[code.split('_', 2).join('_')];
}
