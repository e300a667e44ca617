import type { StoreFailureKind } from '../../../table/store-failure.ts';
import { errorCode, explainedBy } from '../../store-error.ts';

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

function reasonFor(code: string): readonly [string, StoreFailureKind] | undefined {
  // Beside the database SQLite keeps a file in memory, for which it asks the disk for room.
  const what = code === 'SQLITE_IOERR_SHMSIZE' ? 'SQLITE_FULL' : code;
  switch (what.split('_', 2).join('_')) {
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
