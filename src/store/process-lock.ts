import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { explained, StoreError } from './store-error.ts';

/** A database that no other process has. */
export interface ProcessLock {
  release(): void;
}

/**
 * Keeps every other process of the bot off a database, also one in a container with the same volume. The
 * lock is the kernel's, on a file beside the database that nothing else opens: it ends with the process,
 * however that ends, and the file that stays means nothing. Throws `StoreError` with a sentence for the
 * owner where another process has it.
 *
 * @param path of the database, whose folder is there
 */
export function lockProcess(path: string): ProcessLock {
  let client: Database | undefined;
  try {
    client = drizzle({ connection: { source: `${realPath(path)}.lock`, timeout: 0 } }).$client;
    client.exec('begin exclusive');
  } catch (error) {
    client?.close();
    throw refusal(explained(error, path), path);
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

function refusal(error: unknown, path: string): unknown {
  if (!(error instanceof StoreError) || error.kind !== 'transient') return error;
  return new StoreError(
    `The database ${path} is in use by another process of the bot. Stop that one first, or name another file in DATABASE_PATH.`,
    { cause: error.cause },
  );
}
