import { apiError, type Violation } from '../protocol/api-error.ts';
import { mapComponents, mapMedia, mediaOf, walk } from '../protocol/components.ts';
import type { Attachment, Media, Message, MessageBody } from '../protocol/wire.ts';
import { doubles } from '../validation/component-rules.ts';
import type { UploadedFile } from './records.ts';
import type { World } from './world.ts';

const MAX_FILES = 10;
const ATTACHMENT = 'attachment://';

/** What a request brings. */
export interface Change {
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
}

interface Attached {
  readonly attachments: readonly Attachment[];
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly violations: readonly Violation[];
}

/**
 * The attachments of a message as they stand after a request, and what is wrong with them.
 * @throws {ApiError} 40005 for a file that is too large
 */
export function attach(world: World, before: Message, { body, files }: Change): Attached {
  requireSize(files, world.settings.maxFileBytes);
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
    attachments.length > MAX_FILES ? [attachmentViolation(`Over ${MAX_FILES} files`)] : [];
  const violations = [
    ...unknownIdViolations(before, body, files),
    ...doubledIdViolations(body, files),
    ...tooMany,
  ];
  return { attachments, files: stored, violations };
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

function unknownIdViolations(
  before: Message,
  body: MessageBody,
  files: readonly UploadedFile[],
): readonly Violation[] {
  const known = new Set([
    ...before.attachments.map(({ id }) => id),
    ...files.map((file) => file.index),
  ]);
  return (body.attachments ?? [])
    .filter(({ id }) => !known.has(String(id)))
    .map(({ id }) =>
      attachmentViolation(`id ${String(id)} is neither a file of this request nor kept`),
    );
}

/** Ids that a body lists twice, and files that came twice under one. */
function doubledIdViolations(
  body: MessageBody,
  files: readonly UploadedFile[],
): readonly Violation[] {
  const listed = (body.attachments ?? []).flatMap(({ id }) => (id == null ? [] : [String(id)]));
  return [...doubles(listed), ...doubles(files.map(({ index }) => index))].map((id) =>
    attachmentViolation(`id ${id} is there twice`),
  );
}

function requireSize(files: readonly UploadedFile[], limit: number): void {
  const large = files.filter(({ data }) => data.length > limit);
  const violations = large.map(({ name }) => attachmentViolation(`${name} is over ${limit} bytes`));
  if (violations.length > 0) throw apiError(40005, violations);
}

function attachmentViolation(message: string): Violation {
  return { path: 'attachments', code: 'ATTACHMENT_INVALID', message };
}

/** An uploaded file as Discord describes it, at an address of its own. */
export function attachmentOf(world: World, channelId: string, file: UploadedFile): Attachment {
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

/**
 * A message as Discord describes it in answers and events: its `attachments` are only the files that neither
 * components nor embeds refer to. The world keeps them all.
 */
export function messagePayload(message: Message): Message {
  const shown = new Set(mediaIn(message).map(({ url }) => url));
  return { ...message, attachments: message.attachments.filter(({ url }) => !shown.has(url)) };
}

function mediaIn({ components, embeds }: Message): readonly Media[] {
  const embedded = embeds.flatMap(({ image, thumbnail }) => [image, thumbnail]);
  return [...walk(components).flatMap(mediaOf), ...embedded.filter((one) => one !== undefined)];
}

/** Media that name a file which the message has not. */
export function referenceViolations(message: Message): readonly Violation[] {
  const names = new Set(message.attachments.map((attachment) => attachment.filename));
  return mediaIn(message)
    .filter(({ url }) => url.startsWith(ATTACHMENT) && !names.has(url.slice(ATTACHMENT.length)))
    .map(({ url }) => ({
      path: 'components',
      code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      message: `The referenced attachment was not found: ${url}`,
    }));
}

/** Replaces each `attachment://name` by the file's address and size, as Discord does. */
export function withMedia(message: Message): Message {
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
