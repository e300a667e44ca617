import type { Database } from 'better-sqlite3';
import { eq, inArray } from 'drizzle-orm';
import { fact } from '../schema.ts';
import { hasTable, type OpenDatabase } from './database.ts';
import { StoreError } from './store-error.ts';

/** The application at Discord that a database belongs to. */
const APPLICATION = 'applicationId';
/** The id in the application's token: of its bot, which in the oldest applications is another. */
const BOT = 'botId';

/** Who is about to use a database: the id in the bot's token, or `sandbox` without any. */
export type User = { readonly botId: string | undefined } | 'sandbox';

/** Whose the database is. */
export interface OwnerStore {
  /**
   * To be called once Discord has said which application the bot is, before anything is done. A database
   * that belongs to none belongs to this one from then on. Throws `StoreError` where it is another's.
   */
  claim(application: { readonly id: string; readonly botId: string | undefined }): void;
}

/** The id of the bot in its token, which is the first part of it; undefined where there is none. */
export function botIdIn(token: string): string | undefined {
  const [first = ''] = token.split('.');
  const id = Buffer.from(first, 'base64').toString();
  return /^\d{17,20}$/.test(id) ? id : undefined;
}

/** The owner over a database. */
export function ownerQueries(db: OpenDatabase): OwnerStore {
  return {
    claim({ id, botId }) {
      const rows = db
        .select()
        .from(fact)
        .where(inArray(fact.key, [APPLICATION, BOT]))
        .all();
      const known = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
      const owner = known[APPLICATION];
      if (owner !== undefined && owner !== id) throw belongsTo(db.$client, owner, `of ${id}`);
      const now = { [APPLICATION]: id, ...(botId !== undefined && { [BOT]: botId }) };
      for (const [key, value] of Object.entries(now)) {
        if (known[key] === value) continue;
        db.delete(fact).where(eq(fact.key, key)).run();
        db.insert(fact).values({ key, value }).run();
      }
    },
  };
}

/**
 * Throws `StoreError` on a database of another application, as far as the token tells, before anything is
 * changed. What has no owner yet is everybody's.
 */
export function refuseOtherOwners(client: Database, user: User): void {
  const owner = ownerOf(client);
  if (owner === undefined) return;
  if (user === 'sandbox') throw belongsTo(client, owner, 'absent');
  const botId = factIn(client, BOT);
  if (botId === undefined || user.botId === undefined || botId === user.botId) return;
  throw belongsTo(client, owner, `of ${user.botId}`);
}

/** The id of the application that a database belongs to; undefined where it belongs to none yet. */
export function ownerOf(client: Database): string | undefined {
  return factIn(client, APPLICATION);
}

function factIn(client: Database, key: string): string | undefined {
  if (!hasTable(client, 'fact')) return undefined;
  const row = client.prepare('select value from fact where key = ?').get(key);
  return (row as { readonly value: string } | undefined)?.value;
}

function belongsTo({ name: path }: Database, owner: string, token: string): StoreError {
  return new StoreError(
    `The database ${path} belongs to the application ${owner}, but DISCORD_TOKEN is ${token}. Give the token of ${owner}, or name another file in DATABASE_PATH.`,
  );
}
