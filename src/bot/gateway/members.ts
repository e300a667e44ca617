import {
  ChannelType,
  type Client,
  type GuildBasedChannel,
  type GuildMember,
  OverwriteType,
  PermissionFlagsBits,
  type Role,
} from 'discord.js';

/** Somebody in a server, as Discord has them now. */
export interface KnownMember {
  readonly name: string;
  readonly isBot: boolean;
  /** Whether they see a channel of the server. */
  canSee(channelId: string): boolean;
}

/** Rejects for somebody who is not in the server; undefined where the server is out of reach. */
export type FindMember = (serverId: string, personId: string) => Promise<KnownMember | undefined>;

/** Asks Discord each time: without being told of changes, what was known may be wrong. */
export function memberFinder(client: Client): FindMember {
  return async (serverId, personId) => {
    const guild = client.guilds.cache.get(serverId);
    if (guild === undefined) return undefined;
    const member = await guild.members.fetch({ user: personId, force: true, cache: false });
    return {
      name: member.displayName,
      isBot: member.user.bot,
      canSee: (channelId) => canSee(member, guild.channels.cache.get(channelId)),
    };
  };
}

/** Unknown channels and private threads count as invisible. */
export function canSee(member: GuildMember, channel: GuildBasedChannel | undefined): boolean {
  return channel !== undefined && sees(member, channel);
}

/** Whether everybody who sees a channel sees another; no where that depends on single members. */
export function canAllSee(from: GuildBasedChannel, channel: GuildBasedChannel): boolean {
  // Who is in a thread sees its channel.
  const place = from.isThread() ? from.parent : from;
  if (place === null) return false;
  const isByRole = from.guild.roles.cache.every((one) => !sees(one, place) || sees(one, channel));
  return isByRole && !namesMembers(place, 'allow') && !namesMembers(channel, 'deny');
}

function sees(who: GuildMember | Role, channel: GuildBasedChannel): boolean {
  if (channel.type === ChannelType.PrivateThread) return false;
  // Null for a thread in a channel that is not known, which discord.js does not say.
  const held: { has(permission: bigint): boolean } | null = channel.permissionsFor(who);
  return held?.has(PermissionFlagsBits.ViewChannel) ?? false;
}

/** Whether a channel is shown to, or hidden from, single members. */
function namesMembers(channel: GuildBasedChannel, how: 'allow' | 'deny'): boolean {
  const place = channel.isThread() ? channel.parent : channel;
  return (
    place?.permissionOverwrites.cache.some(
      (one) => one.type === OverwriteType.Member && one[how].has(PermissionFlagsBits.ViewChannel),
    ) ?? true
  );
}
