import { outdated } from '../../store-error.ts';
import { readBots } from './database.ts';
import { hasTable } from './migrations.ts';

/**
 * When a bot with this database was last reachable, in milliseconds since 1970; undefined before
 * the first time. Throws `StoreError` if it is not a bot's database.
 */
export function aliveAt(path: string): number | undefined {
  return readBots(path, (client) => {
    if (!hasTable(client, 'shard')) throw outdated(path);
    const row = client.prepare('select max(alive_at) as at from shard').get();
    return (row as { readonly at: number | null }).at ?? undefined;
  });
}
