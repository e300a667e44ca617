import {
  type APIOverwrite,
  ChannelType,
  type Client,
  GatewayDispatchEvents as Gateway,
  type GatewayGuildCreateDispatchData,
  type GatewayThreadListSyncDispatchData,
  type Guild,
  type GuildMember,
  PermissionFlagsBits,
  type Role,
} from 'discord.js';
import type { NeededPermission } from '../../text/words/en/bot.ts';

/** A channel of a server, as far as a table in it goes. */
export interface KnownChannel {
  readonly type: ChannelType;
  /** The channel in which a thread hangs; null if this is none. */
  readonly parentId: string | null;
  /** Who has started a thread; null if this is none. */
  readonly ownerId: string | null;
  /** Only those who manage threads can write in it. */
  readonly isLocked: boolean;
  readonly overwrites: readonly Overwrite[];
}

/** What a role, or a person, may and may not do in a channel, as bits. */
type Overwrite = readonly [id: string, allow: string, deny: string];

/** What is known of a channel, in the shortest text that holds it. */
type Entry = readonly [
  type: ChannelType,
  overwrites?: readonly Overwrite[],
  parentId?: string,
  isLocked?: boolean,
  ownerId?: string,
];

interface ToldChannel {
  readonly id: string;
  readonly type: ChannelType;
  readonly guild_id?: string | undefined;
  readonly parent_id?: string | null | undefined;
  readonly owner_id?: string | undefined;
  readonly permission_overwrites?: readonly APIOverwrite[] | undefined;
  readonly thread_metadata?: { readonly archived?: boolean; readonly locked?: boolean } | undefined;
}

const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly NeededPermission[];

/** What it also needs to create a thread for a table. */
const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

/**
 * All that the bot asks for when it is invited, as Discord's number: `NEEDED` and the threads. To
 * connect, which a channel for voice wants, is everybody's unless it is taken away.
 */
export const INVITE_PERMISSIONS = [...NEEDED, ...FOR_THREADS].reduce(
  (all, name) => all | PermissionFlagsBits[name],
  0n,
);

/** What the bot needs for a table in a channel; what it is may not be known. */
export function neededIn(
  channel: Pick<KnownChannel, 'type'> | undefined,
): readonly NeededPermission[] {
  if (channel === undefined) return NEEDED;
  if (isThread(channel))
    return NEEDED.map((name) => (name === 'SendMessages' ? 'SendMessagesInThreads' : name));
  const { type } = channel;
  const isVoice = type === ChannelType.GuildVoice || type === ChannelType.GuildStageVoice;
  return isVoice ? [...NEEDED, 'Connect'] : NEEDED;
}

/** What the bot needs for a table in a new thread of a channel; undefined if there can be none. */
export function neededBelow(
  channel: Pick<KnownChannel, 'type'>,
): readonly NeededPermission[] | undefined {
  const { type } = channel;
  // A post is a message of the forum.
  if (isForum(channel)) return [...NEEDED, 'SendMessagesInThreads'];
  const isText = type === ChannelType.GuildText || type === ChannelType.GuildAnnouncement;
  return isText ? [...NEEDED, ...FOR_THREADS] : undefined;
}

export function isForum({ type }: Pick<KnownChannel, 'type'>): boolean {
  return type === ChannelType.GuildForum || type === ChannelType.GuildMedia;
}

function isThread({ type }: Pick<KnownChannel, 'type'>): boolean {
  return (
    type === ChannelType.PublicThread ||
    type === ChannelType.PrivateThread ||
    type === ChannelType.AnnouncementThread
  );
}

const PUT = [
  ...[Gateway.ChannelCreate, Gateway.ChannelUpdate],
  ...[Gateway.ThreadCreate, Gateway.ThreadUpdate],
] as const;

/**
 * The channels and open threads of all servers, by what Discord says. Of each only a short text is kept: the objects of
 * discord.js take ten times the memory, and most are never asked for.
 */
export class Channels {
  readonly #servers = new Map<string, Map<string, string>>();

  /** To be called before anything else listens, so that whoever hears of a change finds it here. */
  watch({ ws }: Pick<Client, 'ws'>): void {
    ws.on(Gateway.GuildCreate, (data: GatewayGuildCreateDispatchData) => this.#keep(data));
    for (const event of PUT) ws.on(event, (data: ToldChannel) => this.#put(data.guild_id, data));
    for (const event of [Gateway.ChannelDelete, Gateway.ThreadDelete] as const)
      ws.on(event, ({ guild_id = '', id }: ToldChannel) => {
        this.#servers.get(guild_id)?.delete(id);
        this.#deleteThreads(guild_id, [id]);
      });
    ws.on(Gateway.ThreadListSync, (data: GatewayThreadListSyncDispatchData) => this.#sync(data));
    ws.on(Gateway.GuildDelete, ({ id, unavailable }: { id: string; unavailable?: boolean }) => {
      if (unavailable !== true) this.forget(id);
    });
  }

  forget(serverId: string): void {
    this.#servers.delete(serverId);
  }

  of(serverId: string): readonly string[] {
    return [...(this.#servers.get(serverId)?.keys() ?? [])];
  }

  /** Undefined for what the bot does not see, and for an archived thread. */
  find(serverId: string, channelId: string): KnownChannel | undefined {
    const text = this.#servers.get(serverId)?.get(channelId);
    if (text === undefined) return undefined;
    return channelIn(text);
  }

  /** Whether somebody, or everybody of a role, sees a channel. Unknown ones and private threads count as invisible. */
  sees(who: GuildMember | Role, channel: KnownChannel | undefined): boolean {
    if (channel === undefined || channel.type === ChannelType.PrivateThread) return false;
    const held = this.#heldIn(channel, who);
    return held !== undefined && (held & PermissionFlagsBits.ViewChannel) !== 0n;
  }

  /** Whether everybody who sees a channel sees another; no if that depends on single members. */
  canAllSee(guild: Guild, from: KnownChannel, channel: KnownChannel): boolean {
    // Whoever is in a thread sees its channel.
    const [place, other] = [this.#placeOf(guild, from), this.#placeOf(guild, channel)];
    if (place === undefined) return false;
    const isByRole = guild.roles.cache.every(
      (role) => !this.sees(role, place) || this.sees(role, channel),
    );
    return isByRole && !namesMembers(guild, place, 1) && !namesMembers(guild, other, 2);
  }

  /** Whether the bot may do in a channel what a table needs; undefined if that is not known. */
  mayPlayIn(guild: Guild, channelId: string): boolean | undefined {
    const channel = this.find(guild.id, channelId);
    if (channel === undefined) return undefined;
    if (channel.isLocked) return false;
    const { me } = guild.members;
    const held = me === null ? undefined : this.#heldIn(channel, me);
    if (held === undefined) return true;
    return neededIn(channel).every((name) => (held & PermissionFlagsBits[name]) !== 0n);
  }

  /** What somebody may do in a channel, as bits; undefined for a thread in a channel that is not known. */
  #heldIn(channel: KnownChannel, who: GuildMember | Role): bigint | undefined {
    const { guild, id } = who;
    const place = this.#placeOf(guild, channel);
    if (place === undefined) return undefined;
    const isMember = 'roles' in who;
    const everybody = isMember ? 0n : guild.roles.everyone.permissions.bitfield;
    const base = who.permissions.bitfield | everybody;
    if ((base & PermissionFlagsBits.Administrator) !== 0n) return ~0n;
    const { overwrites } = place;
    const isTheirs = (role: string) => (isMember ? who.roles.cache.has(role) : role === id);
    const forEverybody = overwrites.filter(([one]) => one === guild.id);
    const forRoles = overwrites.filter(([one]) => one !== guild.id && isTheirs(one));
    const forThem = isMember ? overwrites.filter(([one]) => one === id) : [];
    return [forEverybody, forRoles, forThem].reduce((held, these) => {
      const allowed = these.reduce((all, [, allow]) => all | BigInt(allow), 0n);
      const denied = these.reduce((all, [, , deny]) => all | BigInt(deny), 0n);
      return (held & ~denied) | allowed;
    }, base);
  }

  /** The channel whose permissions hold: of a thread the one in which it hangs. */
  #placeOf(guild: Guild, channel: KnownChannel): KnownChannel | undefined {
    return isThread(channel) ? this.find(guild.id, channel.parentId ?? '') : channel;
  }

  #keep(data: GatewayGuildCreateDispatchData): void {
    if (data.unavailable === true) return;
    this.forget(data.id);
    for (const one of [...(data.channels ?? []), ...(data.threads ?? [])]) this.#put(data.id, one);
  }

  #put(serverId: string | undefined, channel: ToldChannel): void {
    if (serverId === undefined || channel.type === ChannelType.GuildCategory) return;
    const ofServer = this.#servers.get(serverId) ?? new Map<string, string>();
    if (channel.thread_metadata?.archived) ofServer.delete(channel.id);
    else this.#servers.set(serverId, ofServer.set(channel.id, textOf(channel)));
  }

  /** The open threads of some channels, or of all if none are named. */
  #sync(data: GatewayThreadListSyncDispatchData): void {
    this.#deleteThreads(data.guild_id, data.channel_ids);
    for (const thread of data.threads) this.#put(data.guild_id, thread);
  }

  /** Discord sends no events for the threads of a channel that is deleted. */
  #deleteThreads(serverId: string, parents: readonly string[] | undefined): void {
    const ofServer = this.#servers.get(serverId);
    for (const id of ofServer?.keys() ?? []) {
      const known = this.find(serverId, id);
      if (known === undefined || !isThread(known)) continue;
      if (parents?.includes(known.parentId ?? '') ?? true) ofServer?.delete(id);
    }
  }
}

function textOf({
  type,
  parent_id,
  owner_id,
  permission_overwrites = [],
  thread_metadata,
}: ToldChannel): string {
  const overwrites = permission_overwrites.map(
    ({ id, allow, deny }): Overwrite => [id, allow, deny],
  );
  const isLocked = thread_metadata?.locked === true;
  const ofThread: Entry = [type, overwrites, parent_id ?? '', isLocked, owner_id ?? ''];
  if (isThread({ type })) return JSON.stringify(ofThread);
  return JSON.stringify(overwrites.length === 0 ? [type] : [type, overwrites]);
}

function channelIn(text: string): KnownChannel {
  const [type, overwrites = [], parentId = null, isLocked = false, ownerId = null] = JSON.parse(
    text,
  ) as Entry;
  return { type, overwrites, parentId, ownerId, isLocked };
}

/** A channel as Discord answers when it is asked for one; undefined if it is of another server. */
export function readChannel(answer: unknown, serverId: string | null): KnownChannel | undefined {
  const told = answer as ToldChannel;
  return told.guild_id === serverId ? channelIn(textOf(told)) : undefined;
}

/** Whether a channel is shown to (1), or hidden from (2), single members. */
function namesMembers({ roles }: Guild, place: KnownChannel | undefined, bits: 1 | 2): boolean {
  const isNamed = (one: Overwrite) =>
    !roles.cache.has(one[0]) && (BigInt(one[bits]) & PermissionFlagsBits.ViewChannel) !== 0n;
  return place?.overwrites.some(isNamed) ?? true;
}
