import type { Clock } from '../../model/clock.ts';
import type {
  ChoiceSetting,
  PERSON_SETTINGS,
  SERVER_SETTINGS,
  SettingTable,
  SeveralSetting,
} from '../../model/settings.ts';
import type { People } from './people.ts';

/** How long a person may think about a move. At most 100 characters each. */
export type ClockWords = Readonly<Record<Clock, string>>;

/** A thing to choose: what it is called, and what it does in a sentence. */
export interface FieldWords {
  /** Of a switch, at most 30 characters: it stands on a button. */
  readonly name: string;
  readonly line: string;
}

type Fields<Table extends SettingTable> = Readonly<Record<keyof Table, FieldWords>>;

/** The values of each setting that is one of several, or some of them. */
type Choices<Table extends SettingTable> = {
  readonly [Id in keyof Table as Table[Id] extends ChoiceSetting | SeveralSetting
    ? Id
    : never]: Readonly<Record<OneOf<Table[Id]['initial']>, string>>;
};

type OneOf<Value> = Value extends readonly (infer One extends string)[] ? One : Value & string;

/** The menus in which servers and people choose. */
export interface SettingsWords {
  /** At the head of each menu. */
  readonly server: string;
  readonly person: string;
  /** To somebody who may not change what holds for the server. */
  readonly onlyManagers: string;
  /** Follows Discord's language: of the server, or of the person. */
  readonly autoServer: string;
  /** In a list, at most 100 characters. */
  readonly autoPerson: string;
  readonly fields: {
    readonly server: Fields<typeof SERVER_SETTINGS>;
    readonly person: Fields<typeof PERSON_SETTINGS>;
  };
  /** What can be chosen, by the value. */
  readonly choices: {
    readonly server: Choices<typeof SERVER_SETTINGS>;
    readonly person: Choices<typeof PERSON_SETTINGS>;
  };
  /** Above the control of a setting. */
  heading(field: FieldWords): string;
  /** No channel is chosen: tables may be opened in every one. At most 100 characters, as is the next. */
  readonly everywhere: string;
  /** No channel is chosen: nothing is posted. */
  readonly nowhere: string;
  /** Below the menu: the latest changes, the newest first. `who`: a mention, null where that is not known. */
  changes(lines: readonly string[]): string;
  /** One of them; `value` as the menu has it. */
  changed(change: {
    readonly who: People | null;
    readonly at: string;
    readonly what: string;
  }): string;
  /** What was changed: a setting, by its name and what it is now; or the deletion of the server's data. */
  setTo(name: string, value: string): string;
  readonly deletionAsked: string;
  readonly deletionUndone: string;
  /** The time zone, and how to choose another. */
  zone(name: string): string;
  /** What was typed names none. */
  noSuchZone(typed: string): string;
  /** In a list of which nothing is chosen. At most 100 characters. */
  readonly noneOfThem: string;
  /** The bot may not write in these channels. */
  cannotPost(channels: string): string;
  /** No limit, and so many at most. */
  readonly anyNumber: string;
  atMost(tables: number): string;
  /** On the button that switches something, at most 38 characters: `Rated: on`. */
  switched(field: string, isOn: boolean): string;
}
