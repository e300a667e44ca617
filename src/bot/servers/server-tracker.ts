import {
  type APIGuildChannel,
  type APIThreadChannel,
  Events,
  GatewayDispatchEvents as Gateway,
  type GatewayChannelDeleteDispatchData,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
  type GatewayReadyDispatchData,
  type GatewayThreadDeleteDispatchData,
  type Guild,
  ShardClientUtil,
  Status,
} from 'discord.js';
import type { Where } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import { knownChannel } from '../../model/thread.ts';
import type { Tables } from '../../table/tables.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import type { CommonDeps } from '../common-deps.ts';
import type { SerialQueue } from '../interaction/serial-queue.ts';
import type { TableMessages } from '../table-message/table-messages.ts';
import type { ClosedChannels } from './closed-channels.ts';

/** What Discord says as a session begins. */
export interface Session {
  readonly applicationId: string;
  /** Whether the application is in a server; undefined if another connection would be told. */
  readonly isIn: (serverId: string) => boolean | undefined;
}

interface Deps extends Pick<CommonDeps, 'channels' | 'client' | 'guard' | 'log' | 'untilDone'> {
  readonly tables: Tables;
  readonly tableMessages: TableMessages;
  readonly closedChannels: ClosedChannels;
  readonly api: Pick<DiscordApi, 'isChannel'>;
  readonly queue: SerialQueue;
  readonly mayServe?: ((session: Session) => Promise<boolean>) | undefined;
  readonly isHeard: (shardId: number) => boolean;
}

/**
 * Follows what happens to servers and channels, and of the tables in them, by what Discord says: what is
 * missing in a cache of discord.js's is not gone for that.
 */
export class ServerTracker {
  readonly #deps: Deps;
  /** Where the bot is: what Discord said when a session began, and since. */
  readonly #servers = new Set<string>();
  readonly #serving = Promise.withResolvers<void>();
  #isServing = false;
  /** How much of what Discord said is not stored yet. */
  #unstored = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A session has begun, of an application that the bot may be. */
  get isServing(): boolean {
    return this.#isServing;
  }

  /** Settles once the bot may be its application; never, if it may not. */
  get serving(): Promise<void> {
    return this.#serving.promise;
  }

  isIn(serverId: string): boolean {
    return this.#servers.has(serverId);
  }

  /** Whether it is stored which servers the bot has left: before that, none may be forgotten. */
  get isReviewed(): boolean {
    const { ws } = this.#deps.client;
    return this.#isServing && ws.status === Status.Ready && this.#unstored === 0;
  }

  /** Whether a table can be played there, as far as is known without asking. */
  isReachable(where: Where): boolean {
    const { serverId, channelId } = where;
    if (isPrivate({ where })) return true;
    const { client, channels, tableMessages, isHeard } = this.#deps;
    const guild = client.guilds.cache.get(serverId);
    if (!guild?.available || !isHeard(guild.shardId) || tableMessages.isSuspended(channelId))
      return false;
    return channels.mayPlayIn(guild, channelId) ?? true;
  }

  /**
   * discord.js hands on each event as it came before it deals with it, also if it has nothing to tell of
   * it by an event of its own.
   */
  watch(): void {
    const { client, guard } = this.#deps;
    const on = <Data>(event: Gateway, what: string, work: (data: Data) => unknown) =>
      client.ws.on(event, guard(what, work));
    on(Gateway.Ready, 'the beginning of a session', (data: GatewayReadyDispatchData) =>
      this.#begin(data),
    );
    on(Gateway.GuildCreate, 'a new server', (data: GatewayGuildCreateDispatchData) =>
      this.#added(data),
    );
    on(Gateway.GuildDelete, 'a lost server', (data: GatewayGuildDeleteDispatchData) => {
      if (data.unavailable !== true) this.#removed(data.id);
    });
    on(Gateway.ChannelDelete, 'a deleted channel', (data: GatewayChannelDeleteDispatchData) => {
      this.#channelGone(data.id);
      // Discord sends no events for its threads.
      if (data.guild_id !== undefined) this.#review(data.guild_id);
    });
    on(Gateway.ThreadDelete, 'a deleted thread', ({ id }: GatewayThreadDeleteDispatchData) =>
      this.#channelGone(id),
    );
    const open = guard('an open server', async (guild: Guild) => {
      await this.#deps.closedChannels.resume(guild.id);
      this.#review(guild.id);
    });
    client.on(Events.GuildCreate, open);
    client.on(Events.GuildAvailable, open);
    this.#watchPermissions(on);
  }

  /** These events may change the bot's permissions. */
  #watchPermissions(
    on: <Data>(event: Gateway, what: string, work: (data: Data) => unknown) => void,
  ): void {
    const { client, channels, closedChannels, guard } = this.#deps;
    on(Gateway.ThreadUpdate, 'a changed thread', async (data: APIThreadChannel) => {
      const { id, guild_id = '', thread_metadata } = data;
      if (channels.find(guild_id, id) !== undefined) await closedChannels.resumeOpen(guild_id);
      // An archived one is not known.
      else if (!thread_metadata?.locked)
        await closedChannels.resume(guild_id, (known) => known === id);
    });
    on(Gateway.ChannelUpdate, 'a changed channel', ({ guild_id = '' }: APIGuildChannel) =>
      closedChannels.resumeOpen(guild_id),
    );
    client.on(
      Events.GuildRoleUpdate,
      guard('a changed role', (_before, { guild }) => closedChannels.resumeOpen(guild.id)),
    );
    client.on(
      Events.GuildMemberUpdate,
      guard('a changed member', async (_before, { id, guild }) => {
        if (id === client.user?.id) await closedChannels.resumeOpen(guild.id);
      }),
    );
  }

  /** Discord's list is whole as far as it goes: of the servers of one shard. */
  #begin({ application, guilds, shard: [shard, shards] = [0, 1] }: GatewayReadyDispatchData): void {
    const { client, channels, tables, mayServe } = this.#deps;
    const isServed = (id: string) => ShardClientUtil.shardIdForGuildId(id, shards) === shard;
    const before = [...this.#servers].filter(isServed);
    for (const id of before) this.#servers.delete(id);
    for (const { id } of guilds) this.#servers.add(id);
    for (const id of before.filter((one) => !this.#servers.has(one))) {
      channels.forget(id);
      client.guilds.cache.delete(id);
    }
    const told = new Set(guilds.map(({ id }) => id));
    const isIn = (id: string) => (isServed(id) ? told.has(id) : undefined);
    const session: Session = { applicationId: application.id, isIn };
    this.#store('the review of servers', async () => {
      this.#isServing = (await mayServe?.(session)) ?? true;
      if (!this.#isServing) return;
      this.#serving.resolve();
      for (const id of (await tables.stored.knownServers()).filter(isServed))
        await this.#storeServer(id);
    });
  }

  #added(data: GatewayGuildCreateDispatchData): void {
    if (data.unavailable === true) return;
    // Discord leaves it out for a server just joined, and discord.js would not take that for available.
    data.unavailable = false;
    const { log } = this.#deps;
    if (!this.#servers.has(data.id)) log.info({ server: data.id }, 'added to a server');
    this.#servers.add(data.id);
    this.#store('the note of a new server', () => this.#storeServer(data.id));
  }

  #removed(id: string): void {
    this.#deps.log.info({ server: id }, 'removed from a server');
    this.#servers.delete(id);
    this.#deps.tableMessages.serverLeft(id);
    this.#store('the note of a lost server', () => this.#storeServer(id));
  }

  async #storeServer(id: string): Promise<void> {
    // What came earlier is reviewed when the bot may serve.
    if (!this.#isServing) return;
    const { tables, tableMessages } = this.#deps;
    let isIn: boolean;
    do {
      isIn = this.isIn(id);
      if (!isIn) await tables.servers.left(id);
      else if (await tables.servers.joined(id))
        await tableMessages.catchUp(({ serverId }) => serverId === id);
      // Discord may have said otherwise meanwhile, and that may already be stored.
    } while (isIn !== this.isIn(id));
  }

  #channelGone(channelId: string): void {
    this.#store('the note of a lost channel', () =>
      this.#deps.tableMessages.channelGone(channelId),
    );
  }

  /** Stores what Discord said, however long that takes. */
  #store(what: string, work: () => Promise<void>): void {
    const { guard, untilDone } = this.#deps;
    this.#unstored += 1;
    guard(what, async () => {
      await untilDone(what, work);
      this.#unstored -= 1;
    })();
  }

  /** Asks Discord for the channels of tables that are not in the cache. */
  #review(serverId: string): void {
    const { queue, client, channels, tables } = this.#deps;
    const what = `review ${serverId}`;
    queue.add(what, what, async () => {
      const guild = client.guilds.cache.get(serverId);
      if (!guild?.available) return;
      for (const { where } of await tables.stored.activeMatches(serverId)) {
        // An archived thread is not known either, so Discord is asked.
        if (channels.find(serverId, knownChannel(where)) === undefined) await this.#lookFor(where);
      }
    });
  }

  async #lookFor(where: Where): Promise<void> {
    const { api, tableMessages, untilDone } = this.#deps;
    await untilDone('the search for a channel', async () => {
      if (!(await api.isChannel(knownChannel(where))))
        await tableMessages.channelGone(where.channelId);
    });
  }
}
