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
import type { ServerChange } from '../../table/settings/settings-store.ts';
import { mentionOf, timeMark } from '../../text/format/names.ts';
import { LANGUAGES } from '../../text/language.ts';
import type { FieldWords } from '../../text/words/settings.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  channelRow,
  type Payload,
  pageButtons,
  payloadOf,
  type Row,
  roleRow,
  selectRow,
  severalRow,
  withMore,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';

/** Three components each; with the switches and the way to the next page a page stays below Discord's 40. */
const SETTINGS_ON_A_PAGE = 6;

interface ServerMenu {
  readonly settings: ServerSettings;
  /** From 0. */
  readonly page: number;
  /** The newest first. */
  readonly changes: readonly ServerChange[];
  /** Whether a channel still exists: Discord takes no menu that names one that does not. */
  readonly isChannel: (id: string) => boolean;
  /** Whether the bot may write in a channel. */
  readonly mayPost: (id: string) => boolean;
  /** Why the bot does not give a role, or why nobody hears of its mention. */
  readonly roleProblem: (id: string) => keyof Words['settings']['roleProblems'] | undefined;
}

const MENUS = {
  server: { verb: 'server', table: SERVER_SETTINGS, autoLanguage: 'autoServer' },
  person: { verb: 'me', table: PERSON_SETTINGS, autoLanguage: 'autoPerson' },
} as const;
type Whose = keyof typeof MENUS;

/** A menu of settings: whose, and what is chosen. */
interface Menu extends Pick<ServerMenu, 'page' | 'isChannel' | 'mayPost' | 'roleProblem'> {
  readonly whose: Whose;
  /** By the setting's id. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly words: Words;
}

interface Said {
  /** By the setting's id. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** By the value, too. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

function saidOf({ fields, choices }: Words['settings'], whose: Whose): Said {
  return { fields: fields[whose], choices: choices[whose] };
}

/** The server's settings as they are, a page of them, each to be changed where it stands. */
export function serverMenu({ settings, changes, ...shown }: ServerMenu, words: Words): Payload {
  const menu = menuPayload({ ...shown, whose: 'server', values: { ...settings }, words });
  return withMore(menu, [changesOf(changes, words)]);
}

const SHOWN_CHANGES = 5;

function changesOf(changes: readonly ServerChange[], words: Words): string {
  if (changes.length === 0) return '';
  const lines = changes.slice(0, SHOWN_CHANGES).map(({ at, personId, ...change }) =>
    words.settings.changed({
      at: timeMark(at, 'R'),
      who: personId === null ? null : mentionOf([personId]),
      what: changeIn(change, words),
    }),
  );
  return words.settings.changes(lines);
}

function changeIn(
  { what, value }: Pick<ServerChange, 'what' | 'value'>,
  { settings: words, labelled }: Words,
): string {
  if (what === 'deletion') return value === null ? words.deletionUndone : words.deletionAsked;
  const { fields, choices } = saidOf(words, 'server');
  const name = fields[what]?.name ?? what;
  if (typeof value === 'boolean') return words.switched(name, value);
  // Of channels their ids; a language, a zone and what a later version chose stand as they are.
  if (Array.isArray(value)) return labelled(name, mentionsOf(what, value) || words.nowhere);
  if (value === null || typeof value === 'number')
    return labelled(name, capOption(value, words).label);
  return labelled(name, choices[what]?.[String(value)] ?? String(value));
}

function mentionsOf(id: string, ids: readonly unknown[]): string {
  const settings: SettingTable = SERVER_SETTINGS;
  const sign = settings[id]?.kind === 'roles' ? '@&' : '#';
  return ids.map((one) => `<${sign}${one}>`).join(' ');
}

interface PersonMenu extends Pick<Menu, 'page'> {
  readonly settings: PersonSettings;
  /** They concern games with days per move. */
  readonly isOverDays: boolean;
}

export function personMenu({ settings, page, isOverDays }: PersonMenu, words: Words): Payload {
  const yes = () => true;
  const { turnMessages, ...others } = settings;
  const values = isOverDays ? { ...others, turnMessages } : others;
  const known = { isChannel: yes, mayPost: yes, roleProblem: () => undefined };
  return menuPayload({ whose: 'person', page, values, ...known, words });
}

export function pageWith(table: SettingTable, id: string): number {
  return pagesOf(table).findIndex((page) => page.includes(id));
}

/** The ids on each page: every setting in turn, and with the last of them the switches. */
function pagesOf(table: SettingTable): readonly (readonly string[])[] {
  const ids = Object.keys(table);
  const switches = ids.filter((id) => table[id]?.kind === 'switch');
  const others = ids.filter((id) => !switches.includes(id));
  const pages = [];
  for (let at = 0; at < others.length; at += SETTINGS_ON_A_PAGE) {
    pages.push(others.slice(at, at + SETTINGS_ON_A_PAGE));
  }
  return [...pages.slice(0, -1), [...(pages.at(-1) ?? []), ...switches]];
}

/** A page of the settings, of those of which the menu has values; beyond the last, the last. */
function menuPayload(menu: Menu): Payload {
  const table: SettingTable = MENUS[menu.whose].table;
  const pages = pagesOf(table);
  const page = Math.min(menu.page, pages.length - 1);
  const all = Object.entries(table)
    .filter(([id]) => pages[page]?.includes(id) && Object.hasOwn(menu.values, id))
    .map(([id, setting]) => shownIn(menu, id, setting));
  const switches = all.filter(({ setting }) => setting.kind === 'switch');
  const components = [
    menu.words.settings[menu.whose],
    ...all.flatMap((one) => {
      const { setting } = one;
      if (setting.kind === 'switch') return [];
      const heading = noted(one, menu);
      return setting.kind === 'zone' ? [heading] : [heading, controlOf({ ...one, setting }, menu)];
    }),
    switches.map(({ field }) => menu.words.settings.heading(field)),
    switches.map((one) => switchButton(one, menu)),
    pageButtons({ page, last: pages.length - 1 }, menu.words, (to) => idOf(menu, String(to))),
  ];
  return payloadOf(components);
}

interface Shown<Of extends Setting = Setting> {
  readonly id: string;
  readonly setting: Of;
  /** As its parser reads it. */
  readonly chosen: readonly string[];
  readonly field: FieldWords;
  /** By the value, if it is one of several. */
  readonly labels: Readonly<Record<string, string>>;
}

function shownIn({ values, whose, words }: Menu, id: string, setting: Setting): Shown {
  const { fields, choices } = saidOf(words.settings, whose);
  const field = fields[id];
  if (field === undefined) throw new RangeError(`no words for the setting ${id}`);
  return { id, setting, chosen: writtenValue(values[id]), field, labels: choices[id] ?? {} };
}

function controlOf({ id, setting, chosen, labels }: Shown<ChosenSetting>, menu: Menu): Row {
  const words = menu.words.settings;
  const customId = idOf(menu, id);
  const select = (options: readonly Option[]) =>
    selectRow(
      customId,
      options.map((option) => ({ ...option, default: chosen.includes(option.value) })),
    );
  switch (setting.kind) {
    case 'channels': {
      // What it means that none is chosen.
      const placeholder = setting.most === 1 ? words.nowhere : words.everywhere;
      const known = chosen.filter(menu.isChannel);
      return channelRow(customId, known, { placeholder, most: setting.most });
    }
    case 'roles': {
      const known = chosen.filter((one) => menu.roleProblem(one) !== 'gone');
      return roleRow(customId, known, { placeholder: words.noRole, most: setting.most });
    }
    case 'language':
      return select([
        { value: setting.initial, label: words[MENUS[menu.whose].autoLanguage] },
        ...LANGUAGES.map(({ language, endonym }) => ({ value: language, label: endonym })),
      ]);
    case 'choice':
      return select(setting.values.map((value) => ({ value, label: labels[value] ?? value })));
    case 'several': {
      const entries = setting.values.map((value) => ({ value, label: labels[value] ?? value }));
      return severalRow(customId, entries, { chosen, placeholder: words.noneOfThem });
    }
    case 'cap':
      return select([null, ...setting.offered].map((cap) => capOption(cap, words)));
  }
}

type Option = Pick<APISelectMenuOption, 'label' | 'value'>;

function capOption(cap: number | null, { anyNumber, atMost }: Words['settings']): Option {
  const [value = ''] = writtenValue(cap);
  return { value, label: cap === null ? anyNumber : atMost(cap) };
}

function idOf({ whose }: Menu, argument: string): string {
  return formatCustomId({ verb: MENUS[whose].verb, argument });
}

/** A channel that is gone is told, as the menu can't show it: while no other is chosen, tables are opened nowhere. */
function noted(one: Shown, menu: Menu): string {
  const { setting, chosen } = one;
  const { settings: words } = menu.words;
  if (setting.kind === 'zone') {
    return `${words.heading(one.field)}\n-# ${words.zone(chosen[0] ?? '')}`;
  }
  if (setting.kind === 'roles') {
    const problems = chosen.flatMap((id) => menu.roleProblem(id) ?? []);
    const notes = problems.map((problem) => `-# ${words.roleProblems[problem]}`);
    return [words.heading(one.field), ...notes].join('\n');
  }
  if (setting.kind !== 'channels') return words.heading(one.field);
  const { isChannel, mayPost } = menu;
  const gone = chosen.filter((id) => !isChannel(id));
  const closed = chosen.filter((id) => isChannel(id) && !mayPost(id));
  return [
    words.heading(one.field),
    ...(gone.length === 0 ? [] : [`-# ${mentionsOf(one.id, gone)}`]),
    ...(closed.length === 0 ? [] : [`-# ${words.cannotPost(mentionsOf(one.id, closed))}`]),
  ].join('\n');
}

/** The button carries what it sets, so that two presses on one copy do not undo each other. */
function switchButton({ id, chosen, field }: Shown, menu: Menu): ButtonSpec {
  const isOn = chosen.includes('true');
  return {
    id: idOf(menu, `${id}=${!isOn}`),
    label: menu.words.settings.switched(field.name, isOn),
    style: isOn ? 'success' : 'secondary',
  };
}
