import { Context } from '../protocol/wire.ts';
import type { Channel, Person } from './records.ts';
import type { World } from './world.ts';

/** How an application came to where it is used: a server has added it, or a person has for themselves. */
export const Installation = { server: 0, user: 1 } as const;

/** What authorises a bot, by kind of installation: the id of the server, or of the person. */
export type Owners = Readonly<Record<string, string>>;

/** Whether a bot is used where it does not belong, because somebody has installed it for themselves. */
export function isBrought(owners: Owners): boolean {
  return owners[Installation.user] !== undefined && owners[Installation.server] === undefined;
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
  const isMember = world.isMember(world.server(channel.serverId), botId);
  return isMember ? { [Installation.server]: channel.serverId } : {};
}

/** The kind of place that a channel is for a bot. */
export function contextOf(channel: Channel, botId: string): number {
  if (channel.serverId !== null) return Context.server;
  const isOwn = channel.kind === 'direct' && channel.botId === botId;
  return isOwn ? Context.direct : Context.group;
}
