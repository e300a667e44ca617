import { eq } from '../drizzle.ts';
import { StoreError } from '../store-error.ts';
import type { Database } from './database.ts';
import { factQueries } from './facts.ts';
import { serverQueries } from './servers/servers.ts';

/** The application at Discord that a database belongs to. */
const APPLICATION = 'applicationId';
/** The id in the application's token: of its bot, which in the oldest applications is another. */
const BOT = 'botId';

/** Who is about to use a database: the id in the bot's token, or `sandbox` without any. */
export type User = { readonly botId: string | undefined } | 'sandbox';

/** An application that has logged in. */
export interface Claimant {
  readonly id: string;
  /** The id in its token; undefined if that tells none. */
  readonly botId: string | undefined;
  /** Whether it is in a server; undefined if Discord has not said so. */
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

/** How a database is called in a sentence for its owner. Never with a password. */
export interface DatabaseName {
  readonly name: string;
  /** What to do to use another: "name another file in …". */
  readonly remedy: string;
}

/** The id of the bot in its token, which is the first part of it; undefined if there is none. */
export function botIdIn(token: string): string | undefined {
  const [first = ''] = token.split('.');
  const id = Buffer.from(first, 'base64').toString();
  return /^\d{17,20}$/.test(id) ? id : undefined;
}

export function applicationQueries(database: Database, called: DatabaseName): ApplicationStore {
  const { db, fact } = database;
  const { read, put } = factQueries(database);
  // Of every shard: what other processes know counts as well.
  const { knownServers } = serverQueries({ ...database, shards: undefined });
  return {
    async claim({ id, botId, isIn }) {
      const owner = await read(APPLICATION);
      if (owner === undefined) {
        const said = (await knownServers()).map(isIn);
        const isClaimed = said.length === 0 || said.includes(true);
        // Those that Discord has not reported yet are left to a later session.
        if (!isClaimed) return said.includes(false) ? knowsOthers(called, id) : undefined;
      } else if (owner !== id) return belongsTo(called, owner, `of ${id}`);
      await put(APPLICATION, id);
      if (botId !== undefined) await put(BOT, botId);
      return undefined;
    },
    async handOver(applicationId) {
      await db.delete(fact).where(eq(fact.key, BOT));
      await put(APPLICATION, applicationId);
    },
  };
}

/**
 * Throws `StoreError` for somebody who must not use a database, as far as the token tells. An unclaimed
 * database may be opened by any.
 */
export function refuseStranger(
  user: User,
  facts: ReadonlyMap<string, string>,
  called: DatabaseName,
): void {
  const owner = facts.get(APPLICATION);
  if (owner === undefined) return;
  if (user === 'sandbox') throw new StoreError(belongsTo(called, owner, 'absent'));
  const botId = facts.get(BOT);
  if (botId === undefined || user.botId === undefined || botId === user.botId) return;
  throw new StoreError(belongsTo(called, owner, `of ${user.botId}`));
}

/** The id of the application that a database belongs to; undefined if it belongs to none yet. */
export function applicationOf(facts: ReadonlyMap<string, string>): string | undefined {
  return facts.get(APPLICATION);
}

function belongsTo({ name, remedy }: DatabaseName, owner: string, token: string): string {
  return `The database ${name} belongs to the application ${owner}, but DISCORD_TOKEN is ${token}. Give the token of ${owner}, or ${remedy}.`;
}

function knowsOthers({ name, remedy }: DatabaseName, id: string): string {
  return `The database ${name} is another application's: DISCORD_TOKEN is of ${id}, which is in none of the servers that it knows. Give the token that it was used with, or ${remedy}. To give it to ${id} for good: npm run hand-over -- ${id}`;
}
