import { may, Permission } from '../protocol/permissions.ts';
import { ChannelType } from '../protocol/wire.ts';
import { messagePayload } from '../world/attachments.ts';
import { channelPayload } from '../world/channel-payloads.ts';
import {
  activeThreads,
  knownServer,
  rolesHeld,
  serverInfo,
  serverPayload,
} from '../world/payloads.ts';
import type {
  Channel,
  GroupChannel,
  Server,
  ServerChange,
  StoredMessage,
  TextChannel,
} from '../world/records.ts';
import { memberPayload } from '../world/users.ts';
import { isEphemeral, type World } from '../world/world.ts';

/** The intents that a bot may name, as bits. */
export const Intent = { guilds: 1 << 0, guildMessages: 1 << 9, directMessages: 1 << 12 } as const;

export interface GatewayEvent {
  readonly name: string;
  readonly data: object;
  /** Null for direct messages. */
  readonly serverId: string | null;
  /** True if the bot is told though it is not in the server: somebody uses its commands there. */
  readonly isElsewhere?: boolean;
  /** The intent that it requires; without one it is always sent. */
  readonly intent?: number;
}

type Dispatch = (event: GatewayEvent) => void;
type ChannelChange = 'new' | 'changed' | 'deleted';

const CHANNEL_EVENTS = {
  new: 'CHANNEL_CREATE',
  changed: 'CHANNEL_UPDATE',
  deleted: 'CHANNEL_DELETE',
} as const;
const THREAD_EVENTS = {
  new: 'THREAD_CREATE',
  changed: 'THREAD_UPDATE',
  deleted: 'THREAD_DELETE',
} as const;

/** Turns what happens in the world into gateway events. */
export function forwardEvents(world: World, dispatch: Dispatch): void {
  world.events.on('message', ({ message }, change) => {
    if (isEphemeral(message)) return;
    const channel = world.channel(message.channel_id);
    // The bot isn't a member of it.
    if (channel.kind === 'group') return;
    // Without the intent MESSAGE_CONTENT a bot gets only the envelope of other people's messages.
    const isSeen = message.author.bot || channel.kind === 'direct';
    const seen = isSeen ? message : { ...message, content: '' };
    const name = change === 'new' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE';
    dispatch(messageEvent(channel, name, messagePayload(seen)));
  });
  world.events.on('messageDeleted', ({ message }: StoredMessage) => {
    const channel = world.channels.get(message.channel_id);
    if (channel === undefined || channel.kind === 'group' || isEphemeral(message)) return;
    dispatch(messageEvent(channel, 'MESSAGE_DELETE', { id: message.id, channel_id: channel.id }));
  });
  world.events.on('channel', (channel, change, before) => {
    for (const event of channelEvents(world, { channel, change, before })) dispatch(event);
  });
  world.events.on('server', (server, change) => {
    dispatch(serverEvent(world, server, change));
    if (change === 'changed') dispatch(ownMemberEvent(world, server));
  });
}

function messageEvent(
  channel: Exclude<Channel, GroupChannel>,
  name: string,
  data: object,
): GatewayEvent {
  const { serverId } = channel;
  if (channel.kind === 'direct') {
    return { name, data, serverId, intent: Intent.directMessages };
  }
  const inServer = { ...data, guild_id: serverId };
  return { name, data: inServer, serverId, intent: Intent.guildMessages };
}

interface ChannelNews {
  readonly channel: Channel;
  readonly change: ChannelChange;
  readonly before: Channel | undefined;
}

/** Discord announces a direct channel by its first message, and the loss of threads by their channel. */
function channelEvents(world: World, news: ChannelNews): readonly GatewayEvent[] {
  const { channel, change, before } = news;
  if (channel.kind === 'direct' || channel.kind === 'group') return [];
  const scope = { serverId: channel.serverId, intent: Intent.guilds };
  const payload = channelPayload(world, channel);
  if (channel.kind === 'text') {
    const own = { name: CHANNEL_EVENTS[change], data: payload, ...scope };
    const isGained = before?.kind === 'text' && !seesIt(before) && seesIt(channel);
    return isGained ? [own, threadSync(world, channel)] : [own];
  }
  if (!may(world.botPermissions(channel), Permission.viewChannel)) return [];
  const { id, serverId, parentId } = channel;
  const gone = { id, guild_id: serverId, parent_id: parentId, type: ChannelType.publicThread };
  const data = { new: { ...payload, newly_created: true }, changed: payload, deleted: gone };
  return [{ name: THREAD_EVENTS[change], data: data[change], ...scope }];
}

function seesIt({ botPermissions }: TextChannel): boolean {
  return may(botPermissions, Permission.viewChannel);
}

/** Sent when the bot gains access to a channel that has threads. */
function threadSync(world: World, { id, serverId }: TextChannel): GatewayEvent {
  const threads = activeThreads(world, serverId)
    .filter(({ parentId }) => parentId === id)
    .map((thread) => channelPayload(world, thread));
  const data = { guild_id: serverId, channel_ids: [id], threads, members: [] };
  return { name: 'THREAD_LIST_SYNC', data, serverId, intent: Intent.guilds };
}

/** Of its own roles the bot hears without the intent for members. */
function ownMemberEvent(world: World, server: Server): GatewayEvent {
  const member = memberPayload(world.bot, undefined, rolesHeld(server, world.bot.id));
  const data = { ...member, guild_id: server.id };
  return { name: 'GUILD_MEMBER_UPDATE', data, serverId: server.id, intent: Intent.guilds };
}

function serverEvent(world: World, server: Server, change: ServerChange): GatewayEvent {
  const scope = { serverId: server.id, intent: Intent.guilds };
  switch (change) {
    case 'bot-added':
      return { name: 'GUILD_CREATE', data: serverPayload(world, server), ...scope };
    case 'recovered':
      return { name: 'GUILD_CREATE', data: knownServer(world, server), ...scope };
    case 'bot-removed':
      return { name: 'GUILD_DELETE', data: { id: server.id }, ...scope };
    case 'outage':
      return { name: 'GUILD_DELETE', data: { id: server.id, unavailable: true }, ...scope };
    case 'changed':
      return { name: 'GUILD_UPDATE', data: serverInfo(world, server), ...scope };
  }
}
