import { ChannelType, type Client, type GuildMember, PermissionFlagsBits } from 'discord.js';

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
      canSee: (channelId) => canSee(member, channelId),
    };
  };
}

/** Unknown channels and private threads count as invisible. */
export function canSee(member: GuildMember, channelId: string): boolean {
  const channel = member.guild.channels.cache.get(channelId);
  if (channel === undefined || channel.type === ChannelType.PrivateThread) return false;
  // Null for a thread in a channel that is not known, which discord.js does not say.
  const held: { has(permission: bigint): boolean } | null = channel.permissionsFor(member);
  return held?.has(PermissionFlagsBits.ViewChannel) ?? false;
}
