import type {
  APIApplicationCommandBooleanOption,
  APIApplicationCommandIntegerOption,
  APIApplicationCommandOptionChoice,
  APIApplicationCommandStringOption,
  APIApplicationCommandUserOption,
  RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import type { Match } from '../../model/match.ts';
import { truncate } from '../../text/format/truncate.ts';
import type { Bot } from '../bot.ts';
import type { Handler } from './component-handler.ts';
import type { InteractionContext, Request } from './interaction-context.ts';

type Wordless<Option> = Option extends unknown
  ? Omit<Option, 'name' | 'name_localizations' | 'description' | 'description_localizations'>
  : never;

/** An option of a command, as registered with Discord except for its name and description. */
export type CommandOption = Wordless<
  | APIApplicationCommandStringOption
  | APIApplicationCommandUserOption
  | APIApplicationCommandIntegerOption
  | APIApplicationCommandBooleanOption
>;

/** The options of a command by their names, all as text; undefined for one that was left out. */
export type ReadOption<Name extends string = string> = (name: Name) => string | undefined;

export interface CommandRequest<Name extends string = string> extends Request {
  readonly option: ReadOption<Name>;
  /** The newest match of the channel. */
  readonly here: Match | undefined;
}

/** A request for completions of the option that a person is typing. */
export interface CompletionRequest<Name extends string = string> {
  readonly context: InteractionContext;
  readonly option: ReadOption<Name>;
  /** The option being typed, and what stands there so far. */
  readonly focused: { readonly name: string; readonly value: string };
}

export type Choice = APIApplicationCommandOptionChoice<string>;

/** What a command or subcommand takes and does. Its name and description are among the words. */
export interface CommandHandler<Name extends string = string> extends Handler {
  /** By their English names, in the order in which Discord lists them. */
  readonly options?: Readonly<Record<Name, CommandOption>>;
  /** The flag with which it works in a channel in which the bot may not write. */
  readonly alwaysOpenWith?: Name;
  run(bot: Bot, request: CommandRequest<Name>): Promise<void>;
  /** At most 25 choices. */
  complete?(bot: Bot, request: CompletionRequest<Name>): Promise<readonly Choice[]>;
}

/** A handler that reads only the options which it declares. */
export function command<const Name extends string = never>(
  declared: CommandHandler<Name>,
): CommandHandler {
  return declared as CommandHandler;
}

export interface Commands {
  readonly definitions: readonly RESTPostAPIApplicationCommandsJSONBody[];
  /** By their registered names, as `hanafuda start`. */
  readonly handlers: Readonly<Record<string, CommandHandler>>;
}

const MAX_CHOICES = 25;
/** Characters of a choice's name or value. */
export const MAX_CHOICE = 100;

/** The choices that contain what was typed, those that begin with it first; as many and as long as Discord takes. */
export function choicesLike(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed);
  const at = ({ name, value }: Choice) => [name, value].map((one) => fold(one).indexOf(wanted));
  return choices
    .filter((one) => one.value.length <= MAX_CHOICE && Math.max(...at(one)) >= 0)
    .toSorted((a, b) => Number(at(b).includes(0)) - Number(at(a).includes(0)))
    .slice(0, MAX_CHOICES)
    .map(({ name, value }) => ({ name: truncate(name, MAX_CHOICE), value }));
}

/** A text without what people type differently: case, marks over letters, dots and spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{Z}\p{S}]/gu, '');
}
