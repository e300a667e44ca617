import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APITextDisplayComponent,
  ButtonStyle,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import type { Png } from '../../render/raster/png.ts';
import { truncate } from '../../text/format/truncate.ts';
import type { Words } from '../../text/words/words.ts';

/** A picture of a message; a new name each time, so that no client shows an older one. */
export interface Picture {
  readonly name: string;
  /** Drawn, and on the way to being packed. */
  readonly png: Promise<Png>;
  /** Alternative text: at most 1,024 characters. */
  readonly alt: string;
}

export interface Attached {
  readonly name: string;
  readonly data: Buffer;
  readonly contentType: string;
}

/** A message as the bot means it; `message-request.ts` turns it into what Discord takes. */
export interface Payload {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly pictures: readonly Picture[];
  readonly files?: readonly Attached[];
  /** The people whom its mentions notify; any other mention is only a name. */
  readonly mentions: readonly string[];
  /** The roles whose members its mentions notify; absent: none. */
  readonly roles?: readonly string[];
}

/** The style of a button: the main action, one of several, a positive one, or one that removes something. */
export type Style = 'primary' | 'secondary' | 'success' | 'danger';

export interface ButtonSpec {
  readonly id: string;
  readonly label: string;
  readonly style?: Style;
  readonly disabled?: boolean;
  /** The name of a card's emoji; it is left out if the application has none. */
  readonly emoji?: string | undefined;
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
/**
 * What stands in a message: a text, or the lines of one; a picture, or several beside each other, at most ten; a menu; buttons, in rows of
 * as many as Discord takes. What is empty is left out.
 */
export type Part =
  | string
  | readonly string[]
  | Picture
  | { readonly beside: readonly Picture[] }
  | readonly ButtonSpec[]
  | Row;

const STYLES: Readonly<Record<Style, APIButtonComponentWithCustomId['style']>> = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
};
const BUTTONS_IN_A_ROW = 5;
const BUTTONS_IN_AN_EVEN_ROW = 4;
const MAX_LABEL = 80;
const MAX_OPTION = 100;

/** A payload that notifies nobody. */
export function payloadOf(parts: readonly Part[]): Payload {
  return { components: parts.flatMap(shown), pictures: parts.flatMap(picturesIn), mentions: [] };
}

/** The colours of frames, by what stands in them, as 0xRRGGBB. */
const COLORS = {
  lobby: 0x4f7a5b,
  table: 0x2f5d50,
  asked: 0x3ba55d,
  round: 0xb5563c,
  gold: 0xc9a227,
  ended: 0x777777,
  review: 0x8a6d3b,
  deals: 0x5b6f8a,
} as const;
type Color = keyof typeof COLORS;

/** A payload in one frame that notifies nobody. */
export function framedPayload(parts: readonly Part[], color: Color): Payload {
  const frame: APIContainerComponent = {
    type: ComponentType.Container,
    accent_color: COLORS[color],
    components: parts.flatMap(shown),
  };
  return { ...payloadOf(parts), components: [frame] };
}

export function textPayload(content: string): Payload {
  return payloadOf([content]);
}

/** The same payload with more below, of which nothing is a picture. */
export function withMore(payload: Payload, parts: readonly Part[]): Payload {
  return { ...payload, components: [...payload.components, ...parts.flatMap(shown)] };
}

export function withFile(payload: Payload, file: Attached): Payload {
  const shownFile: APIFileComponent = {
    type: ComponentType.File,
    file: { url: `attachment://${file.name}` },
  };
  return { ...payload, components: [...payload.components, shownFile], files: [file] };
}

/** Replaces all texts and pictures of a payload with one sentence, and keeps its buttons and menus. */
export function plainPayload({ components, mentions }: Payload, sentence: string): Payload {
  const rows = components
    .flatMap((part) => (part.type === ComponentType.Container ? part.components : [part]))
    .filter((part) => part.type === ComponentType.ActionRow);
  return { components: [text(sentence), ...rows], pictures: [], mentions };
}

function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content };
}

function shown(part: Part): readonly (APITextDisplayComponent | APIMediaGalleryComponent | Row)[] {
  if (typeof part === 'string') return part === '' ? [] : [text(part)];
  if ('type' in part) return [part];
  if ('png' in part || 'beside' in part) return galleryOf(picturesIn(part));
  return isLines(part) ? shown(part.join('\n')) : rowsOf(part, BUTTONS_IN_A_ROW);
}

function isLines(list: readonly string[] | readonly ButtonSpec[]): list is readonly string[] {
  return typeof list[0] === 'string';
}

function picturesIn(part: Part): readonly Picture[] {
  if (typeof part === 'string') return [];
  if ('png' in part) return [part];
  return 'beside' in part ? part.beside : [];
}

function galleryOf(pictures: readonly Picture[]): readonly APIMediaGalleryComponent[] {
  if (pictures.length === 0) return [];
  const items = pictures.map(({ name, alt }) => {
    return { media: { url: `attachment://${name}` }, description: alt };
  });
  return [{ type: ComponentType.MediaGallery, items }];
}

/** Where somebody leafs, from 0. */
interface Leaf {
  readonly page: number;
  readonly last: number;
}

/** To the page before and the page after; none if there is but one. */
export function pageButtons(
  { page, last }: Leaf,
  { buttons }: Pick<Words, 'buttons'>,
  idOf: (to: number) => string,
): readonly ButtonSpec[] {
  if (last < 1) return [];
  const button = (label: string, to: number) => {
    return { id: idOf(to), label, disabled: to < 0 || to > last };
  };
  return [button(buttons.back, page - 1), button(buttons.on, page + 1)];
}

/** Buttons in even rows: on a phone two buttons stand beside each other, so there are no gaps. */
export function evenRows(buttons: readonly ButtonSpec[]): readonly Row[] {
  return rowsOf(buttons, BUTTONS_IN_AN_EVEN_ROW);
}

function rowsOf(buttons: readonly ButtonSpec[], most: number): readonly Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += most) {
    rows.push(row(...buttons.slice(at, at + most).map(button)));
  }
  return rows;
}

export function selectRow(
  id: string,
  options: readonly APISelectMenuOption[],
  placeholder?: string,
): Row {
  return row({
    type: ComponentType.StringSelect,
    custom_id: id,
    options: options.map(fitted),
    ...(placeholder !== undefined && { placeholder }),
  });
}

/** A menu of which any number of entries are chosen, `chosen` to begin with. */
export function severalRow(
  id: string,
  options: readonly APISelectMenuOption[],
  { chosen, placeholder }: { readonly chosen: readonly string[]; readonly placeholder: string },
): Row {
  return row({
    type: ComponentType.StringSelect,
    custom_id: id,
    options: options.map((one) => fitted({ ...one, default: chosen.includes(one.value) })),
    placeholder,
    min_values: 0,
    max_values: options.length,
  });
}

export function peopleRow(id: string, { most, placeholder }: PickMenu): Row {
  return row({
    type: ComponentType.UserSelect,
    custom_id: id,
    placeholder,
    min_values: 1,
    max_values: most,
  });
}

export function channelRow(id: string, chosen: readonly string[], menu: PickMenu): Row {
  return row({
    type: ComponentType.ChannelSelect,
    custom_id: id,
    channel_types: [
      ChannelType.GuildText,
      ChannelType.GuildAnnouncement,
      ChannelType.GuildForum,
      ChannelType.GuildVoice,
    ],
    ...anyOf(SelectMenuDefaultValueType.Channel, chosen, menu),
  });
}

export function roleRow(id: string, chosen: readonly string[], menu: PickMenu): Row {
  const type = ComponentType.RoleSelect;
  return row({ type, custom_id: id, ...anyOf(SelectMenuDefaultValueType.Role, chosen, menu) });
}

interface PickMenu {
  readonly placeholder: string;
  readonly most: number;
}

/** As many as are wanted, none too; `chosen` to begin with. */
function anyOf<T extends SelectMenuDefaultValueType>(
  type: T,
  chosen: readonly string[],
  { placeholder, most }: PickMenu,
) {
  const default_values = chosen.map((id) => ({ id, type }));
  return { placeholder, default_values, min_values: 0, max_values: most };
}

function row(...components: Row['components']): Row {
  return { type: ComponentType.ActionRow, components };
}

function fitted({ label, description, ...option }: APISelectMenuOption): APISelectMenuOption {
  return {
    ...option,
    label: truncate(label, MAX_OPTION),
    ...(description !== undefined && { description: truncate(description, MAX_OPTION) }),
  };
}

function button({ id, label, style, disabled, emoji }: ButtonSpec): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    custom_id: id,
    label: truncate(label, MAX_LABEL),
    ...(emoji !== undefined && { emoji: { name: emoji } }),
    style: STYLES[style ?? 'secondary'],
    disabled: disabled ?? false,
  };
}
