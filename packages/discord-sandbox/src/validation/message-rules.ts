import type { Violation } from '../protocol/api-error.ts';
import { needsV2, walk } from '../protocol/components.ts';
import {
  type Component,
  ComponentType,
  type Embed,
  type Message,
  type MessageBody,
  MessageFlag,
} from '../protocol/wire.ts';
import { componentViolations, violation } from './component-rules.ts';

const MAX_COMPONENTS = 40;
const MAX_ROWS = 5;
const MAX_TEXT = 4000;
const MAX_CONTENT = 2000;
/** Beyond it Discord answers 500: UTF-8 bytes of all text displays, with 12 more for each. */
const MAX_TEXT_BYTES = 10_170;
const BYTES_PER_TEXT = 12;
/** Characters of all embeds of a message. */
const MAX_EMBEDS = 6000;

/**
 * What a message as it would stand after a request breaks of the rules that Discord's schema does not
 * state: totals, exclusions and what must be unique.
 */
export function messageViolations(message: Message, body: MessageBody = {}): readonly Violation[] {
  const all = walk(message.components);
  const form =
    (message.flags & MessageFlag.componentsV2) !== 0
      ? v2Violations(message, body)
      : v1Violations(message, all);
  return [...form, ...componentViolations(all), ...embedViolations(message.embeds)];
}

function v2Violations(message: Message, body: MessageBody): readonly Violation[] {
  const all = walk(message.components);
  const { content, embeds } = message;
  const legacy = { content, embeds, poll: body.poll ?? '', sticker_ids: body.sticker_ids ?? [] };
  const violations = Object.entries(legacy)
    .filter(([, value]) => !(Array.isArray(value) || typeof value === 'string') || value.length > 0)
    .map(([field]) =>
      violation(
        field,
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      ),
    );
  if (all.length > MAX_COMPONENTS) {
    const sentence = `The total number of components must be ${MAX_COMPONENTS} or fewer, not ${all.length}`;
    violations.push(violation('components', 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', sentence));
  }
  return [...violations, ...textViolations(all)];
}

function textViolations(all: readonly Component[]): readonly Violation[] {
  const texts = all.flatMap(({ type, content }) =>
    type === ComponentType.textDisplay && content !== undefined ? [content] : [],
  );
  const characters = texts.reduce((sum, text) => sum + [...text].length, 0);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + BYTES_PER_TEXT, 0);
  if (characters > MAX_TEXT) {
    const message = `Text displays must be ${MAX_TEXT} or fewer characters in all, not ${characters}`;
    return [violation('components', 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message)];
  }
  if (bytes <= MAX_TEXT_BYTES) return [];
  const message = `Text displays over ${MAX_TEXT_BYTES} bytes in all (12 more counted for each) make Discord fail`;
  return [violation('components', 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message)];
}

function v1Violations(message: Message, all: readonly Component[]): readonly Violation[] {
  const violations: Violation[] = [];
  if (message.content.length > MAX_CONTENT) {
    const sentence = `Must be ${MAX_CONTENT} or fewer in length.`;
    violations.push(violation('content', 'BASE_TYPE_MAX_LENGTH', sentence));
  }
  if (all.some(needsV2)) {
    const sentence = 'Layout and display components need the flag IS_COMPONENTS_V2';
    violations.push(violation('components', 'UNION_TYPE_CHOICES', sentence));
  }
  if (message.components.length > MAX_ROWS) {
    const sentence = `Must be between 1 and ${MAX_ROWS} in length.`;
    violations.push(violation('components', 'BASE_TYPE_BAD_LENGTH', sentence));
  }
  return violations;
}

/** The embeds of a message; whitespace at the ends of their texts does not count. */
function embedViolations(embeds: readonly Embed[]): readonly Violation[] {
  const size = embeds.reduce((sum, embed) => sum + textsOf(embed).join('').length, 0);
  const blank = embeds.some(({ fields = [] }) =>
    fields.some(({ name, value }) => name.trim() === '' || value.trim() === ''),
  );
  const violations: Violation[] = [];
  if (size > MAX_EMBEDS) {
    const sentence = `Embed size exceeds maximum size of ${MAX_EMBEDS}`;
    violations.push(violation('embeds', 'MAX_EMBED_SIZE_EXCEEDED', sentence));
  }
  if (blank) {
    const sentence = 'A field needs a name and a value';
    violations.push(violation('embeds.fields', 'BASE_TYPE_REQUIRED', sentence));
  }
  return violations;
}

function textsOf({ title, description, footer, author, fields = [] }: Embed): readonly string[] {
  const texts = [title, description, footer?.text, author?.name];
  return [...texts, ...fields.flatMap(({ name, value }) => [name, value])].map(
    (text) => text?.trim() ?? '',
  );
}

type Addresses = readonly (string | null | undefined)[];

/** What is wrong with the addresses that a request names, each kind with the schemes that it may have. */
export function addressViolations({ components, embeds }: MessageBody): readonly Violation[] {
  const parts = walk(components ?? []);
  const cards = embeds ?? [];
  const items = parts.flatMap((part) => part.items ?? []);
  const web = ['http', 'https'];
  const links = parts.map(({ url }) => url);
  const files = parts.map(({ file }) => file?.url);
  const pages = cards.flatMap(({ url, author }) => [url, author?.url]);
  const icons = cards.flatMap(({ author, footer }) => [author?.icon_url, footer?.icon_url]);
  const pictures = [
    ...[...parts, ...items].map(({ media }) => media?.url),
    ...cards.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]),
  ];
  return [
    ...schemeViolations([...web, 'discord'], links),
    ...schemeViolations(['attachment'], files),
    ...schemeViolations(web, pages),
    ...schemeViolations([...web, 'attachment'], [...pictures, ...icons]),
  ];
}

function schemeViolations(schemes: readonly string[], addresses: Addresses): readonly Violation[] {
  return addresses.flatMap((url) => {
    const [, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(url ?? '') ?? [];
    if (url == null || schemes.includes(scheme.toLowerCase())) return [];
    const message = `Scheme "${scheme}" is not supported. Scheme must be one of (${schemes.join(', ')}).`;
    return [violation('url', 'URL_TYPE_INVALID_SCHEME', message)];
  });
}

/** Whether a message shows nothing at all (50006). */
export function isEmpty({ content, embeds, attachments, components }: Message): boolean {
  const shown = embeds.filter(
    (embed) => textsOf(embed).some((text) => text !== '') || embed.image || embed.thumbnail,
  );
  return content === '' && [shown, attachments, components].every(({ length }) => length === 0);
}
