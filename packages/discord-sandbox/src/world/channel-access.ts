import { ApiError, apiError } from '../protocol/api-error.ts';
import { may, Permission } from '../protocol/permissions.ts';
import type { Message } from '../protocol/wire.ts';
import type { Channel, DirectChannel, Server, TextChannel, Thread } from './records.ts';
import { isEphemeral, type World } from './world.ts';

/**
 * A server of which the bot is a member.
 * @throws {ApiError} 10004 when there is none, 50001 when the bot is not in it, 503 in an outage
 */
export function ownServer(world: World, id = ''): Server {
  const server = world.servers.get(id);
  if (server === undefined) throw apiError(10004);
  if (!server.hasBot) throw apiError(50001);
  if (!server.isAvailable) {
    throw new ApiError(503, { message: '503: Service Unavailable', code: 0 });
  }
  return server;
}

/**
 * The channel that a request names, if its bot can see it; a voice channel it must be able to join as well.
 * @throws {ApiError} 10003 when there is none, 50001 when the bot may not see it
 */
export function visibleChannel(
  world: World,
  { params: [id = ''] }: { readonly params: readonly string[] },
): Channel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw apiError(10003);
  if (channel.kind === 'direct') return channel;
  if (channel.kind === 'group') throw apiError(50001);
  ownServer(world, channel.serverId);
  const isVoice = channel.kind === 'text' && channel.isVoice;
  const needed = isVoice ? Permission.viewChannel | Permission.connect : Permission.viewChannel;
  if (!may(world.botPermissions(channel), needed)) throw apiError(50001);
  return channel;
}

/** @throws {ApiError} 50013 when the bot may not */
export function requirePermission(world: World, channel: Channel, permission: bigint): void {
  if (!may(world.botPermissions(channel), permission)) throw apiError(50013);
}

/**
 * @throws {ApiError} 50013 without the permission, 50007 for somebody who accepts no direct messages, 50278
 *   for one with whom the bot shares no server, 50008 in a forum, 50083 or 160005 in a locked thread
 */
export function requireSendable(world: World, channel: Channel): void {
  if (channel.kind === 'direct') requireReachable(world, channel);
  else if (channel.kind === 'text') requireWritable(world, channel);
  else if (channel.kind === 'thread') requireOpenThread(world, channel);
}

function requireWritable(world: World, channel: TextChannel): void {
  requirePermission(world, channel, Permission.sendMessages);
  if (channel.isForum) throw apiError(50008);
}

/** The person must accept direct messages, and share a server with the bot or have installed it. */
function requireReachable(world: World, { recipientId }: DirectChannel): void {
  const isShared = [...world.servers.values()].some(({ hasBot }) => hasBot);
  const { hasApp, takesDirectMessages } = world.person(recipientId);
  if (!isShared && !hasApp) throw apiError(50278);
  if (!takesDirectMessages) throw apiError(50007);
}

function requireOpenThread(world: World, thread: Thread): void {
  requirePermission(world, thread, Permission.sendMessagesInThreads);
  requireUnlocked(world, thread);
}

export function requireUnlocked(world: World, thread: Thread): void {
  const isManager = may(world.botPermissions(thread), Permission.manageThreads);
  if (thread.isLocked && !isManager) throw apiError(thread.isArchived ? 50083 : 160005);
}

/**
 * The channel of an interaction, where it can still be answered.
 * @throws {ApiError} 10003 when it was deleted, 50083 for a thread that was archived and locked
 */
export function answerableChannel(world: World, id: string): Channel {
  const channel = world.channels.get(id);
  if (channel === undefined) throw apiError(10003);
  if (channel.kind === 'thread' && channel.isArchived) requireUnlocked(world, channel);
  return channel;
}

/** @throws {ApiError} 50083 for what everybody sees in an archived thread */
export function requireActive(world: World, message: Message): void {
  const channel = world.channels.get(message.channel_id);
  if (channel?.kind === 'thread' && channel.isArchived && !isEphemeral(message))
    throw apiError(50083);
}
