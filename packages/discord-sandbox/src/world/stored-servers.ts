import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ids of the servers in the world that a sandbox keeps in a folder; none if it keeps none, or one that
 * cannot be read.
 */
export function storedServers(dir: string): readonly string[] {
  try {
    const world: unknown = JSON.parse(readFileSync(join(dir, 'world.json'), 'utf8'));
    return (world as { readonly servers: readonly { readonly id: string }[] }).servers.map(
      ({ id }) => id,
    );
  } catch {
    return [];
  }
}
