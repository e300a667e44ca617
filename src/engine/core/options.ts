import type { Option, Options, OptionTable, OptionValue } from './game.ts';

export type TypingProblem =
  | { readonly type: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | {
      readonly type: 'unknown-value';
      readonly option: string;
      readonly value: string;
      readonly choices: readonly OptionValue[];
    };

/** Something wrong with the options asked for, for `text` to put into words. */
export type OptionProblem =
  | TypingProblem
  | { readonly type: 'other-seats'; readonly option: string; readonly seats: readonly number[] }
  | {
      readonly type: 'other-rule';
      readonly option: string;
      readonly only: NonNullable<Option['only']>;
    };

export function defaultOptions(table: OptionTable): Options {
  return Object.fromEntries(Object.entries(table).map(([id, option]) => [id, option.default]));
}

/** The house rules of a table as it is opened: a match there is short unless a longer one is chosen. */
export function openingOptions(table: OptionTable): Options {
  const rows = Object.entries(table);
  return Object.fromEntries(rows.map(([id, row]) => [id, row.opensWith ?? row.default]));
}

/** The house rule that says how long a match is; undefined if none does. */
export function lengthOption(table: OptionTable): string | undefined {
  return Object.keys(table).find((id) => table[id]?.opensWith !== undefined);
}

/** Stored house rules with those that the game has gained since, at the value that means "as before". */
export function completeOptions(table: OptionTable, stored: Options): Options {
  const missing = Object.keys(table).some((id) => !Object.hasOwn(stored, id));
  if (!missing) return stored;
  const before = Object.entries(table).map(([id, option]) => [id, option.before ?? option.default]);
  return { ...Object.fromEntries(before), ...stored };
}

/** The house rules that apply to this many players and these other rules, with their choices. */
export function optionsFor(table: OptionTable, seats: number, chosen: Options): OptionTable {
  const all = completeOptions(table, chosen);
  return Object.fromEntries(
    Object.entries(table)
      .filter(([, option]) => (option.seats?.includes(seats) ?? true) && isOpen(option, all))
      .map(([id, option]) => [id, { ...option, choices: choicesFor(option, seats) }]),
  );
}

function isOpen({ only }: Option, chosen: Options): boolean {
  return only === undefined || only.values.some((value) => value === chosen[only.option]);
}

function choicesFor({ choices, choiceSeats }: Option, seats: number): readonly OptionValue[] {
  return choices.filter((choice) => choiceSeats?.[String(choice)]?.includes(seats) ?? true);
}

/** House rules as they are chosen, and those of them that somebody has named. */
export interface Chosen {
  readonly options: Options;
  readonly named: readonly string[];
  readonly seats: number;
}

/** What is wrong with the house rules named: they are none with this many players, or beside the others. */
export function misplaced(
  table: OptionTable,
  { options, named, seats }: Chosen,
): readonly OptionProblem[] {
  return named.flatMap((option): readonly OptionProblem[] => {
    const row = Object.hasOwn(table, option) ? table[option] : undefined;
    if (row === undefined) return [];
    if (row.seats?.includes(seats) === false) {
      return [{ type: 'other-seats', option, seats: row.seats }];
    }
    const { only } = row;
    if (only !== undefined && !isOpen(row, options)) return [{ type: 'other-rule', option, only }];
    const choices = choicesFor(row, seats);
    const value = options[option] ?? row.default;
    return choices.includes(value)
      ? []
      : [{ type: 'unknown-value', option, value: String(value), choices }];
  });
}

/**
 * Values typed by people (`{ rounds: '3' }`) as the game's options, missing ones as in `usual`.
 * Everything wrong is reported at once.
 */
export function parseOptions(
  table: OptionTable,
  raw: Readonly<Record<string, string>>,
  usual: Options = defaultOptions(table),
): { readonly options: Options; readonly problems: readonly TypingProblem[] } {
  const chosen: Record<string, OptionValue> = { ...usual };
  const problems: TypingProblem[] = [];
  for (const [option, value] of Object.entries(raw)) {
    const row = Object.hasOwn(table, option) ? table[option] : undefined;
    const found = row?.choices.find((choice) => String(choice) === value);
    if (row === undefined) {
      problems.push({ type: 'unknown-option', option, known: Object.keys(table) });
    } else if (found === undefined) {
      problems.push({ type: 'unknown-value', option, value, choices: row.choices });
    } else {
      chosen[option] = found;
    }
  }
  return { options: chosen, problems };
}
