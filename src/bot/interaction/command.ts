import type {
  APIApplicationCommandIntegerOption,
  APIApplicationCommandOptionChoice,
  APIApplicationCommandStringOption,
  APIApplicationCommandUserOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { truncate } from '../../text/format/truncate.ts';
import type { Bot, Request } from '../bot.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Expected } from './responder.ts';

/** An option of a subcommand, as registered with Discord. */
export type CommandOption =
  | APIApplicationCommandStringOption
  | APIApplicationCommandUserOption
  | APIApplicationCommandIntegerOption;

/** The options of a subcommand by their names, all as text; undefined for one that was left out. */
export type ReadOption<Name extends string = string> = (name: Name) => string | undefined;

export interface CommandRequest<Name extends string = string> extends Request {
  readonly option: ReadOption<Name>;
}

/** A request for completions of the option that a person is typing. */
export interface CompletionRequest<Name extends string = string> {
  readonly context: InteractionContext;
  readonly option: ReadOption<Name>;
  /** The option being typed, and what stands there so far. */
  readonly focused: { readonly name: string; readonly value: string };
}

export type Choice = APIApplicationCommandOptionChoice<string>;

/** A subcommand: its options, and what it does. Its name and description are among the words. */
export interface Subcommand<Name extends string = string> {
  /** By their English names, in the order in which Discord lists them. */
  readonly options?: Readonly<Record<Name, CommandOption>>;
  readonly expected: Expected;
  /** Works in a channel in which the bot may not write. */
  readonly isAlwaysOpen?: true;
  /** Works outside the bot's servers too; the buttons of a private match always do. */
  readonly isAnywhere?: true;
  /** Works for those too whom the operator has barred. */
  readonly isForBarred?: true;
  /** Absent: it changes something, and is done however much there is to do. */
  readonly work?: 'words' | 'show';
  run(bot: Bot, request: CommandRequest<Name>): Promise<void>;
  /** At most 25 choices. */
  complete?(bot: Bot, request: CompletionRequest<Name>): Promise<readonly Choice[]>;
}

/** A subcommand that reads only the options which it declares. */
export function subcommand<const Name extends string = never>(
  declared: Subcommand<Name>,
): Subcommand {
  return declared as Subcommand;
}

/** A slash command: its definition for Discord, and its subcommands by name. */
export interface Command {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly subcommands: Readonly<Record<string, Subcommand>>;
}

const MAX_CHOICES = 25;
/** Characters of a choice's name or value. */
export const MAX_CHOICE = 100;

/** The choices that contain what was typed, as many and as long as Discord takes. */
export function choicesLike(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed);
  return choices
    .filter(({ name, value }) => fold(name).includes(wanted) || fold(value).includes(wanted))
    .filter(({ value }) => value.length <= MAX_CHOICE)
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
