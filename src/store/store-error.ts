/** The database cannot be used; the message says why and what to do, for the bot's owner. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** SQLite's code of an error (`SQLITE_BUSY`), also where drizzle has wrapped it. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

/** What went wrong with a database file, in a sentence. Errors that are no failure of it pass. */
export function explained(error: unknown, path: string): unknown {
  if (error instanceof StoreError) return error;
  const sentence = sentenceFor(codeOf(error));
  if (sentence === undefined) return error;
  return new StoreError(`The database ${path} ${sentence}`, { cause: error });
}

function sentenceFor(code: string | undefined): string | undefined {
  switch (code?.split('_', 2).join('_')) {
    case 'SQLITE_NOTADB':
      return 'is not an SQLite database. Name another file, or move this one away.';
    case 'SQLITE_CORRUPT':
      return 'is damaged. Put a backup in its place.';
    case 'SQLITE_CANTOPEN':
      return 'cannot be opened: it must be a file that this user may read and write.';
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return 'cannot be written to by this user.';
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return 'is in use by another program.';
    case 'SQLITE_FULL':
      return 'cannot grow: the disk is full.';
    case 'SQLITE_IOERR':
      return 'cannot be read or written: the disk failed.';
    default:
      return undefined;
  }
}
