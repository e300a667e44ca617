import { randomBytes } from 'node:crypto';
import {
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RequestData,
} from 'discord.js';
import type { Png } from '../../render/raster/png.ts';
import { type Measure, truncateLines } from '../../text/format/truncate.ts';
import { type CommandIds, mentionCommands } from '../../text/words/commands.ts';
import type { Payload } from './payload.ts';

/** Who sees an answer: everybody in the channel, or only the one who asked. */
export type Audience = 'everybody' | 'asker';

/** What Discord has of the bot's, by the names that payloads give. */
export interface Known {
  readonly commandIds: CommandIds;
  /** Empty if buttons are to have words alone. */
  readonly emojis: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
}

export const NOTHING_KNOWN: Known = { commandIds: new Map(), emojis: new Map() };

/** A file that goes along with a request. Its name is ours, and needs no quoting. */
interface Upload {
  readonly name: string;
  readonly data: Promise<Png> | Png;
  readonly contentType: string;
}

export interface MessageRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly files: readonly Upload[];
}

export interface Sent {
  readonly body?: object | undefined;
  readonly files?: MessageRequest['files'] | undefined;
}

/**
 * A new message or an edit. Pictures and files that are not listed here go, so an edit shows exactly the
 * payload's.
 */
export function messageRequest(
  payload: Payload,
  audience: Audience = 'everybody',
  known: Known = NOTHING_KNOWN,
): MessageRequest {
  const ephemeral = audience === 'asker' ? MessageFlags.Ephemeral : 0;
  const { components, mentions, pictures, files = [], roles = [] } = payload;
  const attached = [
    ...pictures.map(({ name, png, alt }) => ({
      file: { name, data: png, contentType: 'image/png' },
      about: { filename: name, description: alt },
    })),
    ...files.map((file) => ({
      file: { ...file, data: [file.data] },
      about: { filename: file.name },
    })),
  ];
  return {
    body: {
      flags: MessageFlags.IsComponentsV2 | ephemeral,
      components: fitTexts(asKnown(components, known)),
      attachments: attached.map(({ about }, index) => ({ id: String(index), ...about })),
      // Discord refuses a list that names somebody twice.
      allowed_mentions: {
        parse: [],
        users: [...new Set(mentions)],
        ...(roles.length > 0 && { roles }),
      },
    },
    files: attached.map(({ file }) => file),
  };
}

/** The same components, with mentions of commands in their texts, and the emojis of their buttons that there are. */
function asKnown<T extends APIMessageTopLevelComponent>(
  components: readonly T[],
  known: Known,
): readonly T[] {
  return components.map((part) => {
    if (part.type === ComponentType.TextDisplay)
      return { ...part, content: mentionCommands(part.content, known.commandIds) };
    if (part.type === ComponentType.ActionRow)
      return { ...part, components: part.components.map((one) => withEmoji(one, known)) };
    return part.type === ComponentType.Container
      ? { ...part, components: asKnown(part.components, known) }
      : part;
  });
}

function withEmoji(one: APIComponentInMessageActionRow, { emojis }: Known) {
  if (!('emoji' in one)) return one;
  const { emoji: wanted, ...words } = one;
  const emoji = emojis.get(wanted?.name ?? '');
  return emoji === undefined ? words : { ...words, emoji };
}

/** The same body with words alone on its buttons. */
export function withoutEmojis(body: object): object {
  return JSON.parse(JSON.stringify(body, (key, value) => (key === 'emoji' ? undefined : value)));
}

/** Nobody outside knows it, so no text that somebody typed ends a part of a form. */
const BOUNDARY = `hanafuda-${randomBytes(16).toString('hex')}`;
let forms = 0;

/**
 * A request's body and files as what discord.js sends, once the pictures are packed. With files it is
 * multipart/form-data in one piece: made of a `FormData`, it is read and copied part by part, which
 * takes twice the processor's time.
 */
export async function requestData({
  body,
  files = [],
}: Sent): Promise<Pick<RequestData, 'body' | 'headers' | 'passThroughBody'>> {
  if (files.length === 0) return { body };
  forms += 1;
  const boundary = `${BOUNDARY}-${forms}`;
  const part = (about: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
  const parts: Buffer[] = [
    Buffer.from(`${part('name="payload_json"')}${JSON.stringify(body)}\r\n`),
  ];
  for (const [index, { name, data, contentType }] of files.entries()) {
    const about = `name="files[${index}]"; filename="${name}"\r\nContent-Type: ${contentType}`;
    parts.push(Buffer.from(part(about)), ...(await data), Buffer.from('\r\n'));
  }
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
  };
}

type Components = readonly APIMessageTopLevelComponent[];

interface Limit {
  readonly max: number;
  readonly measure: Measure;
}

/**
 * Discord takes 4,000 characters in a message; counted as UTF-16 they are never fewer than it counts.
 * Beyond 10,170 bytes of UTF-8, with 12 more for each text, it fails with a 500.
 */
const LIMITS: readonly Limit[] = [
  { max: 4000, measure: (text) => text.length },
  { max: 10_170, measure: (text) => Buffer.byteLength(text) + 12 },
];

/** The same components, with their longest texts cut if all together exceed a limit. */
function fitTexts(components: Components): Components {
  const texts = textsOf(components);
  const fitting = LIMITS.reduce(cutDown, texts);
  if (fitting === texts) return components;
  const left = [...fitting];
  return components.map((part) => {
    if (part.type === ComponentType.TextDisplay) return { ...part, content: left.shift() ?? '' };
    if (part.type !== ComponentType.Container) return part;
    const held = part.components.map((one) =>
      one.type === ComponentType.TextDisplay ? { ...one, content: left.shift() ?? '' } : one,
    );
    return { ...part, components: held };
  });
}

function textsOf(components: Components): readonly string[] {
  return components
    .flatMap((part) => (part.type === ComponentType.Container ? part.components : [part]))
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
}

function cutDown(texts: readonly string[], limit: Limit): readonly string[] {
  const { max, measure } = limit;
  const sizes = texts.map(measure);
  const excess = sizes.reduce((sum, size) => sum + size, 0) - max;
  const longest = Math.max(...sizes);
  const [at, text] = [sizes.indexOf(longest), texts[sizes.indexOf(longest)]];
  if (excess <= 0 || text === undefined) return texts;
  return cutDown(texts.with(at, truncateLines(text, longest - excess, measure)), limit);
}
