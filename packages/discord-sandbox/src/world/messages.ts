import { apiError, InvalidForm } from '../protocol/api-error.ts';
import { numberComponents, walk } from '../protocol/components.ts';
import {
  InteractionType,
  type Message,
  type MessageBody,
  MessageFlag,
  MessageType,
  type User,
} from '../protocol/wire.ts';
import { emojiViolations } from '../validation/component-rules.ts';
import { addressViolations, isEmpty, messageViolations } from '../validation/message-rules.ts';
import { attach, type Change, referenceViolations, withMedia } from './attachments.ts';
import { changesText, mentionViolations, withMentions } from './mentions.ts';
import { interactionMetadata, type Origin } from './payloads.ts';
import type { UploadedFile } from './records.ts';
import type { World } from './world.ts';

/** The type of a reference to the message that is replied to. */
const REPLY = 0;

/** A message to be created. */
export interface Draft {
  /** Absent: a new one. */
  readonly id?: string;
  readonly channelId: string;
  readonly author: User;
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
  /** The interaction that it answers. */
  readonly origin?: Origin;
  /** The only person who sees it; null for everybody. */
  readonly reader: string | null;
}

/**
 * What an edit does with attachments when its body does not list them: an edit by PATCH keeps them, an
 * update of a pressed message (callback type 7) drops them.
 */
export type EditMode = 'keep-attachments' | 'drop-attachments';

/**
 * Creates a message in the world.
 * @throws {ApiError} 50006 for an empty message, 50035 for one that breaks a rule
 */
export function createMessage(world: World, draft: Draft): Message {
  const message = composeMessage(world, draft);
  world.putMessage({ message, reader: draft.reader });
  return message;
}

/** The message that a draft makes, without putting it into the world. */
export function composeMessage(world: World, draft: Draft): Message {
  const blank = blankMessage(world, draft);
  return withMentions(world, applyBody(world, blank, draft), draft.body);
}

/**
 * Edits a message in the world; all or nothing.
 * @throws {ApiError} as `createMessage`; 10008 when it is gone
 */
export function editMessage(
  world: World,
  id: string,
  edit: {
    readonly body: MessageBody;
    readonly files: readonly UploadedFile[];
    readonly mode: EditMode;
  },
): Message {
  const stored = world.messages.get(id);
  if (stored === undefined) throw apiError(10008);
  const body = edit.mode === 'drop-attachments' ? { attachments: [], ...edit.body } : edit.body;
  const before = { ...stored.message, flags: stored.message.flags & ~MessageFlag.loading };
  const wasLoading = before.flags !== stored.message.flags;
  const changed = applyBody(world, before, { body, files: edit.files });
  const edited = wasLoading ? null : new Date(world.now).toISOString();
  const named = changesText(body) ? withMentions(world, changed, body) : changed;
  const message = { ...named, edited_timestamp: edited };
  world.putMessage({ message, reader: stored.reader });
  return message;
}

/** The "Bot is thinking…" message of a deferred reply. */
export function createLoadingMessage(world: World, draft: Omit<Draft, 'files'>): Message {
  const blank = blankMessage(world, { ...draft, files: [] });
  const message = { ...blank, flags: blank.flags | MessageFlag.loading };
  world.putMessage({ message, reader: draft.reader });
  return message;
}

function blankMessage(world: World, draft: Draft): Message {
  const { origin } = draft;
  const replied = draft.body.message_reference?.message_id ?? origin?.messageId;
  return {
    id: draft.id ?? world.newId(),
    type: typeOf(origin, replied),
    channel_id: draft.channelId,
    author: draft.author,
    content: '',
    embeds: [],
    attachments: [],
    components: [],
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    timestamp: new Date(world.now).toISOString(),
    edited_timestamp: null,
    flags: flagsAtFirst(draft),
    ...(draft.body.nonce != null && { nonce: draft.body.nonce }),
    ...(draft.author.bot && { application_id: draft.author.id }),
    ...(origin && {
      webhook_id: draft.author.id,
      interaction_metadata: interactionMetadata(origin),
    }),
    ...(replied !== undefined && { message_reference: referenceTo(world, draft, replied) }),
  };
}

function referenceTo(world: World, { channelId }: Draft, messageId: string) {
  const { serverId } = world.channel(channelId);
  return {
    type: REPLY,
    message_id: messageId,
    channel_id: channelId,
    ...(serverId !== null && { guild_id: serverId }),
  };
}

function typeOf(origin: Origin | undefined, replied: string | undefined): number {
  if (origin?.type === InteractionType.command) {
    return origin.target ? MessageType.contextMenuCommand : MessageType.chatInputCommand;
  }
  return replied === undefined ? MessageType.default : MessageType.reply;
}

function applyBody(world: World, before: Message, change: Change): Message {
  const { body } = change;
  const attached = attach(world, before, change);
  const message: Message = {
    ...before,
    flags: flagsAfter(before, body),
    ...(body.content !== undefined && { content: body.content?.trim() ?? '' }),
    ...(body.embeds !== undefined && { embeds: body.embeds ?? [] }),
    ...(body.components !== undefined && { components: numberComponents(body.components ?? []) }),
    attachments: attached.attachments,
  };
  const violations = [
    ...attached.violations,
    ...referenceViolations(message),
    ...mentionViolations(body),
    ...addressViolations(body),
    ...emojiViolations(walk(message.components), world.emojis),
    ...messageViolations(message, body),
  ];
  if (violations.length > 0) throw new InvalidForm(violations);
  if (isEmpty(message)) throw apiError(50006);
  for (const [path, file] of attached.files) world.files.set(path, file);
  return withMedia(message);
}

/** EPHEMERAL is settled when a message is made; IS_COMPONENTS_V2 can be set and never be unset. */
function flagsAfter(before: Message, body: MessageBody): number {
  if (body.flags == null) return before.flags;
  const kept = before.flags & ~MessageFlag.suppressEmbeds;
  return kept | (body.flags & (MessageFlag.suppressEmbeds | MessageFlag.componentsV2));
}

/** Of the flags a bot may set some; only what answers an interaction can be ephemeral. */
function flagsAtFirst({ body, origin }: Draft): number {
  const { suppressEmbeds, suppressNotifications, componentsV2, ephemeral } = MessageFlag;
  const settable = suppressEmbeds | suppressNotifications | componentsV2;
  return (body.flags ?? 0) & (origin ? settable | ephemeral : settable);
}
