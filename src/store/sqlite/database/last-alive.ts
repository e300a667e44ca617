import { clockQueries } from '../../queries/timers/clock.ts';
import { explained, StoreError } from '../../store-error.ts';
import { hasTable, openExisting, refuseOthers } from './database.ts';

/**
 * When a bot with this database was last reachable, in milliseconds since 1970; undefined before
 * the first time. Throws `StoreError` if it is not a bot's database.
 */
export function aliveAt(path: string): number | undefined {
  const db = openExisting(path, { readonly: true });
  try {
    refuseOthers(db.$client, path);
    if (!hasTable(db.$client, 'fact')) {
      throw new StoreError(`The database ${path} is of an older version. Start the bot once.`);
    }
    return clockQueries(db).aliveAt();
  } catch (error) {
    throw explained(error, path);
  } finally {
    db.$client.close();
  }
}
