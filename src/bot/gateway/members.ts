import {
  type APIGuild,
  type APIGuildMember,
  type Client,
  PermissionFlagsBits,
  type REST,
  Routes,
} from 'discord.js';
import { discordErrorKind, isNobody, readable } from '../failure/discord-error.ts';
import type { Channels } from './channels.ts';

/** Somebody in a server, as Discord has them now. */
export interface KnownMember {
  readonly name: string;
  readonly isBot: boolean;
  canSee(channelId: string): boolean;
}

/** Rejects for somebody who is not in the server; undefined if the server is out of reach. */
export type FindMember = (serverId: string, personId: string) => Promise<KnownMember | undefined>;

/** Asks Discord each time: without being told of changes, what was known may be wrong. */
export function memberFinder(client: Client, channels: Channels): FindMember {
  return async (serverId, personId) => {
    const guild = client.guilds.cache.get(serverId);
    if (guild === undefined) return undefined;
    const asked = guild.members.fetch({ user: personId, force: true, cache: false });
    const member = await readable(asked);
    return {
      name: member.displayName,
      isBot: member.user.bot,
      canSee: (channelId) => channels.sees(member, channels.find(serverId, channelId)),
    };
  };
}

/** Whether somebody may change what holds for a whole server, also one that another process serves. */
export function managesServer({ rest }: Pick<Client, 'rest'>) {
  return async (serverId: string, personId: string): Promise<boolean> => {
    try {
      return await readable(isManager(rest, serverId, personId));
    } catch (error) {
      if (!isNobody(error) && discordErrorKind(error) !== 'forbidden') throw error;
      return false;
    }
  };
}

async function isManager(rest: REST, serverId: string, personId: string): Promise<boolean> {
  const server = (await rest.get(Routes.guild(serverId))) as APIGuild;
  if (server.owner_id === personId) return true;
  const path = Routes.guildMember(serverId, personId);
  const { roles } = (await rest.get(path)) as APIGuildMember;
  const { ManageGuild, Administrator } = PermissionFlagsBits;
  return server.roles
    .filter(({ id }) => id === serverId || roles.includes(id))
    .some(({ permissions }) => (BigInt(permissions) & (ManageGuild | Administrator)) !== 0n);
}
