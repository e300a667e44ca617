import type { Gateway } from '../gateway/gateway.ts';
import { may, Permission, permissionNames } from '../protocol/permissions.ts';
import { LOCALES } from '../validation/command-rules.ts';
import type {
  Channel,
  DirectChannel,
  Person,
  Server,
  TextChannel,
  Thread,
} from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { PageChannel, PagePerson, PagePush, PageServerInfo } from './page-protocol.ts';

/** All people, servers and channels, as the page needs them. */
export function worldPush(
  world: World,
  gateway: Pick<Gateway, 'isOnline' | 'connectionFor'>,
): PagePush {
  const { people, servers, channels, bot } = world;
  return {
    op: 'world',
    people: [...people.values()].map((person) => pagePerson(person)),
    servers: [...servers.values()].map((server) => ({
      ...pageServer(world, server),
      connection: gateway.connectionFor(server.id) ?? null,
    })),
    directs: [...channels.values()]
      .filter((channel: Channel): channel is DirectChannel => channel.kind === 'direct')
      .map(({ id, recipientId }) => ({ id, person: recipientId })),
    groups: [...channels.values()].flatMap((channel) =>
      channel.kind === 'group'
        ? [{ id: channel.id, name: channel.name, members: channel.memberIds }]
        : [],
    ),
    bot: {
      id: bot.id,
      name: bot.username,
      isOnline: gateway.isOnline,
      connection: gateway.connectionFor(null) ?? null,
    },
    locales: [...LOCALES],
  };
}

function pagePerson({ permissions, ...person }: Person): PagePerson {
  return {
    ...person,
    isManager: may(permissions, Permission.manageServer),
    permissions: permissionNames(permissions),
  };
}

function pageServer(world: World, server: Server): Omit<PageServerInfo, 'connection'> {
  const channels = world
    .channelsOf(server.id)
    .filter(({ kind }) => kind === 'text')
    .flatMap((channel) => [channel, ...world.threadsOf(channel.id)]);
  const roles = server.roles.map(({ id, name }) => ({ id, name }));
  return { ...server, roles, channels: channels.map((channel) => pageChannel(world, channel)) };
}

function pageChannel(world: World, channel: TextChannel | Thread): PageChannel {
  const isThread = channel.kind === 'thread';
  return {
    id: channel.id,
    name: channel.name,
    kind: channel.kind === 'text' && channel.isForum ? 'forum' : channel.kind,
    parent: isThread ? channel.parentId : null,
    isArchived: isThread && channel.isArchived,
    isLocked: isThread && channel.isLocked,
    permissions: permissionNames(world.botPermissions(channel)),
  };
}
