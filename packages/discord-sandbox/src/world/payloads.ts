import { may, ORDINARY, Permission } from '../protocol/permissions.ts';
import type { InteractionMetadata, Message, User } from '../protocol/wire.ts';
import { messagePayload } from './attachments.ts';
import { channelPayload } from './channel-payloads.ts';
import { contextOf, type Owners } from './installations.ts';
import type {
  ApplicationEmoji,
  Channel,
  InstallSettings,
  Person,
  Role,
  Server,
  Thread,
} from './records.ts';
import { memberPayload, personUser } from './users.ts';
import type { World } from './world.ts';

/** What a server has only once someone sets it. */
const UNSET = all(
  null,
  'description icon banner splash discovery_splash home_header application_id afk_channel_id widget_channel_id ' +
    'system_channel_id rules_channel_id public_updates_channel_id safety_alerts_channel_id max_presences ' +
    'vanity_url_code incidents_data',
);
const NONE = all(
  0,
  'system_channel_flags premium_tier premium_subscription_count nsfw_level verification_level ' +
    'default_message_notifications explicit_content_filter mfa_level',
);

function all<T>(value: T, fields: string): Readonly<Record<string, T>> {
  return Object.fromEntries(fields.split(' ').map((field) => [field, value]));
}

const BEGINNING = new Date(0).toISOString();

/**
 * A server that the bot was in before, as GUILD_CREATE gives it after READY or an outage. Of one that the
 * bot just joined, Discord leaves `unavailable` out.
 */
export function knownServer(world: World, server: Server): object {
  return { ...serverPayload(world, server), unavailable: false };
}

/** A server as GUILD_CREATE gives it. */
export function serverPayload(world: World, server: Server): object {
  const channels = world.channelsOf(server.id).filter(({ kind }) => kind === 'text');
  return {
    ...serverInfo(world, server),
    joined_at: BEGINNING,
    large: false,
    member_count: world.people.size + Number(server.hasBot),
    members: [memberPayload(world.bot, undefined, rolesHeld(server, world.bot.id))],
    channels: channels.map((channel) => channelPayload(world, channel)),
    threads: activeThreads(world, server.id).map((thread) => channelPayload(world, thread)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The threads of a server that are not archived and that the bot can see. */
export function activeThreads(world: World, serverId: string): readonly Thread[] {
  return world
    .channelsOf(serverId)
    .filter((channel) => channel.kind === 'thread')
    .filter(
      (thread) => !thread.isArchived && may(world.botPermissions(thread), Permission.viewChannel),
    );
}

/** A server as GUILD_UPDATE and `GET /guilds/:id` give it. */
export function serverInfo(world: World, server: Server): object {
  return {
    id: server.id,
    name: server.name,
    ...UNSET,
    ...NONE,
    owner_id: [...world.people.keys()][0] ?? world.bot.id,
    roles: rolesOf(server),
    emojis: [],
    stickers: [],
    features: [],
    preferred_locale: server.locale,
    region: 'deprecated',
    widget_enabled: false,
    premium_progress_bar_enabled: false,
    max_members: 500_000,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    nsfw: false,
    afk_timeout: 300,
  };
}

/** The roles of a server, first @everyone, which has the server's id. */
export function rolesOf(server: Server): readonly object[] {
  return allRoles(server).map(rolePayload);
}

export function allRoles({ id, roles }: Server): readonly Role[] {
  const everyone = { permissions: ORDINARY, isMentionable: false, isManaged: false, memberIds: [] };
  return [{ id, name: '@everyone', ...everyone }, ...roles];
}

/** The ids of the roles that somebody has, the lowest first; everybody has @everyone besides. */
export function rolesHeld({ roles }: Server, userId: string): readonly string[] {
  return roles.filter(({ memberIds }) => memberIds.includes(userId)).map(({ id }) => id);
}

export function rolePayload(role: Role, position = 0): object {
  const { id, name, permissions, isManaged, isMentionable } = role;
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position,
    permissions: String(permissions),
    icon: null,
    unicode_emoji: null,
    managed: isManaged,
    mentionable: isMentionable,
    flags: 0,
  };
}

/** @param servers how many the bot is in */
export function applicationPayload(
  bot: User,
  { servers, installs }: { readonly servers: number; readonly installs: InstallSettings },
): object {
  return {
    id: bot.id,
    name: bot.username,
    description: '',
    icon: null,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '',
    flags: 0,
    approximate_guild_count: servers,
    integration_types_config: installs,
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

/** What every type of interaction carries. */
export interface InteractionInfo {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly data: object;
  readonly person: Person;
  readonly channel: Channel;
  readonly message: Message | undefined;
  readonly locale: string;
  readonly owners: Owners;
}

export function interactionPayload(world: World, info: InteractionInfo): object {
  const { channel } = info;
  return {
    id: info.id,
    application_id: world.bot.id,
    type: info.type,
    token: info.token,
    version: 1,
    data: info.data,
    ...(info.message && { message: messagePayload(info.message) }),
    channel_id: channel.id,
    channel: channelPayload(world, channel),
    locale: info.locale,
    app_permissions: String(world.botPermissions(channel)),
    entitlements: [],
    authorizing_integration_owners: info.owners,
    attachment_size_limit: world.settings.maxFileBytes,
    context: contextOf(channel),
    ...(channel.serverId === null
      ? { user: personUser(info.person) }
      : inServer(world.server(channel.serverId), info.person)),
  };
}

function inServer(server: Server, person: Person): object {
  return {
    guild_id: server.id,
    guild: { id: server.id, locale: server.locale, features: [] },
    guild_locale: server.locale,
    member: memberPayload(personUser(person), person.permissions, rolesHeld(server, person.id)),
  };
}

/** The interaction that a message answers, as its metadata tells it. */
export interface Origin {
  readonly id: string;
  readonly type: number;
  readonly user: User;
  /** The command in full, such as `club open`; undefined for presses. */
  readonly commandName: string | undefined;
  /** Whom the command of a user was used on. */
  readonly target: User | undefined;
  readonly messageId: string | undefined;
  readonly owners: Owners;
}

export function interactionMetadata(origin: Origin): InteractionMetadata {
  return {
    id: origin.id,
    type: origin.type,
    user: origin.user,
    authorizing_integration_owners: origin.owners,
    ...(origin.commandName !== undefined && { name: origin.commandName }),
    ...(origin.target && { target_user: origin.target }),
    ...(origin.messageId !== undefined && { interacted_message_id: origin.messageId }),
  };
}
