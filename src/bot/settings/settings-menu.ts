import type { APISelectMenuOption } from 'discord.js';
import { CLOCKS } from '../../model/clock.ts';
import {
  MENTION_STYLES,
  NAME_STYLES,
  type PersonSettings,
  type ServerSettings,
} from '../../model/settings.ts';
import { LANGUAGES } from '../../text/language.ts';
import type { FieldWords, SettingsWords } from '../../text/words/settings.ts';
import type { Words } from '../../text/words/words.ts';
import {
  type ButtonSpec,
  buttonRows,
  channelRow,
  type Payload,
  selectRow,
  text,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import type { PersonField, ServerField } from './settings-change.ts';

/** What the menu of a server shows. */
interface ServerMenu {
  readonly settings: ServerSettings;
  /** Whether a channel still exists: Discord takes no menu that names one that does not. */
  readonly isChannel: (id: string) => boolean;
}

/** How many tables at once may be chosen. */
const CAPS = [1, 2, 3, 4, 5, 10, 20, 50] as const;
const SWITCHES = ['isRated', 'ratesComputers', 'ratesFled', 'hasBadges'] as const;

/** The server's settings as they are, each to be changed where it stands. */
export function serverMenu({ settings, isChannel }: ServerMenu, words: Words): Payload {
  const { fields, anyNumber, atMost, mentions, everywhere, autoServer } = words.settings;
  const { channels } = settings;
  // One that is gone is told, too: while no other is chosen, tables are opened nowhere.
  const where = channels.length === 0 ? everywhere : channels.map((id) => `<#${id}>`).join(' ');
  const caps = [
    { value: 'none', label: anyNumber },
    ...CAPS.map((cap) => ({ value: String(cap), label: atMost(cap) })),
  ];
  const components = [
    text(words.settings.server),
    text(heading(fields.language)),
    select('language', languages(autoServer), settings.language),
    text(heading(fields.clock)),
    select('clock', CLOCKS.map(labelled(words.clocks)), settings.clock),
    text(`${heading(fields.channels)}\n-# ${where}`),
    channelRow(serverId('channels'), channels.filter(isChannel), words.settings.chooseChannels),
    text(heading(fields.tableCap)),
    select('tableCap', caps, String(settings.tableCap ?? 'none')),
    text(heading(fields.mentions)),
    select('mentions', MENTION_STYLES.map(labelled(mentions)), settings.mentions),
    text(SWITCHES.map((field) => heading(fields[field])).join('\n')),
    ...buttonRows(SWITCHES.map((field) => switchButton(field, settings[field], words.settings))),
  ];
  return { components, pictures: [], mentions: [] };

  function select(field: ServerField, options: readonly Option[], chosen: string) {
    return selectRow(serverId(field), marked(options, chosen));
  }
}

/** A person's own settings as they are. */
export function personMenu(settings: PersonSettings, words: Words): Payload {
  const { fields, mentions, names, autoPerson, person, switched } = words.settings;
  const isOn = settings.confirms;
  const components = [
    text(person),
    text(heading(fields.yourLanguage)),
    select('language', languages(autoPerson), settings.language),
    text(heading(fields.names)),
    select('names', NAME_STYLES.map(labelled(names)), settings.names),
    text(heading(fields.yourMentions)),
    select(
      'mentions',
      (['server', ...MENTION_STYLES] as const).map(labelled(mentions)),
      settings.mentions,
    ),
    text(heading(fields.confirms)),
    ...buttonRows([
      {
        id: personId(`confirms=${!isOn}`),
        label: switched(fields.confirms.name, isOn),
        style: isOn ? 'success' : 'secondary',
      },
    ]),
  ];
  return { components, pictures: [], mentions: [] };

  function select(field: PersonField, options: readonly Option[], chosen: string) {
    return selectRow(personId(field), marked(options, chosen));
  }
}

type Option = Pick<APISelectMenuOption, 'label' | 'value'>;

function serverId(argument: string): string {
  return formatCustomId({ verb: 'server', match: 0, version: 0, argument });
}

function personId(argument: string): string {
  return formatCustomId({ verb: 'me', match: 0, version: 0, argument });
}

function heading({ name, line }: FieldWords): string {
  return `**${name}** · ${line}`;
}

function languages(auto: string): readonly Option[] {
  const own = LANGUAGES.map(({ language, endonym }) => ({ value: language, label: endonym }));
  return [{ value: 'auto', label: auto }, ...own];
}

function labelled<Name extends string>(labels: Readonly<Record<Name, string>>) {
  return (value: Name): Option => ({ value, label: labels[value] });
}

function marked(options: readonly Option[], chosen: string): readonly APISelectMenuOption[] {
  return options.map((option) => ({ ...option, default: option.value === chosen }));
}

/** The button carries what it sets, so that two presses on one copy do not undo each other. */
function switchButton(
  field: (typeof SWITCHES)[number],
  isOn: boolean,
  { switched, fields }: SettingsWords,
): ButtonSpec {
  return {
    id: serverId(`${field}=${!isOn}`),
    label: switched(fields[field].name, isOn),
    style: isOn ? 'success' : 'secondary',
  };
}
