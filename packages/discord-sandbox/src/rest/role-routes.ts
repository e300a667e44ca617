import { apiError } from '../protocol/api-error.ts';
import { may, Permission } from '../protocol/permissions.ts';
import { ownServer } from '../world/channel-access.ts';
import type { Role, Server } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { NOTHING, type Route, type RouteRequest, route } from './routes.ts';

/** The routes by which the bot gives people roles, and takes them. */
export function roleRoutes(world: World): readonly Route[] {
  const change = (isGiven: boolean) => (request: RouteRequest) => {
    const [serverId, userId = '', roleId] = request.params;
    const server = ownServer(world, serverId);
    if (world.user(userId) === undefined) throw apiError(10007);
    const role = server.roles.find(({ id }) => id === roleId);
    if (role === undefined) throw apiError(roleId === server.id ? 50028 : 10011);
    requireAbove(world, server, role);
    const others = role.memberIds.filter((id) => id !== userId);
    const changed = { ...role, memberIds: isGiven ? [...others, userId] : others };
    const roles = server.roles.map((one) => (one.id === roleId ? changed : one));
    world.putServer({ ...server, roles }, 'changed');
    return NOTHING;
  };
  const one = '/guilds/:/members/:/roles/:';
  return [route(`PUT ${one}`, change(true)), route(`DELETE ${one}`, change(false))];
}

/**
 * Whether the bot manages a role: with the permission to, and with a role that stands above it.
 * @throws {ApiError} 50028 for a role that nobody gives, 50013 for one that the bot may not
 */
function requireAbove({ bot }: World, { roles }: Server, role: Role): void {
  if (role.isManaged) throw apiError(50028);
  const own = roles.filter(({ memberIds }) => memberIds.includes(bot.id));
  const held = own.reduce((all, { permissions }) => all | permissions, 0n);
  const highest = own.at(-1);
  const isAbove = highest !== undefined && roles.indexOf(highest) > roles.indexOf(role);
  if (!may(held, Permission.manageRoles) || !isAbove) throw apiError(50013);
}
