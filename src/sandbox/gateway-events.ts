import { channelPayload, serverPayload } from './payloads.ts';
import { type Channel, isEphemeral, type Server, type StoredMessage, type World } from './world.ts';

/** The intents that a bot may name, as bits. */
export const Intent = { guilds: 1 << 0, guildMessages: 1 << 9 } as const;

/** An event for bots. */
export interface GatewayEvent {
  readonly name: string;
  readonly data: object;
  readonly serverId: string;
  /** The intent that a bot must have asked for; none: it is always sent. */
  readonly intent?: number;
}

const CHANNEL_EVENTS = {
  new: 'CHANNEL_CREATE',
  changed: 'CHANNEL_UPDATE',
  deleted: 'CHANNEL_DELETE',
} as const;

/** Tells bots of what happens in the world. */
export function forwardEvents(world: World, dispatch: (event: GatewayEvent) => void): void {
  world.events.on('message', ({ message }, change) => {
    if (isEphemeral(message)) return;
    const { serverId } = world.channel(message.channel_id);
    // Without the intent MESSAGE_CONTENT a bot gets only the envelope of other people's messages.
    const seen = message.author.bot ? message : { ...message, content: '' };
    const name = change === 'new' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE';
    const data = { ...seen, guild_id: serverId };
    dispatch({ name, data, serverId, intent: Intent.guildMessages });
  });
  world.events.on('messageDeleted', (stored) => {
    const event = deletion(world, stored);
    if (event) dispatch(event);
  });
  world.events.on('channel', (channel, change) => {
    const data = channelPayload(channel, world.bot);
    dispatch({ name: CHANNEL_EVENTS[change], data, ...scopeOf(channel) });
  });
  world.events.on('server', (server, change) => dispatch(serverEvent(world, server, change)));
}

function scopeOf(channel: Channel) {
  return { serverId: channel.serverId, intent: Intent.guilds };
}

function deletion(world: World, { message }: StoredMessage): GatewayEvent | undefined {
  const channel = world.channels.get(message.channel_id);
  if (channel === undefined || isEphemeral(message)) return undefined;
  const { id: channelId, serverId } = channel;
  const data = { id: message.id, channel_id: channelId, guild_id: serverId };
  return { name: 'MESSAGE_DELETE', data, serverId, intent: Intent.guildMessages };
}

function serverEvent(
  world: World,
  server: Server,
  change: 'bot-added' | 'bot-removed',
): GatewayEvent {
  const scope = { serverId: server.id, intent: Intent.guilds };
  return change === 'bot-added'
    ? { name: 'GUILD_CREATE', data: serverPayload(world, server), ...scope }
    : { name: 'GUILD_DELETE', data: { id: server.id }, ...scope };
}
