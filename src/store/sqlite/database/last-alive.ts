import { max } from 'drizzle-orm';
import { StoreError } from '../../store-error.ts';
import { shard } from '../schema.ts';
import { openExisting, refuseOthers } from './database.ts';
import { explained } from './explain.ts';
import { hasTable } from './migrations.ts';

/**
 * When a bot with this database was last reachable, in milliseconds since 1970; undefined before
 * the first time. Throws `StoreError` if it is not a bot's database.
 */
export function aliveAt(path: string): number | undefined {
  const db = openExisting(path, { readonly: true });
  try {
    refuseOthers(db.$client, path);
    if (!hasTable(db.$client, 'shard')) {
      throw new StoreError(`The database ${path} is of an older version. Start the bot once.`);
    }
    const row = db
      .select({ at: max(shard.aliveAt) })
      .from(shard)
      .get();
    return row?.at ?? undefined;
  } catch (error) {
    throw explained(error, path);
  } finally {
    db.$client.close();
  }
}
