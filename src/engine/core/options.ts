import type { Options, OptionTable, OptionValue } from './game.ts';

/** Something wrong with options as they were typed. */
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
  /** It is a rule with these numbers of players only. */
  | { readonly type: 'other-seats'; readonly option: string; readonly seats: readonly number[] };

/** The house rules when nobody chooses. */
export function defaultOptions(table: OptionTable): Options {
  return Object.fromEntries(Object.entries(table).map(([id, option]) => [id, option.default]));
}

/** Stored house rules with those that the game has gained since, at the value that means "as before". */
export function completeOptions(table: OptionTable, stored: Options): Options {
  const missing = Object.keys(table).some((id) => !Object.hasOwn(stored, id));
  if (!missing) return stored;
  const before = Object.entries(table).map(([id, option]) => [id, option.before ?? option.default]);
  return { ...Object.fromEntries(before), ...stored };
}

/** The house rules that are rules at all with so many players. */
export function optionsFor(table: OptionTable, seats: number): OptionTable {
  return Object.fromEntries(
    Object.entries(table).filter(([, option]) => option.seats?.includes(seats) ?? true),
  );
}

/** The house rules named that are none with so many players. */
export function otherSeats(
  table: OptionTable,
  named: readonly string[],
  seats: number,
): readonly OptionProblem[] {
  return named.flatMap((option): readonly OptionProblem[] => {
    const only = Object.hasOwn(table, option) ? table[option]?.seats : undefined;
    return only === undefined || only.includes(seats)
      ? []
      : [{ type: 'other-seats', option, seats: only }];
  });
}

/**
 * Values typed by people (`{ rounds: '3' }`) as the game's options, missing ones at their default.
 * Everything wrong is reported at once.
 */
export function parseOptions(
  table: OptionTable,
  raw: Readonly<Record<string, string>>,
): { readonly options: Options; readonly problems: readonly TypingProblem[] } {
  const chosen: Record<string, OptionValue> = { ...defaultOptions(table) };
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
