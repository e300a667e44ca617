import { ENTITY_OF_OPTION } from '../protocol/entities.ts';
import { may, Permission } from '../protocol/permissions.ts';
import {
  type Command,
  type CommandOption,
  CommandType,
  OptionType,
  type OptionValue,
} from '../protocol/wire.ts';
import { contextOf, Installation, type Owners, ownersOf } from '../world/installations.ts';
import type { Channel, Person, World } from '../world/world.ts';
import { Refused } from './refused.ts';
import type { EntityRef } from './resolved.ts';

export type Value = string | number | boolean;

/** What a person typed: the subcommand, if there is one, and the options by name. */
export interface CommandInput {
  /** `['start']`, or `['group', 'start']`; empty for a command without subcommands. */
  readonly path: readonly string[];
  readonly values: Readonly<Record<string, Value>>;
  /** For autocomplete: the option that is being typed. */
  readonly focused?: string;
}

/**
 * The slash commands and the commands of users that a person may use in a channel, where the bot is or the person has
 * installed it; commands of the server hide their global namesakes.
 */
export function commandsFor(world: World, person: Person, channel: Channel): readonly Command[] {
  const { serverId } = channel;
  const context = contextOf(channel);
  const isAuthorized = (command: Command) =>
    Object.keys(ownersFor(world, command, { person, channel })).length > 0;
  const global = world
    .commandsOf(null)
    .filter((one) => isUsable(one) && isFor(one, context) && isAuthorized(one));
  if (serverId === null) return global;
  const own = world.commandsOf(serverId).filter((one) => isUsable(one) && isAuthorized(one));
  const isHidden = ({ name, type }: Command) =>
    own.some((one) => one.name === name && one.type === type);
  const others = global.filter((command) => !isHidden(command));
  return [...own, ...others].filter((command) => isAllowed(command, person));
}

/** What authorises the bot for a command that is used. */
export function ownersFor(world: World, command: Command, { person, channel }: Use): Owners {
  // A command of a server is nowhere else; a global one is for servers, unless it says otherwise.
  const kinds = (command.guild_id === undefined && command.integration_types) || [
    Installation.server,
  ];
  const owners = Object.entries(ownersOf(world, person, channel));
  return Object.fromEntries(owners.filter(([kind]) => kinds.includes(Number(kind))));
}

interface Use {
  readonly person: Person;
  readonly channel: Channel;
}

function isUsable({ type }: Command): boolean {
  return type === CommandType.chat || type === CommandType.user;
}

function isFor({ contexts }: Command, context: number): boolean {
  return contexts == null || contexts.includes(context);
}

function isAllowed(command: Command, person: Person): boolean {
  const needed = command.default_member_permissions;
  if (needed == null) return true;
  if (BigInt(needed) === 0n) return may(person.permissions, Permission.administrator);
  return may(person.permissions, BigInt(needed));
}

/**
 * The options of an interaction, as Discord's app would send them.
 * @throws {Refused} when a required option is missing or a value does not fit
 */
export function optionValues(command: Command, input: CommandInput): readonly OptionValue[] {
  return below(command.options ?? [], input.path, input);
}

function below(
  options: readonly CommandOption[],
  path: readonly string[],
  input: CommandInput,
): readonly OptionValue[] {
  const [name, ...rest] = path;
  if (name === undefined) return leaves(options, input);
  const option = options.find(
    (candidate) => candidate.name === name && candidate.type <= OptionType.group,
  );
  if (option === undefined) throw new Refused(`There is no subcommand ${name}.`);
  return [{ name, type: option.type, options: below(option.options ?? [], rest, input) }];
}

function leaves(options: readonly CommandOption[], input: CommandInput): readonly OptionValue[] {
  if (options.some(({ type }) => type <= OptionType.group))
    throw new Refused('Choose a subcommand.');
  const unknown = Object.keys(input.values).find(
    (name) => !options.some((option) => option.name === name),
  );
  if (unknown !== undefined) throw new Refused(`There is no option ${unknown}.`);
  return options.flatMap((option) => {
    const value = input.values[option.name];
    const isFocused = option.name === input.focused;
    if (isFocused)
      return [{ name: option.name, type: option.type, value: String(value ?? ''), focused: true }];
    if (value === undefined || value === '') {
      if (option.required && input.focused === undefined) {
        throw new Refused(`This option is required: ${option.name}.`);
      }
      return [];
    }
    if (input.focused === undefined) requireFit(option, value);
    return [{ name: option.name, type: option.type, value }];
  });
}

function requireFit(option: CommandOption, value: Value): void {
  const problem = misfit(option, value);
  if (problem !== undefined) throw new Refused(`${option.name}: ${problem}`);
}

function misfit(option: CommandOption, value: Value): string | undefined {
  const choices = option.choices ?? [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    return 'choose one of the choices.';
  }
  if (option.type === OptionType.boolean)
    return typeof value === 'boolean' ? undefined : 'choose True or False.';
  if (option.type === OptionType.integer || option.type === OptionType.number)
    return numberMisfit(option, value);
  if (typeof value !== 'string') return 'this is a text.';
  if (value.length < (option.min_length ?? 0)) return `at least ${option.min_length} characters.`;
  if (value.length > (option.max_length ?? 6000)) return `at most ${option.max_length} characters.`;
  return undefined;
}

function numberMisfit(option: CommandOption, value: Value): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'this is a number.';
  if (option.type === OptionType.integer && !Number.isInteger(value))
    return 'this is a whole number.';
  if (value < (option.min_value ?? Number.NEGATIVE_INFINITY))
    return `at least ${option.min_value}.`;
  if (value > (option.max_value ?? Number.POSITIVE_INFINITY)) return `at most ${option.max_value}.`;
  return undefined;
}

/** Everything that options name by an id, subcommands included. */
export function namedByOptions(
  options: readonly CommandOption[],
  values: readonly OptionValue[],
): readonly EntityRef[] {
  return values.flatMap((value) => {
    const option = options.find(({ name }) => name === value.name);
    const kind = ENTITY_OF_OPTION[value.type];
    const channelTypes = option?.channel_types;
    const own = kind && !value.focused ? [{ kind, id: String(value.value), channelTypes }] : [];
    return [...own, ...namedByOptions(option?.options ?? [], value.options ?? [])];
  });
}
