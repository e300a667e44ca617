import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { drizzle } from '../../drizzle.ts';
import { StoreError } from '../../store-error.ts';
import { explained } from './explain.ts';

export interface ProcessLock {
  release(): void;
}

/**
 * Locks a database against other processes of the bot, also in containers that share the volume.
 * Throws `StoreError` with a sentence for the owner if another process holds it.
 *
 * @param path of the database, in an existing folder
 */
export function lockDatabase(path: string): ProcessLock {
  const sentence = `The database ${path} is in use by another process of the bot. Stop that one first, or name another file in DATABASE_PATH.`;
  return takeLock(`${realPath(path)}.lock`, sentence);
}

/** Locks a folder of backups. Throws `StoreError` if another backup is being made there. */
export function lockBackups(folder: string): ProcessLock {
  return takeLock(join(folder, '.lock'), `Another backup is being made in ${folder}.`);
}

/**
 * The kernel's lock on a file that nothing else opens: it ends with the process, however that ends.
 * A file left behind means nothing.
 */
function takeLock(file: string, sentence: string): ProcessLock {
  let client: Database | undefined;
  try {
    client = drizzle({ connection: { source: file, timeout: 0 } }).$client;
    // Without a file for its journal, which would stay behind.
    client.pragma('journal_mode = memory');
    client.exec('begin exclusive');
  } catch (error) {
    client?.close();
    const reason = explained(error, file);
    const isTaken = reason instanceof StoreError && reason.kind === 'transient';
    throw isTaken ? new StoreError(sentence, { cause: reason.cause }) : reason;
  }
  const held = client;
  return { release: () => void held.close() };
}

/** One path for all names of a file. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(realpathSync(dirname(path)), basename(path));
  }
}
