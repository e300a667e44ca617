import { GAME_KINDS } from '../games/lesson.ts';
import { CLOCKS, USUAL_CLOCK } from './clock.ts';
import { HOLIDAY_LIMITS } from './holiday.ts';
import { HOURS, POSTINGS } from './posting.ts';
import { zoneCalled } from './time-zone.ts';

/**
 * When the table message mentions people whose turn it is. `quiet`: unless they have just been active
 * at the table themselves.
 */
export const MENTION_STYLES = ['quiet', 'always', 'never'] as const;
export type MentionStyle = (typeof MENTION_STYLES)[number];

/** Whether a table opens in a thread of the channel; `taken`: if the channel has a table already. */
const THREADS = ['taken', 'always', 'never'] as const;

/** For how many seconds a score sheet stands before the next round follows; `0`: not at all. */
const PAUSES = ['0', '5', '10', '20', '60'] as const;

/** Whether private pictures bear the numbers of the months; `auto`: for people who are new, and as the server has it. */
const BADGES = ['auto', 'on', 'off'] as const;

/** In which form cards and yaku are named; `auto`: as the language has it. */
export const NAME_STYLES = ['auto', 'english', 'romaji', 'kanji'] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

/** A setting: what it may be, what it is until somebody chooses, and how a choice is read. */
interface SettingOf<Kind extends string, Value> {
  /** Each kind has one control in the menus. */
  readonly kind: Kind;
  readonly initial: Value;
  /** Reads what was chosen in a menu or is written on a button; undefined for what is no value of it. */
  readonly parse: (chosen: readonly string[]) => Value | undefined;
}

/** On or off. */
export type SwitchSetting = SettingOf<'switch', boolean>;
/** One of several. */
export interface ChoiceSetting<Value extends string = string> extends SettingOf<'choice', Value> {
  readonly values: readonly Value[];
}
/** At most this many; null: any number. */
export interface CapSetting extends SettingOf<'cap', number | null> {
  readonly offered: readonly number[];
}
/** Any of several, or none. */
export interface SeveralSetting<Value extends string = string>
  extends SettingOf<'several', readonly Value[]> {
  readonly values: readonly Value[];
}
/** Ids of channels or of roles, at most this many. */
export interface IdsSetting extends SettingOf<'channels' | 'roles', readonly string[]> {
  readonly most: number;
}
/** A BCP 47 tag of a language; `auto`: as Discord has it. */
export type LanguageSetting = SettingOf<'language', string>;

/** A time zone, by its IANA name. */
export type ZoneSetting = SettingOf<'zone', string>;

export type ChosenSetting =
  | ChoiceSetting
  | CapSetting
  | IdsSetting
  | SeveralSetting
  | LanguageSetting;

export type MenuSetting = ChosenSetting | SwitchSetting;

/** There are more time zones than a menu takes: one is typed. */
export type Setting = MenuSetting | ZoneSetting;

/** Settings by their ids; those that are chosen from menus are shown in this order, and below them the switches. */
export type SettingTable<Of extends Setting = Setting> = Readonly<Record<string, Of>>;

/** The ids of the settings that have no control in a menu, and are typed in options of a command. */
export type TypedIdOf<Table extends SettingTable> = {
  readonly [Id in keyof Table]: Table[Id] extends MenuSetting ? never : Id;
}[keyof Table];

/** What is chosen of a table of settings. */
export type ValuesOf<Table extends SettingTable> = {
  readonly [Id in keyof Table]: Table[Id]['initial'];
};

/**
 * What a server's managers choose. The ids are stored, and stand in the custom ids of menus: one that was
 * released is never renamed. A switch is named like a predicate (`isRated`, `hasBadges`).
 *
 * To add one: add it here, its words in each language (`src/text/words/<language>/settings.ts`) and a row in
 * docs/SERVERS.md, where it also says whether running matches follow, and use it: use cases read it by
 * `store.serverSettings(serverId)`, handlers by `bot.settings.serverSettings(serverId)`; what a table message shows is
 * put together in `MessageComposer.payload`. What else a choice changes belongs to `src/table/settings/settings.ts`,
 * in the same transaction. `test/model/settings.test.ts` says what is missing, and `test/support/stored-custom-ids.ts`
 * lists every setting. Its control in the menu follows from its kind; a time
 * zone is typed, in an option of `src/commands/settings.ts`. Discord takes 40 components in a message and a choice is
 * three of them, so the menu has pages; `test/bot/settings/settings.test.ts` fails before one is full. There is
 * nothing to migrate: what is missing in the stored JSON is `initial`.
 */
export const SERVER_SETTINGS = {
  language: language(),
  /** The clock that a new table has; only if it is `none` may a host choose that. */
  clock: choice(CLOCKS, USUAL_CLOCK),
  /** The only channels (their threads included) where tables may be opened; empty: all. */
  channels: ids('channels', 25),
  /** So many tables at once at most. */
  tableCap: cap([1, 2, 3, 4, 5, 10, 20, 50], 1000),
  threads: choice(THREADS, 'taken'),
  mentions: choice(MENTION_STYLES, 'quiet'),
  /** How long the result of a round stands before the next table, unless somebody goes on. */
  pause: choice(PAUSES, '10'),
  isRated: toggle(true),
  /** Matches in which a computer sat from the start are rated too. */
  ratesComputers: toggle(false),
  /** Somebody who fled is rated as the last, even if the match was not played to its end. */
  ratesFled: toggle(true),
  /** Pictures bear the numbers of the months on the cards. */
  hasBadges: toggle(false),
  /** By which a day begins and ends: whose deal it is, and how leaderboards and streaks count. */
  timeZone: zone('UTC'),
  /** Where the leaderboard is posted unasked (empty: nowhere), and how often. */
  boardChannel: ids('channels', 1),
  boardEvery: choice(POSTINGS, 'week'),
  /** Where the deals of the day are posted (empty: nowhere), and at which hour. */
  dailyChannel: ids('channels', 1),
  dailyHour: choice(HOURS, '9'),
  /** Who is pinged when a table opens: members take it by a button. None: nobody. */
  tableRole: ids('roles', 1),
  /** Who has won the last season. */
  championRole: ids('roles', 1),
  /** Where is told what managers should know, such as a deletion to come; empty: the owner is told. */
  logChannel: ids('channels', 1),
  /** How many days in 365 a member may be on holiday. */
  holidayDays: choice(HOLIDAY_LIMITS, '30'),
} as const satisfies SettingTable;
export type ServerSettings = ValuesOf<typeof SERVER_SETTINGS>;

/** What a person chooses for themselves, in every server. */
export const PERSON_SETTINGS = {
  language: language(),
  names: choice(NAME_STYLES, 'auto'),
  /** `server`: as the server has it. */
  mentions: choice(['server', ...MENTION_STYLES], 'server'),
  badges: choice(BADGES, 'auto'),
  /** Who sees their profile: others what leaderboards show, everybody in the server all of it, or nobody else. */
  profile: choice(['board', 'server', 'me'], 'board'),
  /** The kinds of games whose guided round is still to come. */
  lessons: several(GAME_KINDS),
  /** A direct message in place of a mention, in games with hours or days for a move. */
  turnMessages: toggle(false),
  /** Each move is asked about once more before it is made. */
  confirms: toggle(false),
} as const satisfies SettingTable<MenuSetting>;
export type PersonSettings = ValuesOf<typeof PERSON_SETTINGS>;

export const DEFAULT_SERVER_SETTINGS: ServerSettings = storedValues(SERVER_SETTINGS, {});
export const DEFAULT_PERSON_SETTINGS: PersonSettings = storedValues(PERSON_SETTINGS, {});

/** The values of settings, some of them stored: missing or outdated ones have their defaults. */
export function storedValues<Table extends SettingTable>(
  table: Table,
  stored: Readonly<Record<string, unknown>>,
): ValuesOf<Table> {
  const values = Object.entries(table).map(([id, { initial, parse }]) => [
    id,
    Object.hasOwn(stored, id) ? (parse(writtenValue(stored[id])) ?? initial) : initial,
  ]);
  return Object.fromEntries(values) as ValuesOf<Table>;
}

const NO_CAP = 'none';

/** A value as it is chosen in a menu or written on a button: what `parse` of its setting reads. */
export function writtenValue(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return [value === null ? NO_CAP : String(value)];
}

function toggle(initial: boolean): SwitchSetting {
  const values = new Map([
    ['true', true],
    ['false', false],
  ]);
  return { kind: 'switch', initial, parse: ([chosen = '']) => values.get(chosen) };
}

function choice<const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): ChoiceSetting<Value> {
  const parse = ([chosen]: readonly string[]) => values.find((value) => value === chosen);
  return { kind: 'choice', values, initial, parse };
}

function cap(offered: readonly number[], most: number): CapSetting {
  return {
    kind: 'cap',
    offered,
    initial: null,
    parse([chosen = '']) {
      if (chosen === NO_CAP) return null;
      const number = /^\d+$/.test(chosen) ? Number(chosen) : 0;
      return number >= 1 && number <= most ? number : undefined;
    },
  };
}

function ids(kind: IdsSetting['kind'], most: number): IdsSetting {
  return {
    kind,
    most,
    initial: [],
    parse(chosen) {
      const areIds = chosen.every((id) => /^\d{17,20}$/.test(id));
      return areIds && chosen.length <= most ? chosen : undefined;
    },
  };
}

/** All of them until somebody chooses. */
function several<const Value extends string>(values: readonly Value[]): SeveralSetting<Value> {
  return {
    kind: 'several',
    values,
    initial: values,
    parse: (chosen) => {
      const known = values.filter((value) => chosen.includes(value));
      return known.length === chosen.length ? known : undefined;
    },
  };
}

function zone(initial: string): ZoneSetting {
  return { kind: 'zone', initial, parse: ([chosen = '']) => zoneCalled(chosen) };
}

function language(): LanguageSetting {
  const tag = /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/;
  return {
    kind: 'language',
    initial: 'auto',
    parse: ([chosen = '']) => (tag.test(chosen) ? chosen : undefined),
  };
}
