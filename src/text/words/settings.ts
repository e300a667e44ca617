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

/** What each of some values is called that are numbers. */
export function each<Value extends string>(
  values: readonly Value[],
  name: (value: Value) => string,
): Readonly<Record<Value, string>> {
  return Object.fromEntries(values.map((value) => [value, name(value)])) as Record<Value, string>;
}

type OneOf<Value> = Value extends readonly (infer One extends string)[] ? One : Value & string;
