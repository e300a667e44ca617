import { HOURS } from '../../model/posting.ts';
import type { ChoiceSetting, SettingTable, SeveralSetting } from '../../model/settings.ts';

/** A thing to choose: what it is called, and what it does in a sentence. */
export interface FieldWords {
  /** Of a switch, at most 30 characters: it stands on a button. */
  readonly name: string;
  readonly line: string;
}

export type Fields<Table extends SettingTable> = Readonly<Record<keyof Table, FieldWords>>;

/** The values of each setting that is one of several, or some of them. */
export type Choices<Table extends SettingTable> = {
  readonly [Id in keyof Table as Table[Id] extends ChoiceSetting | SeveralSetting
    ? Id
    : never]: Readonly<Record<OneOf<Table[Id]['initial']>, string>>;
};

/** What each hour of the day is called. */
export function hours(name: (hour: string) => string): Readonly<Record<Hour, string>> {
  return Object.fromEntries(HOURS.map((hour) => [hour, name(hour)])) as Record<Hour, string>;
}

type Hour = (typeof HOURS)[number];

type OneOf<Value> = Value extends readonly (infer One extends string)[] ? One : Value & string;
