import type { Violation } from '../protocol/api-error.ts';
import type { Choice, CommandBody, CommandOption } from '../protocol/wire.ts';
import { CommandType, OptionType } from '../protocol/wire.ts';
import { doubles, violation } from './component-rules.ts';

/** The languages of Discord's app. */
export const LOCALES = new Set(
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  ),
);
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MAX_MENU_NAME = 32;
const MAX_VALUE = 100;
const MAX_COMMAND_SIZE = 8000;
const CHAT = CommandType.chat;
const ENTRY_POINT = 4;
const GLOBAL_ONLY = ['contexts', 'integration_types'] as const;

/** How many commands of each type a scope may have. */
const MOST: Readonly<Record<number, readonly [count: number, kind: string]>> = {
  [CHAT]: [100, 'chat commands'],
  [CommandType.user]: [15, 'commands of users'],
  [CommandType.message]: [15, 'commands of messages'],
};

const { subcommand, group, string, integer, number, channel } = OptionType;
const NESTING: readonly number[] = [subcommand, group];
const CHOSEN = [string, integer, number];
/** The types of option that a field belongs to. */
const FIELDS = {
  choices: CHOSEN,
  autocomplete: CHOSEN,
  min_value: [integer, number],
  max_value: [integer, number],
  min_length: [string],
  max_length: [string],
  channel_types: [channel],
  options: NESTING,
  required: Object.values(OptionType).filter((type) => !NESTING.includes(type)),
} as const satisfies { readonly [K in keyof CommandOption]?: readonly number[] };
const RANGES = [
  ['min_value', 'max_value'],
  ['min_length', 'max_length'],
] as const;

type Part = CommandBody | CommandOption;
type Names = Choice['name_localizations'];

/**
 * What a list of commands, of a server or global ones, breaks of the rules that Discord's schema does not state.
 */
export function commandViolations(
  commands: readonly CommandBody[],
  isGlobal: boolean,
): readonly Violation[] {
  const typed = commands.map((command) => ({ ...command, type: command.type ?? CHAT }));
  const keys = typed.map(({ type, name }) => `${type}:${name}`);
  return [
    ...doubles(keys).map((key) =>
      violation('', 'APPLICATION_COMMANDS_DUPLICATE_NAME', `${key} is there twice`),
    ),
    ...Object.entries(MOST)
      .filter(([kind, [most]]) => typed.filter(({ type }) => type === Number(kind)).length > most)
      .map(([, [most, kind]]) =>
        violation('', 'BASE_TYPE_MAX_LENGTH', `More than ${most} ${kind}`),
      ),
    ...typed.flatMap((command) => placeViolations(command, isGlobal)),
    ...typed.flatMap((command) =>
      command.type === CHAT
        ? [...partViolations(command, command.name), ...sizeViolations(command)]
        : menuViolations(command),
    ),
  ];
}

/** What belongs to Activities, which no application here has, or to global commands. */
function placeViolations(command: CommandBody, isGlobal: boolean): readonly Violation[] {
  const { name, type, handler } = command;
  const reserved = isGlobal ? [] : GLOBAL_ONLY.filter((field) => command[field] != null);
  return [
    ...(type === ENTRY_POINT
      ? [violation(name, 'BASE_TYPE_CHOICES', 'An entry point needs an Activity')]
      : []),
    ...(handler == null || type === ENTRY_POINT
      ? []
      : [violation(name, 'BASE_TYPE_CHOICES', 'handler belongs to an entry point')]),
    ...reserved.map((field) =>
      violation(name, 'BASE_TYPE_CHOICES', `${field} belongs to a global command`),
    ),
  ];
}

function isName(name: string): boolean {
  return NAME.test(name) && name === name.toLowerCase();
}

/** Commands of the menu of a user or a message have a name and nothing else. */
function menuViolations(command: CommandBody): readonly Violation[] {
  const path = command.name;
  const violations: Violation[] = [];
  const bad = (code: string, message: string) => violations.push(violation(path, code, message));
  if (path.trim() === '' || path.length > MAX_MENU_NAME)
    bad('BASE_TYPE_BAD_LENGTH', `A name has 1 to ${MAX_MENU_NAME} characters`);
  for (const field of ['description', 'options'] as const) {
    const isThere =
      isSet(command[field]) ||
      (field === 'description' && isSet(command.description_localizations));
    const code = `APPLICATION_COMMAND_CONTEXT_MENU_${field.toUpperCase()}_CANNOT_BE_SET`;
    if (isThere) bad(code, `Context menu commands cannot have ${field}`);
  }
  return [...violations, ...localeViolations(command, path)];
}

function partViolations(part: Part, path: string): readonly Violation[] {
  const options = part.options ?? [];
  const names = [part.name, ...Object.values(part.name_localizations ?? {})];
  const violations = names
    .filter((name) => !isName(name))
    .map((name) => `${JSON.stringify(name)} is no command name`)
    .map((message) => violation(path, 'APPLICATION_COMMAND_INVALID_NAME', message));
  if (!part.description?.trim())
    violations.push(violation(path, 'BASE_TYPE_REQUIRED', 'A description is required'));
  if (new Set(options.map(({ type }) => NESTING.includes(type))).size > 1) {
    const message = 'Subcommands and groups exclude all other types of options';
    violations.push(violation(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message));
  }
  return [
    ...violations,
    ...localeViolations(part, path),
    ...siblingViolations(options, path),
    ...options.flatMap((option) => optionViolations(option, `${path}.${option.name}`)),
  ];
}

function localeViolations(part: Part | Choice, path: string): readonly Violation[] {
  const descriptions = 'value' in part ? {} : (part.description_localizations ?? {});
  return Object.keys({ ...part.name_localizations, ...descriptions })
    .filter((locale) => !LOCALES.has(locale))
    .map((locale) => violation(path, 'BASE_TYPE_CHOICES', `${locale} is no locale of Discord`));
}

/** What options break together: their names in each language, and their order. */
function siblingViolations(options: readonly CommandOption[], path: string): readonly Violation[] {
  const code = 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID';
  const locales = new Set(options.flatMap((one) => Object.keys(one.name_localizations ?? {})));
  const twice = new Set(
    [undefined, ...locales].flatMap((locale) => doubles(namesIn(options, locale))),
  );
  const firstOptional = options.findIndex(
    (option) => !NESTING.includes(option.type) && option.required !== true,
  );
  const order = 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID';
  return [
    ...[...twice].map((name) => violation(path, code, `the option ${name} is there twice`)),
    ...options
      .filter((option, at) => option.required && firstOptional !== -1 && at > firstOptional)
      .map(({ name }) => violation(`${path}.${name}`, order, 'Required options come first')),
  ];
}

/** The names of options by default, and those in a language that differ from them. */
function namesIn(options: readonly CommandOption[], locale: string | undefined): readonly string[] {
  return options.flatMap(({ name, name_localizations: names }) => {
    const local = locale === undefined ? undefined : names?.[locale];
    return local === undefined || local === name ? [name] : [name, local];
  });
}

function optionViolations(option: CommandOption, path: string): readonly Violation[] {
  const fields = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  const invalid = (message: string) =>
    violation(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message);
  const foreign = fields.filter((field) => {
    const types: readonly number[] = FIELDS[field];
    return isSet(option[field]) && !types.includes(option.type);
  });
  const crossed = RANGES.filter(
    ([least, most]) => (option[least] ?? -Infinity) > (option[most] ?? Infinity),
  );
  return [
    ...foreign.map((field) => invalid(`${field} does not belong to an option of this type`)),
    ...crossed.map(([least, most]) =>
      violation(path, 'BASE_TYPE_BAD_RANGE', `${least} is above ${most}`),
    ),
    ...(option.autocomplete && isSet(option.choices)
      ? [invalid('autocomplete and choices exclude each other')]
      : []),
    ...choicesViolations(option, path),
    ...partViolations(option, path),
  ];
}

function choicesViolations(
  { type, choices = [] }: CommandOption,
  path: string,
): readonly Violation[] {
  const again = [
    ...doubles(choices.map(({ name }) => name)).map((name) => `the name ${name}`),
    ...doubles(choices.map(({ value }) => value)).map((value) => `the value ${value}`),
  ];
  const code = 'APPLICATION_COMMAND_OPTIONS_CHOICE_ALREADY_EXISTS';
  return [
    ...again.map((what) => violation(path, code, `${what} of a choice is there twice`)),
    ...choices.flatMap((choice) => choiceViolations(type, choice, `${path}.${choice.name}`)),
  ];
}

/** What is wrong with a choice for an option of a type, be it registered or a completion. */
export function choiceViolations(type: number, choice: Choice, path: string): readonly Violation[] {
  const problem = valueProblem(type, choice.value);
  return [
    ...localeViolations(choice, path),
    ...(choice.name.trim() === ''
      ? [violation(path, 'BASE_TYPE_REQUIRED', 'A name is required')]
      : []),
    ...(problem === undefined ? [] : [violation(path, 'BASE_TYPE_CHOICES', problem)]),
  ];
}

function valueProblem(type: number, value: string | number): string | undefined {
  const isText = typeof value === 'string';
  if (isText !== (type === string)) return `The value ${value} is of another type than the option.`;
  if (isText && value.length > MAX_VALUE) return `A value must be ${MAX_VALUE} or fewer in length.`;
  return type === integer && !Number.isSafeInteger(value)
    ? 'A value must be an integer.'
    : undefined;
}

/** Whether a field says anything: an empty list, false and null are as good as nothing. */
function isSet(value: unknown): boolean {
  if (value == null || value === false || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

function sizeViolations(command: CommandBody): readonly Violation[] {
  const size = sizeOf(command);
  if (size <= MAX_COMMAND_SIZE) return [];
  const message = `${size} characters, ${MAX_COMMAND_SIZE} are allowed`;
  return [violation(command.name, 'APPLICATION_COMMAND_TOO_LARGE', message)];
}

function sizeOf(part: Part): number {
  const choices = 'choices' in part ? (part.choices ?? []) : [];
  return (
    longest(part.name, part.name_localizations) +
    longest(part.description ?? '', part.description_localizations) +
    sum((part.options ?? []).map(sizeOf)) +
    sum(choices.map((one) => longest(one.name, one.name_localizations) + `${one.value}`.length))
  );
}

/** Of a field in several languages the longest counts, the default included. */
function longest(text: string, localizations: Names): number {
  return Math.max(text.length, ...Object.values(localizations ?? {}).map(({ length }) => length));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
