import type { Options, OptionTable, OptionValue } from './game.ts';

/** Something wrong with the options asked for, for `text` to put into words. */
export type OptionProblem =
  | { readonly type: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | {
      readonly type: 'unknown-value';
      readonly option: string;
      readonly value: string;
      readonly choices: readonly OptionValue[];
    };

/** The house rules when nobody chooses. */
export function defaultOptions(table: OptionTable): Options {
  return Object.fromEntries(Object.entries(table).map(([id, option]) => [id, option.default]));
}

/**
 * Values typed by people (`{ rounds: '3' }`) as the game's options, missing ones at their default.
 * Everything wrong is reported at once.
 */
export function parseOptions(
  table: OptionTable,
  raw: Readonly<Record<string, string>>,
): { readonly options: Options; readonly problems: readonly OptionProblem[] } {
  const chosen: Record<string, OptionValue> = { ...defaultOptions(table) };
  const problems: OptionProblem[] = [];
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
