import type { Interactions } from '../interactions/interactions.ts';
import { ApiError, apiError, InvalidForm } from '../protocol/api-error.ts';
import { may, Permission } from '../protocol/permissions.ts';
import { timeOf } from '../protocol/snowflake.ts';
import {
  type CallbackBody,
  type Message,
  type MessageBody,
  MessageFlag,
} from '../protocol/wire.ts';
import { messagePayload } from '../world/attachments.ts';
import {
  requireActive,
  requirePermission,
  requireSendable,
  visibleChannel,
} from '../world/channel-access.ts';
import { channelPayload } from '../world/channel-payloads.ts';
import { createMessage, editMessage } from '../world/messages.ts';
import { type Channel, isEphemeral, type World } from '../world/world.ts';
import type { RateLimits } from './rate-limits.ts';
import { get, NOTHING, ok, type Reply, type Route, type RouteRequest, route } from './routes.ts';

const MESSAGES_IN_A_PAGE = 50;
const MOST_IN_A_PAGE = 100;

export function channelRoutes(world: World, limits: RateLimits): readonly Route[] {
  const messages = '/channels/:/messages';
  const message = `${messages}/:`;
  return [
    get('/channels/:', (request) => channelPayload(world, visibleChannel(world, request))),
    route('POST /channels/:/typing', (request) => {
      requireSendable(world, visibleChannel(world, request));
      return NOTHING;
    }),
    get(messages, (request) => history(world, request).map(messagePayload)),
    route(`POST ${messages}`, (request) => told(post(world, request)), {
      form: 'createMessage',
      limit: 'post',
    }),
    get(message, (request) => {
      const channel = visibleChannel(world, request);
      requirePermission(world, channel, Permission.readMessageHistory);
      return messagePayload(publicMessage(world, channel, request.params[1]));
    }),
    route(`PATCH ${message}`, (request) => told(patch(world, limits, request)), {
      form: 'editMessage',
      limit: 'edit',
    }),
    route(`DELETE ${message}`, (request) => remove(world, request)),
  ];
}

/** The routes that an interaction's token authorises. */
export function interactionRoutes(world: World, interactions: Interactions): readonly Route[] {
  const hook = '/webhooks/:/:';
  const one = `${hook}/messages/:`;
  const own = ({ params: [application, token = '', message = ''] }: RouteRequest) => {
    if (application !== world.bot.id || !interactions.isKnown(token)) throw apiError(10015);
    return [token, message] as const;
  };
  const sent = ({ body, files }: RouteRequest) => ({ body: messageBody(body), files });
  return [
    route('POST /interactions/:/:/callback', (request) => answer(interactions, request), {
      form: 'callback',
      isOpen: true,
    }),
    route(
      `POST ${hook}`,
      (request) => told(interactions.followUp(own(request)[0], sent(request))),
      { form: 'followUp', isOpen: true, limit: 'webhook' },
    ),
    route(`GET ${one}`, (request) => told(interactions.get(...own(request))), { isOpen: true }),
    route(`PATCH ${one}`, (request) => told(interactions.edit(...own(request), sent(request))), {
      form: 'editResponse',
      isOpen: true,
      limit: 'webhook',
    }),
    route(
      `DELETE ${one}`,
      (request) => {
        interactions.delete(...own(request));
        return NOTHING;
      },
      { isOpen: true },
    ),
  ];
}

/** The answer names its own type as a resource, and that of the interaction beside its id. */
function answer(interactions: Interactions, { params, query, body, files }: RouteRequest) {
  const [id = '', token = ''] = params;
  const callback = body as CallbackBody;
  const message = interactions.answer(id, token, { body: callback, files });
  if (query.get('with_response') !== 'true') return NOTHING;
  const made = message && {
    response_message_id: message.id,
    response_message_ephemeral: isEphemeral(message),
    response_message_loading: (message.flags & MessageFlag.loading) !== 0,
  };
  return ok({
    interaction: { id, type: interactions.typeOf(id), ...made },
    resource: { type: callback.type, ...(message && { message: messagePayload(message) }) },
  });
}

function told(message: Message): Reply {
  return ok(messagePayload(message));
}

function publicMessage(world: World, channel: Channel, id = ''): Message {
  const message = world.messages.get(id)?.message;
  if (message?.channel_id !== channel.id || isEphemeral(message)) throw apiError(10008);
  return message;
}

/** The latest messages, newest first; with `after`, those that follow that message most closely. */
function history(world: World, request: RouteRequest): readonly Message[] {
  const { query } = request;
  const channel = visibleChannel(world, request);
  if (!may(world.botPermissions(channel), Permission.readMessageHistory)) return [];
  const limit = Number(query.get('limit') ?? MESSAGES_IN_A_PAGE);
  const before = query.get('before');
  const after = query.get('after');
  const violations = [
    ...(limit >= 1 && limit <= MOST_IN_A_PAGE ? [] : ['limit']),
    ...[before, after]
      .filter((id) => id !== null && !/^\d+$/.test(id))
      .map(() => 'before or after'),
  ].map((path) => ({ path, code: 'NUMBER_TYPE_COERCE', message: `No such ${path}` }));
  if (violations.length > 0) throw new InvalidForm(violations);
  const found = world
    .messagesIn(channel.id)
    .map(({ message }) => message)
    .filter((message) => !isEphemeral(message))
    .filter(({ id }) => before === null || BigInt(id) < BigInt(before))
    .filter(({ id }) => after === null || BigInt(id) > BigInt(after));
  const page = after === null ? found.slice(-limit) : found.slice(0, limit);
  return page.toReversed();
}

function requireContentPermissions(
  world: World,
  channel: Channel,
  { body, files }: RouteRequest,
): void {
  if (files.length > 0) requirePermission(world, channel, Permission.attachFiles);
  if (messageBody(body).embeds?.length) requirePermission(world, channel, Permission.embedLinks);
}

function post(world: World, request: RouteRequest): Message {
  const channel = visibleChannel(world, request);
  requireSendable(world, channel);
  requireContentPermissions(world, channel, request);
  const body = withReference(world, channel, messageBody(request.body));
  const draft = { channelId: channel.id, body, files: request.files };
  return (
    sameNonce(world, channel, body) ??
    createMessage(world, { ...draft, author: world.bot, reader: null })
  );
}

/**
 * Checks the message that a body replies to; drops the reference where it may be missing.
 * @throws {ApiError} 160002 where the bot may not read back; {InvalidForm} when the message is not there
 */
function withReference(world: World, channel: Channel, body: MessageBody): MessageBody {
  const { message_reference: reference } = body;
  if (reference == null) return body;
  if (!may(world.botPermissions(channel), Permission.readMessageHistory)) throw apiError(160002);
  const replied = world.messages.get(reference.message_id)?.message;
  if (replied?.channel_id === channel.id && !isEphemeral(replied)) return body;
  if (reference.fail_if_not_exists === false) return { ...body, message_reference: null };
  const code = 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE';
  throw new InvalidForm([{ path: 'message_reference', code, message: 'Unknown message' }]);
}

/** The message that an earlier request with the same enforced nonce created. */
function sameNonce(
  world: World,
  channel: Channel,
  { nonce, enforce_nonce: isEnforced }: MessageBody,
) {
  if (nonce == null || !isEnforced) return undefined;
  const oldest = world.now - world.settings.nonceMs;
  return world
    .messagesIn(channel.id)
    .map(({ message }) => message)
    .findLast(
      (message) =>
        message.author.id === world.bot.id &&
        message.nonce === nonce &&
        Date.parse(message.timestamp) >= oldest,
    );
}

function patch(world: World, limits: RateLimits, request: RouteRequest): Message {
  const channel = visibleChannel(world, request);
  const message = publicMessage(world, channel, request.params[1]);
  if (message.author.id !== world.bot.id) throw apiError(50005);
  requireActive(world, message);
  requireContentPermissions(world, channel, request);
  requireOldEditAllowance(world, limits, message);
  const edit = {
    body: messageBody(request.body),
    files: request.files,
    mode: 'keep-attachments',
  } as const;
  return editMessage(world, message.id, edit);
}

/** Discord limits edits of messages over an hour old with a code of its own. */
function requireOldEditAllowance(world: World, limits: RateLimits, message: Message): void {
  const { oldMessageMs, oldEditLimit } = world.settings;
  if (world.now - timeOf(message.id) < oldMessageMs) return;
  const allowance = limits.take(`old-edits:${message.channel_id}`, oldEditLimit);
  if (allowance.isAllowed) return;
  throw new ApiError(429, {
    message: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
    retry_after: allowance.resetMs / 1000,
    global: false,
    code: 30046,
  });
}

function remove(world: World, request: RouteRequest): Reply {
  const channel = visibleChannel(world, request);
  const message = publicMessage(world, channel, request.params[1]);
  if (message.author.id !== world.bot.id)
    requirePermission(world, channel, Permission.manageMessages);
  world.deleteMessage(message.id);
  return NOTHING;
}

// Handlers run after the schema check, so that a body has this type.
function messageBody(body: unknown): MessageBody {
  return (body ?? {}) as MessageBody;
}
