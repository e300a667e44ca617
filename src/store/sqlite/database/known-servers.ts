import { applicationOf } from '../../queries/application.ts';
import { factsIn, readBots } from './database.ts';
import { hasTable } from './migrations.ts';

const SERVER_COLUMNS = [
  ['match', 'server_id'],
  ['person', 'server_id'],
  ['result', 'server_id'],
  ['season', 'server_id'],
  ['server', 'id'],
] as const;

/**
 * Whether a database that belongs to no application yet tells of some of these servers, and of no others.
 * Throws `StoreError` if there is no database of a bot.
 */
export function knowsOnly(path: string, servers: readonly string[]): boolean {
  return readBots(path, (client) => {
    if (applicationOf(factsIn(client)) !== undefined) return false;
    const known = SERVER_COLUMNS.filter(([table]) => hasTable(client, table)).flatMap(
      ([table, column]) => client.prepare(`select distinct ${column} as id from ${table}`).all(),
    ) as readonly { readonly id: string }[];
    return known.length > 0 && known.every(({ id }) => servers.includes(id));
  });
}
