import type { APISelectMenuOption } from 'discord.js';
import {
  type ChosenSetting,
  PERSON_SETTINGS,
  type PersonSettings,
  SERVER_SETTINGS,
  type ServerSettings,
  type Setting,
  type SettingTable,
  writtenValue,
} from '../../model/settings.ts';
import { LANGUAGES } from '../../text/language.ts';
import type { FieldWords, SettingsWords } from '../../text/words/settings.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  buttonRows,
  channelRow,
  type Payload,
  payloadOf,
  type Row,
  selectRow,
  severalRow,
  text,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

/** What the menu of a server shows. */
interface ServerMenu {
  readonly settings: ServerSettings;
  /** Whether a channel still exists: Discord takes no menu that names one that does not. */
  readonly isChannel: (id: string) => boolean;
  /** Whether the bot may write in a channel. */
  readonly mayPost: (id: string) => boolean;
}

/** A menu of settings: which there are, what is chosen, and what is said of them. */
interface Menu {
  readonly verb: 'server' | 'me';
  readonly table: SettingTable;
  /** By the setting's id, as are the words. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** By the value, too. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly title: string;
  /** For the language that Discord has. */
  readonly autoLanguage: string;
  readonly isChannel: (id: string) => boolean;
  readonly mayPost: (id: string) => boolean;
  readonly words: SettingsWords;
}

/** The server's settings as they are, each to be changed where it stands. */
export function serverMenu(
  { settings, isChannel, mayPost }: ServerMenu,
  { settings: words }: Words,
): Payload {
  return menuPayload({
    verb: 'server',
    table: SERVER_SETTINGS,
    values: { ...settings },
    fields: words.fields.server,
    choices: words.choices.server,
    title: words.server,
    autoLanguage: words.autoServer,
    isChannel,
    mayPost,
    words,
  });
}

/** A person's own settings as they are. */
export function personMenu(settings: PersonSettings, { settings: words }: Words): Payload {
  return menuPayload({
    verb: 'me',
    table: PERSON_SETTINGS,
    values: { ...settings },
    fields: words.fields.person,
    choices: words.choices.person,
    title: words.person,
    autoLanguage: words.autoPerson,
    isChannel: () => true,
    mayPost: () => true,
    words,
  });
}

/** Every setting in turn, and then the switches together. */
function menuPayload(menu: Menu): Payload {
  const all = Object.entries(menu.table).map(([id, setting]) => shownIn(menu, id, setting));
  const switches = all.filter(({ setting }) => setting.kind === 'switch');
  const components = [
    text(menu.title),
    ...all.flatMap((one) => {
      const { setting } = one;
      if (setting.kind === 'switch') return [];
      const heading = text(noted(one, menu));
      return setting.kind === 'zone' ? [heading] : [heading, controlOf({ ...one, setting }, menu)];
    }),
    text(switches.map(({ field }) => menu.words.heading(field)).join('\n')),
    ...buttonRows(switches.map((one) => switchButton(one, menu))),
  ];
  return payloadOf(components);
}

/** A setting in a menu. */
interface Shown<Of extends Setting = Setting> {
  readonly id: string;
  readonly setting: Of;
  /** As its parser reads it. */
  readonly chosen: readonly string[];
  readonly field: FieldWords;
  /** By the value, where it is one of several. */
  readonly labels: Readonly<Record<string, string>>;
}

function shownIn({ values, fields, choices }: Menu, id: string, setting: Setting): Shown {
  const field = fields[id];
  if (field === undefined) throw new RangeError(`no words for the setting ${id}`);
  return { id, setting, chosen: writtenValue(values[id]), field, labels: choices[id] ?? {} };
}

/** What a setting is chosen with. */
function controlOf({ id, setting, chosen, labels }: Shown<ChosenSetting>, menu: Menu): Row {
  const customId = idOf(menu, id);
  const select = (options: readonly Option[]) =>
    selectRow(
      customId,
      options.map((option) => ({ ...option, default: chosen.includes(option.value) })),
    );
  switch (setting.kind) {
    case 'channels':
      return channelRow(customId, chosen.filter(menu.isChannel), {
        // What it means that none is chosen.
        placeholder: setting.most === 1 ? menu.words.nowhere : menu.words.everywhere,
        most: setting.most,
      });
    case 'language':
      return select([
        { value: setting.initial, label: menu.autoLanguage },
        ...LANGUAGES.map(({ language, endonym }) => ({ value: language, label: endonym })),
      ]);
    case 'choice':
      return select(setting.values.map((value) => ({ value, label: labels[value] ?? value })));
    case 'several': {
      const entries = setting.values.map((value) => ({ value, label: labels[value] ?? value }));
      return severalRow(customId, entries, { chosen, placeholder: menu.words.noneOfThem });
    }
    case 'cap':
      return select([null, ...setting.offered].map((cap) => capOption(cap, menu.words)));
  }
}

type Option = Pick<APISelectMenuOption, 'label' | 'value'>;

function capOption(cap: number | null, { anyNumber, atMost }: SettingsWords): Option {
  const [value = ''] = writtenValue(cap);
  return { value, label: cap === null ? anyNumber : atMost(cap) };
}

function idOf({ verb }: Menu, argument: string): string {
  return formatCustomId({ verb, argument });
}

/** A channel that is gone is told, too: while no other is chosen, tables are opened nowhere. */
function noted(one: Shown, { words, isChannel, mayPost }: Menu): string {
  const { setting, chosen } = one;
  if (setting.kind === 'zone') {
    return `${words.heading(one.field)}\n-# ${words.zone(chosen[0] ?? '')}`;
  }
  if (setting.kind !== 'channels') return words.heading(one.field);
  const mentions = (ids: readonly string[]) => ids.map((id) => `<#${id}>`).join(' ');
  const closed = chosen.filter((id) => isChannel(id) && !mayPost(id));
  return [
    words.heading(one.field),
    ...(chosen.length === 0 ? [] : [`-# ${mentions(chosen)}`]),
    ...(closed.length === 0 ? [] : [`-# ${words.cannotPost(mentions(closed))}`]),
  ].join('\n');
}

/** The button carries what it sets, so that two presses on one copy do not undo each other. */
function switchButton({ id, chosen, field }: Shown, menu: Menu): ButtonSpec {
  const isOn = chosen.includes('true');
  return {
    id: idOf(menu, `${id}=${!isOn}`),
    label: menu.words.switched(field.name, isOn),
    style: isOn ? 'success' : 'secondary',
  };
}
