import type { OpenDatabase } from './database.ts';

/**
 * Runs a write that need not be on the disk when it returns: it survives a crash of the process, but
 * maybe not of the machine. Waiting for the disk with each would cost as much as the moves do.
 */
export function relaxedWrites({ $client: client }: OpenDatabase): <T>(write: () => T) => T {
  const relax = client.prepare('pragma synchronous = normal');
  const restore = client.prepare('pragma synchronous = full');
  return (write) => {
    // Within a transaction it is too late to say so.
    if (client.inTransaction) return write();
    relax.run();
    try {
      return write();
    } finally {
      restore.run();
    }
  };
}
