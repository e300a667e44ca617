import type { OpenDatabase } from './database.ts';

/**
 * Runs a write without waiting for the disk: it survives a crash of the process, but perhaps not of
 * the machine. Waiting for each would cost as much as the moves do.
 */
export function relaxedWrites({ $client: client }: OpenDatabase): <T>(write: () => T) => T {
  const relax = client.prepare('pragma synchronous = normal');
  const restore = client.prepare('pragma synchronous = full');
  return (write) => {
    // The pragma has no effect within a transaction.
    if (client.inTransaction) return write();
    relax.run();
    try {
      return write();
    } finally {
      restore.run();
    }
  };
}
