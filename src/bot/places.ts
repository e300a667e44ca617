import { type Client, type DMChannel, Events, type NonThreadGuildBasedChannel } from 'discord.js';
import type { Log } from '../log.ts';
import type { Where } from '../table/match.ts';
import type { Tables } from '../table/tables.ts';
import type { Board } from './board.ts';
import { mayPlayIn } from './caller.ts';
import type { DiscordApi } from './discord-api.ts';

interface Parts {
  readonly client: Client;
  readonly tables: Tables;
  readonly board: Board;
  readonly api: Pick<DiscordApi, 'isChannel'>;
  readonly log: Log;
}

/** Follows what becomes of servers and channels, and of the tables in them. */
export function watchPlaces({ client, tables, board, log }: Parts): void {
  client.on(Events.GuildDelete, ({ id }) => {
    log.info({ server: id }, 'removed from a server');
    tables.serverLeft(id);
  });
  client.on(Events.GuildCreate, ({ id }) => {
    log.info({ server: id }, 'added to a server');
    tables.serverBack(id);
    board.resumeServer(id);
  });
  client.on(Events.GuildAvailable, ({ id }) => board.resumeServer(id));
  client.on(Events.ChannelDelete, (channel) => {
    // Of its threads Discord tells nothing.
    for (const id of [channel.id, ...threadsOf(channel)]) board.channelGone(id);
  });
  client.on(Events.ThreadDelete, ({ id }) => board.channelGone(id));
  // What has changed may be what the bot may do there.
  client.on(Events.ChannelUpdate, (_before, channel) => {
    for (const id of [channel.id, ...threadsOf(channel)]) retry(id);
  });
  client.on(Events.ThreadUpdate, (_before, { id }) => retry(id));
  client.on(Events.GuildRoleUpdate, (_before, { guild }) => retryAll(guild.id));
  client.on(Events.GuildMemberUpdate, (_before, { id, guild }) => {
    if (id === client.user?.id) retryAll(guild.id);
  });

  function retry(channelId: string): void {
    const channel = client.channels.cache.get(channelId);
    if (!board.isSuspended(channelId) || !channel || channel.isDMBased()) return;
    if (mayPlayIn(channel)) board.resume(channelId);
  }
  function retryAll(serverId: string): void {
    for (const { where } of tables.tablesIn(serverId)) retry(where.channelId);
  }
}

/** The threads of a channel that are not put away. */
function threadsOf(channel: DMChannel | NonThreadGuildBasedChannel): readonly string[] {
  return 'threads' in channel ? [...channel.threads.cache.keys()] : [];
}

/** Once connected: what became of servers and channels while the bot was away. */
export async function reviewPlaces({ client, tables, board, api, log }: Parts): Promise<void> {
  for (const id of tables.knownServers()) {
    if (client.guilds.cache.has(id)) tables.serverBack(id);
    else tables.serverLeft(id);
  }
  const places = tables
    .knownServers()
    .filter((id) => client.guilds.cache.get(id)?.available)
    .flatMap((id) => tables.tablesIn(id));
  for (const { where } of places) {
    // A thread that was put away is not known either, so Discord is asked.
    if (client.channels.cache.has(where.channelId)) continue;
    try {
      if (!(await api.isChannel(where.channelId))) board.channelGone(where.channelId);
    } catch (error) {
      log.warn({ err: error, channel: where.channelId }, 'a channel could not be looked for');
    }
  }
}

/** Whether a table can be played there, as far as is known without asking. */
export function isReachable(client: Client, board: Board, { serverId, channelId }: Where): boolean {
  if (!client.guilds.cache.get(serverId)?.available || board.isSuspended(channelId)) return false;
  const channel = client.channels.cache.get(channelId);
  return channel === undefined || channel.isDMBased() || mayPlayIn(channel);
}
