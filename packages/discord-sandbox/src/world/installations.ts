import { Context } from '../protocol/wire.ts';
import type { Channel, InstallSettings, Person } from './records.ts';
import type { World } from './world.ts';

/**
 * How an application came to where it is used: a server has added it, with its bot or only its commands, or a person
 * has for themselves.
 */
export const Installation = { server: 0, user: 1 } as const;

const COMMANDS_ALONE = {
  oauth2_install_params: { scopes: ['applications.commands'], permissions: '0' },
};

/** Those of a new application: its link adds commands, and no bot. */
export const NEW_INSTALL_SETTINGS: InstallSettings = {
  [Installation.server]: COMMANDS_ALONE,
  [Installation.user]: COMMANDS_ALONE,
};

/** What authorises a bot, by kind of installation: the id of the server, or of the person. */
export type Owners = Readonly<Record<string, string>>;

/** Whether a bot is used where it does not belong, because somebody has installed it for themselves. */
export function isBrought(owners: Owners): boolean {
  return owners[Installation.user] !== undefined && owners[Installation.server] === undefined;
}

/** Whether a bot is used in a server of which it is no member: by what somebody has installed, or its commands alone. */
export function isUsedElsewhere(
  world: World,
  {
    botId,
    serverId,
    owners,
  }: { readonly botId: string; readonly serverId: string | null; readonly owners: Owners },
): boolean {
  if (serverId === null || Object.keys(owners).length === 0) return false;
  return !world.isMember(world.server(serverId), botId);
}

/** Somebody in a channel who uses a bot. */
interface Use {
  readonly person: Person;
  readonly channel: Channel;
  readonly botId: string;
}

/** The installations by which a person can use a bot in a channel; in the bot's direct messages Discord says server 0. */
export function ownersOf(world: World, { person, channel, botId }: Use): Owners {
  return {
    ...serverOwner(world, channel, botId),
    ...(person.installs.includes(botId) && { [Installation.user]: person.id }),
  };
}

function serverOwner(world: World, channel: Channel, botId: string): Owners {
  if (channel.kind === 'group') return {};
  if (channel.kind === 'direct') {
    return channel.botId === botId ? { [Installation.server]: '0' } : {};
  }
  const server = world.server(channel.serverId);
  const isAdded = world.isMember(server, botId) || server.commandsOnly.includes(botId);
  return isAdded ? { [Installation.server]: server.id } : {};
}

/** The kind of place that a channel is for a bot. */
export function contextOf(channel: Channel, botId: string): number {
  if (channel.serverId !== null) return Context.server;
  const isOwn = channel.kind === 'direct' && channel.botId === botId;
  return isOwn ? Context.direct : Context.group;
}
