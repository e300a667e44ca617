import type { Database } from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { serverQueries } from '../../queries/servers/servers.ts';
import { StoreError } from '../../store-error.ts';
import type { Sync } from '../../sync.ts';
import { fact } from '../schema.ts';
import { hasTable, type OpenDatabase } from './database.ts';

/** The application at Discord that a database belongs to. */
const APPLICATION = 'applicationId';
/** The id in the application's token: of its bot, which in the oldest applications is another. */
const BOT = 'botId';

/** Who is about to use a database: the id in the bot's token, or `sandbox` without any. */
export type User = { readonly botId: string | undefined } | 'sandbox';

/** An application that has logged in. */
export interface Claimant {
  readonly id: string;
  /** The id in its token; undefined where that tells none. */
  readonly botId: string | undefined;
  /** Whether it is in a server; undefined where Discord has not said so. */
  readonly isIn: (serverId: string) => boolean | undefined;
}

/** Which application a database belongs to. */
export interface ApplicationStore {
  /**
   * Call once Discord has said which application the bot is, before anything else. An unclaimed
   * database is claimed if it knows no servers, or one of
   * the bot's.
   *
   * @returns why it belongs to another application, in a sentence for the owner; undefined if it
   * does not
   */
  claim(claimant: Claimant): Promise<string | undefined>;
  /** Gives the database to another application. */
  handOver(applicationId: string): Promise<void>;
}

/** The id of the bot in its token, which is the first part of it; undefined where there is none. */
export function botIdIn(token: string): string | undefined {
  const [first = ''] = token.split('.');
  const id = Buffer.from(first, 'base64').toString();
  return /^\d{17,20}$/.test(id) ? id : undefined;
}

/** The application that owns a database. */
export function applicationQueries(db: OpenDatabase): Sync<ApplicationStore> {
  const { $client: client } = db;
  const put = (key: string, value: string) => {
    if (factIn(client, key) === value) return;
    db.delete(fact).where(eq(fact.key, key)).run();
    db.insert(fact).values({ key, value }).run();
  };
  const { knownServers } = serverQueries(db);
  return {
    claim({ id, botId, isIn }) {
      const owner = applicationOf(client);
      if (owner === undefined) {
        const said = knownServers().map(isIn);
        const isClaimed = said.length === 0 || said.includes(true);
        // If Discord has not yet said anything about them, a later session decides.
        if (!isClaimed) return said.includes(false) ? knowsOthers(client, id) : undefined;
      } else if (owner !== id) return belongsTo(client, owner, `of ${id}`);
      put(APPLICATION, id);
      if (botId !== undefined) put(BOT, botId);
      return undefined;
    },
    handOver(applicationId) {
      db.delete(fact).where(eq(fact.key, BOT)).run();
      put(APPLICATION, applicationId);
    },
  };
}

/**
 * Throws `StoreError` on a database of another application, as far as the token tells, before
 * anything is changed. An unclaimed database may be opened by any.
 */
export function refuseOtherApplications(client: Database, user: User): void {
  const owner = applicationOf(client);
  if (owner === undefined) return;
  if (user === 'sandbox') throw new StoreError(belongsTo(client, owner, 'absent'));
  const botId = factIn(client, BOT);
  if (botId === undefined || user.botId === undefined || botId === user.botId) return;
  throw new StoreError(belongsTo(client, owner, `of ${user.botId}`));
}

/** The id of the application that a database belongs to; undefined where it belongs to none yet. */
export function applicationOf(client: Database): string | undefined {
  return factIn(client, APPLICATION);
}

function factIn(client: Database, key: string): string | undefined {
  if (!hasTable(client, 'fact')) return undefined;
  const row = client.prepare('select value from fact where key = ?').get(key);
  return (row as { readonly value: string } | undefined)?.value;
}

function belongsTo({ name: path }: Database, owner: string, token: string): string {
  return `The database ${path} belongs to the application ${owner}, but DISCORD_TOKEN is ${token}. Give the token of ${owner}, or name another file in DATABASE_PATH.`;
}

function knowsOthers({ name: path }: Database, id: string): string {
  return `The database ${path} is another application's: DISCORD_TOKEN is of ${id}, which is in none of the servers that it knows. Give the token that it was used with, or name another file in DATABASE_PATH. To give it to ${id} for good: npm run hand-over -- ${id}`;
}
