import type { Queries } from '../queries/store-queries.ts';
import { outdated } from '../store-error.ts';
import { sqliteConnection } from './connection.ts';
import { openExisting, refuseOthers } from './database/database.ts';
import { explained } from './database/explain.ts';
import { hasTable } from './database/migrations.ts';

/**
 * Runs a few queries in a bot's database while the bot may be using it. Throws `StoreError` with a sentence for the
 * owner, also if the database is not up to date.
 */
export async function askFile<T>(path: string, work: (queries: Queries) => Promise<T>): Promise<T> {
  const db = openExisting(path);
  try {
    refuseOthers(db.$client, path);
    if (!hasTable(db.$client, 'bar')) throw outdated(path);
    return await sqliteConnection(db, { name: path, remedy: '' }, undefined).transaction(work);
  } catch (error) {
    throw explained(error, path);
  } finally {
    db.$client.close();
  }
}
