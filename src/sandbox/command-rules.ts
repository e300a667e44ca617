import type { Fault } from './api-error.ts';
import type { CommandBody, CommandOption } from './wire.ts';
import { OptionType } from './wire.ts';

/** The languages of Discord's app. */
export const LOCALES = new Set(
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  ),
);
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const CHAT = 1;
const MAX_CHAT_COMMANDS = 100;
const MAX_COMMAND_SIZE = 8000;

/** What a list of commands breaks of the rules that Discord's schema does not state. */
export function commandFaults(commands: readonly CommandBody[]): readonly Fault[] {
  const chat = commands.filter((command) => (command.type ?? CHAT) === CHAT);
  const keys = commands.map((command) => `${command.type ?? CHAT}:${command.name}`);
  return [
    ...doubles(keys).map((key) =>
      fault('', 'APPLICATION_COMMANDS_DUPLICATE_NAME', `${key} is there twice`),
    ),
    ...(chat.length > MAX_CHAT_COMMANDS
      ? [fault('', 'BASE_TYPE_MAX_LENGTH', `More than ${MAX_CHAT_COMMANDS} chat commands`)]
      : []),
    ...chat.flatMap((command) => [...partFaults(command, command.name), ...sizeFaults(command)]),
  ];
}

function fault(path: string, code: string, message: string): Fault {
  return { path, code, message };
}

function doubles(names: readonly string[]): readonly string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

function isName(name: string): boolean {
  return NAME.test(name) && name === name.toLowerCase();
}

type Part = CommandBody | CommandOption;

function partFaults(part: Part, path: string): readonly Fault[] {
  const faults: Fault[] = [];
  if (!isName(part.name)) {
    faults.push(
      fault(
        path,
        'APPLICATION_COMMAND_INVALID_NAME',
        `${JSON.stringify(part.name)} is no command name`,
      ),
    );
  }
  if (!part.description)
    faults.push(fault(path, 'BASE_TYPE_REQUIRED', 'A description is required'));
  return [...faults, ...localeFaults(part, path), ...optionFaults(part.options ?? [], path)];
}

function localeFaults(part: Part, path: string): readonly Fault[] {
  const names = Object.entries(part.name_localizations ?? {});
  const locales = [
    ...names.map(([locale]) => locale),
    ...Object.keys(part.description_localizations ?? {}),
  ];
  return [
    ...locales
      .filter((locale) => !LOCALES.has(locale))
      .map((locale) => fault(path, 'BASE_TYPE_CHOICES', `${locale} is no locale of Discord`)),
    ...names
      .filter(([, name]) => !isName(name))
      .map(([locale, name]) =>
        fault(
          path,
          'APPLICATION_COMMAND_INVALID_NAME',
          `${locale}: ${JSON.stringify(name)} is no command name`,
        ),
      ),
  ];
}

function optionFaults(options: readonly CommandOption[], path: string): readonly Fault[] {
  const faults: Fault[] = doubles(options.map((option) => option.name)).map((name) =>
    fault(path, 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', `the option ${name} is there twice`),
  );
  let optional = false;
  for (const option of options) {
    const below = `${path}.${option.name}`;
    if (option.required && optional) {
      faults.push(
        fault(below, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', 'Required options come first'),
      );
    }
    if (option.type > OptionType.group) optional ||= option.required !== true;
    if (option.autocomplete && option.choices?.length) {
      faults.push(
        fault(
          below,
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'autocomplete and choices exclude each other',
        ),
      );
    }
    faults.push(...partFaults(option, below));
  }
  return faults;
}

function sizeFaults(command: CommandBody): readonly Fault[] {
  const size = sizeOf(command);
  if (size <= MAX_COMMAND_SIZE) return [];
  return [
    fault(
      command.name,
      'APPLICATION_COMMAND_TOO_LARGE',
      `${size} characters, ${MAX_COMMAND_SIZE} are allowed`,
    ),
  ];
}

function sizeOf(part: Part): number {
  const choices = 'choices' in part ? (part.choices ?? []) : [];
  return (
    part.name.length +
    (part.description ?? '').length +
    (part.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0) +
    choices.reduce((sum, choice) => sum + choice.name.length + String(choice.value).length, 0)
  );
}
