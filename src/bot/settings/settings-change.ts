import { CLOCKS } from '../../model/clock.ts';
import {
  MENTION_STYLES,
  NAME_STYLES,
  type PersonSettings,
  type ServerSettings,
} from '../../model/settings.ts';
import { LANGUAGES } from '../../text/language.ts';

export type ServerField = keyof ServerSettings;
export type PersonField = keyof PersonSettings;

/** What was chosen in a menu, or written on a button. */
type Chosen = readonly string[];
/** What the choice changes; undefined for one that nobody was offered. */
type Read<Settings> = (chosen: Chosen) => Partial<Settings> | undefined;

const MAX_CAP = 1000;

const SERVER: Readonly<Record<ServerField, Read<ServerSettings>>> = {
  language: oneOf('language', languages()),
  clock: oneOf('clock', CLOCKS),
  channels: (ids) => (ids.every((id) => /^\d{17,20}$/.test(id)) ? { channels: ids } : undefined),
  tableCap: ([cap = '']) => {
    if (cap === 'none') return { tableCap: null };
    const number = /^\d{1,4}$/.test(cap) ? Number(cap) : 0;
    return number >= 1 && number <= MAX_CAP ? { tableCap: number } : undefined;
  },
  mentions: oneOf('mentions', MENTION_STYLES),
  isRated: flag('isRated'),
  ratesComputers: flag('ratesComputers'),
  ratesFled: flag('ratesFled'),
  hasBadges: flag('hasBadges'),
};

const PERSON: Readonly<Record<PersonField, Read<PersonSettings>>> = {
  language: oneOf('language', languages()),
  mentions: oneOf('mentions', ['server', ...MENTION_STYLES]),
  names: oneOf('names', NAME_STYLES),
  confirms: flag('confirms'),
};

/**
 * The change of a server's settings that a press asks for: `clock` with the chosen value, or
 * `isRated=true` on a button. Undefined for what no menu offers.
 */
export function readServerChange(
  argument: string,
  chosen: Chosen,
): Partial<ServerSettings> | undefined {
  return read(SERVER, argument, chosen);
}

/** The same for a person's own settings. */
export function readPersonChange(
  argument: string,
  chosen: Chosen,
): Partial<PersonSettings> | undefined {
  return read(PERSON, argument, chosen);
}

function read<Settings>(
  fields: Readonly<Record<string, Read<Settings>>>,
  argument: string,
  chosen: Chosen,
): Partial<Settings> | undefined {
  const [field = '', onButton] = argument.split('=', 2);
  if (!Object.hasOwn(fields, field)) return undefined;
  return fields[field]?.(onButton === undefined ? chosen : [onButton]);
}

function languages(): readonly string[] {
  return ['auto', ...LANGUAGES.map(({ language }) => language)];
}

function oneOf<Field extends string, const Value extends string>(
  field: Field,
  values: readonly Value[],
) {
  return ([chosen]: Chosen): { readonly [Key in Field]: Value } | undefined => {
    const value = values.find((known) => known === chosen);
    return value === undefined ? undefined : ({ [field]: value } as Record<Field, Value>);
  };
}

function flag<Field extends string>(field: Field) {
  return ([chosen]: Chosen) =>
    chosen === 'true' || chosen === 'false'
      ? ({ [field]: chosen === 'true' } as Record<Field, boolean>)
      : undefined;
}
