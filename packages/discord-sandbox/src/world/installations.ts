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

/** What authorises the bot, by kind of installation: the id of the server, or of the person. */
export type Owners = Readonly<Record<string, string>>;

/** Whether the bot is used where it does not belong, because somebody has installed it for themselves. */
export function isBrought(owners: Owners): boolean {
  return owners[Installation.user] !== undefined && owners[Installation.server] === undefined;
}

/** Whether the bot is used in a server of which it isn't a member: by what somebody has installed, or its commands alone. */
export function isUsedElsewhere(world: World, serverId: string | null, owners: Owners): boolean {
  if (serverId === null || Object.keys(owners).length === 0) return false;
  return !world.server(serverId).hasBot;
}

/** The installations by which a person can use the bot in a channel; in its direct messages Discord says server 0. */
export function ownersOf(world: World, person: Person, channel: Channel): Owners {
  return {
    ...serverOwner(world, channel),
    ...(person.hasApp && { [Installation.user]: person.id }),
  };
}

function serverOwner(world: World, channel: Channel): Owners {
  if (channel.kind === 'group') return {};
  if (channel.kind === 'direct') return { [Installation.server]: '0' };
  const { id, hasBot, hasCommands } = world.server(channel.serverId);
  return hasBot || hasCommands ? { [Installation.server]: id } : {};
}

/** The kind of place that a channel is for the bot. */
export function contextOf(channel: Channel): number {
  if (channel.serverId !== null) return Context.server;
  return channel.kind === 'direct' ? Context.direct : Context.group;
}
