import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  MessageComponentInteraction,
} from 'discord.js';
import { textPayload } from '../api/payload.ts';
import type { Bot } from '../bot.ts';
import { tellRefusal } from '../direct/direct-messages.ts';
import type { WorkKind } from './admission.ts';
import type { Command, ReadOption, Subcommand } from './command.ts';
import type { AllComponentHandlers } from './component-handler.ts';
import { parseCustomId } from './custom-id.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { Expected, Responder } from './responder.ts';

/** An interaction that wants an answer of words or pictures. */
export type Answerable = MessageComponentInteraction | ChatInputCommandInteraction;

/** The work that an interaction asks for. */
export interface Job {
  /** The subcommand's, or the verb's. */
  readonly name: string;
  readonly expected: Expected;
  readonly isAlwaysOpen: boolean;
  readonly isAnywhere: boolean;
  readonly isForBarred: boolean;
  /** The match that it is about, by its number; 0: none, or none that is known beforehand. */
  readonly match: number;
  readonly work: WorkKind;
  run(context: InteractionContext, answer: Responder): Promise<void>;
}

/** The name of what no version of ours has asked people to press, or an old one has. */
export const UNKNOWN = 'unknown';

/** Answers with a sentence, to the person alone, instead of doing what they asked for. */
export async function refuseWith(sentence: string, answer: Responder): Promise<void> {
  answer.isRefusal = true;
  await answer.reply(textPayload(sentence));
}

/** The answer to an unknown button or command. */
const UNKNOWN_JOB: Job = {
  name: UNKNOWN,
  match: 0,
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  isForBarred: false,
  work: 'words',
  run: ({ words: { notices } }, answer) => refuseWith(notices.unknownButton, answer),
};

/** The answer to a person who acts faster than their allowance. */
export const TOO_FAST = {
  match: 0,
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  isForBarred: false,
  work: 'words',
  run: ({ words: { notices } }, answer) => refuseWith(notices.tooFast, answer),
} as const satisfies Partial<Job>;

/** What a command asks for. */
export function commandJob(
  interaction: ChatInputCommandInteraction,
  commands: readonly Command[],
  bot: Bot,
): Job {
  const subcommand = subcommandOf(interaction, commands);
  if (subcommand === undefined) return UNKNOWN_JOB;
  const option = readOptions(interaction);
  return {
    name: interaction.options.getSubcommand(false) ?? interaction.commandName,
    match: 0,
    expected: subcommand.expected,
    isAlwaysOpen: subcommand.isAlwaysOpen ?? false,
    isAnywhere: subcommand.isAnywhere ?? false,
    isForBarred: subcommand.isForBarred ?? false,
    work: subcommand.work ?? 'change',
    async run(context, answer) {
      await subcommand.run(bot, { context, answer, option });
      await tellRefusal(bot, { context, answer });
    },
  };
}

/** The subcommand that was typed, or is being typed; undefined where no version of ours has it now. */
export function subcommandOf(
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
  commands: readonly Command[],
): Subcommand | undefined {
  const { commandName, options } = interaction;
  const command = commands.find(({ definition }) => definition.name === commandName);
  const name = options.getSubcommand(false) ?? '';
  return command && Object.hasOwn(command.subcommands, name)
    ? command.subcommands[name]
    : undefined;
}

/** What a button or a menu asks for. */
export function componentJob(
  interaction: MessageComponentInteraction,
  components: AllComponentHandlers,
  bot: Bot,
): Job {
  const customId = parseCustomId(interaction.customId);
  if (customId === undefined) return UNKNOWN_JOB;
  const handler = components[customId.verb];
  const values = interaction.isAnySelectMenu() ? interaction.values : [];
  const messageId = interaction.message.id;
  return {
    name: customId.verb,
    match: customId.match,
    expected: handler.expected,
    isAlwaysOpen: handler.isAlwaysOpen ?? false,
    isAnywhere: handler.isAnywhere ?? false,
    isForBarred: handler.isForBarred ?? false,
    work: handler.work ?? 'change',
    run: (context, answer) => handler.run(bot, { context, answer, customId, values, messageId }),
  };
}

/** Every option as text: what was typed, the number, the id of a person or channel. */
export function readOptions({
  options,
}: ChatInputCommandInteraction | AutocompleteInteraction): ReadOption {
  return (name) => {
    const value = options.get(name)?.value;
    return value === undefined ? undefined : String(value);
  };
}
