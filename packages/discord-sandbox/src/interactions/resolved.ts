import type { EntityKind } from '../protocol/entities.ts';
import { ORDINARY } from '../protocol/permissions.ts';
import type { Attachment } from '../protocol/wire.ts';
import { channelPayload } from '../world/channel-payloads.ts';
import { allRoles, rolePayload } from '../world/payloads.ts';
import { partialMember } from '../world/users.ts';
import type { Channel, Role, World } from '../world/world.ts';
import { Refused } from './refused.ts';

/** An id that a person chose. */
export interface EntityRef {
  readonly kind: EntityKind;
  readonly id: string;
  /** The types of channel that are allowed; all unless given. */
  readonly channelTypes?: readonly number[] | undefined;
}

/**
 * The `resolved` part of an interaction's data: everything that its ids stand for.
 * @param where the channel in which they were chosen: each of them has to be in its server
 * @returns nothing when there is nothing to resolve
 * @throws {Refused} for an id that cannot be chosen there
 */
export function resolvedPart(
  world: World,
  where: Channel,
  {
    named,
    attachments = [],
  }: { readonly named: readonly EntityRef[]; readonly attachments?: readonly Attachment[] },
): { readonly resolved?: object } {
  const found = named.map((one) => resolve(world, where, one));
  const all = [...found, ...attachments.map((one) => ({ attachments: { [one.id]: one } }))];
  if (all.length === 0) return {};
  const parts: Record<string, object> = {};
  for (const entry of all) {
    for (const [part, entities] of Object.entries(entry)) {
      parts[part] = { ...parts[part], ...entities };
    }
  }
  return { resolved: parts };
}

type Part = Readonly<Record<string, object>>;

function resolve(world: World, where: Channel, named: EntityRef): Part {
  const { kind, id } = named;
  if (kind === 'channel') return channelPart(world, where, named);
  const isRole = kind === 'role' || (kind === 'mentionable' && !isUser(world, id));
  return isRole ? rolePart(world, where, id) : userPart(world, where, id);
}

function isUser(world: World, id: string): boolean {
  return world.user(id) !== undefined;
}

function userPart(world: World, where: Channel, id: string): Part {
  const user = world.user(id);
  if (user === undefined) throw new Refused('That person is not here.');
  const users = { [id]: user };
  if (where.serverId === null && !user.bot) return { users };
  return { users, members: { [id]: partialMember(world.people.get(id)?.permissions) } };
}

/** The roles of the server that a channel is in, @everyone first. */
function rolesIn(world: World, where: Channel): readonly Role[] {
  if (where.serverId === null) return [];
  return allRoles(world.server(where.serverId));
}

function rolePart(world: World, where: Channel, id: string): Part {
  const roles = rolesIn(world, where);
  const at = roles.findIndex((role) => role.id === id);
  const role = roles[at];
  if (role === undefined) throw new Refused('That role is not here.');
  return { roles: { [id]: rolePayload(role, at) } };
}

function channelPart(world: World, where: Channel, { id, channelTypes }: EntityRef): Part {
  const channel = world.channels.get(id);
  const isHere = channel !== undefined && where.serverId !== null;
  if (!isHere || channel.serverId !== where.serverId) {
    throw new Refused('That channel is not here.');
  }
  const payload = channelPayload(world, channel);
  if (channelTypes?.length && !channelTypes.includes(payload.type)) {
    throw new Refused('That channel is of another kind.');
  }
  return { channels: { [id]: { ...payload, permissions: String(ORDINARY) } } };
}
