import type {
  APIApplicationCommandOptionChoice,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { clip } from '../text/format/clip.ts';
import type { Bot, Request } from './bot.ts';
import type { Caller } from './caller.ts';
import type { Expected } from './responder.ts';

/** The options of a command by their names; undefined for one that was left out. */
export type ReadOption = (name: string) => string | undefined;

export interface CommandRequest extends Request {
  readonly option: ReadOption;
}

/** Somebody is typing an option and wants to know what it may be. */
export interface CompletionRequest {
  readonly caller: Caller;
  readonly option: ReadOption;
  /** The option being typed, and what stands there so far. */
  readonly focused: { readonly name: string; readonly value: string };
}

export type Choice = APIApplicationCommandOptionChoice<string>;

/** What a subcommand does. */
export interface Subcommand {
  readonly expected: Expected;
  /** Works in a channel in which the bot may not write. */
  readonly isAlwaysOpen?: true;
  /** Absent: it changes something, and is done however much there is to do. */
  readonly work?: 'words' | 'show';
  run(bot: Bot, request: CommandRequest): Promise<void>;
  /** At most 25 choices. */
  complete?(bot: Bot, request: CompletionRequest): readonly Choice[];
}

/** A slash command: what Discord is told of it, and what its subcommands do, by their names. */
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
    .map(({ name, value }) => ({ name: clip(name, MAX_CHOICE), value }));
}

/** A text without what people type differently: case, marks over letters, dots and spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{Z}\p{S}]/gu, '');
}
