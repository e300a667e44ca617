import { ORDINARY } from './permissions.ts';
import type { InteractionMetadata, Message, User } from './wire.ts';
import {
  type ApplicationEmoji,
  type Channel,
  type Person,
  type Server,
  userOf,
  type World,
} from './world.ts';

const BEGINNING = new Date(0).toISOString();
const MAX_ATTACHMENT = 10 * 1024 * 1024;

export function personUser(person: Person): User {
  return userOf(person.id, person.name, false);
}

export function memberPayload(user: User, permissions?: bigint): object {
  return {
    user,
    nick: null,
    avatar: null,
    roles: [],
    joined_at: BEGINNING,
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
    communication_disabled_until: null,
    ...(permissions !== undefined && { permissions: String(permissions) }),
  };
}

export function channelPayload(channel: Channel, bot: User, position = 0): object {
  const allow = channel.botPermissions & ~ORDINARY;
  const deny = ORDINARY & ~channel.botPermissions;
  const isOrdinary = allow === 0n && deny === 0n;
  return {
    id: channel.id,
    type: 0,
    guild_id: channel.serverId,
    name: channel.name,
    position,
    permission_overwrites: isOrdinary
      ? []
      : [{ id: bot.id, type: 1, allow: String(allow), deny: String(deny) }],
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    parent_id: null,
    last_message_id: null,
    flags: 0,
  };
}

/** A server as GUILD_CREATE and `GET /guilds/:id` give it. */
export function serverPayload(world: World, server: Server): object {
  const channels = [...world.channels.values()].filter((channel) => channel.serverId === server.id);
  return {
    id: server.id,
    name: server.name,
    icon: null,
    owner_id: [...world.people.keys()][0] ?? world.bot.id,
    roles: [everyone(server)],
    emojis: [],
    stickers: [],
    features: [],
    preferred_locale: server.locale,
    system_channel_id: null,
    system_channel_flags: 0,
    premium_tier: 0,
    nsfw_level: 0,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    afk_channel_id: null,
    afk_timeout: 300,
    joined_at: BEGINNING,
    large: false,
    unavailable: false,
    member_count: world.people.size + 1,
    members: [memberPayload(world.bot)],
    channels: channels.map((channel, position) => channelPayload(channel, world.bot, position)),
    threads: [],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function everyone(server: Server): object {
  return {
    id: server.id,
    name: '@everyone',
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position: 0,
    permissions: String(ORDINARY),
    managed: false,
    mentionable: false,
    flags: 0,
  };
}

export function applicationPayload(world: World): object {
  return {
    id: world.bot.id,
    name: world.bot.username,
    description: '',
    icon: null,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '',
    flags: 0,
  };
}

export function emojiPayload(emoji: ApplicationEmoji, bot: User): object {
  return {
    id: emoji.id,
    name: emoji.name,
    roles: [],
    user: bot,
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
  };
}

/** What an interaction carries, whatever its type. */
export interface InteractionParts {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly data: object;
  readonly person: Person;
  readonly channel: Channel;
  readonly message: Message | undefined;
  readonly locale: string;
}

export function interactionPayload(world: World, parts: InteractionParts): object {
  const server = world.server(parts.channel.serverId);
  return {
    id: parts.id,
    application_id: world.bot.id,
    type: parts.type,
    token: parts.token,
    version: 1,
    data: parts.data,
    ...(parts.message && { message: parts.message }),
    channel_id: parts.channel.id,
    channel: channelPayload(parts.channel, world.bot),
    guild_id: server.id,
    guild: { id: server.id, locale: server.locale, features: [] },
    guild_locale: server.locale,
    locale: parts.locale,
    member: memberPayload(personUser(parts.person), parts.person.permissions),
    app_permissions: String(parts.channel.botPermissions),
    entitlements: [],
    authorizing_integration_owners: { 0: server.id },
    context: 0,
    attachment_size_limit: MAX_ATTACHMENT,
  };
}

/** Where a message says that it came from an interaction. */
export interface Origin {
  readonly id: string;
  readonly type: number;
  readonly user: User;
  /** The command in full, such as `club open`; undefined for presses. */
  readonly commandName: string | undefined;
  readonly messageId: string | undefined;
  readonly serverId: string;
}

export function interactionMetadata(origin: Origin): InteractionMetadata {
  return {
    id: origin.id,
    type: origin.type,
    user: origin.user,
    authorizing_integration_owners: { 0: origin.serverId },
    ...(origin.commandName !== undefined && { name: origin.commandName }),
    ...(origin.messageId !== undefined && { interacted_message_id: origin.messageId }),
  };
}
