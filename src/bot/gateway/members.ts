import { type Client, PermissionFlagsBits } from 'discord.js';
import type { Channels } from './channels.ts';

/** Somebody in a server, as Discord has them now. */
export interface KnownMember {
  readonly name: string;
  readonly isBot: boolean;
  /** Whether they may change what holds for the whole server. */
  readonly managesServer: boolean;
  /** Whether they see a channel of the server. */
  canSee(channelId: string): boolean;
}

/** Rejects for somebody who is not in the server; undefined where the server is out of reach. */
export type FindMember = (serverId: string, personId: string) => Promise<KnownMember | undefined>;

/** Asks Discord each time: without being told of changes, what was known may be wrong. */
export function memberFinder(client: Client, channels: Channels): FindMember {
  return async (serverId, personId) => {
    const guild = client.guilds.cache.get(serverId);
    if (guild === undefined) return undefined;
    const member = await guild.members.fetch({ user: personId, force: true, cache: false });
    return {
      name: member.displayName,
      isBot: member.user.bot,
      managesServer: member.permissions.has(PermissionFlagsBits.ManageGuild),
      canSee: (channelId) => channels.sees(member, channels.find(serverId, channelId)),
    };
  };
}
