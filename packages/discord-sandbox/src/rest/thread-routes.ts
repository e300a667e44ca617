import { apiError, InvalidForm } from '../protocol/api-error.ts';
import { may, Permission } from '../protocol/permissions.ts';
import { AUTO_ARCHIVE_MINUTES, type MessageBody, MessageFlag } from '../protocol/wire.ts';
import { requirePermission, requireUnlocked, visibleChannel } from '../world/channel-access.ts';
import { channelPayload } from '../world/channel-payloads.ts';
import { composeMessage } from '../world/messages.ts';
import { activeThreads } from '../world/payloads.ts';
import type { TextChannel, Thread, World } from '../world/world.ts';
import { ok, type Reply, type Route, type RouteRequest, route } from './routes.ts';

/** What a body says of a thread; the schema has checked it. */
interface ThreadBody {
  readonly name: string;
  readonly auto_archive_duration?: number | null;
}

interface ThreadChange extends Partial<ThreadBody> {
  readonly archived?: boolean | null;
  readonly locked?: boolean | null;
}

/** The routes by which threads are made and archived. */
export function threadRoutes(world: World): readonly Route[] {
  return [
    route(
      'POST /channels/:/messages/:/threads',
      (request) => made(world, startThread(world, request)),
      { form: 'startThread', limit: 'post' },
    ),
    route('POST /channels/:/threads', (request) => createThread(world, request), {
      form: (body) => (isPost(body) ? 'createPost' : 'createThread'),
      limit: 'post',
    }),
    route('PATCH /channels/:', (request) => ok(channelPayload(world, edit(world, request))), {
      form: 'editThread',
    }),
  ];
}

function made(world: World, thread: Thread): Reply {
  return ok(channelPayload(world, thread), 201);
}

/** A thread from a message has its id, so that a message has one at most. */
function startThread(world: World, request: RouteRequest): Thread {
  const parent = parentOf(world, request, 'text');
  const [, id = ''] = request.params;
  const message = world.messages.get(id)?.message;
  if (message?.channel_id !== parent.id || (message.flags & MessageFlag.ephemeral) !== 0)
    throw apiError(10008);
  if (world.channels.has(id)) throw apiError(160004);
  const thread = add(world, parent, { ...(request.body as ThreadBody), id });
  const flags = message.flags | MessageFlag.hasThread;
  const starter = { ...message, flags, thread: channelPayload(world, thread) };
  world.putMessage({ message: starter, reader: null });
  return thread;
}

function createThread(world: World, request: RouteRequest): Reply {
  const { body, files } = request;
  if (!isPost(body))
    return made(world, add(world, parentOf(world, request, 'text'), body as ThreadBody));
  const parent = parentOf(world, request, 'forum');
  const id = world.newId();
  const draft = { id, channelId: id, author: world.bot, body: body.message, files, reader: null };
  if (files.length > 0) requirePermission(world, parent, Permission.attachFiles);
  const message = composeMessage(world, draft);
  const thread = add(world, parent, { ...body, id });
  world.putMessage({ message, reader: null });
  return ok({ ...channelPayload(world, thread), message }, 201);
}

function isPost(body: unknown): body is ThreadBody & { readonly message: MessageBody } {
  return typeof body === 'object' && body !== null && 'message' in body;
}

/** @throws {ApiError} 50024 for a channel that has no such threads, 50013 where the bot may start none */
function parentOf(world: World, request: RouteRequest, kind: 'text' | 'forum'): TextChannel {
  const channel = visibleChannel(world, request);
  const fits =
    channel.kind === 'text' && !channel.isVoice && channel.isForum === (kind === 'forum');
  if (!fits) throw apiError(50024);
  // A post is a message, a thread is more than its first one.
  const { createPublicThreads, sendMessages } = Permission;
  requirePermission(world, channel, kind === 'forum' ? sendMessages : createPublicThreads);
  return channel;
}

function add(
  world: World,
  parent: TextChannel,
  {
    id = world.newId(),
    name,
    auto_archive_duration: minutes,
  }: ThreadBody & { readonly id?: string },
): Thread {
  const active = activeThreads(world, parent.serverId);
  if (active.length >= world.settings.activeThreads) throw apiError(160006);
  const autoArchiveMinutes = archivesAfter(minutes) ?? 4320;
  return world.addThread(parent, { id, name, ownerId: world.bot.id, autoArchiveMinutes });
}

/** @throws {InvalidForm} for a time that Discord does not offer */
function archivesAfter(minutes: number | null | undefined): number | undefined {
  if (minutes == null) return undefined;
  const known = AUTO_ARCHIVE_MINUTES.find((one) => one === minutes);
  if (known !== undefined) return known;
  const message = `Value must be one of {${AUTO_ARCHIVE_MINUTES.join(', ')}}.`;
  throw new InvalidForm([{ path: 'auto_archive_duration', code: 'BASE_TYPE_CHOICES', message }]);
}

/**
 * Whoever started a thread may put it away and name it; anybody who writes there gets it back, unless it is locked;
 * only who manages threads may lock.
 */
function edit(world: World, request: RouteRequest): Thread {
  const thread = visibleChannel(world, request);
  if (thread.kind !== 'thread') throw apiError(50024);
  const { archived, locked, name, auto_archive_duration: minutes } = request.body as ThreadChange;
  const isOwn = thread.ownerId === world.bot.id;
  const isManager = may(world.botPermissions(thread), Permission.manageThreads);
  const isChanged = archived === true || name !== undefined || minutes != null;
  if ((isChanged && !isOwn && !isManager) || (locked != null && !isManager)) throw apiError(50013);
  requireUnlocked(world, thread);
  if (archived === false) requirePermission(world, thread, Permission.sendMessagesInThreads);
  else if (thread.isArchived && isChanged) throw apiError(50083);
  const changed = {
    ...thread,
    name: name ?? thread.name,
    autoArchiveMinutes: archivesAfter(minutes) ?? thread.autoArchiveMinutes,
    isArchived: archived ?? thread.isArchived,
    isLocked: locked ?? thread.isLocked,
  };
  world.changeChannel(changed);
  return changed;
}
