import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { explained, StoreError } from './store-error.ts';

/** Something that no other process has. */
export interface ProcessLock {
  release(): void;
}

/**
 * Keeps every other process of the bot off a database, also one in a container with the same volume.
 * Throws `StoreError` with a sentence for the owner where another process has it.
 *
 * @param path of the database, whose folder is there
 */
export function lockDatabase(path: string): ProcessLock {
  const sentence = `The database ${path} is in use by another process of the bot. Stop that one first, or name another file in DATABASE_PATH.`;
  return takeLock(`${realPath(path)}.lock`, sentence);
}

/** Keeps other backups off a folder. Throws `StoreError` where another is being made there. */
export function lockBackups(folder: string): ProcessLock {
  return takeLock(join(folder, '.lock'), `Another backup is being made in ${folder}.`);
}

/**
 * The lock is the kernel's, on a file that nothing else opens: it ends with the process, however that ends,
 * and the file that stays means nothing.
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

/** The same for all names of one file. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(realpathSync(dirname(path)), basename(path));
  }
}
