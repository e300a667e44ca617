import type { AutocompleteInteraction } from 'discord.js';
import type { Match } from '../../model/match.ts';
import { hasFallenSilent } from '../../model/seats.ts';
import { textPayload } from '../api/payload.ts';
import type { Bot } from '../bot.ts';
import type { CommandHandler, Commands, ReadOption } from './command.ts';
import type { AllComponentHandlers, Handler } from './component-handler.ts';
import { parseCustomId, type Verb } from './custom-id.ts';
import type {
  InteractionContext,
  Request,
  UsedCommand,
  UsedComponent,
} from './interaction-context.ts';
import type { Responder } from './responder.ts';

/** The work that an interaction asks for. */
export interface Task extends Handler {
  readonly name: string;
  /** The match that it is about, by its number; 0: none, or none that is known beforehand. */
  readonly match: number;
  /** `found`: the match that it is about, if there is one. */
  run(context: InteractionContext, answer: Responder, found?: Match): Promise<void>;
}

/** The name of a button that no version posts, or only an old one. */
export const UNKNOWN = 'unknown';

/** Answers with a sentence, to the person alone, instead of doing what they asked for. */
export async function refuseWith(sentence: string, answer: Responder): Promise<void> {
  answer.isRefusal = true;
  await answer.reply(textPayload(sentence));
}

/** What only answers so, wherever it was asked. */
function refusing(name: string, why: 'unknownButton' | 'tooFast'): Task {
  const run: Task['run'] = ({ words }, answer) => refuseWith(words.notices[why], answer);
  const flags = { isAlwaysOpen: true, isAnywhere: true, work: 'words' } as const;
  return { name, match: 0, expected: 'private', ...flags, run };
}

/** For who acts faster than their allowance, in place of what they asked for. */
export function tooFast({ name }: Task): Task {
  return refusing(name, 'tooFast');
}

export function commandTask(interaction: UsedCommand, commands: Commands, bot: Bot): Task {
  const handler = handlerOf(interaction, commands);
  if (handler === undefined) return refusing(UNKNOWN, 'unknownButton');
  const option = readOptions(interaction);
  return {
    ...handler,
    ...(option(handler.alwaysOpenWith ?? '') === 'true' && { isAlwaysOpen: true }),
    name: meterName(interaction),
    match: 0,
    async run(context, answer) {
      const newest = await bot.tables.stored.newestMatch(context.where.channelId);
      const mayLeave = COMMANDS_THAT_LEAVE.includes(commandName(interaction));
      const here = newest && !mayLeave ? await seenAgain(bot, context, newest) : newest;
      await handler.run(bot, { context, answer, option, here });
      await sayClosedOnce(bot, { context, answer });
    },
  };
}

/** Says once to somebody who has asked for direct messages that Discord does not let the bot write to them. */
async function sayClosedOnce(bot: Bot, { context, answer }: Request): Promise<void> {
  if (!answer.isAnswered || !(await bot.tables.alerts.tellRefusal(context.person.id))) return;
  await answer.add(textPayload(context.words.alerts.refused), 'asker');
}

/** As it is registered, `hanafuda start`; without what was typed. */
export function commandName(interaction: UsedCommand | AutocompleteInteraction): string {
  const { commandName: name } = interaction;
  if (interaction.isUserContextMenuCommand()) return name;
  return `${name} ${interaction.options.getSubcommand(false) ?? ''}`.trim();
}

/** The same in metrics: a subcommand without the name that all share. */
export function meterName(interaction: UsedCommand | AutocompleteInteraction): string {
  return commandName(interaction).replace(/^hanafuda /, '');
}

/** What answers a command that was used, or is being typed; undefined if no version of ours has it now. */
export function handlerOf(
  interaction: UsedCommand | AutocompleteInteraction,
  { handlers }: Commands,
): CommandHandler | undefined {
  const name = commandName(interaction);
  return Object.hasOwn(handlers, name) ? handlers[name] : undefined;
}

export function componentTask(
  interaction: UsedComponent,
  components: AllComponentHandlers,
  bot: Bot,
): Task {
  const customId = parseCustomId(interaction.customId);
  if (customId === undefined) return refusing(UNKNOWN, 'unknownButton');
  const handler = components[customId.verb];
  const values = valuesOf(interaction);
  const messageId = interaction.message?.id ?? '';
  return {
    ...handler,
    name: customId.verb,
    match: customId.match,
    async run(context, answer, found) {
      const isOwn = found !== undefined && !LEADS_ELSEWHERE.includes(customId.verb);
      const match = isOwn ? await seenAgain(bot, context, found) : found;
      await handler.run(bot, { context, answer, customId, values, messageId, match });
    },
  };
}

/** Say themselves whether the one who acts is there. */
const COMMANDS_THAT_LEAVE: readonly string[] = ['hanafuda join', 'hanafuda leave'];
const LEADS_ELSEWHERE: readonly Verb[] = ['back', 'leave', 'quit'];

/** The match, in which somebody who presses has their seat back if a computer took it since they were silent. */
async function seenAgain(
  { tables }: Bot,
  { person, seen }: InteractionContext,
  match: Match,
): Promise<Match> {
  if (!hasFallenSilent(match, person.id) || seen.barred(person.id) !== undefined) return match;
  const outcome = await tables.lobby.join({ matchId: match.id }, person);
  return outcome.ok ? outcome.match : match;
}

/** What was chosen in a menu, or written into a form. */
function valuesOf(interaction: UsedComponent): readonly string[] {
  if (interaction.isMessageComponent()) {
    return interaction.isAnySelectMenu() ? interaction.values : [];
  }
  return interaction.fields.fields.map((field) => ('value' in field ? String(field.value) : ''));
}

/** Every option as text: what was typed, the number, the id of a person or channel. The person of a menu is `user`. */
export function readOptions({
  options,
}: Pick<UsedCommand | AutocompleteInteraction, 'options'>): ReadOption {
  return (name) => {
    const value = options.get(name)?.value;
    return value === undefined ? undefined : String(value);
  };
}
