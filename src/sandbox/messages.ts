import { apiError, type Fault, InvalidForm } from './api-error.ts';
import { mapComponents, mapMedia, mediaOf, numberComponents, walk } from './components.ts';
import { messageFaults } from './message-rules.ts';
import { interactionMetadata, type Origin, personUser } from './payloads.ts';
import type { UploadedFile } from './request-body.ts';
import {
  type Attachment,
  ComponentType,
  InteractionType,
  type Media,
  type Message,
  type MessageBody,
  MessageFlag,
  MessageType,
  type User,
} from './wire.ts';
import type { World } from './world.ts';

const MAX_FILES = 10;
const MENTION = /<@!?(\d+)>/g;
const ATTACHMENT = 'attachment://';

/** A message to be made: by whom, where, and from what body. */
export interface Draft {
  readonly channelId: string;
  readonly author: User;
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
  /** The interaction that it answers. */
  readonly origin?: Origin;
  /** Who alone sees it; null for everybody. */
  readonly reader: string | null;
}

/**
 * What an edit does with attachments when its body does not list them: an edit by PATCH keeps them, an
 * update of a pressed message (callback type 7) drops them.
 */
export type EditMode = 'keep-attachments' | 'drop-attachments';

/**
 * Makes a message and puts it into the world.
 * @throws {ApiError} 50006 for an empty message, 50035 for one that breaks a rule
 */
export function createMessage(world: World, draft: Draft): Message {
  const blank = blankMessage(world, draft);
  const message = withMentions(world, applyBody(world, blank, draft), draft.body);
  world.putMessage({ message, reader: draft.reader });
  return message;
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
  const message = { ...changed, edited_timestamp: edited };
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
    id: world.newId(),
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
    ...(draft.author.bot && { application_id: world.bot.id }),
    ...(origin && { webhook_id: world.bot.id, interaction_metadata: interactionMetadata(origin) }),
    ...(replied !== undefined && {
      message_reference: { message_id: replied, channel_id: draft.channelId },
    }),
  };
}

function typeOf(origin: Origin | undefined, replied: string | undefined): number {
  if (origin?.type === InteractionType.command) return MessageType.chatInputCommand;
  return replied === undefined ? MessageType.default : MessageType.reply;
}

/** What a request brings. */
interface Change {
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
}

function applyBody(world: World, before: Message, change: Change): Message {
  const { body } = change;
  const attached = attach(world, before, change);
  const message: Message = {
    ...before,
    flags: flagsAfter(before, body),
    ...(body.content !== undefined && { content: body.content ?? '' }),
    ...(body.embeds !== undefined && { embeds: body.embeds ?? [] }),
    ...(body.components !== undefined && { components: numberComponents(body.components ?? []) }),
    attachments: attached.attachments,
  };
  const faults = [...attached.faults, ...referenceFaults(message), ...messageFaults(message)];
  if (faults.length > 0) throw new InvalidForm(faults);
  if (isEmpty(message)) throw apiError(50006);
  for (const [path, file] of attached.files) world.files.set(path, file);
  return withMedia(message);
}

/** EPHEMERAL is settled when a message is made; IS_COMPONENTS_V2 can be set and never be unset. */
function flagsAfter(before: Message, body: MessageBody): number {
  if (body.flags == null) return before.flags;
  const lasting = before.flags & (MessageFlag.ephemeral | MessageFlag.componentsV2);
  return lasting | (body.flags & ~MessageFlag.ephemeral);
}

/** Only what answers an interaction can be ephemeral. */
function flagsAtFirst({ body, origin }: Draft): number {
  return (body.flags ?? 0) & (origin ? ~0 : ~MessageFlag.ephemeral);
}

function isEmpty(message: Message): boolean {
  const parts = [message.embeds, message.attachments, message.components];
  return message.content === '' && parts.every((part) => part.length === 0);
}

interface Attached {
  readonly attachments: readonly Attachment[];
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly faults: readonly Fault[];
}

function attach(world: World, before: Message, { body, files }: Change): Attached {
  const listed = body.attachments ?? undefined;
  const kept = listed ? keptOf(before, listed) : before.attachments;
  const stored = new Map<string, UploadedFile>();
  const fresh = files.map((file) => {
    const entry = listed?.find(({ id }) => String(id) === file.index);
    const attachment = attachmentOf(world, before.channel_id, file);
    stored.set(new URL(attachment.url).pathname, file);
    return entry?.description == null
      ? attachment
      : { ...attachment, description: entry.description };
  });
  const attachments = [...kept, ...fresh];
  const tooMany =
    attachments.length > MAX_FILES ? [attachmentFault(`Over ${MAX_FILES} files`)] : [];
  const faults = [
    ...unknownIdFaults(before, body, files),
    ...sizeFaults(files, world.settings.maxFileBytes),
    ...tooMany,
  ];
  return { attachments, files: stored, faults };
}

type Listed = NonNullable<MessageBody['attachments']>;

/** The attachments that an edit keeps, with the descriptions that it gives. */
function keptOf(before: Message, listed: Listed): readonly Attachment[] {
  return before.attachments.flatMap((old) => {
    const entry = listed.find(({ id }) => String(id) === old.id);
    if (entry === undefined) return [];
    return [entry.description == null ? old : { ...old, description: entry.description }];
  });
}

function unknownIdFaults(
  before: Message,
  body: MessageBody,
  files: readonly UploadedFile[],
): readonly Fault[] {
  const known = new Set([
    ...before.attachments.map(({ id }) => id),
    ...files.map((file) => file.index),
  ]);
  return (body.attachments ?? [])
    .filter(({ id }) => !known.has(String(id)))
    .map(({ id }) =>
      attachmentFault(`id ${String(id)} is neither a file of this request nor kept`),
    );
}

function sizeFaults(files: readonly UploadedFile[], limit: number): readonly Fault[] {
  return files
    .filter(({ data }) => data.length > limit)
    .map(({ name }) => attachmentFault(`${name} is over ${limit} bytes`));
}

function attachmentFault(message: string): Fault {
  return { path: 'attachments', code: 'ATTACHMENT_INVALID', message };
}

function attachmentOf(world: World, channelId: string, file: UploadedFile): Attachment {
  const id = world.newId();
  const filename = file.name.replace(/[^\w.-]/g, '_');
  const url = `${world.origin}/cdn/attachments/${channelId}/${id}/${filename}`;
  return {
    id,
    filename,
    size: file.data.length,
    url,
    proxy_url: url,
    content_type: file.type,
    ...sizeOfPng(file.data),
  };
}

const PNG_SIGNATURE = 0x8950_4e47;

function sizeOfPng(data: Buffer): { readonly width?: number; readonly height?: number } {
  if (data.length < 24 || data.readUInt32BE(0) !== PNG_SIGNATURE) return {};
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

function referenceFaults(message: Message): readonly Fault[] {
  const names = new Set(message.attachments.map((attachment) => attachment.filename));
  const media = [
    ...walk(message.components).flatMap(mediaOf),
    ...message.embeds.flatMap((embed) =>
      [embed.image, embed.thumbnail].filter((one) => one !== undefined),
    ),
  ];
  return media
    .filter(({ url }) => url.startsWith(ATTACHMENT) && !names.has(url.slice(ATTACHMENT.length)))
    .map(({ url }) => ({
      path: 'components',
      code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      message: `The referenced attachment was not found: ${url}`,
    }));
}

/** Replaces each `attachment://name` by the file's address and size, as Discord does. */
function withMedia(message: Message): Message {
  const resolve = (media: Media): Media => {
    const name = media.url.startsWith(ATTACHMENT) ? media.url.slice(ATTACHMENT.length) : undefined;
    const attachment = message.attachments.find(({ filename }) => filename === name);
    if (attachment === undefined) return media;
    const { url, proxy_url, content_type, width, height, id } = attachment;
    const size = width === undefined || height === undefined ? {} : { width, height };
    return { url, proxy_url, content_type, ...size, attachment_id: id };
  };
  return {
    ...message,
    components: mapComponents(message.components, (component) => mapMedia(component, resolve)),
    embeds: message.embeds.map((embed) => ({
      ...embed,
      ...(embed.image && { image: resolve(embed.image) }),
      ...(embed.thumbnail && { thumbnail: resolve(embed.thumbnail) }),
    })),
  };
}

/** Who is pinged: those mentioned in the text, as far as `allowed_mentions` lets it. */
function withMentions(world: World, message: Message, body: MessageBody): Message {
  const texts = walk(message.components).flatMap(({ type, content }) =>
    type === ComponentType.textDisplay ? [content ?? ''] : [],
  );
  const ids = new Set(
    [message.content, ...texts].flatMap((text) => [...text.matchAll(MENTION)].map(([, id]) => id)),
  );
  const allowed = body.allowed_mentions;
  const pings = (id: string) =>
    allowed == null ||
    allowed.parse?.includes('users') === true ||
    allowed.users?.includes(id) === true;
  const mentions = [...world.people.values()]
    .filter(({ id }) => ids.has(id) && pings(id))
    .map(personUser);
  return { ...message, mentions };
}
